/** Where a path that the configuration names leads. */

import { hrefOf, localized, type Route, sameRoute } from "../model/route.ts";
import type { WrittenLink } from "../model/site.ts";
import type { Addresses } from "./addresses.ts";
import { nearestRoute } from "./links.ts";

export interface Address {
	readonly href: string;
	readonly external: boolean;
	readonly route?: Route;
	readonly link?: WrittenLink;
}

export const hrefAndKind = ({ href, external }: Address) => ({
	href,
	external,
});

/** The address of a path that the configuration names: a page of the locale, a public file, or another site. */
export function addressOf(
	to: string,
	locale: string,
	addresses: Addresses,
): Address {
	const { config, byRoute, assetsByAddress, files } = addresses;
	if (/^[a-z][a-z+.-]*:|^\/\//i.test(to)) return { href: to, external: true };
	const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
	const route = localized(path, locale, config.defaultLocale);
	const page = byRoute.get(sameRoute(route)) ?? byRoute.get(sameRoute(path));
	if (page)
		return {
			href: hrefOf(page.route, config.baseUrl) + rest,
			external: false,
			route: page.route,
			link: {
				href: to,
				route: page.route,
				...(rest.includes("#") && {
					fragment: rest.slice(rest.indexOf("#") + 1),
				}),
			},
		};
	const href = hrefOf(path, config.baseUrl) + rest;
	if (assetsByAddress.has(path) || files.has(path) || files.has(route))
		return {
			href: files.has(route) ? hrefOf(route, config.baseUrl) + rest : href,
			external: false,
		};
	const near = nearestRoute(path, { locale }, addresses);
	return {
		href,
		external: false,
		link: { href: to, ...(near && { hint: `Did you mean ${near}?` }) },
	};
}
