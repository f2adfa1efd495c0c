/** Finds URLs and anchors that a site had and has no longer. */
import { getOrInsert } from "../../model/collections.ts";
import {
	closestMatch,
	type Problem,
	type SourceLocation,
	type SuggestedRedirect,
	wholeFile,
} from "../../model/problems/problem.ts";
import { pagePathOf, type SiteUrl } from "./site-urls.ts";
import type { EarlierUrl, UrlComparison, VersionPaths } from "./url-comparison.ts";

/** One problem for each page and each anchor, in whatever locales it is lost. */
export function findLostUrls(comparison: UrlComparison): readonly Problem[] {
	const lost = new Map<string, LostItem>();
	const add = (key: string, item: Omit<LostItem, "urls">) =>
		getOrInsert(lost, key, () => ({ ...item, urls: [] })).urls.push(item.url);
	for (const url of defaultLocaleFirst(comparison)) {
		const plain = withoutLocale(url.path, comparison);
		const target = comparison.find(url.path);
		if (!target) add(plain, { url });
		else if (target.url) {
			const missing = missingAnchors(url, target.url, comparison);
			const item = { url, target: target.url };
			if (isOtherPage(url, target.url, missing)) add(`${plain}#`, item);
			else for (const anchor of missing) add(`${plain}#${anchor}`, { ...item, anchor });
		}
	}
	return [...lost.values()].map((item) =>
		item.target === undefined
			? urlProblem(item, comparison)
			: item.anchor === undefined
				? otherPageProblem(item, item.target, comparison)
				: anchorProblem(item, item.target, comparison),
	);
}

/** Problems name the page of the default locale, which translations follow. */
const defaultLocaleFirst = ({ earlier, localePrefixes }: UrlComparison): readonly EarlierUrl[] => {
	const isTranslation = ({ path }: EarlierUrl) => prefixOf(path, localePrefixes) !== undefined;
	return [...earlier.filter((url) => !isTranslation(url)), ...earlier.filter(isTranslation)];
};

interface LostItem {
	readonly url: EarlierUrl;
	/** Absent if the page is lost, or all of its anchors. */
	readonly anchor?: string;
	/** The page that lacks the anchor. */
	readonly target?: SiteUrl;
	/** In all locales that have lost it. */
	readonly urls: EarlierUrl[];
}

const missingAnchors = ({ anchors }: SiteUrl, target: SiteUrl, { isMarkup }: Pick<UrlComparison, "isMarkup">) => {
	if (isMarkup && target.hasOtherIds) return [];
	const known = new Set(target.anchors);
	return anchors.filter((anchor) => !known.has(anchor));
};

/** A removed page that is redirected to one about something else, such as the page above it. */
const isOtherPage = (url: SiteUrl, target: SiteUrl, missing: readonly string[]): boolean =>
	url.path !== target.path && missing.length > 1 && missing.length === url.anchors.length;

const locationOf = ({ line }: EarlierUrl, { file }: UrlComparison): SourceLocation =>
	line === undefined ? wholeFile(file) : { path: file, line, column: 1 };

const pathsOf = ({ urls }: LostItem): string => {
	const [first, ...others] = urls.map(({ path }) => path);
	return others.length === 0 ? `${first}` : `${first} (and ${others.join(", ")})`;
};

function urlProblem(item: LostItem, comparison: UrlComparison): Problem {
	const { url, urls } = item;
	const from = withoutLocale(url.path, comparison);
	const to = suggestedTarget(url, comparison);
	const isRedirected = urls.some(({ path }) => comparison.brokenRedirects.has(path));
	const obstacle = to && findObstacle(urls, to, comparison);
	const redirect = !isRedirected && to !== undefined && { from, to, ...(obstacle && { obstacle }) };
	return {
		severity: "error",
		code: "url-lost",
		message: `nothing is at ${pathsOf(item)} any more`,
		at: locationOf(url, comparison),
		hint: redirect
			? `add ${redirectSource(redirect)} to redirects in the configuration${obstacle ? `, although ${obstacle}` : ""}`
			: isRedirected
				? `the redirect from ${JSON.stringify(from)} leads nowhere: correct its target`
				: `add a redirect from ${JSON.stringify(from)} to the page that replaces it, or remove it from the list`,
		...(redirect && { redirect }),
	};
}

const redirectSource = ({ from, to }: SuggestedRedirect): string =>
	`{ from: ${JSON.stringify(from)}, to: ${JSON.stringify(to)} }`;

/** What a check would report if the URLs were redirected. */
function findObstacle(urls: readonly EarlierUrl[], to: string, comparison: UrlComparison): string | undefined {
	if (!to.startsWith("/")) return undefined;
	const obstacles = urls.flatMap((url) => {
		const prefix = prefixOf(url.path, comparison.localePrefixes) ?? "";
		const path = pagePathOf(prefix + to);
		const target = comparison.find(path);
		if (!target) return `nothing is at ${path}`;
		if (!target.url) return [];
		const missing = missingAnchors(url, target.url, comparison);
		return missing.length > 0 ? `${target.url.path} lacks its ${anchorList(missing)}` : [];
	});
	return obstacles[0];
}

/** The target of a redirect to a path that is lost, without the prefix of its locale. */
function suggestedTarget(url: EarlierUrl, comparison: UrlComparison): string | undefined {
	const { redirectsTo } = url;
	if (redirectsTo !== undefined && !redirectsTo.startsWith("/")) return redirectsTo;
	const target = redirectsTo === undefined ? url.path : pagePathOf(redirectsTo);
	const found = redirectsTo !== undefined && comparison.find(target);
	if (found) {
		const page = found.url?.path ?? target;
		return withoutLocale(page === target ? redirectsTo : page, comparison);
	}
	const earlier = comparison.earlier.find(({ path }) => path === target) ?? url;
	const successor = findSuccessor(earlier, comparison);
	return successor && withoutLocale(successor.path, comparison);
}

function anchorProblem(item: LostItem, target: SiteUrl, comparison: UrlComparison): Problem {
	const { url, anchor = "" } = item;
	const isNew = (id: string) => !url.anchors.includes(id);
	const position = url.anchors.indexOf(anchor);
	const atPosition = target.anchors[position];
	const near =
		closestMatch(anchor, target.anchors.filter(isNew)) ??
		(atPosition !== undefined && isNew(atPosition) ? atPosition : undefined);
	return {
		severity: "error",
		code: "anchor-lost",
		message: `${pathsOf(item)} has no anchor #${anchor} any more`,
		at: locationOf(url, comparison),
		hint: `give the heading that replaces it${near ? `, probably #${near},` : ""} the id {#${anchor}}${target.source ? ` in ${target.source}` : ""}`,
	};
}

const MAX_SHOWN_ANCHORS = 5;

function anchorList(anchors: readonly string[]): string {
	const shown = anchors.slice(0, MAX_SHOWN_ANCHORS).map((id) => `#${id}`);
	const more = anchors.length - shown.length;
	return `${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

function otherPageProblem(item: LostItem, target: SiteUrl, comparison: UrlComparison): Problem {
	const { url } = item;
	return {
		severity: "error",
		code: "anchor-lost",
		message: `${pathsOf(item)} leads to ${target.path}, which has none of its anchors: ${anchorList(url.anchors)}`,
		at: locationOf(url, comparison),
		hint: "give headings on that page these ids; if the page is gone for good, ssg check --lock records it",
	};
}

// Guesses which page replaces one that a site had.

/**
 * What most likely replaces a page: its file under a new name, a new page with the same anchors or a similar path, the same
 * page of the latest release, or the page above it. Nothing leads to another version but that release.
 */
function findSuccessor(url: EarlierUrl, comparison: UrlComparison): SiteUrl | undefined {
	const { earlier, current: urls, renamed, localePrefixes } = comparison;
	const version = versionOf(url, comparison);
	const isAllowed = (one: SiteUrl) => {
		const other = versionOf(one, comparison);
		return other === version || !other || other.path === other.lastPath;
	};
	const current = urls.filter((one) => one.redirectsTo === undefined && isAllowed(one));
	const file = url.source && renamed.get(url.source);
	const byFile = file && current.find(({ source }) => source === file);
	if (byFile) return byFile;
	const known = new Set(earlier.map(({ path }) => path));
	const isSameLocale = ({ path }: SiteUrl) => prefixOf(path, localePrefixes) === prefixOf(url.path, localePrefixes);
	const added = current.filter((one) => !known.has(one.path) && isSameLocale(one));
	const isSameVersion = (one: SiteUrl) => versionOf(one, comparison) === version;
	return (
		mostSimilar(url, added.filter(isSameVersion)) ??
		mostSimilar(url, added) ??
		inLastVersion(url, version, comparison) ??
		nearestAbove(url.path, current)
	);
}

/** `undefined` for a page that is in no version. */
function versionOf(url: SiteUrl, comparison: UrlComparison): VersionPaths | undefined {
	const path = withoutLocale(url.path, comparison);
	const [longest] = comparison.versions
		.filter((version) => prefixOf(path, [version.path]) !== undefined)
		.sort((a, b) => b.path.length - a.path.length);
	return longest;
}

function mostSimilar(url: EarlierUrl, urls: readonly SiteUrl[]): SiteUrl | undefined {
	const anchors = url.anchors.join("\n");
	return (
		(anchors ? urls.find((one) => one.anchors.join("\n") === anchors) : undefined) ??
		urls.find(({ path }) => lastSegmentOf(path) === lastSegmentOf(url.path)) ??
		findClosest(url.path, urls)
	);
}

function inLastVersion(
	{ path }: EarlierUrl,
	version: VersionPaths | undefined,
	{ current, localePrefixes }: UrlComparison,
): SiteUrl | undefined {
	if (!version) return undefined;
	const prefix = prefixOf(path, localePrefixes) ?? "";
	const rest = path.slice(prefix.length + version.path.length);
	const sought = prefix + version.lastPath + rest;
	return current.find((one) => one.path === sought);
}

const lastSegmentOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** The prefix of the locale of a path. */
const prefixOf = (path: string, prefixes: readonly string[]) =>
	prefixes.find((one) => path === one || path.startsWith(`${one}/`));

const withoutLocale = (path: string, { localePrefixes }: { readonly localePrefixes: readonly string[] }) => {
	const prefix = prefixOf(path, localePrefixes);
	return prefix ? path.slice(prefix.length) || "/" : path;
};

/** `undefined` if only the home page is above it. */
function nearestAbove(path: string, urls: readonly SiteUrl[]): SiteUrl | undefined {
	const end = path.lastIndexOf("/");
	if (end <= 0) return undefined;
	const above = path.slice(0, end);
	return urls.find((url) => url.path === above) ?? nearestAbove(above, urls);
}

function findClosest(path: string, urls: readonly SiteUrl[]): SiteUrl | undefined {
	const match = closestMatch(
		path,
		urls.map((url) => url.path),
	);
	return urls.find((url) => url.path === match);
}
