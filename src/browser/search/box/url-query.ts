/** The query in the URL of the search page. */

export const getUrlQuery = (): string => new URLSearchParams(location.search).get("q") ?? "";

/** Sets the query in the URL, so that reloading and going back restore it. */
export function setUrlQuery(query: string): void {
	const url = new URL(location.href);
	if (query.trim()) url.searchParams.set("q", query);
	else url.searchParams.delete("q");
	try {
		history.replaceState(history.state, "", url);
	} catch {} // Safari limits how often a page may change its URL
}
