/** Links each page to its equivalents in the other locales. */

import { getOrInsert } from "../../../model/collections.ts";
import type { SiteConfig } from "../../../model/config.ts";
import type { Page } from "../../../model/site/page.ts";
import { homeRouteOf, localizedRoute, type Route } from "../../../model/urls/route.ts";
import type { UnlinkedPage } from "../pages/unlinked-page.ts";

/** Pages with the same key, which are each other's equivalents. */
export interface PageGroup {
	readonly pages: readonly UnlinkedPage[];
	/** For each page, where it leads in the locales that have none: to the nearest index page. */
	readonly nearest: readonly Readonly<Record<string, Route>>[];
}

/** @param link links the pages of a group; it may keep what it returned before */
export function addAlternates(pages: readonly UnlinkedPage[], config: SiteConfig, link = linkEquivalents): Page[] {
	const groups = new Map<string, UnlinkedPage[]>();
	for (const page of pages) getOrInsert(groups, page.key, () => []).push(page);
	const findNearest = createIndexFinder(new Set(pages.map((page) => page.route)), config);
	const linked = new Map<UnlinkedPage, Page>();
	for (const [key, group] of groups) {
		const missing = config.locales.map(({ name }) => name).filter((name) => !pageIn(group, name));
		const nearest = group.map((page) =>
			page.hasAddress ? Object.fromEntries(missing.map((name) => [name, findNearest(page, name)])) : {},
		);
		for (const [i, page] of link(key, { pages: group, nearest }, config).entries())
			linked.set(group[i] as UnlinkedPage, page);
	}
	return pages.map((page) => linked.get(page) as Page);
}

/**
 * Adds to every page of a group its equivalents. A page without an address can be shown at any URL, so its alternates are
 * the locales' home pages.
 */
export const linkEquivalents = (
	_key: string,
	{ pages, nearest }: PageGroup,
	{ locales, defaultLocale }: SiteConfig,
): Page[] =>
	pages.map((page, i) => {
		const alternateIn = (name: string) =>
			page.hasAddress ? (pageIn(pages, name)?.route ?? nearest[i]?.[name]) : homeRouteOf(name, defaultLocale);
		const names = locales.map(({ name }) => name);
		return {
			...page,
			alternates: Object.fromEntries(names.map((name) => [name, alternateIn(name)])),
			...(page.hasAddress && findSameHeadings(page, pages)),
			translations: page.hasAddress ? names.filter((name) => pageIn(pages, name)?.contentLocale === name) : [],
			canonical:
				(page.hasAddress && page.contentLocale !== page.locale && pageIn(pages, page.contentLocale)?.route) ||
				page.route,
		} as Page;
	});

const pageIn = (group: readonly UnlinkedPage[], locale: string) => group.find((other) => other.locale === locale);

/** Readers who change the language stay in the section that they are reading. */
export function findSameHeadings(page: UnlinkedPage, group: readonly UnlinkedPage[]): Pick<Page, "sameHeadings"> {
	const ids = tocIdsOf(page);
	const same = group.filter((other) => other !== page && tocIdsOf(other) === ids).map(({ locale }) => locale);
	return ids && same.length > 0 ? { sameHeadings: same } : {};
}

const tocIdsOf = (page: UnlinkedPage): string =>
	page.writtenIn === "markdown" ? page.toc.map(({ id }) => id).join(" ") : "";

/** Returns a function that finds the index page nearest to the same path in another locale, at worst its home page. */
const createIndexFinder =
	(routes: ReadonlySet<Route>, { defaultLocale, trailingSlash }: SiteConfig) =>
	({ route, locale: own }: UnlinkedPage, locale: string): Route => {
		const parts = route.slice(homeRouteOf(own, defaultLocale).length).split("/").filter(Boolean);
		while (parts.pop() !== undefined)
			for (const end of ["", "/"]) {
				const path = parts.join("/") + (parts.length > 0 ? end : "");
				const above = localizedRoute(path, locale, defaultLocale, trailingSlash);
				if (routes.has(above)) return above;
			}
		return homeRouteOf(locale, defaultLocale);
	};
