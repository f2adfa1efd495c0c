import type { SearchStrings } from "../../strings/browser.ts";

export interface SearchFailureProps {
	readonly strings: SearchStrings;
	readonly retry: () => void;
}

/** Says that the search could not be loaded, with a retry button. */
export const SearchFailure = ({ strings, retry }: SearchFailureProps) => (
	<div className="failure">
		<p>
			<strong>{strings.searchFailed}</strong>
		</p>
		<button type="button" className="button" onClick={retry}>
			{strings.retry}
		</button>
	</div>
);
