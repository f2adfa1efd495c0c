import { hrefOf } from "../../src/model/route.ts";
import type { Chrome } from "../../src/react.ts";
import type { Strings } from "../strings/index.ts";

export interface SearchBoxProps {
	readonly chrome: Chrome;
	readonly strings: Strings;
}

/** A form that leads to the search page: what there is before, and without, a script. */
export const SearchBox = ({ chrome, strings }: SearchBoxProps) => (
	<search className="search">
		<form action={`${hrefOf(chrome.home, chrome.site.baseUrl)}search`}>
			<input
				type="search"
				name="q"
				aria-label={strings.search}
				placeholder={strings.search}
				autoComplete="off"
			/>
		</form>
	</search>
);
