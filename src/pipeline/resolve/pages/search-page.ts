/** Creates the page that the search forms lead to. A script shows the results there. */
import type { Locale, SiteConfig } from "../../../model/config.ts";
import type { SearchPage } from "../../../model/site/page.ts";
import { localizedRoute, type Route } from "../../../model/urls/route.ts";
import { generatedPageFields, type UnlinkedPage } from "./unlinked-page.ts";

export const searchRouteOf = ({ name }: Locale, { defaultLocale, trailingSlash }: SiteConfig): Route =>
	localizedRoute("search", name, defaultLocale, trailingSlash);

export const createSearchPage = (locale: Locale, route: Route, indexRoute: Route): UnlinkedPage<SearchPage> => ({
	...generatedPageFields(route, "search", locale),
	kind: "search",
	nameInProblems: "the search page",
	listed: false,
	sidebar: null,
	markdownVersion: null,
	indexRoute,
});
