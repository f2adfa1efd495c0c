/** Loads the configuration with a command's options. */
import path from "node:path";
import type { Cache } from "../engine/cache/cache.ts";
import { definedFields } from "../model/collections.ts";
import type { SiteConfig } from "../model/config.ts";
import { type BuildCommandOptions, configOptionsOf } from "./command-options.ts";
import { formatJson } from "./formats/json.ts";
import { printReport } from "./terminal/print-report.ts";

const EXIT_INVALID_CONFIG = 2;

/** Returns the configuration. If it is invalid, prints its problems and returns `undefined`. */
export async function loadConfigOrReport(
	root: string,
	options: BuildCommandOptions,
	cache?: Cache,
): Promise<SiteConfig | undefined> {
	const { ConfigError, loadConfig } = await import("../config/load.ts"); // the help of the commands needs no compiler
	try {
		return await loadConfig(root, configOptionsOf(options), cache);
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		const { problems } = error;
		const { config: file, format, json, verbose } = options;
		const folder = file ? path.dirname(file) : root;
		await printReport(
			{ problems, root: folder, configFile: file, json: () => formatJson(false, problems, folder) },
			definedFields({ format, json, verbose }),
		);
		process.exitCode = EXIT_INVALID_CONFIG;
		return undefined;
	}
}
