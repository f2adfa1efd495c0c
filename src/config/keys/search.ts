/** `search`: the full-text search of the site. */
import * as v from "valibot";
import type { DeepReadonly } from "../deep-readonly.ts";
import type { ParsedKeys } from "../values.ts";
import { expected, type LocalizedText, localizedText, positiveInteger } from "../values.ts";

export interface SearchKeys {
	/** The search. `true`: with the defaults. `false`: no search. @default {} */
	readonly search?: SearchOptions | boolean;
}

export interface SearchOptions {
	/**
	 * Factors, above 0 and up to 10, for the scores of the pages at or below a path without locale prefix. The longest
	 * matching path applies; `search_weight` in the front matter of a page takes precedence.
	 * @default {}
	 * @example { "/help/changelog/": 0.35 }
	 */
	readonly weights?: Readonly<Record<string, number>>;
	/**
	 * The number of first results that must include the page that a `_search` file expects.
	 * @default 3
	 * @example 1
	 */
	readonly within?: number;
	/**
	 * What results are called by the path that their pages are at or below, without locale prefix. Readers can choose one
	 * of them. The longest matching path applies. Parts of the site that the navbar links to have the label of its item.
	 * @default {}
	 * @example { "/help/api/": "API" }
	 */
	readonly kinds?: Readonly<Record<string, LocalizedText>>;
	/**
	 * Writes the index of each locale also as `search-elasticlunr.json`, which `elasticlunr.Index.load` reads. It is several
	 * times the size of `search-index.json`.
	 * @default false
	 */
	readonly elasticlunr?: boolean;
}

const weight = v.pipe(v.number(), v.gtValue(0, expected("a number above 0")), v.maxValue(10, expected("at most 10")));

const sitePath = v.pipe(v.string(), v.startsWith("/", expected("a path that starts with a slash")));

const searchOptions = v.strictObject({
	weights: v.exactOptional(v.record(sitePath, weight), {}),
	kinds: v.exactOptional(v.record(sitePath, localizedText), {}),
	within: v.exactOptional(positiveInteger, 3),
	elasticlunr: v.exactOptional(v.boolean(), false),
});

export const searchKeys = {
	search: v.exactOptional(
		v.lazy((input) =>
			typeof input === "object" && input !== null ? searchOptions : v.boolean(expected("true, false or an object")),
		),
		{},
	),
};

export type SearchConfig = DeepReadonly<v.InferOutput<typeof searchOptions>>;

export const resolveSearch = ({
	search,
}: ParsedKeys<typeof searchKeys>): {
	readonly search: SearchConfig | undefined;
} => ({
	search: search === true ? v.parse(searchOptions, {}) : search || undefined,
});
