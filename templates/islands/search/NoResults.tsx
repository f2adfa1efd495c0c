import type { SearchStrings } from "../../strings/browser.ts";

export interface NoResultsProps {
	readonly query: string;
	readonly strings: SearchStrings;
}

/** Says that no page matches, and suggests what to try. */
export const NoResults = ({ query, strings }: NoResultsProps) => (
	<div className="search-nothing">
		<p>
			<strong>
				<bdi>{strings.noResults({ query })}</bdi>
			</strong>
		</p>
		<p>{strings.noResultsHint}</p>
	</div>
);
