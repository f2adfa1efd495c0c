/** The not-found page. Its behaviour is loaded where it is shown. */
import {
	dataFileOf,
	homeRouteOf,
	hrefOf,
	localizedRoute,
	notFoundFileOf,
} from "../../model/urls/route.ts";
import { localeOfRoute, type SiteAttributes } from "../site-attributes.ts";
import { routeAt } from "./link-click.ts";

/** Resolves when the page is as it should be; `undefined` for any other page. Pages that are visited later follow. */
export function startNotFound(
	site: SiteAttributes,
): Promise<unknown> | undefined {
	const load = () => {
		if (!document.querySelector("[data-not-found]")) return;
		const here = new URL(location.href);
		const route = routeAt(here, site);
		const locale = localeOfRoute(route, site);
		const [defaultLocale = ""] = site.locales;
		const path = route.slice(homeRouteOf(locale, defaultLocale).length);
		return import("./not-found.lazy.ts")
			.then(({ handleNotFound }) =>
				handleNotFound({
					site,
					locale,
					notFoundHref: hrefOf(
						notFoundFileOf(locale, defaultLocale),
						site.base,
					),
					hrefIn: (name) =>
						hrefOf(
							localizedRoute(path, name, defaultLocale, site.form),
							site.base,
						),
					href: hrefOf(route, site.base),
					dataHref: hrefOf(dataFileOf(route, site.form), site.base),
				}),
			)
			.catch(console.warn);
	};
	document.addEventListener("ssg:visit", load);
	return load();
}
