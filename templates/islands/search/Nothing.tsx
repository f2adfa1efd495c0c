import type { SearchWords } from "../../strings/search.ts";

export interface NothingProps {
	readonly query: string;
	readonly words: SearchWords;
}

/** No page answers, and what the reader may try. */
export const Nothing = ({ query, words }: NothingProps) => (
	<div className="search-nothing">
		<p>
			<strong>
				<bdi>{words.nothing(query)}</bdi>
			</strong>
		</p>
		<p>{words.hint}</p>
	</div>
);
