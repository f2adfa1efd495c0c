/**
 * Memoizes a function of an object for as long as the object lives. Used for what depends only on the chrome, which
 * thousands of pages share.
 */
export function memoizeWeak<K extends object, V>(make: (key: K) => V): (key: K) => V {
	const results = new WeakMap<K, V>();
	return (key) => {
		const cached = results.get(key);
		if (cached !== undefined) return cached;
		const result = make(key);
		results.set(key, result);
		return result;
	};
}
