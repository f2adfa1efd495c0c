/** The table of contents: links that work without a script. */
import { onClick } from "./on-click.ts";

/** Fetches what marks the section being read, once the reader scrolls; the contents of narrow screens close by themselves. */
export function startToc(): void {
	addEventListener(
		"scroll",
		async () => (await import("./toc-mark.ts")).markWhileReading(),
		{ once: true, passive: true },
	);
	onClick(".toc-disclosure a", (link) =>
		link.closest("details")?.removeAttribute("open"),
	);
}
