/** What the authors of a locale tell its search, beside the pages: parse -> derive, check. */
import type { Location } from "./problem.ts";

/** A word of the readers, and those of the pages that it stands for; never the other way round. */
export interface Synonym {
	readonly from: string;
	readonly to: readonly string[];
}

/** What a reader would type, and the pages of which one has to be among the first results. */
export interface Expectation {
	readonly query: string;
	/** Without locale prefix, as the author wrote them. */
	readonly pages: readonly string[];
	/** Of the query. */
	readonly at: Location;
}

/** A `_search` file, checked. */
export interface SearchList {
	readonly synonyms: readonly Synonym[];
	readonly expectations: readonly Expectation[];
}
