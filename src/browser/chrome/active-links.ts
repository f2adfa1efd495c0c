/** Marks the navbar and sidebar items that the current page belongs to. */
import type { SiteAttributes } from "../site-attributes.ts";

/** What the markup of a navigation link says about its target. */
export interface NavLinkTarget {
	readonly href: string;
	/** A route: the item also covers the pages below it. */
	readonly base?: string | undefined;
	/** A sidebar name: the item also covers the pages that show this sidebar. */
	readonly sidebar?: string | undefined;
}

/**
 * The value of `aria-current` for a link: `page` for a link to the page itself, `true` for a link to the section that
 * contains it, `undefined` for any other.
 */
export function ariaCurrentOf(
	{ href, base, sidebar }: NavLinkTarget,
	page: string,
	shownSidebar: string | undefined,
	siteBase: string,
): "page" | "true" | undefined {
	if (href === page) return "page";
	if (sidebar && shownSidebar?.endsWith(`/${sidebar}`)) return "true";
	if (!base) return;
	const folder = `${siteBase}${base.slice(1)}/`.replace(/\/+$/, "/");
	return `${page}/`.startsWith(folder) ? "true" : undefined;
}

/** Sets `aria-current` on the navigation links of a page and removes it from all others. `page` is the page's path. */
export function markActiveNavLinks(page: string, shownSidebar: string | undefined, site: SiteAttributes): void {
	for (const link of document.querySelectorAll<HTMLElement>("a[data-active-base],a[data-active-sidebar]")) {
		const { activeBase: base, activeSidebar: sidebar } = link.dataset;
		const href = link.getAttribute("href") ?? "";
		const current = ariaCurrentOf({ href, base, sidebar }, page, shownSidebar, site.base);
		if (current) link.setAttribute("aria-current", current);
		else link.removeAttribute("aria-current");
	}
}
