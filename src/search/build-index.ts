/**
 * Builds the search index of a locale's pages:
 *
 * 1. Split the fields of each section into words, dropping those that nobody searches for.
 * 2. Count the occurrences of each term.
 * 3. Weight them by BM25 and pack them.
 */
import { decodeUriText } from "../model/route.ts";
import { FIELD_BOOSTS, type SearchField, type SearchIndex } from "./format.ts";
import type { SearchLanguage } from "./language.ts";
import { type Posting, packPostings, quantizeWeight } from "./postings.ts";
import { foldAccents, forEachToken, termOf } from "./tokenizer.ts";
import { packWords } from "./vocabulary.ts";

/** A page to index. */
export interface IndexedPage {
	readonly title: string;
	readonly keywords: readonly string[];
	/** Relative to the locale's home page, as in links. Its last segment is often what readers call the page. */
	readonly path: string;
	readonly sections: readonly {
		readonly heading: string;
		readonly text: string;
		readonly code: string;
	}[];
}

/** Issue numbers with their authors, commit hashes, user names: half of a changelog, and nobody searches for them. */
const CHANGELOG_NOISE =
	/\((?:[^()#]{0,20}#\d|[0-9a-f]{7,40}\b)[^()]*\)|(?<![\p{L}\p{N}])(?:#\d+\b|@[\w-]+(?![\w/-]))|\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{7,40}\b/gu;

const NOISE_HINT = /[#@]|\b[0-9a-f]{7}/;

/** Long numbers are timestamps, sizes and keys rather than words. */
const LONG_NUMBER = /^\d{7,}$/;

/** The index without its id, which depends on the sections' headings too. */
export function buildSearchIndex(
	pages: readonly IndexedPage[],
	lang: string,
	language: SearchLanguage,
): Omit<SearchIndex, "id" | "synonyms"> {
	const {
		sections,
		words: counted,
		lengths,
	} = countIndexedWords(pages, language);
	const words = [...counted.keys()]
		.map((word) => [foldAccents(word), word] as const)
		.sort(([a, x], [b, y]) =>
			a === b ? compareStrings(x, y) : compareStrings(a, b),
		)
		.map(([, word]) => word);
	const terms = new Set(
		words.map((word) => counted.get(word) as TermOccurrences),
	);
	const averages = lengths.map(averageOf);
	return {
		lang,
		sections,
		words: packWords(words),
		postings: [...terms]
			.map((term) => packPostings(postingsOf(term, lengths, averages)))
			.join(" "),
	};
}

const compareStrings = (a: string, b: string): number =>
	a < b ? -1 : a > b ? 1 : 0;

const FIELD_NAMES = Object.keys(FIELD_BOOSTS) as SearchField[];
const [TITLE, HEADING, TEXT, CODE] = (
	["title", "heading", "text", "code"] as const
).map((name) => FIELD_NAMES.indexOf(name)) as [number, number, number, number];

/** The occurrences of a term. */
interface TermOccurrences {
	/** Each is `section * number of fields + field`. */
	readonly locations: number[];
	readonly frequencies: number[];
}

interface WordCounts {
	readonly sections: number;
	/** The term of each word. Words with the same term share one object. */
	readonly words: ReadonlyMap<string, TermOccurrences>;
	/** The number of words in each section, by field. */
	readonly lengths: readonly (readonly number[])[];
}

/** Properties of a word, computed once. */
interface WordInfo {
	readonly term: TermOccurrences;
	/** Stop words are not indexed in running text, but readers may search for them in titles: "to do". */
	readonly isStopWord: boolean;
	readonly isNumber: boolean;
	/** Whether the word is in the index. */
	isIndexed: boolean;
}

function countIndexedWords(
	pages: readonly IndexedPage[],
	language: SearchLanguage,
): WordCounts {
	const wordInfos = new Map<string, WordInfo>();
	const words = new Map<string, TermOccurrences>();
	const terms = new Map<string, TermOccurrences>();
	const lengths: number[][] = FIELD_NAMES.map(() => []);
	const addWord = (word: string): WordInfo => {
		const name = termOf(word, language);
		const term = terms.get(name) ?? { locations: [], frequencies: [] };
		terms.set(name, term);
		const wordInfo = {
			term,
			isStopWord: language.stopWords.has(word),
			isNumber: LONG_NUMBER.test(word),
			isIndexed: false,
		};
		wordInfos.set(word, wordInfo);
		return wordInfo;
	};
	const count = (word: string, field: number, section: number) => {
		const known = wordInfos.get(word) ?? addWord(word);
		const isRunning = field === TEXT || field === CODE;
		if (known.isNumber || (known.isStopWord && isRunning)) return;
		const { term } = known;
		if (!known.isIndexed) words.set(word, term);
		known.isIndexed = true;
		const { locations, frequencies } = term;
		const place = section * FIELD_NAMES.length + field;
		const last = locations.length - 1;
		if (locations[last] === place)
			frequencies[last] = (frequencies[last] ?? 0) + 1;
		else {
			locations.push(place);
			frequencies.push(1);
		}
	};
	const add = (field: number, section: number, text: string) => {
		let length = 0;
		const cleanText = NOISE_HINT.test(text)
			? text.replace(CHANGELOG_NOISE, " ")
			: text;
		forEachToken(cleanText, language, (whole, parts) => {
			if (whole !== undefined) count(whole, field, section);
			for (const part of parts) count(part, field, section);
			length += parts.length || 1;
		});
		lengths[field]?.push(length);
	};
	let section = 0;
	for (const page of pages)
		for (const [place, { heading, text, code }] of page.sections.entries()) {
			add(TITLE, section, place === 0 ? titleTextOf(page) : "");
			add(
				HEADING,
				section,
				place === 0 ? [heading, ...page.keywords].join("\n") : heading,
			);
			add(TEXT, section, text);
			add(CODE, section, code);
			section++;
		}
	return { sections: section, words, lengths };
}

/** The title, followed by the words of the file name that the title lacks. */
function titleTextOf({ title, path }: IndexedPage): string {
	const name = decodeUriText(/([^/]*)\/?$/.exec(path)?.[1] ?? "");
	const foldedTitle = foldAccents(title.toLowerCase());
	const rest = name
		.split(/[-_]/)
		.filter(
			(part) => !foldedTitle.includes(part.toLowerCase()) && /^\D/.test(part),
		);
	return [title, ...rest].join(" ");
}

function postingsOf(
	{ locations, frequencies }: TermOccurrences,
	lengths: WordCounts["lengths"],
	averages: readonly number[],
): Posting[] {
	return locations.map((place, i) => {
		const field = place % FIELD_NAMES.length;
		const section = (place - field) / FIELD_NAMES.length;
		const name = FIELD_NAMES[field] as SearchField;
		const level = quantizeWeight(name, {
			frequency: frequencies[i] as number,
			length: lengths[field]?.[section] as number,
			average: averages[field] as number,
		});
		return { section, field: name, level };
	});
}

/** The average over the sections that have the field. */
function averageOf(lengths: readonly number[]): number {
	const used = lengths.filter((length) => length > 0);
	const sum = used.reduce((all, length) => all + length, 0);
	return sum / Math.max(1, used.length);
}
