/** The table of contents. Its links work without a script. */
import { onClick } from "../on-click.ts";

/**
 * Loads the highlighting of the current section on the first scroll event. On narrow screens, following a link closes
 * the list.
 */
export function startToc(): void {
	addEventListener(
		"scroll",
		async () => (await import("./toc.lazy.ts")).trackActiveHeading(),
		{ once: true, passive: true },
	);
	onClick(".toc-disclosure a", (link) =>
		link.closest("details")?.removeAttribute("open"),
	);
}
