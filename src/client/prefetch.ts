/** Pages that the reader may want next are fetched before the click. */

import { dataFileOf, hrefOf, type Route, sameRoute } from "../model/route.ts";
import { routeAt, routeIn } from "./click.ts";
import type { Pages } from "./fetch-page.ts";
import type { Site } from "./site.ts";

/** What a browser tells of the network; many tell nothing. */
export interface Connection {
	readonly effectiveType?: string;
	readonly saveData?: boolean;
}

const DWELL_MS = 50;

/** Nobody's slow or dear connection is used for a page that was not asked for. */
export const mayPrefetch = (connection: Connection = {}): boolean =>
	!connection.saveData && !connection.effectiveType?.includes("2g");

/** Links in view are prefetched when the browser is idle; a link that a pointer or finger is on is made ready. */
export function startPrefetch(site: Site, pages: Pages): void {
	const seen = new Set<Route>();
	let dwell = 0;

	const isAllowed = () =>
		mayPrefetch((navigator as { connection?: Connection }).connection);

	/** The page that a link leads to, unless it is the one that is shown. */
	const routeOf = (link: Element | null): Route | undefined => {
		if (!(link instanceof HTMLAnchorElement) || link.target) return;
		const here = new URL(location.href);
		const route = routeIn(new URL(link.href), here, site);
		const isHere = route && sameRoute(route) === sameRoute(routeAt(here, site));
		return isHere || link.hasAttribute("download") ? undefined : route;
	};

	const prefetch = (route: Route) => {
		if (seen.has(route) || !isAllowed()) return;
		seen.add(route);
		hint(hrefOf(`/${dataFileOf(route, site.form)}`, site.base));
	};

	const makeReady = (route: Route) => {
		if (!isAllowed()) return;
		// Whatever fails here, the click will tell.
		Promise.all([pages.fetch(route), import("./show.ts")]).catch(() => {});
	};

	const view = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			const route = isIntersecting && routeOf(target);
			if (!route) continue;
			view.unobserve(target);
			whenIdle(() => prefetch(route));
		}
	});
	const watch = () => {
		view.disconnect();
		for (const link of document.querySelectorAll(
			"main a[href],[data-sidebar] a[href]",
		))
			if (routeOf(link)) view.observe(link);
	};

	const heads = ({ type, target }: Event) => {
		clearTimeout(dwell);
		const route = routeOf((target as Element).closest?.("a[href]") ?? null);
		if (!route) return;
		if (type === "touchstart") makeReady(route);
		else dwell = window.setTimeout(() => makeReady(route), DWELL_MS);
	};
	document.addEventListener("pointerover", heads, { passive: true });
	document.addEventListener("touchstart", heads, { passive: true });
	document.addEventListener("ssg:visit", () => whenIdle(watch));
	whenIdle(watch);
}

const whenIdle = (task: () => void): void => {
	if ("requestIdleCallback" in window) requestIdleCallback(task);
	else setTimeout(task, 200);
};

/** Asks the browser to have a file at hand. */
function hint(href: string): void {
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
