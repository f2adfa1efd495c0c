/** The same type with read-only properties and arrays at every depth. */
export type DeepReadonly<T> = T extends (...args: never[]) => unknown
	? T
	: unknown extends T
		? T
		: { readonly [K in keyof T]: DeepReadonly<T[K]> };
