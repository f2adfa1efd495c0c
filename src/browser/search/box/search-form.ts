import type { SearchSite } from "../messages.ts";
import type { SearchTexts } from "./search-texts.ts";

/** A form of the search, and what its results need. */
export interface SearchContext {
	readonly form: HTMLFormElement;
	readonly site: SearchSite;
	readonly texts: SearchTexts;
}

/** Shows the error of a search that failed, or hides that of an earlier one. The button below it runs the query again. */
export function setFailure({ form }: SearchContext, error?: Error): void {
	const message = form.querySelector(".failure p + p");
	if (!message) return;
	message.textContent = error ? error.message : "";
	(message.parentElement as HTMLElement).hidden = !error;
}
