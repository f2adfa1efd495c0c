/** The reader's recent queries, in local storage. */
const RECENT_QUERIES_KEY = "ssg-searches";
const MAX_RECENT_QUERIES = 5;

/** Most recent first. */
export function readRecentQueries(): readonly string[] {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(RECENT_QUERIES_KEY) ?? "[]");
		return Array.isArray(stored)
			? stored.filter((query) => typeof query === "string").slice(0, MAX_RECENT_QUERIES)
			: [];
	} catch {
		return [];
	}
}

/** Adds a query to the front of the list. An empty query is ignored. */
export function rememberQuery(query: string): void {
	const others = readRecentQueries().filter((other) => other !== query);
	if (query) saveQueries([query, ...others].slice(0, MAX_RECENT_QUERIES));
}

export const clearRecentQueries = (): void => saveQueries([]);

/** Does nothing if storage is blocked or full. */
function saveQueries(queries: readonly string[]): void {
	try {
		localStorage.setItem(RECENT_QUERIES_KEY, JSON.stringify(queries));
	} catch {}
}
