/** `ssg check`: everything that a build reports, and every URL that the site has lost; writes nothing but the lock. */
import { existsSync } from "node:fs";
import path from "node:path";
import { createPreviewBuilder } from "../build.ts";
import { Cache } from "../cache/cache.ts";
import { createDiskStore, replaceFile } from "../cache/disk-store.ts";
import { engineHash } from "../cache/engine-hash.ts";
import { displayPath } from "../emit/write-error.ts";
import { readRenames } from "../git/renames.ts";
import { createNodeHost } from "../host.ts";
import type { SiteConfig } from "../model/config.ts";
import { withHelpUrl } from "../model/manual.ts";
import { canPublish, hasErrors, type Problem } from "../model/problem.ts";
import {
	decodeUriText,
	homeRouteOf,
	withoutTrailingSlash,
} from "../model/route.ts";
import type { ResolvedSite } from "../model/site.ts";
import { stripBaseUrl } from "../serve/path.ts";
import { formatLock, LOCK_FILE } from "../urls/lock-file.ts";
import { findLostUrls } from "../urls/lost-urls.ts";
import { createUrlLookup, siteUrlsOf } from "../urls/site-urls.ts";
import { createThreadPool, defaultThreadCount } from "../work/thread-pool.ts";
import { EXIT_CONTENT_PROBLEMS, type SiteCommandOptions } from "./build.ts";
import { readEarlierUrls } from "./check/earlier-urls.ts";
import { type CheckedOutput, createCheckedOutput } from "./check/output.ts";
import { findOutsideProblems } from "./check/outside-links.ts";
import { loadConfigOrReport } from "./load-config.ts";
import { printProblems } from "./print-problems.ts";
import { formatTable } from "./table.ts";

export interface CheckOptions extends SiteCommandOptions {
	readonly drafts?: boolean;
	readonly strict?: boolean;
	readonly json?: boolean;
	readonly quiet?: boolean;
	/** Write the URLs of the site to the lock file. */
	readonly lock?: boolean;
	/** Ask for the addresses of other sites. */
	readonly external?: boolean;
	/** Where earlier URLs are listed. */
	readonly previous?: readonly string[];
}

export async function runCheck(root: string, options: CheckOptions) {
	const config = await loadConfigOrReport(root, options);
	if (!config) return;
	const output = createCheckedOutput();
	const disk = createDiskStore(config.cacheDir, engineHash());
	const host = createNodeHost(config, { cache: new Cache({ disk }) });
	const builder = createPreviewBuilder(
		config,
		{ ...host, open: () => output },
		createThreadPool(defaultThreadCount()),
	);
	const { problems: ofBuild } = await builder.build();
	const site = builder.site();
	const problems = [
		...ofBuild,
		...(site ? await findUrlProblems(site, output, options) : []),
		...(await builder.lint()),
		...(options.external
			? await findOutsideProblems(await builder.outsideLinks(), config)
			: []),
	];
	printProblems(problems, config.root, options.verbose);
	const isOk = canPublish(problems, config.strict);
	if (!isOk) process.exitCode = EXIT_CONTENT_PROBLEMS;
	if (options.json) console.log(reportJson(isOk, problems));
	else if (!options.quiet) console.log(summaryOf(problems));
	if (options.lock && site) writeLock(site, config, hasErrors(ofBuild));
}

/** Compares the site with its lock file and with other lists of earlier URLs. */
async function findUrlProblems(
	site: ResolvedSite,
	output: CheckedOutput,
	{ lock, previous = [] }: CheckOptions,
): Promise<readonly Problem[]> {
	const { root, baseUrl, locales, defaultLocale } = site.config;
	const hasLock = !lock && existsSync(path.join(root, LOCK_FILE));
	const lists = [
		...(hasLock
			? [{ given: path.join(root, LOCK_FILE), shown: LOCK_FILE }]
			: []),
		...previous.map((given) => ({ given, shown: shownPath(given, root) })),
	];
	if (lists.length === 0) return [];
	const current = siteUrlsOf(site);
	const find = createUrlLookup(
		current,
		new Set(output.files().map((file) => file.path)),
		redirectsIn(output.redirects(), baseUrl),
	);
	const renamed = await readRenames(root);
	const localePrefixes = locales
		.map(({ name }) => withoutTrailingSlash(homeRouteOf(name, defaultLocale)))
		.filter((prefix) => prefix !== "" && prefix !== "/");
	const found: Problem[] = [];
	for (const { given, shown } of lists) {
		const { urls, problems } = await readEarlierUrls(given, shown, baseUrl);
		found.push(
			...problems,
			...findLostUrls({
				...{ file: shown, earlier: urls, current, find, renamed },
				localePrefixes,
			}),
		);
	}
	return found;
}

/** A path relative to the site, as in other problems; an address stays as it is. */
const shownPath = (given: string, root: string): string =>
	/^https?:/.test(given)
		? given
		: path.relative(root, given).replaceAll("\\", "/") || ".";

/** Targets by old path, from the file that hosts read. Redirects to other sites are left out. */
function redirectsIn(
	text: string,
	baseUrl: string,
): ReadonlyMap<string, string> {
	const redirects = new Map<string, string>();
	for (const line of text.split("\n")) {
		const [from = "", to = ""] = line.trim().split(/\s+/);
		const [source, target] = [from, to].map((url) =>
			stripBaseUrl(decodeUriText(url), baseUrl),
		);
		if (source && target) redirects.set(withoutTrailingSlash(source), target);
	}
	return redirects;
}

/** A site with errors may lack pages, so its URLs are not recorded. */
function writeLock(
	site: ResolvedSite,
	{ root }: SiteConfig,
	isBroken: boolean,
): void {
	const file = path.join(root, LOCK_FILE);
	if (isBroken) {
		console.error(
			`error: ${displayPath(file)} is not written while the site has errors`,
		);
		return;
	}
	const urls = siteUrlsOf(site);
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
