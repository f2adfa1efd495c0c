/** What this reader has looked for, kept in this browser. */
const KEY = "ssg-searches";
const MOST = 5;

/** The latest first. */
export function lastQueries(): readonly string[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
		return Array.isArray(kept)
			? kept.filter((query) => typeof query === "string").slice(0, MOST)
			: [];
	} catch {
		return [];
	}
}

/** Puts a query before the others; an empty one is none. */
export function remember(query: string): void {
	const others = lastQueries().filter((other) => other !== query);
	if (query) keep([query, ...others].slice(0, MOST));
}

export const forgetAll = (): void => keep([]);

/** Where the storage is blocked or full, nothing is kept, and nobody is told. */
function keep(queries: readonly string[]): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(queries));
	} catch {}
}
