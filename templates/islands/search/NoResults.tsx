import type { SearchStrings } from "../../strings/search.ts";

export interface NoResultsProps {
	readonly query: string;
	readonly strings: SearchStrings;
}

/** Says that no page matches, and suggests what to try. */
export const NoResults = ({ query, strings }: NoResultsProps) => (
	<div className="search-nothing">
		<p>
			<strong>
				<bdi>{strings.nothing(query)}</bdi>
			</strong>
		</p>
		<p>{strings.hint}</p>
	</div>
);
