import { type Chrome, hrefOf, Island } from "../../src/react.ts";
import { SearchForm } from "../islands/search/SearchForm.tsx";
import { replaceable } from "../replaceable.tsx";
import { stringsOf } from "../strings/index.ts";

const DefaultSearchBar = ({ chrome }: { readonly chrome: Chrome }) => (
	<search className="search">
		<Island
			name="SearchBox"
			of={(site) => (
				<SearchForm site={site} strings={stringsOf(chrome.locale)} />
			)}
			props={searchSiteOf(chrome)}
		/>
	</search>
);

/** The search form. Without a script it leads to the search page. */
export const SearchBar = replaceable(DefaultSearchBar);

/** What the search needs to know about the site. */
export const searchSiteOf = ({ home, site, locale }: Chrome) => ({
	home: hrefOf(home, site.baseUrl),
	lang: locale.htmlLang,
});
