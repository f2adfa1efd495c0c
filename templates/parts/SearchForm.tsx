import { type Chrome, hrefOf } from "../../src/react.ts";
import { stringsOf } from "../strings/index.ts";

export interface SearchFormProps {
	readonly chrome: Chrome;
	/** Whether the form opens as a palette. */
	readonly isPalette: boolean;
}

/**
 * A search form. Without a script it leads to the search page. It holds the message for when the script cannot be loaded,
 * and a place for the error.
 */
export function SearchForm({ chrome, isPalette }: SearchFormProps) {
	const { home, site, locale } = chrome;
	const strings = stringsOf(locale);
	return (
		<form action={`${hrefOf(home, site.baseUrl)}search`} popover={isPalette ? "auto" : undefined}>
			<input type="search" name="q" aria-label={strings.search} placeholder={strings.search} autoComplete="off" />
			<div className="failure" role="alert" hidden>
				<p>{strings.searchFailed}</p>
				<p />
				<button type="button" className="button">
					{strings.retry}
				</button>
			</div>
		</form>
	);
}
