import type { SearchSite } from "../../src/client/search/searcher.ts";
import { SearchForm } from "./search/SearchForm.tsx";
import { getSearchStrings } from "./search/search-strings.ts";

export { loadSearchStrings as prepare } from "./search/search-strings.ts";

/** The search form in the browser. */
const SearchBox = (site: SearchSite) => (
	<SearchForm site={site} strings={getSearchStrings()} />
);

export default SearchBox;
