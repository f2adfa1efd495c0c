/** Finds URLs and anchors that a site had and has no longer. */
import {
	closestMatch,
	type Problem,
	type SourceLocation,
	type SuggestedRedirect,
	wholeFile,
} from "../model/problem.ts";
import { pagePathOf, type SiteUrl, type UrlTarget } from "./site-urls.ts";

/** A URL that the site had. `line` is where the list of them names it. */
export interface EarlierUrl extends SiteUrl {
	readonly line?: number;
}

export interface UrlComparison {
	/** Where the earlier URLs are from: a file relative to the site's root, or an address. */
	readonly file: string;
	readonly earlier: readonly EarlierUrl[];
	readonly current: readonly SiteUrl[];
	readonly find: (path: string) => UrlTarget | undefined;
	/** Old paths whose redirects lead nowhere. */
	readonly brokenRedirects: ReadonlySet<string>;
	/** New names of files, by the old ones, as far as git knows them. */
	readonly renamed: ReadonlyMap<string, string>;
	/** Of the locales that have a prefix in their paths. */
	readonly localePrefixes: readonly string[];
}

/** One problem for each page and each anchor, in whatever locales it is lost. */
export function findLostUrls(comparison: UrlComparison): readonly Problem[] {
	const lost = new Map<string, LostItem>();
	const add = (key: string, item: Omit<LostItem, "paths">, path: string) => {
		const known = lost.get(key);
		if (known) known.paths.push(path);
		else lost.set(key, { ...item, paths: [path] });
	};
	for (const url of defaultLocaleFirst(comparison)) {
		const plain = withoutLocale(url.path, comparison);
		const target = comparison.find(url.path);
		if (!target) add(plain, { url }, url.path);
		else if (target.url) {
			const missing = missingAnchors(url, target.url);
			const item = { url, target: target.url };
			if (isOtherPage(url, target.url, missing))
				add(`${plain}#`, item, url.path);
			else
				for (const anchor of missing)
					add(`${plain}#${anchor}`, { ...item, anchor }, url.path);
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
const defaultLocaleFirst = ({
	earlier,
	localePrefixes,
}: UrlComparison): readonly EarlierUrl[] => {
	const isTranslation = ({ path }: EarlierUrl) =>
		prefixOf(path, localePrefixes) !== undefined;
	return [
		...earlier.filter((url) => !isTranslation(url)),
		...earlier.filter(isTranslation),
	];
};

interface LostItem {
	readonly url: EarlierUrl;
	/** Absent if the page is lost, or all of its anchors. */
	readonly anchor?: string;
	/** The page that lacks the anchor. */
	readonly target?: SiteUrl;
	/** The paths of all locales that have lost it. */
	readonly paths: string[];
}

const withoutLocale = (
	path: string,
	{ localePrefixes }: Pick<UrlComparison, "localePrefixes">,
): string => {
	const prefix = prefixOf(path, localePrefixes);
	return prefix ? path.slice(prefix.length) || "/" : path;
};

const missingAnchors = (
	{ anchors }: SiteUrl,
	target: SiteUrl,
): readonly string[] => {
	const known = new Set(target.anchors);
	return anchors.filter((anchor) => !known.has(anchor));
};

/** A removed page that is redirected to one about something else, such as the page above it. */
const isOtherPage = (
	url: SiteUrl,
	target: SiteUrl,
	missing: readonly string[],
): boolean =>
	url.path !== target.path &&
	missing.length > 1 &&
	missing.length === url.anchors.length;

const locationOf = (
	{ line }: EarlierUrl,
	{ file }: UrlComparison,
): SourceLocation =>
	line === undefined ? wholeFile(file) : { path: file, line, column: 1 };

const alsoIn = ([first, ...others]: readonly string[]): string =>
	others.length === 0 ? `${first}` : `${first} (and ${others.join(", ")})`;

function urlProblem(
	{ url, paths }: LostItem,
	comparison: UrlComparison,
): Problem {
	const from = withoutLocale(url.path, comparison);
	const to = suggestedTarget(url, comparison);
	const isRedirected = paths.some((path) =>
		comparison.brokenRedirects.has(path),
	);
	const redirect = !isRedirected && to !== undefined && { from, to };
	return {
		severity: "error",
		code: "url-lost",
		message: `nothing is at ${alsoIn(paths)} any more`,
		at: locationOf(url, comparison),
		hint: redirect
			? `add ${redirectSource(redirect)} to redirects in the configuration`
			: isRedirected
				? `the redirect from ${JSON.stringify(from)} leads nowhere: correct its target`
				: `add a redirect from ${JSON.stringify(from)} to the page that replaces it, or remove it from the list`,
		...(redirect && { redirect }),
	};
}

const redirectSource = ({ from, to }: SuggestedRedirect): string =>
	`{ from: ${JSON.stringify(from)}, to: ${JSON.stringify(to)} }`;

/** The target of a redirect to a path that is lost, without the prefix of its locale. */
function suggestedTarget(
	url: EarlierUrl,
	comparison: UrlComparison,
): string | undefined {
	const { redirectsTo } = url;
	if (redirectsTo !== undefined && !redirectsTo.startsWith("/"))
		return redirectsTo;
	const target = redirectsTo === undefined ? url.path : pagePathOf(redirectsTo);
	const found = redirectsTo !== undefined && comparison.find(target);
	if (found) {
		const page = found.url?.path ?? target;
		return withoutLocale(page === target ? redirectsTo : page, comparison);
	}
	const earlier = comparison.earlier.find(({ path }) => path === target) ?? url;
	const successor = successorOf(earlier, comparison);
	return successor && withoutLocale(successor.path, comparison);
}

/**
 * What most likely replaces a page: its file under a new name, a new page with the same anchors or a similar path, or the
 * page above it.
 */
function successorOf(
	url: EarlierUrl,
	{ earlier, current: urls, renamed, localePrefixes }: UrlComparison,
): SiteUrl | undefined {
	const current = urls.filter(({ redirectsTo }) => redirectsTo === undefined);
	const file = url.source && renamed.get(url.source);
	const byFile = file && current.find(({ source }) => source === file);
	if (byFile) return byFile;
	const known = new Set(earlier.map(({ path }) => path));
	const isSameLocale = ({ path }: SiteUrl) =>
		prefixOf(path, localePrefixes) === prefixOf(url.path, localePrefixes);
	const added = current.filter(
		(one) => !known.has(one.path) && isSameLocale(one),
	);
	const anchors = url.anchors.join("\n");
	return (
		(anchors && added.find((one) => one.anchors.join("\n") === anchors)) ||
		added.find(({ path }) => lastSegmentOf(path) === lastSegmentOf(url.path)) ||
		findClosest(url.path, added) ||
		nearestAbove(url.path, current)
	);
}

const prefixOf = (path: string, prefixes: readonly string[]) =>
	prefixes.find((one) => path === one || path.startsWith(`${one}/`));

const lastSegmentOf = (path: string): string =>
	path.slice(path.lastIndexOf("/") + 1);

/** `undefined` if only the home page is above it. */
function nearestAbove(
	path: string,
	urls: readonly SiteUrl[],
): SiteUrl | undefined {
	const end = path.lastIndexOf("/");
	if (end <= 0) return undefined;
	const above = path.slice(0, end);
	return urls.find((url) => url.path === above) ?? nearestAbove(above, urls);
}

function findClosest(
	path: string,
	urls: readonly SiteUrl[],
): SiteUrl | undefined {
	const match = closestMatch(
		path,
		urls.map((url) => url.path),
	);
	return urls.find((url) => url.path === match);
}

function anchorProblem(
	{ url, anchor = "", paths }: LostItem,
	target: SiteUrl,
	comparison: UrlComparison,
): Problem {
	const isNew = (id: string) => !url.anchors.includes(id);
	const position = url.anchors.indexOf(anchor);
	const atPosition = target.anchors[position];
	const near =
		closestMatch(anchor, target.anchors.filter(isNew)) ??
		(atPosition !== undefined && isNew(atPosition) ? atPosition : undefined);
	return {
		severity: "error",
		code: "anchor-lost",
		message: `${alsoIn(paths)} has no anchor #${anchor} any more`,
		at: locationOf(url, comparison),
		hint: `give the heading that replaces it${near ? `, probably #${near},` : ""} the id {#${anchor}}${target.source ? ` in ${target.source}` : ""}`,
	};
}

const MAX_SHOWN_ANCHORS = 5;

function otherPageProblem(
	{ url, paths }: LostItem,
	target: SiteUrl,
	comparison: UrlComparison,
): Problem {
	const shown = url.anchors.slice(0, MAX_SHOWN_ANCHORS).map((id) => `#${id}`);
	const more = url.anchors.length - shown.length;
	return {
		severity: "error",
		code: "anchor-lost",
		message: `${alsoIn(paths)} leads to ${target.path}, which has none of its anchors: ${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
		at: locationOf(url, comparison),
		hint: "give headings on that page these ids; if the page is gone for good, ssg check --lock records it",
	};
}
