/** Compares the pages of a search index with those of the build before. */
import type { PageChange } from "../work/search.ts";

/** A page in a search index. */
export interface CountedPage {
	readonly path: string;
	/** Equal for pages with the same words. */
	readonly key: string;
	/** The number of its sections. */
	readonly sections: number;
	/** Encoded. */
	readonly words: string;
}

/** With more changes than this, building the index from all pages takes less time. */
const MAX_CHANGES = 40;

/** Returns the changes in the order of the earlier pages; `undefined` if there are many, or a page has moved. */
export function pageChangesOf(
	before: readonly CountedPage[],
	after: readonly CountedPage[],
): PageChange[] | undefined {
	const pathsBefore = new Set(before.map(({ path }) => path));
	const pathsAfter = new Set(after.map(({ path }) => path));
	const changes: PageChange[] = [];
	const added = after.values();
	let section = 0;
	let next = added.next().value;
	const addNew = () => {
		for (; next && !pathsBefore.has(next.path); next = added.next().value)
			changes.push({ section, after: next.words });
	};
	for (const page of before) {
		addNew();
		if (!pathsAfter.has(page.path))
			changes.push({ section, before: page.words });
		else if (next?.path !== page.path) return undefined;
		else {
			if (next.key !== page.key)
				changes.push({ section, before: page.words, after: next.words });
			next = added.next().value;
		}
		if (changes.length > MAX_CHANGES) return undefined;
		section += page.sections;
	}
	addNew();
	return changes.length > MAX_CHANGES ? undefined : changes;
}
