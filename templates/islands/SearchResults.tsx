import type { SearchSite } from "../../src/client/search/searcher.ts";
import { SearchResultsView } from "./search/SearchResultsView.tsx";
import { getSearchStrings } from "./search/search-strings.ts";

export { loadSearchStrings as prepare } from "./search/search-strings.ts";

/** The search page in the browser. */
const SearchResults = (site: SearchSite) => (
	<SearchResultsView site={site} strings={getSearchStrings()} />
);

export default SearchResults;
