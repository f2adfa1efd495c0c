/** Facts about a sidebar that do not depend on the page that shows it. */

import type { SidebarCategoryEntry, SidebarEntry } from "../src/model/site/chrome.ts";
import type { Route } from "../src/model/urls/route.ts";
import { memoizeWeak } from "./memoize.ts";

export type SidebarEntries = readonly SidebarEntry[];
/** The categories that contain a page, outermost first, followed by the page's own entry. */
export type SidebarPath = readonly SidebarEntry[];

export interface SidebarTree {
	readonly paths: ReadonlyMap<Route, SidebarPath>;
	/** The index of each category in the HTML of the complete sidebar. */
	readonly categoryIndexes: ReadonlyMap<SidebarEntry, number>;
	/** Large sidebars omit the items of closed categories, so that pages do not grow with the site. */
	readonly isLarge: boolean;
}

const MAX_SIDEBAR_LINKS = 300;

/** Computed once per sidebar and shared by all pages that show it. */
export const sidebarTreeOf = memoizeWeak((entries: SidebarEntries): SidebarTree => {
	const paths = new Map<Route, SidebarPath>();
	const categoryIndexes = new Map<SidebarEntry, number>();
	let links = 0;
	const walk = (level: SidebarEntries, above: SidebarPath) => {
		for (const entry of level) {
			if (entry.type === "html") continue;
			const path = [...above, entry];
			if (entry.href !== undefined) links++;
			// If a page is listed twice, the first entry counts.
			if (entry.route !== undefined && !paths.has(entry.route)) paths.set(entry.route, path);
			if (entry.type === "link") continue;
			categoryIndexes.set(entry, categoryIndexes.size);
			walk(entry.entries, path);
		}
	};
	walk(entries, []);
	return { paths, categoryIndexes, isLarge: links > MAX_SIDEBAR_LINKS };
});

/** Whether a large sidebar omits the items of a category without the current page. */
export const isClosedByDefault = (entry: SidebarEntry): entry is SidebarCategoryEntry =>
	entry.type === "category" && entry.collapsible && entry.collapsed;

/** The link of a category without items: its own page, or the first page in it. */
export const firstLinkIn = (entries: SidebarEntries): { readonly href: string; readonly route?: Route } | undefined => {
	for (const entry of entries) {
		if (entry.type === "html") continue;
		if (entry.href !== undefined) return { href: entry.href, ...(entry.route && { route: entry.route }) };
		const first = entry.type === "category" ? firstLinkIn(entry.entries) : undefined;
		if (first) return first;
	}
	return undefined;
};
