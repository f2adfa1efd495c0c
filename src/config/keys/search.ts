/** `search`: the full-text search of the site. */
import * as v from "valibot";
import { expected, localizedText, orFalse, positiveInteger } from "../values.ts";

const weight = v.pipe(v.number(), v.gtValue(0, expected("a number above 0")), v.maxValue(10, expected("at most 10")));

const sitePath = v.pipe(v.string(), v.startsWith("/", expected("a path that starts with a slash")));

const searchOptions = v.strictObject({
	/**
	 * Factors, above 0 and up to 10, for the scores of the pages at or below a path without locale prefix. The longest
	 * matching path applies; `search_weight` in the front matter of a page takes precedence.
	 * @example { "/help/changelog/": 0.35 }
	 */
	weights: v.exactOptional(v.record(sitePath, weight), {}),
	/**
	 * What results are called by the path that their pages are at or below, without locale prefix. Readers can choose one
	 * of them. The longest matching path applies. Parts of the site that the navbar links to have the label of its item.
	 * @example { "/help/api/": "API" }
	 */
	kinds: v.exactOptional(v.record(sitePath, localizedText), {}),
	/**
	 * The number of first results that must include the page that a `_search` file expects.
	 * @example 1
	 */
	within: v.exactOptional(positiveInteger, 3),
	/**
	 * Writes the index of each locale also as `search-elasticlunr.json`, which `elasticlunr.Index.load` reads. It is several
	 * times the size of `search-index.json`.
	 */
	elasticlunr: v.exactOptional(v.boolean(), false),
});

export const searchKeys = {
	/** The search. `false`: no search. */
	search: v.exactOptional(orFalse(searchOptions), {}),
};
