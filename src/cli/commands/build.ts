/** `ssg build`. If nothing has changed, prints the last report without loading the engine. */
import path from "node:path";
import { findConfigFile } from "../../config/find.ts";
import { readUnchangedReport } from "../../engine/cache/last-build.ts";
import {
	type BuildCommandOptions,
	type BuildRecord,
	EXIT_CONTENT_PROBLEMS,
	isLockEnforced,
} from "../command-options.ts";
import { openSiteCache } from "../site-cache.ts";
import { exceedsWarningLimit, printReport } from "../terminal/print-report.ts";
import { type BuildReport, formatReport, formatReportJson } from "../terminal/report.ts";
import { formatTimings } from "../terminal/timings.ts";
import { hashOfLock } from "../url-lock.ts";

export async function runBuild(root: string, options: BuildCommandOptions) {
	const start = performance.now();
	const file = findConfigFile(root, options.config);
	const cache = openSiteCache(file, options);
	const request = buildRequestOf(file, options);
	const unchanged = await readUnchangedReport<BuildRecord>(cache, "last-build", request);
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
	const texts = [...(options.quiet ? [] : [formatReport(report)]), ...(options.timings ? [formatTimings(report)] : [])];
	await printReport(
		{
			...{ problems, root: record.root },
			configFile: file,
			...(texts.length > 0 && { text: () => texts.join("\n") }),
			json: () => formatReportJson(report),
		},
		options,
	);
	if (!ok || exceedsWarningLimit(problems, options.maxWarnings)) process.exitCode = EXIT_CONTENT_PROBLEMS;
}

/** Everything besides its files that the built site depends on, and the output folder. */
const buildRequestOf = (file: string | undefined, options: BuildCommandOptions): string => {
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
