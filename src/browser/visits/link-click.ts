/** Decides what a click on a link does, without doing it. */
import { hrefOf, parseRoute, type Route, withoutTrailingSlash } from "../../model/urls/route.ts";
import { localeOfRoute, type SiteAttributes } from "../site-attributes.ts";

/**
 * What a click on a link does on the page `here`: it visits a URL, which is normalized and includes the query and hash, or
 * scrolls to another hash of the same page. `undefined` leaves it to the browser.
 */
export function linkIntentOf(url: URL, here: URL, site: SiteAttributes): URL | "scroll" | undefined {
	const route = routeIn(url, here, site);
	if (!route) return;
	// Browsers scroll instead of navigating only if nothing but the hash differs.
	if (url.hash && url.pathname === here.pathname && url.search === here.search) return "scroll";
	const target = new URL(url);
	target.pathname = hrefOf(route, site.base);
	return target;
}

export type ClickedLink = Pick<HTMLAnchorElement, "target" | "hasAttribute">;
export type LinkClick = Pick<MouseEvent, "defaultPrevented" | "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click leads away from the page in this tab: it has no modifier key, and no other handler has handled it. */
export const opensHere = (link: ClickedLink, click: LinkClick): boolean =>
	!(click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) &&
	/^(_self)?$/.test(link.target) &&
	!link.hasAttribute("download");

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

/** Whether the route ends in a file extension. An extension has a letter, so the version `1.2` has none. */
const isFileRoute = (route: Route): boolean => /\.\w*[a-z]\w*$/i.test(route);
