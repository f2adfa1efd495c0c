/** The configuration, as the options of a command want it. */
import path from "node:path";
import { ConfigError, loadConfig } from "../config/load.ts";
import type { SiteConfig } from "../model/config.ts";
import type { Store } from "../work/store.ts";
import type { BuildOptions } from "./build.ts";
import { printProblems } from "./problems.ts";

const WRONG_CONFIG = 2;

/** The configuration; prints what is wrong with it and gives nothing when it cannot be used. */
export async function configOf(
	root: string,
	{ config: file, outDir, base, locale, drafts, strict, json }: BuildOptions,
	cache?: Store,
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
				JSON.stringify({ ok: false, problems: error.problems }, null, 2),
			);
		process.exitCode = WRONG_CONFIG;
		return undefined;
	}
}
