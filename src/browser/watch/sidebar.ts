/** Updates the sidebar of a changed page. */
import { preserveOpenDetails } from "./open-details.ts";

/** The visible differences between sidebars: name, text and links. */
export const sidebarFingerprint = (sidebar: Element): string =>
	[
		sidebar.getAttribute("data-sidebar"),
		sidebar.textContent,
		...[...sidebar.querySelectorAll("a")].map((link) => link.getAttribute("href")),
	].join("\n");

/** Replaces the sidebar. Open categories, scroll position and focus stay as they were. */
export function updateSidebar(live: Element, sidebar: Element): void {
	const copy = document.importNode(sidebar, true);
	const focused = live.contains(document.activeElement) ? document.activeElement?.getAttribute("href") : undefined;
	const list = live.parentElement;
	const top = list?.scrollTop ?? 0;
	preserveOpenDetails([live], [copy]);
	live.replaceWith(copy);
	if (list) list.scrollTop = top;
	if (focused)
		[...copy.querySelectorAll("a")]
			.find((link) => link.getAttribute("href") === focused)
			?.focus({ preventScroll: true });
}
