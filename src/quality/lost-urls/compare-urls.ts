/** Compares the URLs of a site with those that it had. */
import type { SiteConfig } from "../../model/config.ts";
import { type Problem, startOfFile } from "../../model/problems/problem.ts";
import type { ResolvedSite, SiteRedirect } from "../../model/site/site.ts";
import { homeRouteOf, withoutTrailingSlash } from "../../model/urls/route.ts";
import { findLostUrls } from "./lost-urls.ts";
import { createUrlLookup, siteUrlsOf } from "./site-urls.ts";
import type { EarlierUrl, VersionPaths } from "./url-comparison.ts";

/** A list of earlier URLs. */
export interface EarlierUrls {
	/** Where it is from: a file relative to the site's root, or an address. */
	readonly file: string;
	readonly urls: readonly EarlierUrl[];
	readonly problems: readonly Problem[];
	/** Whether it names redirects as well as pages. */
	readonly isLock: boolean;
}

/** The URLs that a site had. */
export interface UrlHistory {
	readonly lists: readonly EarlierUrls[];
	/** New names of files by the old ones. Called only if URLs are lost. */
	readRenames(): Promise<ReadonlyMap<string, string>>;
}

/** @param files the files of the site */
export async function compareUrls(
	site: Pick<ResolvedSite, "pages" | "anchors" | "config">,
	files: ReadonlySet<string>,
	redirects: readonly SiteRedirect[],
	{ lists, readRenames }: UrlHistory,
) {
	const current = siteUrlsOf(site, redirects);
	const broken = redirects.filter(({ to }) => to === undefined);
	const context = {
		current,
		find: createUrlLookup(current, files),
		brokenRedirects: new Set(broken.map(({ from }) => from)),
		localePrefixes: localePrefixesOf(site.config),
		versions: versionPathsOf(site.config),
	};
	const lostWith = (renamed: ReadonlyMap<string, string>) =>
		lists.flatMap(({ file, urls, problems, isLock }) => [
			...problems,
			...findLostUrls({ ...context, file, renamed, earlier: urls, isMarkup: !isLock }),
		]);
	const lost = lostWith(new Map());
	return {
		/** Problems of the lists, and of URLs and anchors that are lost. */
		lost: lost.length > 0 ? lostWith(await readRenames()) : lost,
		unused: findUnusedRedirects(site, redirects, lists),
	};
}

const localePrefixesOf = ({ locales, defaultLocale }: ResolvedSite["config"]): readonly string[] =>
	locales
		.map(({ name }) => withoutTrailingSlash(homeRouteOf(name, defaultLocale)))
		.filter((prefix) => prefix !== "" && prefix !== "/");

const versionPathsOf = ({ docs }: ResolvedSite["config"]): readonly VersionPaths[] =>
	docs.flatMap(({ routeBasePath, versions, lastVersion }) => {
		const pathOf = (version: { readonly path: string } | undefined) =>
			["", routeBasePath, version?.path].filter((one, i) => one || i === 0).join("/");
		const last = versions.find(({ name }) => name === lastVersion);
		return versions.map((version) => ({ path: pathOf(version), lastPath: pathOf(last) }));
	});

/**
 * Redirects from paths that were never a URL of the site, which most likely are misspelt. Sitemaps and folders do not tell,
 * because they name no redirects; functions in `redirects` may name paths of pages that are newer than it.
 */
function findUnusedRedirects(
	{ config }: Pick<ResolvedSite, "config">,
	redirects: readonly SiteRedirect[],
	lists: readonly EarlierUrls[],
): readonly Problem[] {
	const locks = lists.filter(({ isLock }) => isLock);
	const [lock] = locks;
	if (!lock) return [];
	const known = new Set(locks.flatMap(({ urls }) => urls.map(({ path }) => path)));
	const prefixes = localePrefixesOf(config);
	const plain = redirects.filter(
		({ from, to, key }) =>
			to !== undefined && isWrittenOut(key, config) && !prefixes.some((prefix) => from.startsWith(`${prefix}/`)),
	);
	const isKnown = ({ from }: SiteRedirect) => ["", ...prefixes].some((prefix) => known.has(prefix + from));
	return plain
		.filter((redirect) => !isKnown(redirect))
		.map(({ from, key }) => ({
			severity: "info",
			code: "redirect-unused",
			message: `redirect from "${from}", which was no URL of the site before`,
			at: startOfFile(config.configPath),
			configKey: key,
			hint: `correct it if it is misspelt; otherwise ssg check --lock adds it to ${lock.file}`,
		}));
}

function isWrittenOut(key: string, { redirects }: SiteConfig): boolean {
	const [, index] = /^redirects\[(\d+)\]$/.exec(key) ?? [];
	return typeof redirects[Number(index)] === "object";
}
