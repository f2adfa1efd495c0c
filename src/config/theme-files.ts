/** Checks that the modules and style sheets of the configuration are there. */
import { existsSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../model/config.ts";
import type { Problem } from "../model/problems/problem.ts";
import { type ConfigSource, locateConfigKey } from "./key-location.ts";

export const missingThemeFiles = ({ theme: { css, components }, root }: SiteConfig, file: ConfigSource): Problem[] =>
	[
		...css.map((name, index) => [name, ["theme", "css", String(index)]] as const),
		...(components ? [[components, ["theme", "components"]] as const] : []),
	]
		.filter(([name]) => !existsSync(name))
		.map(([name, keys]) => ({
			severity: "error",
			code: "missing-file",
			message: `file ${path.relative(root, name).replaceAll("\\", "/")} not found`,
			at: locateConfigKey(keys, file),
			hint: "write the path relative to the folder of the configuration",
		}));
