/** `ssg check`: everything that a build reports, and every URL that the site has lost; writes nothing but the lock. */

import { hash } from "node:crypto";
import path from "node:path";
import { type Command, Option } from "commander";
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
	addReportOptions,
	addSiteOptions,
	type CheckCommandOptions,
	type CheckedSite,
	type CheckRecord,
	type CheckResult,
	EXIT_CONTENT_PROBLEMS,
	parseInteger,
} from "../command-options.ts";
import { formatJson } from "../formats/json.ts";
import { formatOf } from "../formats/names.ts";
import { formatCheckSummary } from "../formats/summary.ts";
import { openSiteCache } from "../site-cache.ts";
import { exceedsWarningLimit, printReport } from "../terminal/print-report.ts";
import { hashOfLock } from "../url-lock.ts";

export default (program: Command): Command =>
	addReportOptions(
		addSiteOptions(program.command("check"))
			.description("report all problems of a build, and URLs that the site has lost")
			.option("--drafts", "include drafts")
			.option("--strict", "fail on warnings")
			.option("--max-warnings <number>", "fail if there are more warnings", parseInteger("number of warnings", 0))
			.addOption(new Option("--lock", "write the URLs of the site to urls.lock").conflicts(["drafts", "fix"]))
			.option(
				"--previous <list...>",
				"compare with earlier URLs: a lock file, a sitemap, a built folder, or an address",
			)
			.option("--since <ref>", "report only what is new since a commit or branch")
			.option("--fix", "show what mends problems, ask, and write it")
			.option("-y, --yes", "with --fix: write without asking")
			.option("--external", "request the addresses of other sites, too"),
	)
		.addHelpText("after", HELP)
		.action(runCheck);

const HELP = `
Reports what ssg build reports, without writing the site. If there is a urls.lock, every URL and anchor in it must still
lead somewhere, directly or by a redirect; each that does not is an error, with the line to add to the configuration.
Commit the file, and write it again when the site has new URLs.

With --fix, it writes the redirects that lost URLs need into the configuration, and mends what the rules for content can
mend. Without a terminal, it only shows what it would write, unless --yes is given.

With --since, the files of the commit that this branch and the other have in common are checked in the same way, and what
they have is left out. Commit or not, the files in the folder count as the change.

With --external, the address of each link to another site is asked once, as robots.txt allows. Answers are kept for a week,
failures for an hour. check.external in the configuration lists links to ignore and sets limits.

Problems go to stderr, and a summary by kind to stdout. With --format json, sarif (for code scanning) or gitlab (for code
quality), the report on stdout is for other programs. With --format github, it is annotations, which GitHub Actions shows
beside the lines.

Examples:
  ssg check                                    check the site in the current folder
  ssg check --lock                             record the URLs of the site
  ssg check --fix                              add redirects and mend content
  ssg check --since main                       report what this branch introduces
  ssg check --external                         request links to other sites, too
  ssg check --previous https://example.org     compare with the sitemap of the published site
  ssg check --previous ../old-site/dist        compare with a folder that was built before
  ssg check --format sarif > ssg.sarif         write a report for code scanning
  ssg check --max-warnings 10                  fail if there are more than ten warnings

Exit codes: 0 success, 1 problems in the content or lost URLs, 2 invalid usage or configuration.`;

/** Reports the same again if nothing has changed, without loading the engine. */
async function runCheck(root: string, options: CheckCommandOptions) {
	const file = findConfigFile(root, options.config);
	const cache = openSiteCache(file);
	const request = parseCheckRequest(file, options);
	const unchanged =
		request !== undefined ? await readUnchangedReport<CheckRecord>(cache, "last-check", request) : undefined;
	const checked: CheckResult | undefined =
		unchanged ?? (await (await import("../check/fresh-check.ts")).checkFresh(root, options, { cache, request }));
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
			problems,
			root: checked.root,
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
function parseCheckRequest(
	file: string | undefined,
	{ outDir, base, drafts, strict, lock, external, previous = [] }: CheckCommandOptions,
): string | undefined {
	if (lock || external) return undefined;
	const lists = previous.map(hashOfList);
	if (lists.includes(undefined)) return undefined;
	return JSON.stringify({
		file,
		outDir: outDir && path.resolve(outDir),
		base,
		drafts,
		strict,
		lists,
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
