/** Fetches pages before the reader clicks. What it does is loaded when the browser is idle. */
import { dataFileOf, hrefOf, type Route, withoutTrailingSlash } from "../../model/urls/route.ts";
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

/** Do not prefetch on slow connections, or when the reader wants to save data. */
export const canPrefetch = (connection: ConnectionInfo = {}): boolean =>
	!connection.saveData && !connection.effectiveType?.includes("2g");

const isAllowed = () => canPrefetch((navigator as { connection?: ConnectionInfo }).connection);

export function startPrefetch(site: SiteAttributes, { fetchPage }: PageFetcher): void {
	const routeOf = (link: Element | null): Route | undefined => {
		if (!(link instanceof HTMLAnchorElement) || link.target) return;
		const here = new URL(location.href);
		const route = routeIn(new URL(link.href), here, site);
		const isHere = route && withoutTrailingSlash(route) === withoutTrailingSlash(routeAt(here, site));
		return isHere || link.hasAttribute("download") ? undefined : route;
	};
	const dataHrefOf = (route: Route) => hrefOf(`/${dataFileOf(route, site.form)}`, site.base);
	whenIdle(() => {
		// Without it, pages are fetched when they are clicked.
		if (isAllowed())
			import("./prefetch.lazy.ts").then(
				({ prefetchLinks }) => prefetchLinks({ routeOf, dataHrefOf, fetchPage, isAllowed, whenIdle }),
				console.warn,
			);
	});
}

/** Without a limit, Chromium may never call back on a page that has come to rest. Safari has no idle callbacks. */
const whenIdle = (task: () => void): void => {
	(window.requestIdleCallback ?? setTimeout)(task, { timeout: 1000 } as IdleRequestOptions & number);
};
