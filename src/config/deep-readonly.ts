/** The same type with read-only properties and arrays at every depth. What is in a read-only array is read-only already. */
export type DeepReadonly<T> = T extends (...args: never[]) => unknown
	? T
	: unknown extends T
		? T
		: T extends readonly unknown[]
			? T extends unknown[]
				? { readonly [K in keyof T]: DeepReadonly<T[K]> }
				: T
			: { readonly [K in keyof T]: DeepReadonly<T[K]> };
