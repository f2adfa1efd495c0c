/** Links each page to its equivalents in the other locales. */
import type { SiteConfig } from "../../../model/config.ts";
import type { Page } from "../../../model/site/page.ts";
import type { Memoize } from "../../../model/text/memoize.ts";
import { homeRouteOf, localizedRoute, type Route } from "../../../model/urls/route.ts";
import type { UnlinkedPage } from "../pages/unlinked-page.ts";

/**
 * Adds to every page its equivalents, which are the pages with the same key. If a locale has none, the nearest index
 * page is used. A page without an address can be shown at any URL, so its alternates are the locales' home pages.
 */
export function addAlternates(pages: readonly UnlinkedPage[], config: SiteConfig, memoize: Memoize): Page[] {
	const groups = new Map<string, UnlinkedPage[]>();
	for (const page of pages) {
		const group = groups.get(page.key);
		if (group) group.push(page);
		else groups.set(page.key, [page]);
	}
	const routes = new Set(pages.map((page) => page.route));
	const linked = new Map<UnlinkedPage, Page>();
	for (const [key, group] of groups) {
		// Of a page that a locale lacks, the other locales link to another page.
		const elsewhere = group.flatMap((page) =>
			page.hasAddress
				? config.locales.flatMap(({ name }) =>
						pageIn(group, name) ? [] : [findNearestIndex(page, name, routes, config)],
					)
				: [],
		);
		const pages = memoize(`alternates ${key}`, [group, elsewhere, config], () =>
			group.map((page) =>
				page.hasAddress ? withAlternates(page, group, routes, config) : withHomeAlternates(page, config),
			),
		);
		for (const [i, page] of group.entries()) linked.set(page, pages[i] as Page);
	}
	return pages.map((page) => linked.get(page) as Page);
}

const pageIn = (group: readonly UnlinkedPage[], locale: string) => group.find((other) => other.locale === locale);

function withAlternates(
	page: UnlinkedPage,
	group: readonly UnlinkedPage[],
	routes: ReadonlySet<Route>,
	config: SiteConfig,
): Page {
	const names = config.locales.map(({ name }) => name);
	return {
		...page,
		alternates: Object.fromEntries(
			names.map((name) => [name, pageIn(group, name)?.route ?? findNearestIndex(page, name, routes, config)]),
		),
		...sameHeadingsOf(page, group),
		translations: names.filter((name) => pageIn(group, name)?.contentLocale === name),
		canonical:
			page.contentLocale === page.locale ? page.route : (pageIn(group, page.contentLocale)?.route ?? page.route),
	} as Page;
}

/** Readers who change the language stay in the section that they are reading. */
export function sameHeadingsOf(page: UnlinkedPage, group: readonly UnlinkedPage[]): Pick<Page, "sameHeadings"> {
	const ids = tocIdsOf(page);
	const same = group.filter((other) => other !== page && tocIdsOf(other) === ids).map(({ locale }) => locale);
	return ids && same.length > 0 ? { sameHeadings: same } : {};
}

const tocIdsOf = (page: UnlinkedPage): string =>
	page.writtenIn === "markdown" ? page.toc.map(({ id }) => id).join(" ") : "";

const withHomeAlternates = (page: UnlinkedPage, { locales, defaultLocale }: SiteConfig): Page => ({
	...page,
	alternates: Object.fromEntries(locales.map(({ name }) => [name, homeRouteOf(name, defaultLocale)])),
	translations: [],
	canonical: page.route,
});

/** Finds the index page nearest to the same path in another locale, at worst its home page. */
function findNearestIndex(
	{ route, locale: own }: UnlinkedPage,
	locale: string,
	routes: ReadonlySet<Route>,
	{ defaultLocale, trailingSlash }: SiteConfig,
): Route {
	const within = route.slice(homeRouteOf(own, defaultLocale).length);
	const parts = within.split("/").filter(Boolean);
	while (parts.pop() !== undefined) {
		for (const end of ["", "/"]) {
			const path = parts.join("/") + (parts.length > 0 ? end : "");
			const above = localizedRoute(path, locale, defaultLocale, trailingSlash);
			if (routes.has(above)) return above;
		}
	}
	return homeRouteOf(locale, defaultLocale);
}
