import type { SearchSite } from "../../../src/client/search/searcher.ts";
import type { SearchStrings } from "../../strings/browser.ts";
import { NoResults } from "./NoResults.tsx";
import {
	RecentQueryOptions,
	type RecentQueryOptionsProps,
} from "./RecentQueryOptions.tsx";
import { ResultOptions, type ResultOptionsProps } from "./ResultOptions.tsx";
import { SearchFailure } from "./SearchFailure.tsx";
import { SearchPanel } from "./SearchPanel.tsx";
import type { SearchState } from "./use-search.ts";

/** The content of the panel below the field. */
export type PanelKind = "failed" | "recent" | "loading" | "empty" | "results";

/** The content for the current query; `undefined` if the panel stays closed. */
export function panelKindFor(
	query: string,
	{ phase, answer }: SearchState,
	recentQueries: readonly string[],
): PanelKind | undefined {
	if (phase === "failed") return "failed";
	if (query === "") return recentQueries.length > 0 ? "recent" : undefined;
	if (phase === "loading") return "loading";
	return answer && (answer.result.pages.length > 0 ? "results" : "empty");
}

export interface SearchBoxPanelProps
	extends Pick<ResultOptionsProps, "onFollow">,
		Pick<RecentQueryOptionsProps, "onAsk" | "onClear"> {
	readonly panelKind: PanelKind;
	readonly site: SearchSite;
	readonly strings: SearchStrings;
	readonly query: string;
	readonly searchState: SearchState;
	readonly recentQueries: readonly string[];
	/** The list's id. */
	readonly id: string;
	readonly active: string | undefined;
	readonly onRetry: () => void;
}

/** The panel below the field. */
export const SearchBoxPanel = (props: SearchBoxPanelProps) => (
	<SearchPanel>{renderPanelContent(props)}</SearchPanel>
);

function renderPanelContent(props: SearchBoxPanelProps) {
	const { panelKind, strings, searchState, recentQueries, onRetry } = props;
	const { answer } = searchState;
	switch (panelKind) {
		case "failed":
			return <SearchFailure strings={strings} retry={onRetry} />;
		case "recent":
			return <RecentQueryOptions {...props} queries={recentQueries} />;
		case "loading":
			return <p className="search-waiting">{strings.searchLoading}</p>;
		case "empty":
			return answer && <NoResults query={answer.query} strings={strings} />;
		case "results":
			return answer && <ResultOptions {...props} answer={answer} />;
	}
}
