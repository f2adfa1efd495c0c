/** What pages show of a sidebar, as data, for `Templates.sidebarFactsOf`. */
import type { Chrome, Page } from "../src/react.ts";
import { memoizeWeak } from "./memoize.ts";
import {
	firstLinkIn,
	isClosedByDefault,
	type SidebarTree,
	type SidebarWindow,
	sidebarTreeOf,
	windowAt,
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
	const facts: (object | number)[] = [Number(tree.hasMarks)];
	let level = entries;
	for (const { entry, index } of tree.paths.get(route) ?? []) {
		facts.push(factsOf(windowAt(level, index)), index);
		if (entry.type !== "category") return facts;
		level = entry.entries;
	}
	return [...facts, factsOf(windowAt(level))];
}

/** The shown entries of a level as they are when none of them is on the way to the page. */
const levelFactsIn = memoizeWeak((tree: SidebarTree) => {
	const levelFacts = memoizeWeak(({ entries, ...omitted }: SidebarWindow): object => [
		omitted,
		...entries.map((entry) => {
			if (entry.type !== "category") return entry;
			const { entries: items, ...category } = entry;
			const index = tree.categoryIndexes.get(entry);
			return isClosedByDefault(entry)
				? { ...category, index, first: firstLinkIn([entry]) }
				: { ...category, index, items: levelFacts(windowAt(items)) };
		}),
	]);
	return levelFacts;
});
