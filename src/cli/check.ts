/** `ssg check`: everything that a build reports, and every URL that the site has lost; writes nothing but the lock. */
import { hash } from "node:crypto";
import path from "node:path";
import { readCached, replaceFile } from "../cache/disk-store.ts";
import { readUnchangedReport } from "../cache/last-build.ts";
import { findConfigFile } from "../config/find.ts";
import { displayPath } from "../emit/write-error.ts";
import { withHelpUrl } from "../model/manual.ts";
import { canPublish, hasErrors, type Problem } from "../model/problem.ts";
import { formatLock, LOCK_FILE } from "../urls/lock-file.ts";
import type { SiteUrl } from "../urls/site-urls.ts";
import { EXIT_CONTENT_PROBLEMS, type SiteCommandOptions } from "./build.ts";
import { printProblems } from "./print-problems.ts";
import { openSiteCache } from "./site-cache.ts";
import { formatTable } from "./table.ts";
import { hashOfLock } from "./url-lock.ts";

export interface CheckOptions extends SiteCommandOptions {
	readonly drafts?: boolean;
	readonly strict?: boolean;
	readonly json?: boolean;
	readonly quiet?: boolean;
	/** Write the URLs of the site to the lock file. */
	readonly lock?: boolean;
	/** Write what mends problems. */
	readonly fix?: boolean;
	/** Write it without asking. */
	readonly yes?: boolean;
	/** Ask for the addresses of other sites. */
	readonly external?: boolean;
	/** Where earlier URLs are listed. */
	readonly previous?: readonly string[];
}

/** A check's result, as stored for the next one. */
export interface CheckRecord {
	/** The site's folder, absolute. */
	readonly root: string;
	readonly strict: boolean;
	readonly problems: readonly Problem[];
}

export interface CheckResult extends CheckRecord {
	/** Of a check that has run now; absent if the templates cannot be compiled. */
	readonly urls?: readonly SiteUrl[];
}

/** Reports the same again if nothing has changed, without loading the engine. */
export async function runCheck(root: string, options: CheckOptions) {
	const file = findConfigFile(root, options.config);
	const cache = openSiteCache(file);
	const request = checkRequestOf(file, options);
	const unchanged =
		request !== undefined
			? await readUnchangedReport<CheckRecord>(cache, "last-check", request)
			: undefined;
	const checked: CheckResult | undefined =
		unchanged ??
		(await (
			await import("./check/fresh-check.ts")
		).checkFresh(root, options, {
			cache,
			...(request !== undefined && { request }),
		}));
	if (!checked) return;
	const { strict } = checked;
	const problems =
		options.fix && file
			? await (await import("./check/fix.ts")).fixProblems(
					checked.problems,
					{ root: checked.root, configFile: file },
					options,
				)
			: checked.problems;
	printProblems(problems, checked.root, options.verbose);
	const isOk = canPublish(problems, strict);
	if (!isOk) process.exitCode = EXIT_CONTENT_PROBLEMS;
	if (options.json) console.log(reportJson(isOk, problems));
	else if (!options.quiet) console.log(summaryOf(problems));
	if (options.lock && checked.urls) writeLock(checked, checked.urls);
}

/** What a check depends on besides files of the site; `undefined` if its report cannot be kept. */
function checkRequestOf(
	file: string | undefined,
	{ outDir, base, drafts, strict, lock, external, previous = [] }: CheckOptions,
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
	return text === "" || text.trimStart().startsWith("<")
		? undefined
		: `${given} ${hash("sha256", text)}`;
}

/** A site with errors may lack pages, so its URLs are not recorded. */
function writeLock(
	{ root, problems }: CheckRecord,
	urls: readonly SiteUrl[],
): void {
	const file = path.join(root, LOCK_FILE);
	if (hasErrors(problems)) {
		console.error(
			`error: ${displayPath(file)} is not written while the site has errors`,
		);
		return;
	}
	replaceFile(file, formatLock(urls));
	console.log(`wrote ${urls.length} URLs to ${displayPath(file)}`);
}

const reportJson = (ok: boolean, problems: readonly Problem[]): string =>
	JSON.stringify({ ok, problems: problems.map(withHelpUrl) }, null, 2);

/** How many problems of each kind there are. */
function summaryOf(problems: readonly Problem[]): string {
	if (problems.length === 0) return "no problems";
	const counts = new Map<string, number>();
	for (const { severity, code } of problems) {
		const key = `${severity} ${code}`;
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
	return formatTable([["problem", "count"], ...rows]).join("\n");
}
