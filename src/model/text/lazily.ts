/** Values that are computed when they are first needed. */

/** Returns a function that computes a value once. */
export function lazily<Value>(compute: () => Value): () => Value {
	let computed: { readonly value: Value } | undefined;
	return () => {
		computed ??= { value: compute() };
		return computed.value;
	};
}

/**
 * The same for a large value that is dropped when nothing uses it, and then computed again.
 *
 * @param first the value, if it is there already
 */
export function weakly<Value extends object>(compute: () => Value, first?: Value): () => Value {
	let known = first && new WeakRef(first);
	return () => {
		const value = known?.deref() ?? compute();
		if (known?.deref() !== value) known = new WeakRef(value);
		return value;
	};
}

interface ValueStore<Key, Value> {
	has(key: Key): boolean;
	get(key: Key): Value | undefined;
	set(key: Key, value: Value): unknown;
}

const memoizeIn =
	<Key, Value>(known: ValueStore<Key, Value>, compute: (key: Key) => Value) =>
	(key: Key): Value => {
		if (!known.has(key)) known.set(key, compute(key));
		return known.get(key) as Value;
	};

/** Returns a function that computes the value of each object once. It is dropped with the object. */
export const memoizeByObject = <Key extends object, Value>(compute: (key: Key) => Value): ((key: Key) => Value) =>
	memoizeIn(new WeakMap<Key, Value>(), compute);

/** Returns a function that computes the value of each text once. All values are kept. */
export const memoizeByText = <Value>(compute: (text: string) => Value): ((text: string) => Value) =>
	memoizeIn(new Map<string, Value>(), compute);
