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
