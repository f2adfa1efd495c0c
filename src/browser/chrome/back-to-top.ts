/** The back-to-top button of long documents. */

/** Loads the code on the first scroll event. */
export const startBackToTop = (): void =>
	addEventListener("scroll", async () => (await import("./back-to-top.lazy.ts")).showOnScrollUp(), {
		once: true,
		passive: true,
	});
