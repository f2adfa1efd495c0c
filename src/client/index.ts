/** The browser's half: each part stands in a file of this folder, and none knows another. */
import { startAnnouncement } from "./announcement.ts";
import { startBackToTop } from "./back-to-top.ts";
import { routeAt } from "./click.ts";
import { startCode } from "./code.ts";
import { startColourMode } from "./colour-mode.ts";
import { startDrawer } from "./drawer.ts";
import { type LoadFailureTexts, startErrors } from "./errors.ts";
import { pagesOf } from "./fetch-page.ts";
import { type Registry, startIslands } from "./islands.ts";
import { startLocales } from "./locales.ts";
import { startMenus } from "./menus.ts";
import { startPrefetch } from "./prefetch.ts";
import { startSearchKeys } from "./search-keys.ts";
import { startSearchMarks } from "./search-marks.ts";
import { startSidebar } from "./sidebar.ts";
import { siteIn } from "./site.ts";
import { startTabs } from "./tabs.ts";
import { startToc } from "./toc.ts";
import { startVersions } from "./versions.ts";
import { startVisits } from "./visit.ts";

export type { FailureTexts, LoadFailureTexts } from "./errors.ts";
export type { Registry } from "./islands.ts";

/**
 * Called once by the site's entry, when the page is there; then the page says that it is ready. Without texts,
 * failures are told in the words of the browser.
 */
export function start(
	registry: Registry = {},
	failureTexts?: LoadFailureTexts,
): void {
	startColourMode();
	startAnnouncement();
	startMenus();
	startDrawer();
	startSidebar();
	startToc();
	startCode();
	startBackToTop();
	startTabs();
	startVersions();
	startLocales();
	startSearchKeys();
	startSearchMarks();
	startErrors(failureTexts);
	startIslands(registry);
	const site = siteIn(document.documentElement.dataset);
	// A template that does not tell of its site has full loads.
	if (site.build) {
		const pages = pagesOf(site, routeAt(new URL(location.href), site));
		startVisits(site, pages);
		startPrefetch(site, pages);
	}
	document.documentElement.dataset.hasHydrated = "true";
}
