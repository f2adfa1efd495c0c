/**
 * A function that works out each answer once and keeps it for as long as its argument lives. For what depends on the
 * chrome alone: a site renders thousands of pages with the same one.
 */
export function once<K extends object, V>(make: (key: K) => V): (key: K) => V {
	const kept = new WeakMap<K, V>();
	return (key) => {
		const known = kept.get(key);
		if (known !== undefined) return known;
		const made = make(key);
		kept.set(key, made);
		return made;
	};
}
