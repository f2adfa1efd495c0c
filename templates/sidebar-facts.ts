/** What pages show of a sidebar, as data, for `Templates.sidebarFactsOf`. */
import type { Chrome, Page } from "../src/react.ts";
import { memoizeWeak } from "./memoize.ts";
import {
	firstLinkIn,
	isClosedByDefault,
	type SidebarEntries,
	type SidebarTree,
	sidebarTreeOf,
} from "./sidebar-tree.ts";

/**
 * Each level on the way to the page, outermost first, and where the way goes on: everything that `DocsSidebar` shows.
 */
export function sidebarFactsOf({ sidebars }: Chrome, { sidebar, route }: Page): readonly (object | number)[] {
	const entries = sidebar === null ? undefined : sidebars[sidebar];
	if (!entries) return [];
	const tree = sidebarTreeOf(entries);
	if (!tree.isLarge) return [entries];
	const factsOf = levelFactsIn(tree);
	const facts: (object | number)[] = [factsOf(entries)];
	let level = entries;
	for (const entry of tree.paths.get(route) ?? []) {
		facts.push(level.indexOf(entry));
		if (entry.type !== "category") break;
		level = entry.entries;
		facts.push(factsOf(level));
	}
	return facts;
}

/** The entries of a level as they are when none of them is on the way to the page. */
const levelFactsIn = memoizeWeak((tree: SidebarTree) => {
	const levelFacts = memoizeWeak((entries: SidebarEntries): object =>
		entries.map((entry) => {
			if (entry.type !== "category") return entry;
			const { entries: items, ...category } = entry;
			return isClosedByDefault(entry)
				? {
						...category,
						first: firstLinkIn([entry]),
						index: tree.categoryIndexes.get(entry),
					}
				: { ...category, items: levelFacts(items) };
		}),
	);
	return levelFacts;
});
