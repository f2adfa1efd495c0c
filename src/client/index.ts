/** The browser's half. What it does beyond marking the page as ready stands in files of this folder. */

/** Called once by the site's entry, when the page is there. */
export function start(): void {
	document.documentElement.dataset.hasHydrated = "true";
}
