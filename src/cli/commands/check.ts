/** `ssg check`: everything that a build reports, and every URL that the site has lost; writes nothing but the lock. */
import { hash } from "node:crypto";
import path from "node:path";
import { findConfigFile } from "../../config/find.ts";
import type { Cache } from "../../engine/cache/cache.ts";
import { readCached } from "../../engine/cache/disk-store.ts";
import { readUnchangedReport } from "../../engine/cache/last-build.ts";
import { UnknownCommitError } from "../../engine/git/commit-tree.ts";
import { canPublish, formatHint, hasErrors, type Problem } from "../../model/problems/problem.ts";
import { replaceFile } from "../../pipeline/emit/replace-file.ts";
import { displayPath } from "../../pipeline/emit/write-error.ts";
import { formatLock, LOCK_FILE } from "../../quality/lost-urls/lock-file.ts";
import type { SiteUrl } from "../../quality/lost-urls/site-urls.ts";
import {
	type CheckCommandOptions,
	type CheckedSite,
	type CheckRecord,
	type CheckResult,
	EXIT_CONTENT_PROBLEMS,
} from "../command-options.ts";
import { formatJson } from "../formats/json.ts";
import { formatOf } from "../formats/names.ts";
import { formatCheckSummary } from "../formats/summary.ts";
import { openSiteCache } from "../site-cache.ts";
import { exceedsWarningLimit, printReport } from "../terminal/print-report.ts";
import { hashOfLock } from "../url-lock.ts";

/** Reports the same again if nothing has changed, without loading the engine. */
export async function runCheck(root: string, options: CheckCommandOptions) {
	const file = findConfigFile(root, options.config);
	const cache = openSiteCache(file);
	const request = checkRequestOf(file, options);
	const unchanged =
		request !== undefined ? await readUnchangedReport<CheckRecord>(cache, "last-check", request) : undefined;
	const checked: CheckResult | undefined =
		unchanged ??
		(await (
			await import("../check/fresh-check.ts")
		).checkFresh(root, options, {
			cache,
			...(request !== undefined && { request }),
		}));
	if (!checked) return;
	const { strict } = checked;
	const site = { root: checked.root, configFile: file as string };
	const reported = await reportedProblems(checked, site, options, cache);
	if (!reported) return;
	const problems = options.fix
		? await (await import("../check/fix.ts")).fixProblems(reported, site, {
				...options,
				json: formatOf(options) !== "text",
			})
		: reported;
	const isOk = canPublish(problems, strict) && !exceedsWarningLimit(problems, options.maxWarnings);
	if (!isOk) process.exitCode = EXIT_CONTENT_PROBLEMS;
	await printReport(
		{
			...{ problems, root: checked.root },
			configFile: file,
			...(!options.quiet && { text: () => formatCheckSummary(problems) }),
			json: () => formatJson(isOk, problems, checked.root),
		},
		options,
	);
	if (options.lock && checked.urls) writeLock(checked, checked.urls);
}

/** With `since`, without those that the site had then; `undefined` if there is no such commit. */
async function reportedProblems(
	{ problems }: CheckRecord,
	site: CheckedSite,
	options: CheckCommandOptions,
	cache: Cache,
): Promise<readonly Problem[] | undefined> {
	const { since, quiet } = options;
	if (since === undefined) return problems;
	const { findNewProblems } = await import("../check/since.ts");
	try {
		const found = await findNewProblems(problems, site, since, options, cache);
		if (found.failure !== undefined)
			console.error(`warning: all problems count as new, because ${found.failure} at ${since}`);
		const omitted = problems.length - found.problems.length;
		if (omitted > 0 && !quiet)
			console.error(`left out ${omitted} problem${omitted === 1 ? "" : "s"} that ${since} has, too`);
		return found.problems;
	} catch (error) {
		if (!(error instanceof UnknownCommitError)) throw error;
		console.error(`error: ${error.message}\n${formatHint(error.hint)}`);
		process.exitCode = EXIT_UNKNOWN_COMMIT;
		return undefined;
	}
}

const EXIT_UNKNOWN_COMMIT = 2;

/** What a check depends on besides files of the site; `undefined` if its report cannot be kept. */
function checkRequestOf(
	file: string | undefined,
	{ outDir, base, drafts, strict, lock, external, previous = [] }: CheckCommandOptions,
): string | undefined {
	if (lock || external) return undefined;
	const lists = previous.map(hashOfList);
	if (lists.includes(undefined)) return undefined;
	return JSON.stringify({
		file,
		outDir: outDir && path.resolve(outDir),
		...{ base, drafts, strict, lists },
		lock: hashOfLock(file),
	});
}

/** A list that is one file. Folders, addresses, and sitemaps, which may name others, are read again each time. */
function hashOfList(given: string): string | undefined {
	const text = readCached(given).toString();
	return text === "" || text.trimStart().startsWith("<") ? undefined : `${given} ${hash("sha256", text)}`;
}

/** A site with errors may lack pages, so its URLs are not recorded. Links to other sites say nothing about its own. */
function writeLock({ root, problems }: CheckRecord, urls: readonly SiteUrl[]): void {
	const file = path.join(root, LOCK_FILE);
	const ofSite = problems.filter(({ code }) => !code.startsWith("external-"));
	if (hasErrors(ofSite)) {
		console.error(`error: ${displayPath(file)} is not written while the site has errors`);
		return;
	}
	replaceFile(file, formatLock(urls));
	console.log(`wrote ${urls.length} URLs to ${displayPath(file)}`);
}
