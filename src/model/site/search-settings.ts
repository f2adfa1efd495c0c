/** The search settings of a locale: parse -> derive, check. */
import type { SourceLocation } from "../problems/problem.ts";

/** A word that readers use and the words that pages use instead. Works in this direction only. */
export interface SearchSynonym {
	readonly from: string;
	readonly to: readonly string[];
}

/** A query, and pages of which at least one has to be among the first results. */
export interface SearchExpectation {
	readonly query: string;
	/** Paths without a locale prefix, as the author wrote them. */
	readonly pages: readonly string[];
	/** Location of the query. */
	readonly at: SourceLocation;
}

/** A page that the search shows before a query is typed. */
export interface PopularPage {
	/** A path without a locale prefix, as the author wrote it. */
	readonly page: string;
	/** Location of the list. */
	readonly at: SourceLocation;
}

/** A validated `_search` file. */
export interface SearchSettings {
	readonly synonyms: readonly SearchSynonym[];
	readonly expectations: readonly SearchExpectation[];
	readonly popular: readonly PopularPage[];
}
