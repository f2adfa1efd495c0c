/** Decides what a click on a link does, without doing it. */
import { hrefOf, parseRoute, type Route, withoutTrailingSlash } from "../../model/urls/route.ts";
import { localeOfRoute, type SiteAttributes } from "../site-attributes.ts";

export interface LinkClick {
	/** The link's absolute URL. */
	readonly href: string;
	readonly target: string;
	readonly isDownload: boolean;
	/** The click has a modifier key or another button, or another handler has prevented its default. */
	readonly isModified: boolean;
}

export type LinkIntent =
	/** Leave the click to the browser. */
	| { readonly kind: "leave" }
	/** Another hash on the same page. */
	| { readonly kind: "scroll" }
	/** Visit a page. `url` is normalized and includes the query and hash. */
	| { readonly kind: "visit"; readonly url: URL };

const LEAVE_INTENT: LinkIntent = { kind: "leave" };

/** What a click on a link does on the page `here`. */
export function linkIntentOf(click: LinkClick, here: URL, site: SiteAttributes): LinkIntent {
	const { href, target, isDownload, isModified } = click;
	if (isModified || isDownload || (target && target !== "_self")) return LEAVE_INTENT;
	const url = new URL(href, here);
	const route = routeIn(url, here, site);
	if (!route) return LEAVE_INTENT;
	if (url.hash && isSameAddress(url, here)) return { kind: "scroll" };
	url.pathname = hrefOf(route, site.base);
	return { kind: "visit", url };
}

/**
 * The route of a URL that can be shown without a full load. `undefined` for another site, another locale, or a file
 * that is not a page.
 */
export function routeIn(url: URL, here: URL, site: SiteAttributes): Route | undefined {
	if (url.origin !== here.origin || !url.pathname.startsWith(site.base)) return;
	const route = routeAt(url, site);
	if (isFileRoute(route)) return;
	return localeOfRoute(route, site) === localeOfRoute(routeAt(here, site), site) ? route : undefined;
}

/** The route of a URL of this site. */
export const routeAt = ({ pathname }: URL, { base }: SiteAttributes): Route =>
	parseRoute(pathname.slice(base.length - 1));

/** Whether two URLs show the same page. Ignores the hash. */
export const isSamePage = (one: URL, other: URL, site: SiteAttributes): boolean =>
	withoutTrailingSlash(routeAt(one, site)) === withoutTrailingSlash(routeAt(other, site)) &&
	one.search === other.search;

/** Browsers scroll instead of navigating only if nothing but the hash differs. */
const isSameAddress = (one: URL, other: URL): boolean => one.pathname === other.pathname && one.search === other.search;

/** Whether the route ends in a file extension. An extension has a letter, so the version `1.2` has none. */
const isFileRoute = (route: Route): boolean => /\.\w*[a-z]\w*$/i.test(route);
