import type { SearchSite } from "../../../src/client/search/searcher.ts";
import type { SearchStrings } from "../../strings/browser.ts";
import { isModifiedClick, resultsUrlOf } from "./follow-result.ts";
import { SearchOption } from "./SearchOption.tsx";

export interface RecentQueryOptionsProps {
	readonly site: SearchSite;
	readonly strings: SearchStrings;
	readonly queries: readonly string[];
	/** The list's id, which also prefixes the options' ids. */
	readonly id: string;
	readonly active: string | undefined;
	/** Called to run a query again. */
	readonly onAsk: (query: string) => void;
	readonly onClear: () => void;
}

/** The reader's recent queries, and a button to clear them. */
export const RecentQueryOptions = ({
	site,
	strings,
	queries,
	id,
	active,
	onAsk,
	onClear,
}: RecentQueryOptionsProps) => (
	<>
		<p className="search-last">
			<span>{strings.recentSearches}</span>
			<button
				type="button"
				className="search-clear"
				aria-label={strings.clearRecentSearches}
				onClick={onClear}
			>
				{strings.clear}
			</button>
		</p>
		<div
			role="listbox"
			id={id}
			className="search-options"
			aria-label={strings.recentSearches}
		>
			{queries.map((query, place) => (
				<SearchOption
					key={query}
					id={`${id}-${place}`}
					href={resultsUrlOf(site, query)}
					active={active}
					onClick={(event) => {
						if (isModifiedClick(event)) return;
						event.preventDefault();
						onAsk(query);
					}}
				>
					<bdi>{query}</bdi>
				</SearchOption>
			))}
		</div>
	</>
);
