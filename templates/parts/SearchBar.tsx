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
		<span className="search-key needs-script" aria-hidden="true">
			<span>{`${stringsOf(chrome.locale).controlKey} K`}</span>
			<span>⌘K</span>
		</span>
	</search>
);

/**
 * The search form. Without a script it leads to the search page. The keys that lead to it are hidden from screen readers,
 * which learn them from the field. The style sheet shows those of the reader's system.
 */
export const SearchBar = replaceable(DefaultSearchBar);

/** What the search needs to know about the site. */
export const searchSiteOf = ({ home, site, locale }: Chrome) => ({
	home: hrefOf(home, site.baseUrl),
	lang: locale.htmlLang,
});
