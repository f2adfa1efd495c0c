import { hrefOf } from "../../src/react.ts";
import { SearchForm } from "../parts/SearchForm.tsx";
import type { LayoutProps } from "../props.ts";
import { MainFrame } from "./MainFrame.tsx";

/** The search results, which a script shows, and the way to the index from A to Z, which needs none. */
export const SearchLayout = (props: LayoutProps<"search">) => {
	const { page, chrome, strings } = props;
	return (
		<MainFrame {...props}>
			<h1>{strings.search}</h1>
			<search className="search">
				<SearchForm chrome={chrome} isPalette={false} />
			</search>
			<p className="without-script">{strings.searchNeedsScript}</p>
			<p className="search-index">
				<a href={hrefOf(page.indexRoute, chrome.site.baseUrl)}>{strings.searchIndex}</a>
			</p>
		</MainFrame>
	);
};
