import type { SearchWords } from "../../strings/search.ts";

export interface FailureProps {
	readonly words: SearchWords;
	readonly retry: () => void;
}

/** A file of the search did not come. */
export const Failure = ({ words, retry }: FailureProps) => (
	<div className="failure">
		<p>
			<strong>{words.failed}</strong>
		</p>
		<button type="button" className="button" onClick={retry}>
			{words.retry}
		</button>
	</div>
);
