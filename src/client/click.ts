/** What a click on a link means: the decision, without its effect. */
import { hrefOf, parseRoute, type Route, sameRoute } from "../model/route.ts";
import { localeOf, type Site } from "./site.ts";

export interface Click {
	/** Of the link, absolute. */
	readonly href: string;
	readonly target: string;
	readonly download: boolean;
	/** With a key or another button that asks the browser for something else, or answered by somebody already. */
	readonly modified: boolean;
}

export type Intent =
	/** The browser does what it would have done. */
	| { readonly kind: "leave" }
	/** The same page, another place: the browser scrolls. */
	| { readonly kind: "scroll" }
	/** `url` is the address in its normal form, with query and hash. */
	| { readonly kind: "visit"; readonly url: URL };

const leave: Intent = { kind: "leave" };

/** What a click on a link means on the page `here`. */
export function intentOf(click: Click, here: URL, site: Site): Intent {
	const { href, target, download, modified } = click;
	if (modified || download || (target && target !== "_self")) return leave;
	const url = new URL(href, here);
	const route = routeIn(url, here, site);
	if (!route) return leave;
	if (url.hash && isSameAddress(url, here)) return { kind: "scroll" };
	url.pathname = hrefOf(route, site.base);
	return { kind: "visit", url };
}

/**
 * The page of this site that an address may lead to without a full load; nothing for another site, another locale, or
 * a file that is no page.
 */
export function routeIn(url: URL, here: URL, site: Site): Route | undefined {
	if (url.origin !== here.origin || !url.pathname.startsWith(site.base)) return;
	const route = routeAt(url, site);
	if (isFile(route)) return;
	return localeOf(route, site) === localeOf(routeAt(here, site), site)
		? route
		: undefined;
}

/** The route of an address of the site. */
export const routeAt = ({ pathname }: URL, { base }: Site): Route =>
	parseRoute(pathname.slice(base.length - 1));

/** Addresses of one page, whatever their hash. */
export const isSamePage = (one: URL, other: URL, site: Site): boolean =>
	sameRoute(routeAt(one, site)) === sameRoute(routeAt(other, site)) &&
	one.search === other.search;

/** A browser only scrolls when nothing but the hash differs. */
const isSameAddress = (one: URL, other: URL): boolean =>
	one.pathname === other.pathname && one.search === other.search;

/** It ends in an extension: one with a letter, as the end of a version is none. */
const isFile = (route: Route): boolean => /\.\w*[a-z]\w*$/i.test(route);
