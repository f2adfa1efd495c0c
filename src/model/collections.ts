/** What lists, maps and objects lack in Node 20. */

/** What `Map` and `WeakMap` have in common. */
interface KeyedStore<Key, Value> {
	get(key: Key): Value | undefined;
	set(key: Key, value: Value): unknown;
}

/** Returns the value of a key. If there is none, creates and stores it, as `Map.prototype.getOrInsertComputed` will. */
export function getOrInsert<Key, Value>(store: KeyedStore<Key, Value>, key: Key, create: () => Value): Value {
	const known = store.get(key);
	if (known !== undefined) return known;
	const created = create();
	store.set(key, created);
	return created;
}

/** The items by their keys, in the order in which the keys occur first. */
export function groupBy<Item, Key>(
	items: Iterable<Item>,
	keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
	const groups = new Map<Key, Item[]>();
	for (const item of items) getOrInsert(groups, keyOf(item), () => []).push(item);
	return groups;
}

/** What some items lead to, themselves included: each once, in the order in which it is met first. */
export function reachableFrom<Item>(starts: Iterable<Item>, nextOf: (item: Item) => Iterable<Item>): ReadonlySet<Item> {
	const reached = new Set<Item>();
	const visit = (item: Item): void => {
		if (reached.has(item)) return;
		reached.add(item);
		for (const next of nextOf(item)) visit(next);
	};
	for (const start of starts) visit(start);
	return reached;
}

type DefinedFields<Fields extends object> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

/** The fields that have a value: under `exactOptionalPropertyTypes` a key is either absent or has a value. */
export const definedFields = <Fields extends object>(fields: Fields): DefinedFields<Fields> =>
	Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as DefinedFields<Fields>;

/** The same keys with other values. */
export const mapValues = <Value, Result>(
	values: Readonly<Record<string, Value>>,
	change: (value: Value, key: string) => Result,
): Record<string, Result> =>
	Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]));
