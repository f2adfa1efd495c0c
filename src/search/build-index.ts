/** Builds the search index of a locale from the words of its pages: weights them by BM25 and packs them. */
import type { SearchField, SearchIndex } from "./format.ts";
import type { SearchLanguage } from "./language.ts";
import { FIELD_NAMES, FREQUENCY_BASE, type PageWords } from "./page-words.ts";
import { type Posting, packPostings, quantizeWeight } from "./postings.ts";
import { foldAccents, termOf } from "./tokenizer.ts";
import { packWords } from "./vocabulary.ts";

/** The index without its id, which depends on the sections' headings too. */
export function buildSearchIndex(
	pages: readonly PageWords[],
	lang: string,
	language: SearchLanguage,
): Omit<SearchIndex, "id" | "synonyms"> {
	const { sections, words: counted, lengths } = joinPages(pages, language);
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

/** The occurrences of a term. */
interface TermOccurrences {
	/** Each is `section * number of fields + field`. In order, unless several words stand for the term. */
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

/** Numbers the sections of all pages consecutively. */
function joinPages(
	pages: readonly PageWords[],
	language: SearchLanguage,
): WordCounts {
	const words = new Map<string, TermOccurrences>();
	const terms = new Map<string, TermOccurrences>();
	const addWord = (word: string): TermOccurrences => {
		const name = termOf(word, language);
		const term = terms.get(name) ?? { locations: [], frequencies: [] };
		terms.set(name, term);
		words.set(word, term);
		return term;
	};
	let sections = 0;
	for (const page of pages) {
		const first = sections * FIELD_NAMES.length;
		let at = 0;
		for (const word of page.words === "" ? [] : page.words.split(" ")) {
			const { locations, frequencies } = words.get(word) ?? addWord(word);
			const end = at + 1 + (page.occurrences[at] as number);
			for (at++; at < end; at++) {
				const occurrence = page.occurrences[at] as number;
				frequencies.push(occurrence % FREQUENCY_BASE);
				locations.push(first + Math.floor(occurrence / FREQUENCY_BASE));
			}
		}
		sections += page.sections;
	}
	const lengths = FIELD_NAMES.map((_, field) =>
		pages.flatMap((page) => page.lengths[field] ?? []),
	);
	return { sections, words, lengths };
}

function postingsOf(
	term: TermOccurrences,
	lengths: WordCounts["lengths"],
	averages: readonly number[],
): Posting[] {
	return orderedOccurrences(term).map(([location, frequency]) => {
		const field = location % FIELD_NAMES.length;
		const section = (location - field) / FIELD_NAMES.length;
		const name = FIELD_NAMES[field] as SearchField;
		const level = quantizeWeight(name, {
			frequency,
			length: lengths[field]?.[section] as number,
			average: averages[field] as number,
		});
		return { section, field: name, level };
	});
}

/** One for each location, in their order. */
function orderedOccurrences({
	locations,
	frequencies,
}: TermOccurrences): readonly (readonly [
	location: number,
	frequency: number,
])[] {
	const pairs = locations.map((location, i): [number, number] => [
		location,
		frequencies[i] as number,
	]);
	const joined: [number, number][] = [];
	for (const pair of pairs.sort(([one], [other]) => one - other)) {
		const last = joined.at(-1);
		if (last?.[0] === pair[0]) last[1] += pair[1];
		else joined.push(pair);
	}
	return joined;
}

/** The average over the sections that have the field. */
function averageOf(lengths: readonly number[]): number {
	const used = lengths.filter((length) => length > 0);
	const sum = used.reduce((all, length) => all + length, 0);
	return sum / Math.max(1, used.length);
}
