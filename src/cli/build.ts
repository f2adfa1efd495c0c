/** `ssg build`. If nothing has changed, prints the last report without loading the engine. */
import { existsSync } from "node:fs";
import path from "node:path";
import { Cache } from "../cache/cache.ts";
import { createDiskStore } from "../cache/disk-store.ts";
import { engineHash } from "../cache/engine-hash.ts";
import { readUnchangedReport } from "../cache/last-build.ts";
import { cacheDirOf, findConfigFile } from "../config/find.ts";
import { writeError } from "../emit/write-error.ts";
import type { Shard } from "../model/shard.ts";
import { printProblems } from "./print-problems.ts";
import {
	type BuildReport,
	type BuildSummary,
	formatReport,
	formatReportJson,
} from "./report.ts";
import { formatTimings } from "./timings.ts";

export interface SiteCommandOptions {
	readonly config?: string;
	readonly outDir?: string;
	readonly base?: string;
	/** Print stack traces. */
	readonly verbose?: boolean;
}

export interface BuildCommandOptions extends SiteCommandOptions {
	readonly locale?: readonly string[];
	readonly drafts?: boolean;
	readonly strict?: boolean;
	readonly json?: boolean;
	readonly quiet?: boolean;
	readonly timings?: boolean;
	/**
	 * Number of worker threads.
	 *
	 * @default depends on the CPU
	 */
	readonly threads?: number;
	/** `false`: neither read nor write the cache. */
	readonly cache?: boolean;
	/** Build only a part of the site. */
	readonly shard?: Shard;
}

/** A build's result, as stored for the next build. */
export interface BuildRecord {
	/** Absolute. */
	readonly root: string;
	readonly outDir: string;
	readonly summary: BuildSummary;
}

export const EXIT_CONTENT_PROBLEMS = 1;

export async function runBuild(root: string, options: BuildCommandOptions) {
	const start = performance.now();
	const file = findConfigFile(root, options.config);
	const cache = openCache(file, options);
	const request = buildRequestOf(file, options);
	const unchanged = await readUnchangedReport<BuildRecord>(cache, request);
	const record = unchanged
		? { ...unchanged, timings: [] }
		: await (await import("./fresh-build.ts")).buildFresh(root, options, {
				cache,
				request,
			});
	if (!record) return;
	const report: BuildReport = {
		...record,
		outDir: path.relative(process.cwd(), record.outDir) || ".",
		ms: performance.now() - start,
	};
	printProblems(record.summary.problems, record.root, options.verbose);
	if (options.json) console.log(formatReportJson(report));
	else if (!options.quiet) console.log(formatReport(report));
	if (options.timings && !options.json) console.log(formatTimings(report));
	if (!record.summary.ok) process.exitCode = EXIT_CONTENT_PROBLEMS;
}

/** Opens the site's cache. It keeps nothing if it is disabled or there is no site. */
function openCache(
	file: string | undefined,
	{ cache }: BuildCommandOptions,
): Cache {
	if (cache === false || !file || !existsSync(file)) return new Cache();
	const disk = createDiskStore(
		cacheDirOf(path.dirname(file)),
		engineHash(),
		(name, error) => {
			console.error(
				`warning: ${writeError(name, error).message.split("\n")[0]}; the build continues without a cache`,
			);
		},
	);
	return new Cache({ disk });
}

/** Everything besides its files that the built site depends on, and the output folder. */
const buildRequestOf = (
	file: string | undefined,
	{ outDir, base, locale, drafts, strict, shard }: BuildCommandOptions,
): string =>
	JSON.stringify({
		file,
		outDir: outDir && path.resolve(outDir),
		base,
		locale,
		drafts,
		strict,
		shard,
	});
