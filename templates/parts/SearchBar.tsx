import type { Chrome } from "../../src/react.ts";
import { replaceable } from "../replaceable.tsx";
import { stringsOf } from "../strings/index.ts";
import { SearchForm } from "./SearchForm.tsx";

const DefaultSearchBar = ({ chrome }: { readonly chrome: Chrome }) => (
	<search className="search">
		<SearchForm chrome={chrome} isPalette />
		<span className="search-key needs-script" aria-hidden="true">
			<span>{`${stringsOf(chrome.locale).controlKey} K`}</span>
			<span>⌘K</span>
		</span>
	</search>
);

/**
 * The search field, which opens as a palette. The keys that open it are hidden from screen readers, which learn them from
 * the field. The style sheet shows those of the reader's system.
 */
export const SearchBar = replaceable(DefaultSearchBar);
