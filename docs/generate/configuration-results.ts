/** What the examples of the configuration make of a site, which a test builds. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { code, fence } from "./page.ts";

/** Text by path, or `null` for a file that there is not. */
type FileLines = Readonly<Record<string, string | null>>;

interface ConfigurationResults {
	/** Text by path, of every site. */
	readonly files: Readonly<Record<string, string>>;
	readonly sites: readonly {
		readonly files?: Readonly<Record<string, string>>;
		/** What the examples need. */
		readonly config?: Readonly<Record<string, unknown>>;
		/** By the path of a key: lines of the files of the output that show what its example does. */
		readonly results: Readonly<Record<string, FileLines>>;
	}[];
}

export const CONFIGURATION_RESULTS: ConfigurationResults = parse(
	readFileSync(new URL("configuration-results.yml", import.meta.url), "utf8"),
);

const RESULTS: Readonly<Record<string, FileLines>> = Object.assign(
	{},
	...CONFIGURATION_RESULTS.sites.map(({ results }) => results),
);

/** What the reference shows below the example of a key. */
export function resultBlocks(key: string): string[] {
	const files = Object.entries(RESULTS[key] ?? {});
	const missing = files.filter(([, lines]) => lines === null).map(([file]) => code(file));
	return [
		...files.flatMap(([file, lines]) =>
			lines === null ? [] : [`The file ${code(file)} then has:`, fence(languageOf(file), lines)],
		),
		...(missing.length > 0 ? [`Result: the site has no ${missing.join(" and no ")}.`] : []),
	];
}

const languageOf = (file: string): string => path.extname(file).slice(1) || "text";
