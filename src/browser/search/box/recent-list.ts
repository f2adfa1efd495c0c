/** A short list of what the reader used last, in local storage. Most recent first. */
export interface RecentList<Item> {
	read(): readonly Item[];
	/** Puts an item at the front, in place of an equal one. */
	add(item: Item): void;
	clear(): void;
}

/**
 * @param isItem whether a stored value can be used: storage is shared with other programs of the same host
 * @param idOf equal for equal items
 */
export function createRecentList<Item>(
	key: string,
	{
		max,
		isItem,
		idOf,
	}: {
		readonly max: number;
		readonly isItem: (value: unknown) => value is Item;
		readonly idOf: (item: Item) => string;
	},
): RecentList<Item> {
	/** Does nothing if storage is blocked or full. */
	const save = (items: readonly Item[]): void => {
		try {
			localStorage.setItem(key, JSON.stringify(items.slice(0, max)));
		} catch {}
	};
	const read = (): readonly Item[] => {
		try {
			const stored: unknown = JSON.parse(localStorage.getItem(key) as string); // null without a list
			return Array.isArray(stored) ? stored.filter(isItem).slice(0, max) : [];
		} catch {
			return [];
		}
	};
	return {
		read,
		add: (item) => save([item, ...read().filter((other) => idOf(other) !== idOf(item))]),
		clear: () => save([]),
	};
}
