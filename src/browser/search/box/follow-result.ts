/** Side effects of following a search result. */
import type { SearchSite } from "../messages.ts";
import type { SearchAnswer } from "./query-runner.ts";
import { rememberQuery } from "./recent-queries.ts";

/** The URL of the page with all results. */
export const resultsUrlOf = ({ home }: SearchSite, query: string): string =>
	`${home}search?q=${encodeURIComponent(query)}`;

/** Whether a modifier key asks the browser for something else, such as a new tab. */
export const isModifiedClick = (event: MouseEvent): boolean =>
	event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Saves the query, and asks for the result's words to be highlighted on its page. */
export function announceResult(event: MouseEvent, { href }: HTMLAnchorElement, { query, result }: SearchAnswer): void {
	rememberQuery(query);
	if (isModifiedClick(event)) return;
	const detail = { href, words: result.words };
	document.dispatchEvent(new CustomEvent("ssg:search-mark", { detail }));
}
