/** What the protocol says of a sitemap beyond its schema: https://www.sitemaps.org/protocol.html */
import { unless } from "./element-rules.ts";
import { repeatedIn } from "./values.ts";
import { childrenIn, textOf } from "./xml.ts";

const SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9";
const XHTML = "http://www.w3.org/1999/xhtml";
const MAX_ADDRESSES = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;

/** Of one sitemap that is found at `url`. */
export function sitemapProblems(root: Element, url: string, bytes: number): string[] {
	const pages = childrenIn(root, SITEMAP, "url").map(locationOf);
	const folder = new URL(".", url).href;
	return [
		...unless(bytes <= MAX_BYTES, `${bytes} bytes, more than ${MAX_BYTES}`),
		...unless(pages.length <= MAX_ADDRESSES, `${pages.length} addresses, more than ${MAX_ADDRESSES}`),
		...repeatedIn(pages).map((page) => `${page} is listed more than once`),
		...pages.flatMap((page) => unless(`${page}/`.startsWith(folder), `${page} is not beside or below the sitemap`)),
	];
}

/** Of all sitemaps together: pages that name alternates name themselves, and are named back by each of them. */
export function alternateProblems(roots: readonly Element[]): string[] {
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

export const locationOf = (entry: Element): string => childrenIn(entry, SITEMAP, "loc").map(textOf)[0] ?? "";

const alternatesOf = (entry: Element): string[] =>
	childrenIn(entry, XHTML, "link").map((link) => link.getAttribute("href") ?? "");
