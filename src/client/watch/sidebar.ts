/** The sidebar of a page that changed. */
import { keepOpen } from "./keep-open.ts";

/** What a reader can tell sidebars apart by. */
export const contentOf = (sidebar: Element): string =>
	[
		sidebar.getAttribute("data-sidebar"),
		sidebar.textContent,
		...[...sidebar.querySelectorAll("a")].map((link) =>
			link.getAttribute("href"),
		),
	].join("\n");

/** Puts a new one in the place of the one that is shown; categories, place and focus stay as the reader left them. */
export function showSidebar(live: Element, sidebar: Element): void {
	const copy = document.importNode(sidebar, true);
	const focused = live.contains(document.activeElement)
		? document.activeElement?.getAttribute("href")
		: undefined;
	const list = live.parentElement;
	const top = list?.scrollTop ?? 0;
	keepOpen([live], [copy]);
	live.replaceWith(copy);
	if (list) list.scrollTop = top;
	if (focused)
		[...copy.querySelectorAll("a")]
			.find((link) => link.getAttribute("href") === focused)
			?.focus({ preventScroll: true });
}
