import type { SearchSite } from "../searcher.ts";
import type { SearchTexts } from "./search-texts.ts";

/** A form of the search, and what its results need. */
export interface SearchForm {
	readonly form: HTMLFormElement;
	readonly site: SearchSite;
	readonly texts: SearchTexts;
}

/** Shows or hides the message of the form that says that the search failed. Its button runs the query again. */
export function setFailed({ form }: SearchForm, isFailed: boolean): void {
	const failure = form.querySelector<HTMLElement>(".failure");
	if (failure) failure.hidden = !isFailed;
}
