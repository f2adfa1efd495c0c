import { Island } from "../../src/react.ts";
import { SearchResultsView } from "../islands/search/SearchResultsView.tsx";
import { AlphabeticalIndex } from "../parts/AlphabeticalIndex.tsx";
import { searchSiteOf } from "../parts/SearchBar.tsx";
import type { LayoutProps } from "../props.ts";
import { MainFrame } from "./MainFrame.tsx";

/** The search results, and an alphabetical index of all pages that also works without a script. */
export const SearchLayout = (props: LayoutProps<"search">) => (
	<MainFrame {...props}>
		<h1>{props.strings.search}</h1>
		<div className="search">
			<Island
				name="SearchResults"
				of={(site) => <SearchResultsView site={site} strings={props.strings} />}
				props={searchSiteOf(props.chrome)}
				when="query"
			/>
		</div>
		<div className="search-index">
			<p className="lead">{props.strings.searchIndex}</p>
			<AlphabeticalIndex {...props} />
		</div>
	</MainFrame>
);
