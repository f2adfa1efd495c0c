/** The not-found page. Its behaviour is loaded where it is shown. */
import { dataFileOf, homeRouteOf, hrefOf, localizedRoute, notFoundFileOf } from "../../model/urls/route.ts";
import { localeOfRoute, type SiteAttributes } from "../site-attributes.ts";
import { routeAt } from "./link-click.ts";

const routing = { dataFileOf, homeRouteOf, hrefOf, localizedRoute, notFoundFileOf };

/** Resolves when the page is as it should be; `undefined` for any other page. Pages that are visited later follow. */
export function startNotFound(site: SiteAttributes): Promise<unknown> | undefined {
	const load = () => {
		if (!document.querySelector("[data-not-found]")) return;
		const route = routeAt(new URL(location.href), site);
		const locale = localeOfRoute(route, site);
		return import("./not-found.lazy.ts")
			.then(({ handleNotFound }) => handleNotFound({ site, locale, route, ...routing }))
			.catch(console.warn);
	};
	document.addEventListener("ssg:visit", load);
	return load();
}
