/** What is known of a sidebar before any page shows it. */

import type { SidebarEntry } from "../src/model/chrome.ts";
import type { Route } from "../src/model/route.ts";
import { once } from "./once.ts";

export type Entries = readonly SidebarEntry[];
/** The categories that lead to a page, outermost first, and the entry of the page itself. */
export type Trail = readonly SidebarEntry[];

export interface Tree {
	readonly trails: ReadonlyMap<Route, Trail>;
	/** The place of each category among all of them, as they stand in the markup of the whole sidebar. */
	readonly numbers: ReadonlyMap<SidebarEntry, number>;
	/** Pages leave out what is in its closed categories: otherwise they would grow with the site. */
	readonly isLarge: boolean;
}

const MOST_LINKS = 300;

/** The ways through a sidebar, worked out once for all pages that show it. */
export const treeOf = once((entries: Entries): Tree => {
	const trails = new Map<Route, Trail>();
	const numbers = new Map<SidebarEntry, number>();
	let links = 0;
	const walk = (level: Entries, above: Trail) => {
		for (const entry of level) {
			const trail = [...above, entry];
			if (entry.href !== undefined) links++;
			// A page that is named twice is found at its first place.
			if (entry.route !== undefined && !trails.has(entry.route))
				trails.set(entry.route, trail);
			if (entry.type === "link") continue;
			numbers.set(entry, numbers.size);
			walk(entry.entries, trail);
		}
	};
	walk(entries, []);
	return { trails, numbers, isLarge: links > MOST_LINKS };
});

/** Where a category leads that shows nothing of what is in it: to its own page, or to the first one in it. */
export const firstLinkIn = (
	entries: Entries,
): { readonly href: string; readonly route?: Route } | undefined => {
	for (const entry of entries) {
		if (entry.href !== undefined)
			return { href: entry.href, ...(entry.route && { route: entry.route }) };
		const first =
			entry.type === "category" ? firstLinkIn(entry.entries) : undefined;
		if (first) return first;
	}
	return undefined;
};
