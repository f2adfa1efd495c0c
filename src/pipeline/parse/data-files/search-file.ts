/** Reads the `_search` file of a locale: synonyms, and the pages that queries are expected to find. */

import type { DataFile } from "../../../model/content/source.ts";
import type { Problem, SourceLocation } from "../../../model/problems/problem.ts";
import { didYouMean } from "../../../model/problems/problem.ts";
import type { PopularPage, SearchExpectation, SearchSynonym } from "../../../model/site/search-settings.ts";
import { isMapping, type YamlEntry } from "../yaml/located-yaml.ts";
import { entryOf, readDataFile, scalarText } from "./read-data-file.ts";

const SEARCH_FILE_KEYS = ["synonyms", "expect", "popular"] as const;
type SearchFileKey = (typeof SEARCH_FILE_KEYS)[number];

const NOT_A_MAPPING = {
	code: "bad-search-list",
	message: "the search file is not a mapping",
	hint: 'start a line with "synonyms:" or "expect:", and write the entries below it, indented',
};

/** The settings in a `_search` file in YAML or JSON. Invalid entries are reported and left out. */
export function parseSearchFile(file: DataFile) {
	const data = readDataFile(file, NOT_A_MAPPING);
	const synonyms = readEntries("synonyms", data.entries, readSynonym);
	const expected = readEntries("expect", data.entries, readExpectation);
	const popular = readPopular(data.entries);
	return {
		list: { synonyms: synonyms.found, expectations: expected.found, popular: popular.found },
		problems: [
			...data.problems,
			...unknownKeyProblems(data.entries),
			...synonyms.problems,
			...expected.problems,
			...popular.problems,
		],
	};
}

/** A query, its value, and its location. */
interface SearchFileEntry {
	readonly query: string;
	readonly value: unknown;
	readonly at: SourceLocation;
}

interface EntryResult<T> {
	readonly found?: T;
	readonly problems: readonly Problem[];
}

/** What is below one of the two keys; a key without a value has no entries. */
function readEntries<T>(
	key: SearchFileKey,
	entries: readonly YamlEntry[],
	read: (entry: SearchFileEntry) => EntryResult<T>,
): { readonly found: readonly T[]; readonly problems: readonly Problem[] } {
	const { at, value } = entryOf(entries, key) ?? {};
	if (!at || !value || value.data === null) return { found: [], problems: [] };
	if (!isMapping(value.data)) {
		const problem = searchFileProblem("search-list", `"${key}" has no entries`, at);
		return { found: [], problems: [{ ...problem, hint: HINTS[key] }] };
	}
	const results = value.entries.map((entry) =>
		read({ query: entry.key.trim(), value: entry.value.data, at: entry.at }),
	);
	return { found: results.flatMap(({ found }) => found ?? []), problems: results.flatMap(({ problems }) => problems) };
}

function readSynonym({ query, value, at }: SearchFileEntry): EntryResult<SearchSynonym> {
	if (!query) return { problems: [searchFileProblem("synonym", EMPTY_QUERY_MESSAGE, at)] };
	const to = readTexts(value);
	if (to) return { found: { from: query, to }, problems: [] };
	const message = `the synonym of "${query}" is neither text nor a list of texts`;
	return { problems: [{ ...searchFileProblem("synonym", message, at), hint: HINTS.synonyms }] };
}

function readExpectation({ query, value, at }: SearchFileEntry): EntryResult<SearchExpectation> {
	if (!query) return { problems: [searchFileProblem("expectation", EMPTY_QUERY_MESSAGE, at)] };
	const written = readTexts(value);
	if (!written) {
		const message = `the expectation for "${query}" is neither a page nor a list of pages`;
		return { problems: [{ ...searchFileProblem("expectation", message, at), hint: HINTS.expect }] };
	}
	const pages = written.filter(isSitePath);
	return {
		...(pages.length > 0 && { found: { query, pages, at } }),
		problems: written
			.filter((page) => !isSitePath(page))
			.map((page) => ({
				...searchFileProblem("expectation", `expected page "${page}" does not start with a slash`, at),
				hint: 'write the path of a page without its locale, such as "/help/faq"',
			})),
	};
}

/** The pages below `popular`; a key without a value has none. */
function readPopular(entries: readonly YamlEntry[]) {
	const { at, value } = entryOf(entries, "popular") ?? {};
	const found: PopularPage[] = [];
	if (!at || !value || value.data === null) return { found, problems: [] };
	const problemOf = (message: string): Problem => ({
		...searchFileProblem("popular-page", message, at),
		hint: HINTS.popular,
	});
	const written = readTexts(value.data);
	if (!written) return { found, problems: [problemOf('"popular" is neither a page nor a list of pages')] };
	const problems = written
		.filter((page) => !isSitePath(page))
		.map((page) => problemOf(`popular page "${page}" does not start with a slash`));
	return { found: written.filter(isSitePath).map((page) => ({ page, at })), problems };
}

const EMPTY_QUERY_MESSAGE = "empty query";

const HINTS: Readonly<Record<SearchFileKey, string>> = {
	synonyms: 'write "2fa: multi-factor authentication" below "synonyms:"',
	expect: 'write "lost my password: /help/faq" below "expect:"',
	popular: 'write "popular: [/help/install, /help/faq]"',
};

const isSitePath = (page: string): boolean => page.startsWith("/");

/** One or more texts, none of them empty; `undefined` for anything else. */
function readTexts(value: unknown): readonly string[] | undefined {
	const texts = [value].flat().map((item) => scalarText(item)?.trim() ?? "");
	return texts.length > 0 && texts.every(Boolean) ? texts : undefined;
}

const searchFileProblem = (
	what: "search-list" | "synonym" | "expectation" | "popular-page",
	message: string,
	at: SourceLocation,
): Problem => ({ severity: "error", code: `bad-${what}`, message, at });

const unknownKeyProblems = (entries: readonly YamlEntry[]): Problem[] =>
	entries
		.filter(({ key }) => !SEARCH_FILE_KEYS.some((known) => known === key))
		.map(({ key, at }) => ({
			severity: "error",
			code: "unknown-search-key",
			message: `unknown search key "${key}"`,
			at,
			hint:
				didYouMean(key, SEARCH_FILE_KEYS) ??
				`the keys are ${SEARCH_FILE_KEYS.slice(0, -1).join(", ")} and ${SEARCH_FILE_KEYS.at(-1)}`,
		}));
