import type { SearchSite } from "../../../src/client/search/searcher.ts";
import type { SearchWords } from "../../strings/search.ts";
import { isElsewhere, resultsOf } from "./follow.ts";
import { Option } from "./Option.tsx";

export interface LastOptionsProps {
	readonly site: SearchSite;
	readonly words: SearchWords;
	readonly queries: readonly string[];
	/** Of the list; those of the options begin with it. */
	readonly id: string;
	readonly active: string | undefined;
	/** A query is to be asked again. */
	readonly onAsk: (query: string) => void;
	readonly onClear: () => void;
}

/** What this reader looked for before, and a button that forgets it. */
export const LastOptions = ({
	site,
	words,
	queries,
	id,
	active,
	onAsk,
	onClear,
}: LastOptionsProps) => (
	<>
		<p className="search-last">
			<span>{words.lastQueries}</span>
			<button
				type="button"
				className="search-clear"
				aria-label={words.clearLastQueries}
				onClick={onClear}
			>
				{words.clear}
			</button>
		</p>
		<div
			role="listbox"
			id={id}
			className="search-options"
			aria-label={words.lastQueries}
		>
			{queries.map((query, place) => (
				<Option
					key={query}
					id={`${id}-${place}`}
					href={resultsOf(site, query)}
					active={active}
					onClick={(event) => {
						if (isElsewhere(event)) return;
						event.preventDefault();
						onAsk(query);
					}}
				>
					<bdi>{query}</bdi>
				</Option>
			))}
		</div>
	</>
);
