import path from "node:path";
import { createBuilder } from "../build.ts";
import { ConfigError, loadConfig } from "../config/load.ts";
import { nodeHost } from "../host.ts";
import type { SiteConfig } from "../model/config.ts";
import { inline } from "../work/inline.ts";
import { printProblems } from "./problems.ts";
import { type Report, reportJson, reportText } from "./report.ts";
import { timed } from "./timed.ts";

export interface SiteOptions {
	readonly config?: string;
	readonly outDir?: string;
	readonly base?: string;
}

export interface BuildOptions extends SiteOptions {
	readonly locale?: readonly string[];
	readonly drafts?: boolean;
	readonly strict?: boolean;
	readonly json?: boolean;
	readonly quiet?: boolean;
}

const CONTENT_PROBLEMS = 1;
const WRONG_CONFIG = 2;

/** The configuration; prints what is wrong with it and gives nothing when it cannot be used. */
export async function configOf(
	root: string,
	{ config: file, outDir, base, locale, drafts, strict, json }: BuildOptions,
): Promise<SiteConfig | undefined> {
	try {
		return await loadConfig(root, {
			...(file && { file }),
			...(outDir && { outDir }),
			...(base && { baseUrl: base }),
			...(locale && { locales: locale }),
			...(drafts && { drafts }),
			...(strict && { strict }),
		});
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

export async function runBuild(root: string, options: BuildOptions) {
	const start = performance.now();
	const config = await configOf(root, options);
	if (!config) return;
	const { host, workers, timings } = timed(nodeHost(config), inline, progress);
	const result = await createBuilder(config, host, workers)().catch((error) => {
		if (options.json) console.log(failureJson(error));
		throw error;
	});
	progress("");
	const report: Report = {
		outDir: path.relative(process.cwd(), config.outDir) || ".",
		result,
		timings,
		ms: performance.now() - start,
	};
	printProblems(result.problems, config.root);
	if (options.json) console.log(reportJson(report));
	else if (!options.quiet) console.log(reportText(report));
	if (!result.ok) process.exitCode = CONTENT_PROBLEMS;
}

/** For who reads the report by machine: a failure that is no problem of the content in the form of one. */
const failureJson = (error: unknown): string =>
	JSON.stringify(
		{
			ok: false,
			problems: [
				{
					severity: "error",
					code: "failed",
					message: error instanceof Error ? error.message : String(error),
				},
			],
		},
		null,
		2,
	);

/** One line that is written over, on a terminal only. */
function progress(stage: string) {
	if (!process.stderr.isTTY || process.env.CI) return;
	process.stderr.write(`\r\u001b[K${stage}`);
}
