/** The URLs of a site, and the anchors on each: what other sites and bookmarks link to. */

import type { Page } from "../../model/site/page.ts";
import type { ResolvedSite, SiteRedirect } from "../../model/site/site.ts";
import { parseRoute, type Route, withoutTrailingSlash } from "../../model/urls/route.ts";
import { listCandidateFiles, stripBaseUrl } from "../../preview/serve/path.ts";

export interface SiteUrl {
	/** From the root of the site, without the base path and without a slash at the end. */
	readonly path: string;
	/** Ids that links can name. */
	readonly anchors: readonly string[];
	/** Whether its template or component may set ids, which only its markup shows. */
	readonly hasOtherIds?: true;
	/** The file that its text is in, relative to the site's root; absent if that is not known. */
	readonly source?: string;
	/** The target of a redirect: a percent-encoded path without the base path, or the URL of another site. */
	readonly redirectsTo?: string;
}

/** All URLs that show a page or redirect to one, sorted by path. */
export const siteUrlsOf = (
	{ pages, anchors, config }: Pick<ResolvedSite, "pages" | "anchors" | "config">,
	redirects: readonly SiteRedirect[],
): readonly SiteUrl[] =>
	[
		...pages
			.filter(({ hasAddress }) => hasAddress)
			.map((page) => ({
				path: withoutTrailingSlash(page.route),
				anchors: (anchors[page.route] ?? []).filter((id) => !FOOTNOTE.test(id) && id !== titleIdOf(page)),
				...(!anchors[page.route] && { hasOtherIds: true as const }),
				...(page.source && { source: page.source }),
			})),
		...redirects.flatMap(({ from, to }) =>
			to === undefined ? [] : { path: from, anchors: [], redirectsTo: stripBaseUrl(to, config.baseUrl) ?? to },
		),
	].sort((a, b) => (a.path < b.path ? -1 : 1));

/** A link to the title is a link to the page. */
const titleIdOf = (page: Page): string | undefined => (page.writtenIn === "markdown" ? page.heading?.id : undefined);

/** Their numbers change with the text. */
const FOOTNOTE = /^fn(?:ref)?\d/;

/** Where a URL leads to now. */
export interface UrlTarget {
	/** `undefined` for another site or a file. */
	readonly url: SiteUrl | undefined;
}

/**
 * Returns a function that finds where a path leads to, directly or by one redirect; `undefined` if nothing is there.
 *
 * @param files the files of the site
 */
export function createUrlLookup(
	urls: readonly SiteUrl[],
	files: ReadonlySet<string>,
): (path: string) => UrlTarget | undefined {
	const byPath = new Map(urls.map((url) => [url.path, url]));
	return (path) => {
		const own = byPath.get(withoutTrailingSlash(path));
		if (own?.redirectsTo !== undefined) return { url: byPath.get(pagePathOf(own.redirectsTo)) };
		if (own) return { url: own };
		return listCandidateFiles(parseRoute(path) as Route).some((file) => files.has(file))
			? { url: undefined }
			: undefined;
	};
}

/** The path of the page that a link of the site leads to. */
export const pagePathOf = (href: string): string => withoutTrailingSlash(parseRoute(href));
