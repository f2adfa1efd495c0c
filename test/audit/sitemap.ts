/** What the protocol says of a sitemap beyond its schema: https://www.sitemaps.org/protocol.html */
import { childrenIn } from "./element-rules.ts";
import { repeatedIn } from "./values.ts";
import type { XmlElement } from "./xml.ts";

const SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9";
const XHTML = "http://www.w3.org/1999/xhtml";
const MAX_ADDRESSES = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;

/** Of one sitemap that is found at `url`. */
export function sitemapProblems(root: XmlElement, url: string, bytes: number): string[] {
	const pages = childrenIn(root, SITEMAP, "url").map(locationOf);
	const folder = new URL(".", url).href;
	return [
		...(bytes > MAX_BYTES ? [`${bytes} bytes, more than ${MAX_BYTES}`] : []),
		...(pages.length > MAX_ADDRESSES ? [`${pages.length} addresses, more than ${MAX_ADDRESSES}`] : []),
		...repeatedIn(pages).map((page) => `${page} is listed more than once`),
		...pages
			.filter((page) => !`${page}/`.startsWith(folder))
			.map((page) => `${page} is not beside or below the sitemap`),
	];
}

/** Of all sitemaps together: pages that name alternates name themselves, and are named back by each of them. */
export function alternateProblems(roots: readonly XmlElement[]): string[] {
	const alternates = new Map(
		roots.flatMap((root) => childrenIn(root, SITEMAP, "url")).map((entry) => [locationOf(entry), alternatesOf(entry)]),
	);
	return [...alternates].flatMap(([page, named]) =>
		named.length > 0 && !named.includes(page)
			? [`${page} names alternates, but not itself`]
			: named
					.filter((other) => !alternates.get(other)?.includes(page))
					.map((other) => `${page} names ${other}, which does not name it`),
	);
}

export const locationOf = (entry: XmlElement): string => childrenIn(entry, SITEMAP, "loc")[0]?.text ?? "";

const alternatesOf = (entry: XmlElement): string[] =>
	childrenIn(entry, XHTML, "link").map(({ attributes }) => attributes.href ?? "");
