/** Builds the search index of a locale from the words of its pages: weights them by BM25 and packs them. */

import type { SearchLanguage } from "../language.ts";
import { foldAccents, termOf } from "../tokenizer.ts";
import type { IndexedField, SearchIndex } from "./format.ts";
import { averageOf, type FieldTotal, type IndexParts } from "./index-parts.ts";
import { FIELD_NAMES, FREQUENCY_BASE, type PageWords } from "./page-words.ts";
import { type Posting, packPostings } from "./postings.ts";
import { packWords } from "./vocabulary.ts";
import { createWeightLevels, type WeightLevels } from "./weight-levels.ts";

/** The index without its id, which depends on the sections' headings too. */
export type PackedIndex = Omit<SearchIndex, "id" | "synonyms">;

export interface BuiltIndex {
	readonly index: PackedIndex;
	readonly parts: IndexParts;
}

/** @param pages are read once, so that they need not be in memory together */
export function buildSearchIndex(pages: Iterable<PageWords>, lang: string, language: SearchLanguage): BuiltIndex {
	const { sections, words: counted, lengths } = joinPages(pages, language);
	const words = sortWords(counted.keys());
	const terms = new Set(words.map((word) => (counted.get(word) as CountedWord).term));
	const totals = lengths.map(totalOf);
	const levels = createWeightLevels(totals.map(averageOf));
	return {
		index: {
			lang,
			sections,
			words: packWords(words),
			postings: [...terms].map((term) => packPostings(postingsOf(term, lengths, levels))).join(" "),
		},
		parts: {
			wordPages: words.map((word) => (counted.get(word) as CountedWord).pages),
			totals,
			weights: levels.inputs(),
		},
	};
}

/** In the order of an index. */
export const sortWords = (words: Iterable<string>): string[] =>
	Array.from(words, (word) => [foldAccents(word), word] as const)
		.sort(([a, x], [b, y]) => (a === b ? compareStrings(x, y) : compareStrings(a, b)))
		.map(([, word]) => word);

const compareStrings = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The occurrences of a term. */
interface TermOccurrences {
	readonly name: string;
	/** As in `PageWords`, with sections of the index. In order, unless several words stand for the term. */
	readonly occurrences: number[];
}

interface CountedWord {
	/** Words with the same term share one object. */
	readonly term: TermOccurrences;
	/** The number of pages that have the word. */
	pages: number;
}

interface WordCounts {
	readonly sections: number;
	readonly words: ReadonlyMap<string, CountedWord>;
	/** The number of words in each section, by field. */
	readonly lengths: readonly (readonly number[])[];
}

/** Numbers the sections of all pages consecutively. */
function joinPages(pages: Iterable<PageWords>, language: SearchLanguage): WordCounts {
	const words = new Map<string, CountedWord>();
	const terms = new Map<string, TermOccurrences>();
	const addWord = (word: string): CountedWord => {
		const name = termOf(word, language);
		const term = terms.get(name) ?? { name, occurrences: [] };
		terms.set(name, term);
		const counted = { term, pages: 0 };
		words.set(word, counted);
		return counted;
	};
	const lengths: readonly number[][] = FIELD_NAMES.map(() => []);
	let sections = 0;
	for (const page of pages) {
		const first = sections * FIELD_NAMES.length * FREQUENCY_BASE;
		let at = 0;
		for (const word of wordsOf(page)) {
			const counted = words.get(word) ?? addWord(word);
			const { occurrences } = counted.term;
			counted.pages++;
			const end = at + 1 + (page.occurrences[at] as number);
			for (at++; at < end; at++) occurrences.push(first + (page.occurrences[at] as number));
		}
		for (const [field, all] of lengths.entries()) for (const length of page.lengths[field] ?? []) all.push(length);
		sections += page.sections;
	}
	return { sections, words, lengths };
}

/** The different words of a page. */
export const wordsOf = ({ words }: PageWords): readonly string[] => (words === "" ? [] : words.split(" "));

/** The postings of a page's terms, by name. Sections are numbered from `first`. */
export function createPagePostings(
	page: PageWords,
	first: number,
	levels: WeightLevels,
	language: SearchLanguage,
): ReadonlyMap<string, readonly Posting[]> {
	const { words, lengths } = joinPages([page], language);
	const terms = new Set([...words.values()].map(({ term }) => term));
	return new Map(
		[...terms].map((term) => [
			term.name,
			Array.from(postingsOf(term, lengths, levels), (posting) => ({ ...posting, section: posting.section + first })),
		]),
	);
}

function* postingsOf(term: TermOccurrences, lengths: WordCounts["lengths"], levels: WeightLevels): Generator<Posting> {
	for (const occurrence of orderedOccurrences(term)) {
		const location = locationOf(occurrence);
		const field = location % FIELD_NAMES.length;
		const section = (location - field) / FIELD_NAMES.length;
		yield {
			section,
			field: FIELD_NAMES[field] as IndexedField,
			level: levels.of(field, occurrence % FREQUENCY_BASE, lengths[field]?.[section] as number),
		};
	}
}

/** One for each location, in their order. */
function orderedOccurrences({ occurrences }: TermOccurrences): readonly number[] {
	const isOrdered = occurrences.every(
		(one, i) => i === 0 || locationOf(occurrences[i - 1] as number) < locationOf(one),
	);
	if (isOrdered) return occurrences;
	const frequencies = new Map<number, number>();
	for (const one of occurrences.toSorted((a, b) => a - b)) {
		const location = locationOf(one);
		frequencies.set(location, (frequencies.get(location) ?? 0) + (one % FREQUENCY_BASE));
	}
	return Array.from(
		frequencies,
		([location, frequency]) => location * FREQUENCY_BASE + Math.min(frequency, FREQUENCY_BASE - 1),
	);
}

const locationOf = (occurrence: number): number => Math.floor(occurrence / FREQUENCY_BASE);

function totalOf(lengths: readonly number[]): FieldTotal {
	const used = lengths.filter((length) => length > 0);
	return { words: used.reduce((all, length) => all + length, 0), sections: used.length };
}
