/** Compares the pages of a search index with those of the build before. */

/** A page in a search index. `key` is equal for pages with the same words. */
export type IndexedPageKey = readonly [path: string, key: string, sections: number];

/** A page that is replaced, removed or added, by its keys. */
export interface PageKeyChange {
	/** The number of the page's first section before any change. */
	readonly section: number;
	readonly before?: string;
	readonly after?: string;
}

/** With more changes than this, building the index from all pages takes less time. */
const MAX_CHANGES = 40;

/** Returns the changes in the order of the earlier pages; `undefined` if there are many, or a page has moved. */
export function findPageChanges(
	before: readonly IndexedPageKey[],
	after: readonly IndexedPageKey[],
): readonly PageKeyChange[] | undefined {
	const pathsBefore = new Set(before.map(([path]) => path));
	const pathsAfter = new Set(after.map(([path]) => path));
	const changes: PageKeyChange[] = [];
	let section = 0;
	let next = 0;
	const addNewPages = () => {
		for (; next < after.length; next++) {
			const [path, key] = after[next] as IndexedPageKey;
			if (pathsBefore.has(path)) return;
			changes.push({ section, after: key });
		}
	};
	for (const [path, key, sections] of before) {
		addNewPages();
		if (!pathsAfter.has(path)) changes.push({ section, before: key });
		else {
			const [nextPath, nextKey = ""] = after[next++] ?? [];
			if (nextPath !== path) return undefined;
			if (nextKey !== key) changes.push({ section, before: key, after: nextKey });
		}
		if (changes.length > MAX_CHANGES) return undefined;
		section += sections;
	}
	addNewPages();
	return changes.length > MAX_CHANGES ? undefined : changes;
}
