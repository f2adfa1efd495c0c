import { Island } from "../../src/react.ts";
import SearchResults from "../islands/SearchResults.tsx";
import { searchSiteOf } from "../parts/SearchBox.tsx";
import { SearchIndex } from "../parts/SearchIndex.tsx";
import type { LayoutProps } from "../props.ts";
import { Frame } from "./Frame.tsx";

/** What the search form leads to: all results, and an index from A to Z, which is all there is without a script. */
export const Search = (props: LayoutProps<"search">) => (
	<Frame {...props}>
		<h1>{props.strings.search}</h1>
		<div className="search">
			<Island
				name="SearchResults"
				of={SearchResults}
				props={searchSiteOf(props.chrome)}
				when="query"
			/>
		</div>
		<div className="search-index">
			<p className="lead">{props.strings.searchIndex}</p>
			<SearchIndex {...props} />
		</div>
	</Frame>
);
