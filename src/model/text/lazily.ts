/** Returns a function that computes a value when it is first needed. */
export function lazily<Value>(compute: () => Value): () => Value {
	let computed: { readonly value: Value } | undefined;
	return () => {
		computed ??= { value: compute() };
		return computed.value;
	};
}
