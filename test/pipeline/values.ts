/** What tests compare of lists: one property of each item, or several as a line. */

export const valuesOf = <T, K extends keyof T>(items: Iterable<T>, key: K): T[K][] =>
	Array.from(items, (item) => item[key]);

/** `["/help/ Help", "/help/a A"]` for the keys `route` and `title`. */
export const linesOf = <T>(items: Iterable<T>, ...keys: readonly (keyof T)[]): string[] =>
	Array.from(items, (item) => keys.map((key) => String(item[key])).join(" "));
