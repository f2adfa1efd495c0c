import { createRecentList } from "./recent-list.ts";

/** The reader's recent queries. */
export const recentQueries = createRecentList("ssg-searches", {
	max: 5,
	isItem: (value) => typeof value === "string",
	idOf: (query) => query,
});

/** An empty query is ignored. */
export function rememberQuery(query: string): void {
	if (query) recentQueries.add(query);
}
