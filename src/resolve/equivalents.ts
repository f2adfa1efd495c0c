/** The same page in the other locales. */
import type { SiteConfig } from "../model/config.ts";
import type { NotFoundPage, Page } from "../model/page.ts";
import { homeOf, localized, type Route } from "../model/route.ts";
import type { Placed } from "./placed.ts";

/**
 * Tells every page of its equivalents; pages of one key are equal. Where a locale lacks one, the nearest index stands.
 * A not-found page, which answers in the place of any other, has none: it leads to each locale's home.
 */
export function withEquivalents(
	pages: readonly Placed[],
	config: SiteConfig,
): Page[] {
	const groups = new Map<string, Placed[]>();
	for (const page of pages) {
		const group = groups.get(page.key);
		if (group) group.push(page);
		else groups.set(page.key, [page]);
	}
	const routes = new Set(pages.map((page) => page.route));
	const names = config.locales.map((locale) => locale.name);
	return pages.map((page) => {
		if (page.kind === "not-found") return leadingHome(page, config);
		const group = groups.get(page.key) as Placed[];
		const at = (locale: string) =>
			group.find((other) => other.locale === locale);
		return {
			...page,
			alternates: Object.fromEntries(
				names.map((locale) => [
					locale,
					at(locale)?.route ?? nearestIndex(page, locale, routes, config),
				]),
			),
			translations: names.filter(
				(locale) => at(locale)?.contentLocale === locale,
			),
			canonical:
				page.contentLocale === page.locale
					? page.route
					: (at(page.contentLocale)?.route ?? page.route),
		} as Page;
	});
}

const leadingHome = (
	page: Placed<NotFoundPage>,
	{ locales, defaultLocale }: SiteConfig,
): NotFoundPage => ({
	...page,
	alternates: Object.fromEntries(
		locales.map(({ name }) => [name, homeOf(name, defaultLocale)]),
	),
	translations: [],
	canonical: page.route,
});

/** The closest page above the same path in another locale; its home at last. */
function nearestIndex(
	{ route, locale: own }: Placed,
	locale: string,
	routes: ReadonlySet<Route>,
	{ defaultLocale, routeForm }: SiteConfig,
): Route {
	const within = route.slice(homeOf(own, defaultLocale).length);
	const parts = within.split("/").filter(Boolean);
	while (parts.pop() !== undefined) {
		for (const end of ["", "/"]) {
			const path = parts.join("/") + (parts.length > 0 ? end : "");
			const above = localized(path, locale, defaultLocale, routeForm);
			if (routes.has(above)) return above;
		}
	}
	return homeOf(locale, defaultLocale);
}
