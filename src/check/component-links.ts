/** The links in the markup of React pages. Their location is the start of the page's file. */

import type { ComponentPage } from "../model/page.ts";
import {
	parseRoute,
	type Route,
	withoutTrailingSlash,
} from "../model/route.ts";
import type { AuthoredLink, ResolvedSite } from "../model/site.ts";

export function linksOfComponentPage(
	page: ComponentPage,
	site: ResolvedSite,
	hrefs: readonly string[],
): AuthoredLink[] {
	const { baseUrl } = site.config;
	const routes = new Map(
		site.pages.map((other) => [withoutTrailingSlash(other.route), other.route]),
	);
	return hrefs
		.filter((href) => href.startsWith(baseUrl) || href.startsWith("#"))
		.filter((href) => !isFileHref(href))
		.map((href) => {
			const [path = "", fragment] = href.split("#");
			const route = path
				? parseRoute(`/${path.slice(baseUrl.length)}`)
				: page.route;
			const known: Route | undefined = routes.get(withoutTrailingSlash(route));
			return {
				href,
				at: { path: page.source, line: 1, column: 1 },
				...(known && { route: known }),
				...(fragment && { fragment }),
			};
		});
}

/** Links to public files and feeds: anything with an extension that pages do not have. */
const isFileHref = (href: string): boolean =>
	/\.(?!html?$)[a-z0-9]{2,5}$/i.test(href.replace(/[?#].*$/s, ""));
