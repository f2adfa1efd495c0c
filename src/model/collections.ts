/** What lists and objects lack in Node 20. */

/** The items by their keys, in the order in which the keys occur first. */
export function groupBy<Item, Key>(
	items: Iterable<Item>,
	keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
	const groups = new Map<Key, Item[]>();
	for (const item of items) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group) group.push(item);
		else groups.set(key, [item]);
	}
	return groups;
}

type DefinedFields<Fields extends object> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

/** The fields that have a value: under `exactOptionalPropertyTypes` a key is either absent or has a value. */
export const definedFields = <Fields extends object>(fields: Fields): DefinedFields<Fields> =>
	Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as DefinedFields<Fields>;
