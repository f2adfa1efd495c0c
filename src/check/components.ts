/** The links that a React page draws. They have no place in a text, so they are told with the page's file. */

import type { ComponentPage } from "../model/page.ts";
import { parseRoute, type Route, sameRoute } from "../model/route.ts";
import type { Site, WrittenLink } from "../model/site.ts";

export function linksOfComponent(
	page: ComponentPage,
	site: Site,
	hrefs: readonly string[],
): WrittenLink[] {
	const { baseUrl } = site.config;
	const routes = new Map(
		site.pages.map((other) => [sameRoute(other.route), other.route]),
	);
	return hrefs
		.filter((href) => href.startsWith(baseUrl) || href.startsWith("#"))
		.filter((href) => !isFile(href))
		.map((href) => {
			const [path = "", fragment] = href.split("#");
			const route = path
				? parseRoute(`/${path.slice(baseUrl.length)}`)
				: page.route;
			const known: Route | undefined = routes.get(sameRoute(route));
			return {
				href,
				at: { path: page.source, line: 1, column: 1 },
				...(known && { route: known }),
				...(fragment && { fragment }),
			};
		});
}

/** Public files and feeds: what has an extension that no page has. */
const isFile = (href: string): boolean =>
	/\.(?!html?$)[a-z0-9]{2,5}$/i.test(href.replace(/[?#].*$/s, ""));
