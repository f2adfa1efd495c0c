/** The browser code's entry point. Each part is a file of its own; see README.md in this folder. */
import { startColorMode } from "./chrome/color-mode.ts";
import { startLocaleDropdown } from "./chrome/locale-dropdown.ts";
import { startSidebar } from "./chrome/sidebar.ts";
import { startIslands } from "./islands/islands.ts";
import type { IslandRegistry } from "./islands/load-island.ts";
import { startLazyParts } from "./lazy-parts.ts";
import { startSearchBox } from "./search/search-box.ts";
import { startSearchMarks } from "./search/search-marks.ts";
import { readSiteAttributes, type SiteAttributes } from "./site-attributes.ts";
import { routeAt } from "./visits/link-click.ts";
import { startNotFound } from "./visits/not-found.ts";
import { createPageFetcher } from "./visits/page-fetcher.ts";
import { startPrefetch } from "./visits/prefetch.ts";
import { startVisits } from "./visits/visit.ts";

export type { IslandRegistry } from "./islands/load-island.ts";

/**
 * Starts all parts. Call it once, when the document has been parsed; it sets `data-has-hydrated` on `<html>` when done.
 * Without `data-strings` there, failures are shown in the browser's own words.
 *
 * @example
 * start({ Counter: () => import("./islands/Counter.tsx") });
 */
export function start(registry: IslandRegistry = {}): void {
	const site = readSiteAttributes(document.documentElement.dataset);
	const notFound = site.build ? startNotFound(site) : undefined;
	if (notFound) notFound.then(() => startParts(registry, site));
	else startParts(registry, site);
}

function startParts(registry: IslandRegistry, site: SiteAttributes): void {
	startColorMode();
	startSidebar();
	startLazyParts();
	startLocaleDropdown();
	startSearchBox();
	startSearchMarks();
	startIslands(registry);
	// Templates without the site's attributes get full page loads.
	if (site.build) {
		const pageFetcher = createPageFetcher(site, routeAt(new URL(location.href), site));
		startVisits(site, pageFetcher);
		startPrefetch(site, pageFetcher);
	}
	document.documentElement.dataset.hasHydrated = "true";
}
