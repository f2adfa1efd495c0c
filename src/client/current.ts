/** Which items of the bar and the menu the shown page belongs to. */
import type { Site } from "./site.ts";

/** What the link of an item says about itself. */
export interface Item {
	readonly href: string;
	/** A route: pages below it belong to the item. */
	readonly base?: string | undefined;
	/** Pages that show this sidebar belong to the item. */
	readonly sidebar?: string | undefined;
}

/** `page` for a link to the page itself, `true` for one to the part of the site that the page is in. */
export function currentOf(
	{ href, base, sidebar }: Item,
	page: string,
	shown: string | undefined,
	siteBase: string,
): "page" | "true" | undefined {
	if (href === page) return "page";
	if (sidebar && shown?.endsWith(`/${sidebar}`)) return "true";
	if (!base) return;
	const folder = `${siteBase}${base.slice(1)}/`.replace(/\/+$/, "/");
	return `${page}/`.startsWith(folder) ? "true" : undefined;
}

/** Marks the items of the page at an address that shows a sidebar, and no others. */
export function markCurrent(
	page: string,
	shown: string | undefined,
	site: Site,
): void {
	for (const link of document.querySelectorAll<HTMLElement>(
		"a[data-active-base],a[data-active-sidebar]",
	)) {
		const { activeBase: base, activeSidebar: sidebar } = link.dataset;
		const href = link.getAttribute("href") ?? "";
		const current = currentOf({ href, base, sidebar }, page, shown, site.base);
		if (current) link.setAttribute("aria-current", current);
		else link.removeAttribute("aria-current");
	}
}
