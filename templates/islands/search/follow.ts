/** What happens beside the visit when a reader follows what was found. */
import type { MouseEvent } from "react";
import type { SearchSite } from "../../../src/client/search/searcher.ts";
import type { Answer } from "./answer.ts";
import { remember } from "./last-queries.ts";

/** The address of all results. */
export const resultsOf = ({ home }: SearchSite, query: string): string =>
	`${home}search?q=${encodeURIComponent(query)}`;

/** The browser is asked for something else than to follow the link here. */
export const isElsewhere = (event: MouseEvent): boolean =>
	event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Keeps the query, and has the page that the link leads to mark its words. */
export function announce(
	event: MouseEvent<HTMLAnchorElement>,
	{ query, found }: Answer,
): void {
	remember(query);
	if (isElsewhere(event)) return;
	const detail = { href: event.currentTarget.href, words: found.words };
	document.dispatchEvent(new CustomEvent("ssg:search-mark", { detail }));
}
