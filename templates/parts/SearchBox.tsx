import { type Chrome, hrefOf, Island } from "../../src/react.ts";
import Box from "../islands/SearchBox.tsx";

/** The form that leads to the search page, which is what there is before, and without, a script. */
export const SearchBox = ({ chrome }: { readonly chrome: Chrome }) => (
	<search className="search">
		<Island name="SearchBox" of={Box} props={searchSiteOf(chrome)} />
	</search>
);

/** What the search has to know of the site. */
export const searchSiteOf = ({ home, site, locale }: Chrome) => ({
	home: hrefOf(home, site.baseUrl),
	lang: locale.htmlLang,
});
