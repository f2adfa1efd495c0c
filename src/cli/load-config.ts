/** Loads the configuration with a command's options. */
import path from "node:path";
import type { Cache } from "../cache/cache.ts";
import { ConfigError, loadConfig } from "../config/load.ts";
import type { SiteConfig } from "../model/config.ts";
import { withHelpUrl } from "../model/manual.ts";
import type { BuildCommandOptions } from "./build.ts";
import { printProblems } from "./print-problems.ts";

const EXIT_INVALID_CONFIG = 2;

/** Returns the configuration. If it is invalid, prints its problems and returns `undefined`. */
export async function loadConfigOrReport(
	root: string,
	{
		config: file,
		outDir,
		base,
		locale,
		drafts,
		strict,
		json,
	}: BuildCommandOptions,
	cache?: Cache,
): Promise<SiteConfig | undefined> {
	try {
		return await loadConfig(
			root,
			{
				...(file && { file }),
				...(outDir && { outDir }),
				...(base && { baseUrl: base }),
				...(locale && { locales: locale }),
				...(drafts && { drafts }),
				...(strict && { strict }),
			},
			cache,
		);
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		printProblems(error.problems, file ? path.dirname(file) : root);
		if (json)
			console.log(
				JSON.stringify(
					{ ok: false, problems: error.problems.map(withHelpUrl) },
					null,
					2,
				),
			);
		process.exitCode = EXIT_INVALID_CONFIG;
		return undefined;
	}
}
