/**
 * Prefetches the data of a few links in view when the browser is idle, and loads the whole page for a link that the
 * pointer, the focus or a finger is on. It imports no module that eager code uses: see `visit.lazy.ts`.
 */
import type { Route } from "../../model/urls/route.ts";
import type { PageFetcher } from "./page-fetcher.ts";

/** What prefetching needs of modules that every page loads. */
export interface PrefetchContext {
	/** The route that a link points to, unless it is the current page. */
	readonly routeOf: (link: Element | null) => Route | undefined;
	readonly dataHrefOf: (route: Route) => string;
	readonly fetchPage: PageFetcher["fetchPage"];
	readonly isAllowed: () => boolean;
	readonly whenIdle: (task: () => void) => void;
}

const PREFETCH_DELAY_MS = 50;
/** Of each page that is shown. Which link a reader follows is a guess until the pointer or the focus is on it. */
const MAX_IDLE_PREFETCHES = 3;

export function prefetchLinks({ routeOf, dataHrefOf, fetchPage, isAllowed, whenIdle }: PrefetchContext): void {
	const prefetchedRoutes = new Set<Route>();
	let delayTimer = 0;
	let idlePrefetches = 0;

	const prefetch = (route: Route) => {
		if (prefetchedRoutes.has(route) || !isAllowed()) return;
		if (idlePrefetches >= MAX_IDLE_PREFETCHES) return visibleLinks.disconnect();
		idlePrefetches++;
		prefetchedRoutes.add(route);
		prefetchFile(dataHrefOf(route));
	};

	const preloadPage = (route: Route) => {
		if (!isAllowed()) return;
		Promise.all([fetchPage(route), import("./visit.lazy.ts")])
			.then(([page, { loadStyles }]) => loadStyles(page?.styles))
			.catch(() => {}); // reported when the link is clicked
	};

	const visibleLinks = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			const route = isIntersecting && routeOf(target);
			if (!route) continue;
			visibleLinks.unobserve(target);
			whenIdle(() => prefetch(route));
		}
	});
	/** The links of the text come first: readers are more likely to follow them than those of the sidebar. */
	const observeLinks = () => {
		visibleLinks.disconnect();
		idlePrefetches = 0;
		for (const selector of ["main a[href]", "[data-sidebar] a[href]"])
			for (const link of document.querySelectorAll(selector)) if (routeOf(link)) visibleLinks.observe(link);
	};

	const onEvent = ({ type, target }: Event) => {
		clearTimeout(delayTimer);
		const route = routeOf((target as Element).closest?.("a[href]") ?? null);
		if (!route) return;
		if (type === "touchstart") preloadPage(route);
		else delayTimer = window.setTimeout(() => preloadPage(route), PREFETCH_DELAY_MS);
	};
	for (const type of ["pointerover", "touchstart", "focusin"])
		document.addEventListener(type, onEvent, { passive: true });
	document.addEventListener("ssg:visit", () => whenIdle(observeLinks));
	observeLinks();
}

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
