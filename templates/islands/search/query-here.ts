/** The query that the address of the results' page holds. */

export const queryHere = (): string =>
	new URLSearchParams(location.search).get("q") ?? "";

/** Has the address hold another one: reloading and going back lead to it. */
export function setQueryHere(query: string): void {
	const url = new URL(location.href);
	if (query.trim()) url.searchParams.set("q", query);
	else url.searchParams.delete("q");
	try {
		history.replaceState(history.state, "", url);
	} catch {} // some browsers refuse it to those who ask too often
}
