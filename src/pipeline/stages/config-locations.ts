import { type ConfigSource, locateConfigKey } from "../../config/key-location.ts";
import type { Problem } from "../../model/problems/problem.ts";

/** Moves problems with a key of the configuration to its line, now that all of them are known. */
export const locateConfigProblems = (
	problems: readonly Problem[],
	source: ConfigSource | undefined,
): readonly Problem[] =>
	problems.map(({ configKey, ...problem }) =>
		configKey === undefined || !source ? problem : { ...problem, at: locateConfigKey(keysIn(configKey), source) },
	);

/** @example `docs.sidebars["a b"][0].id` becomes `docs`, `sidebars`, `a b`, `0`, `id` */
const keysIn = (path: string): string[] =>
	[...path.matchAll(/"([^"]*)"|[^.[\]"]+/g)].map(([written, quoted]) => quoted ?? written);
