/** `ssg build`. If nothing has changed, prints the last report without loading the engine. */
import path from "node:path";
import { findConfigFile } from "../../config/find.ts";
import { readUnchangedReport } from "../../engine/cache/last-build.ts";
import type { Shard } from "../../model/site/shard.ts";
import type { FormatOptions } from "../formats/names.ts";
import { openSiteCache } from "../site-cache.ts";
import { exceedsWarningLimit, printReport } from "../terminal/print-report.ts";
import {
	type BuildReport,
	type BuildSummary,
	formatReport,
	formatReportJson,
} from "../terminal/report.ts";
import { formatTimings } from "../terminal/timings.ts";
import { hashOfLock } from "../url-lock.ts";

export interface SiteCommandOptions {
	readonly config?: string;
	readonly outDir?: string;
	readonly base?: string;
	/** Print stack traces. */
	readonly verbose?: boolean;
}

export interface BuildCommandOptions extends SiteCommandOptions, FormatOptions {
	readonly locale?: readonly string[];
	readonly drafts?: boolean;
	readonly strict?: boolean;
	/** Fail if there are more. */
	readonly maxWarnings?: number;
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
	const cache = openSiteCache(file, options);
	const request = buildRequestOf(file, options);
	const unchanged = await readUnchangedReport<BuildRecord>(
		cache,
		"last-build",
		request,
	);
	const record = unchanged
		? { ...unchanged, timings: [] }
		: await (await import("../fresh-build.ts")).buildFresh(root, options, {
				cache,
				request,
			});
	if (!record) return;
	const report: BuildReport = {
		...record,
		outDir: path.relative(process.cwd(), record.outDir) || ".",
		ms: performance.now() - start,
	};
	const { problems, ok } = record.summary;
	const texts = [
		...(options.quiet ? [] : [formatReport(report)]),
		...(options.timings ? [formatTimings(report)] : []),
	];
	await printReport(
		{
			...{ problems, root: record.root },
			configFile: file,
			...(texts.length > 0 && { text: () => texts.join("\n") }),
			json: () => formatReportJson(report),
		},
		options,
	);
	if (!ok || exceedsWarningLimit(problems, options.maxWarnings))
		process.exitCode = EXIT_CONTENT_PROBLEMS;
}

/**
 * Whether a build fails if it loses a URL of the lock: in CI, where sites are published. A build with other pages than the
 * published site says nothing about it.
 */
export const isLockEnforced = ({
	locale,
	drafts,
}: Pick<BuildCommandOptions, "locale" | "drafts">): boolean =>
	Boolean(process.env.CI) && !locale && !drafts;

/** Everything besides its files that the built site depends on, and the output folder. */
const buildRequestOf = (
	file: string | undefined,
	options: BuildCommandOptions,
): string => {
	const { outDir, base, locale, drafts, strict, shard } = options;
	return JSON.stringify({
		file,
		outDir: outDir && path.resolve(outDir),
		base,
		locale,
		drafts,
		strict,
		shard,
		...(isLockEnforced(options) && { lock: hashOfLock(file) }),
	});
};
