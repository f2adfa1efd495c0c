/** Guesses which page replaces one that a site had. */
import { closestMatch } from "../../model/problems/problem.ts";
import type { SiteUrl } from "./site-urls.ts";
import type { EarlierUrl, UrlComparison, VersionPaths } from "./url-comparison.ts";
import { prefixOf, withoutLocale } from "./url-prefix.ts";

/**
 * What most likely replaces a page: its file under a new name, a new page with the same anchors or a similar path, the same
 * page of the latest release, or the page above it. Nothing leads to another version but that release.
 */
export function findSuccessor(url: EarlierUrl, comparison: UrlComparison): SiteUrl | undefined {
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
