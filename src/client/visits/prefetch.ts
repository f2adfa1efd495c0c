/** Fetches pages before the reader clicks. */

import {
	dataFileOf,
	hrefOf,
	type Route,
	withoutTrailingSlash,
} from "../../model/route.ts";
import type { SiteAttributes } from "../site-attributes.ts";
import { routeAt, routeIn } from "./link-click.ts";
import type { PageFetcher } from "./page-fetcher.ts";

/**
 * The part of `navigator.connection` used here. Not all browsers support it.
 * https://developer.mozilla.org/docs/Web/API/NetworkInformation
 */
export interface ConnectionInfo {
	readonly effectiveType?: string;
	readonly saveData?: boolean;
}

const PREFETCH_DELAY_MS = 50;

/** Do not prefetch on slow connections, or when the reader wants to save data. */
export const canPrefetch = (connection: ConnectionInfo = {}): boolean =>
	!connection.saveData && !connection.effectiveType?.includes("2g");

/**
 * Prefetches the data of visible links when the browser is idle, and loads the whole page for a link that is hovered or
 * touched.
 */
export function startPrefetch(
	site: SiteAttributes,
	pageFetcher: PageFetcher,
): void {
	const prefetchedRoutes = new Set<Route>();
	let delayTimer = 0;

	const isAllowed = () =>
		canPrefetch((navigator as { connection?: ConnectionInfo }).connection);

	/** The route that a link points to, unless it is the current page. */
	const routeOf = (link: Element | null): Route | undefined => {
		if (!(link instanceof HTMLAnchorElement) || link.target) return;
		const here = new URL(location.href);
		const route = routeIn(new URL(link.href), here, site);
		const isHere =
			route &&
			withoutTrailingSlash(route) === withoutTrailingSlash(routeAt(here, site));
		return isHere || link.hasAttribute("download") ? undefined : route;
	};

	const prefetch = (route: Route) => {
		if (prefetchedRoutes.has(route) || !isAllowed()) return;
		prefetchedRoutes.add(route);
		prefetchFile(hrefOf(`/${dataFileOf(route, site.form)}`, site.base));
	};

	const preloadPage = (route: Route) => {
		if (!isAllowed()) return;
		// A failure is reported when the link is clicked.
		Promise.all([
			pageFetcher.fetchPage(route),
			import("./visit.lazy.ts"),
		]).catch(() => {});
	};

	const visibleLinks = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			const route = isIntersecting && routeOf(target);
			if (!route) continue;
			visibleLinks.unobserve(target);
			whenIdle(() => prefetch(route));
		}
	});
	const observeLinks = () => {
		visibleLinks.disconnect();
		for (const link of document.querySelectorAll(
			"main a[href],[data-sidebar] a[href]",
		))
			if (routeOf(link)) visibleLinks.observe(link);
	};

	const onPointerEvent = ({ type, target }: Event) => {
		clearTimeout(delayTimer);
		const route = routeOf((target as Element).closest?.("a[href]") ?? null);
		if (!route) return;
		if (type === "touchstart") preloadPage(route);
		else
			delayTimer = window.setTimeout(
				() => preloadPage(route),
				PREFETCH_DELAY_MS,
			);
	};
	document.addEventListener("pointerover", onPointerEvent, { passive: true });
	document.addEventListener("touchstart", onPointerEvent, { passive: true });
	document.addEventListener("ssg:visit", () => whenIdle(observeLinks));
	whenIdle(observeLinks);
}

const whenIdle = (task: () => void): void => {
	if ("requestIdleCallback" in window) requestIdleCallback(task);
	else setTimeout(task, 200);
};

/** Prefetches a file. Safari does not support `<link rel=prefetch>`, so it gets a request. */
function prefetchFile(href: string): void {
	const link = document.createElement("link");
	if (link.relList.supports?.("prefetch")) {
		link.rel = "prefetch";
		link.href = href;
		document.head.append(link);
		return;
	}
	const request = new XMLHttpRequest();
	request.open("GET", href);
	request.withCredentials = true;
	request.send();
}
