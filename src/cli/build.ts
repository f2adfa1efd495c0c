/** `ssg build`: what nothing can have changed is not built again, and what that takes is not even loaded. */
import { existsSync } from "node:fs";
import path from "node:path";
import { diskStore } from "../cache/disk.ts";
import { engineHash } from "../cache/engine.ts";
import { unchangedReport } from "../cache/last-build.ts";
import { cacheDirOf, configFile } from "../config/find.ts";
import type { Store } from "../work/store.ts";
import { printProblems } from "./problems.ts";
import { type Report, reportJson, reportText, type Summary } from "./report.ts";
import { timingsText } from "./timings.ts";

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
	readonly timings?: boolean;
	/** Beside the main one. Default: as the machine has room for. */
	readonly threads?: number;
	/** `false`: neither use what earlier builds made, nor keep anything for later ones. */
	readonly cache?: boolean;
}

/** What a build tells the next one, too. */
export interface Told {
	/** Absolute. */
	readonly root: string;
	readonly outDir: string;
	readonly summary: Summary;
}

const CONTENT_PROBLEMS = 1;

export async function runBuild(root: string, options: BuildOptions) {
	const start = performance.now();
	const file = configFile(root, options.config);
	const cache = cacheOf(file, options);
	const request = requestOf(file, options);
	const kept = await (cache && unchangedReport(cache, request));
	const made = kept
		? { ...(JSON.parse(kept) as Told), timings: [] }
		: await (await import("./make.ts")).make(root, options, { cache, request });
	if (!made) return;
	const report: Report = {
		...made,
		outDir: path.relative(process.cwd(), made.outDir) || ".",
		ms: performance.now() - start,
	};
	printProblems(made.summary.problems, made.root);
	if (options.json) console.log(reportJson(report));
	else if (!options.quiet) console.log(reportText(report));
	if (options.timings && !options.json) console.log(timingsText(report));
	if (!made.summary.ok) process.exitCode = CONTENT_PROBLEMS;
}

/** What earlier builds of the site kept; nothing when it is not wanted, or where there is no site. */
function cacheOf(
	file: string | undefined,
	{ cache }: BuildOptions,
): Store | undefined {
	if (cache === false || !file || !existsSync(file)) return undefined;
	return diskStore(cacheDirOf(path.dirname(file)), engineHash());
}

/** All that the site depends on besides its files, and where it is to be written. */
const requestOf = (
	file: string | undefined,
	{ outDir, base, locale, drafts, strict }: BuildOptions,
): string =>
	JSON.stringify({
		file,
		outDir: outDir && path.resolve(outDir),
		base,
		locale,
		drafts,
		strict,
	});
