/** Links each page to its equivalents in the other locales. */
import type { SiteConfig } from "../model/config.ts";
import type { Memoize } from "../model/memoize.ts";
import type { Page } from "../model/page.ts";
import { homeRouteOf, localizedRoute, type Route } from "../model/route.ts";
import type { UnlinkedPage } from "./unlinked-page.ts";

/**
 * Adds to every page its equivalents, which are the pages with the same key. If a locale has none, the nearest index
 * page is used. A page without an address can be shown at any URL, so its alternates are the locales' home pages.
 */
export function addAlternates(
	pages: readonly UnlinkedPage[],
	config: SiteConfig,
	memoize: Memoize,
): Page[] {
	const groups = new Map<string, UnlinkedPage[]>();
	for (const page of pages) {
		const group = groups.get(page.key);
		if (group) group.push(page);
		else groups.set(page.key, [page]);
	}
	const routes = new Set(pages.map((page) => page.route));
	const names = config.locales.map((locale) => locale.name);
	return pages.map((page) => {
		if (!page.hasAddress) return addHomeAlternates(page, config);
		const group = groups.get(page.key) as UnlinkedPage[];
		const at = (locale: string) =>
			group.find((other) => other.locale === locale);
		const alternates = names.map(
			(locale) =>
				at(locale)?.route ?? findNearestIndex(page, locale, routes, config),
		);
		const translations = names.filter(
			(locale) => at(locale)?.contentLocale === locale,
		);
		const canonical =
			page.contentLocale === page.locale
				? page.route
				: (at(page.contentLocale)?.route ?? page.route);
		const facts = [page, alternates, translations, canonical];
		return memoize(
			`alternates ${page.locale} ${page.kind} ${page.route}`,
			facts,
			() =>
				({
					...page,
					alternates: Object.fromEntries(
						names.map((locale, i) => [locale, alternates[i]]),
					),
					translations,
					canonical,
				}) as Page,
		);
	});
}

const addHomeAlternates = (
	page: UnlinkedPage,
	{ locales, defaultLocale }: SiteConfig,
): Page => ({
	...page,
	alternates: Object.fromEntries(
		locales.map(({ name }) => [name, homeRouteOf(name, defaultLocale)]),
	),
	translations: [],
	canonical: page.route,
});

/** Finds the index page nearest to the same path in another locale, at worst its home page. */
function findNearestIndex(
	{ route, locale: own }: UnlinkedPage,
	locale: string,
	routes: ReadonlySet<Route>,
	{ defaultLocale, routeForm }: SiteConfig,
): Route {
	const within = route.slice(homeRouteOf(own, defaultLocale).length);
	const parts = within.split("/").filter(Boolean);
	while (parts.pop() !== undefined) {
		for (const end of ["", "/"]) {
			const path = parts.join("/") + (parts.length > 0 ? end : "");
			const above = localizedRoute(path, locale, defaultLocale, routeForm);
			if (routes.has(above)) return above;
		}
	}
	return homeRouteOf(locale, defaultLocale);
}
