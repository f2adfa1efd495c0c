/** The button that leads back up a long document. */

/** Fetches what shows it, once the reader scrolls. */
export const startBackToTop = (): void =>
	addEventListener(
		"scroll",
		async () => (await import("./top-button.ts")).showOnTheWayUp(),
		{ once: true, passive: true },
	);
