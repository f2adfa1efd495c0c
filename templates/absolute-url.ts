import { hrefOf, type Route } from "../src/model/urls/route.ts";
import type { Chrome } from "../src/react.ts";

/** The absolute URL of a page. */
export const absoluteUrlOf = (route: Route, { site }: Chrome): string => site.url + hrefOf(route, site.baseUrl);

/** Adds the site's origin to a URL that begins with `/`. */
export const withOrigin = (address: string, { site }: Chrome): string =>
	address.startsWith("/") && !address.startsWith("//") ? site.url + address : address;
