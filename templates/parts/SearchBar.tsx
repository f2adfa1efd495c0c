import type { Chrome } from "../../src/react.ts";
import { replaceable } from "../replaceable.tsx";
import { stringsOf } from "../strings/index.ts";
import { SearchForm } from "./SearchForm.tsx";

function DefaultSearchBar({ chrome }: { readonly chrome: Chrome }) {
	const { search, controlKey } = stringsOf(chrome.locale);
	return (
		<search className="search">
			<SearchForm chrome={chrome} isPalette />
			<span className="search-key needs-script" aria-hidden="true">
				<span>{search}</span>
				<span>{`${controlKey} K`}</span>
				<span>⌘K</span>
			</span>
		</search>
	);
}

/**
 * The search field, which opens as a palette. The keys that open it are hidden from screen readers, which learn them from
 * the field. The style sheet shows those of the reader's system. The label in front of them is never seen: it makes the
 * field as wide as its text.
 */
export const SearchBar = replaceable(DefaultSearchBar);
