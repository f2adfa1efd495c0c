import type { Chrome } from "../../src/react.ts";
import { replaceable } from "../replaceable.tsx";
import { SearchForm } from "./SearchForm.tsx";

const DefaultSearchBar = ({ chrome }: { readonly chrome: Chrome }) => (
	<search className="search">
		<SearchForm chrome={chrome} isPalette />
	</search>
);

/** The search field, which opens as a palette. */
export const SearchBar = replaceable(DefaultSearchBar);
