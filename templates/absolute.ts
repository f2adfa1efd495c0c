import { hrefOf, type Route } from "../src/model/route.ts";
import type { Chrome } from "../src/react.ts";

/** The address of a page, with the site's origin. */
export const urlOf = (route: Route, { site }: Chrome): string =>
	site.url + hrefOf(route, site.baseUrl);

/** An address that may lack its origin, with the site's. */
export const absolute = (address: string, { site }: Chrome): string =>
	address.startsWith("/") && !address.startsWith("//")
		? site.url + address
		: address;
