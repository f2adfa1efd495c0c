/** The `_search` file of a locale: the words that readers have for things, and the pages that they expect to find. */
import type { Location, Problem } from "../model/problem.ts";
import { nearest } from "../model/problem.ts";
import type { Expectation, SearchList, Synonym } from "../model/search-list.ts";
import type { DataFile } from "../model/source.ts";
import {
	type Data,
	placesBelow,
	readData,
	textOf,
	topOf,
} from "./data-yaml.ts";
import { isMapping } from "./yaml-tree.ts";

export interface ParsedSearchList {
	readonly list: SearchList;
	readonly problems: readonly Problem[];
}

const KEYS = ["synonyms", "expect"] as const;
type Key = (typeof KEYS)[number];

const NO_MAPPING = {
	code: "bad-search-list",
	message: "the file of the search has no keys",
	hint: "Begin a line with “synonyms:” or “expect:”, and put words below it, indented.",
};

/** The list of a `_search` file in YAML or JSON; an entry that is wrong is left out or cut down, and reported. */
export function parseSearchList(file: DataFile): ParsedSearchList {
	const data = readData(file, NO_MAPPING);
	const start = { path: file.path, line: 1, column: 1 };
	const synonyms = entriesOf("synonyms", data, start);
	const expected = entriesOf("expect", data, start);
	const read = {
		synonyms: synonyms.entries.map(readSynonym),
		expectations: expected.entries.map(readExpectation),
	};
	return {
		list: {
			synonyms: read.synonyms.flatMap(({ found }) => found ?? []),
			expectations: read.expectations.flatMap(({ found }) => found ?? []),
		},
		problems: [
			...data.problems,
			...unknownKeys(data, start),
			...synonyms.problems,
			...read.synonyms.flatMap(({ problems }) => problems),
			...expected.problems,
			...read.expectations.flatMap(({ problems }) => problems),
		],
	};
}

/** What a reader types, what the author wrote beside it, and where. */
interface Entry {
	readonly query: string;
	readonly value: unknown;
	readonly at: Location;
}

interface Read<T> {
	readonly found?: T;
	readonly problems: readonly Problem[];
}

/** The entries below one of the two keys; a key without a value has none. */
function entriesOf(
	key: Key,
	{ values = {}, keys }: Data,
	start: Location,
): { readonly entries: Entry[]; readonly problems: readonly Problem[] } {
	const given = values[key] ?? {};
	const place = topOf(keys).get(key) ?? start;
	if (!isMapping(given)) {
		const problem = bad("search-list", `“${key}” has no entries`, place);
		return { entries: [], problems: [{ ...problem, hint: HINTS[key] }] };
	}
	const places = placesBelow(keys, key);
	const entries = Object.entries(given).map(([name, value]) => ({
		query: name.trim(),
		value,
		at: places.get(name) ?? place,
	}));
	return { entries, problems: [] };
}

function readSynonym({ query, value, at }: Entry): Read<Synonym> {
	if (!query) return { problems: [bad("synonym", NO_WORD, at)] };
	const to = textsOf(value);
	if (to) return { found: { from: query, to }, problems: [] };
	const message = `“${query}” stands for neither a text nor a list of texts`;
	return {
		problems: [{ ...bad("synonym", message, at), hint: HINTS.synonyms }],
	};
}

function readExpectation({ query, value, at }: Entry): Read<Expectation> {
	if (!query) return { problems: [bad("expectation", NO_WORD, at)] };
	const written = textsOf(value);
	if (!written) {
		const message = `“${query}” expects neither a page nor a list of pages`;
		return {
			problems: [{ ...bad("expectation", message, at), hint: HINTS.expect }],
		};
	}
	const pages = written.filter(isAddress);
	return {
		...(pages.length > 0 && { found: { query, pages, at } }),
		problems: written
			.filter((page) => !isAddress(page))
			.map((page) => ({
				...bad("expectation", `“${page}” begins with no slash`, at),
				hint: "Write the path of a page without its locale, as in “/help/faq”.",
			})),
	};
}

const NO_WORD = "nobody types an empty text";

const HINTS: Readonly<Record<Key, string>> = {
	synonyms: "Write “2fa: multi-factor authentication” below “synonyms:”.",
	expect: "Write “lost my password: /help/faq” below “expect:”.",
};

const isAddress = (page: string): boolean => page.startsWith("/");

/** One text or several, none of them empty; nothing where something else is written. */
function textsOf(value: unknown): readonly string[] | undefined {
	const texts = [value].flat().map((item) => textOf(item)?.trim() ?? "");
	return texts.length > 0 && texts.every(Boolean) ? texts : undefined;
}

const bad = (
	what: "search-list" | "synonym" | "expectation",
	message: string,
	at: Location,
): Problem => ({ severity: "error", code: `bad-${what}`, message, at });

function unknownKeys({ values = {}, keys }: Data, start: Location): Problem[] {
	const places = topOf(keys);
	return Object.keys(values)
		.filter((name) => !KEYS.some((key) => key === name))
		.map((name) => {
			const meant = nearest(name, KEYS);
			return {
				severity: "error",
				code: "unknown-search-key",
				message: `“${name}” is no key of the file of the search`,
				at: places.get(name) ?? start,
				hint: meant
					? `Did you mean “${meant}”?`
					: `The keys are ${KEYS.join(" and ")}.`,
			};
		});
}
