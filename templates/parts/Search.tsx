import { type Chrome, hrefOf } from "../../src/react.ts";
import { replaceable } from "../replaceable.tsx";
import { stringsOf } from "../strings.ts";

/** The search field of the navbar, which opens as a palette. */
export const SearchBar = replaceable(function SearchBar({ chrome }: { readonly chrome: Chrome }) {
	return (
		<search className="search">
			<SearchPalette chrome={chrome} />
		</search>
	);
});

/** The same in the text of a page, `<SearchField />`, larger. No landmark of its own, as the navbar has the search. */
export const SearchField = ({ chrome }: { readonly chrome: Chrome }) =>
	chrome.search ? (
		<div className="search search-field">
			<SearchPalette chrome={chrome} />
		</div>
	) : null;

/**
 * The keys that open it are hidden from screen readers, which learn them from the field. The style sheet shows those of the
 * reader's system. The label in front of them is never seen: it makes the field as wide as its text.
 */
function SearchPalette({ chrome }: { readonly chrome: Chrome }) {
	const { search, controlKey } = stringsOf(chrome.locale);
	return (
		<>
			<SearchForm chrome={chrome} isPalette />
			<span className="search-key needs-script" aria-hidden="true">
				<span>{search}</span>
				<span>{`${controlKey} K`}</span>
				<span>⌘K</span>
			</span>
		</>
	);
}

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
