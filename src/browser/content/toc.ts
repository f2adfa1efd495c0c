/** The table of contents. Its links work without a script. */
import { loadOnFirstEvent } from "../load-on-first-event.ts";

/**
 * Loads the rest on the first scroll event, or when the contents are first pointed at, focused or, on a narrow screen,
 * opened.
 */
export function startToc(): void {
	const load = async () => (await import("./toc.lazy.ts")).watchToc();
	addEventListener("scroll", load, { once: true, passive: true });
	loadOnFirstEvent(["toggle", "pointerover", "focusin"], ".toc,.toc-disclosure", load);
}
