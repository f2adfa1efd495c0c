/** A locale's search: the door to this folder, for the browser's worker and for the build's own check. */
import { scorerOf } from "./elastic.ts";
import type { SearchDocuments, SearchIndex } from "./format.ts";
import type { Language } from "./language.ts";
import { lexiconOf } from "./lexicon.ts";
import { type Posting, unpackPostings } from "./postings.ts";
import { LONGEST_QUERY, synonymsOf, type Wish, wishesOf } from "./query.ts";
import { type RankedPage, ranked, shelfOf } from "./rank.ts";
import { titleFactors } from "./titles.ts";
import { unpackWords } from "./vocabulary.ts";

export interface Answer {
	/** Best first. */
	readonly pages: readonly RankedPage[];
	/** The words of the texts that answer the query, in lower case. */
	readonly words: readonly string[];
}

export interface SearchEngine {
	/** At most `limit` pages. Rejects when a range of the index does not come. */
	search(query: string, limit: number): Promise<Answer>;
}

/** Gives a file of the index's ranges: its postings. */
export type LoadRange = (file: string) => Promise<string>;

export function openSearch(
	index: SearchIndex,
	documents: SearchDocuments,
	language: Language,
	loadRange: LoadRange = () => Promise.resolve(""),
): SearchEngine {
	const lexicon = lexiconOf(unpackWords(index.words), language);
	const synonyms = synonymsOf(index.synonyms, language);
	const shelf = shelfOf(documents);
	const postings = postingsIn(index, loadRange);
	const scoresOf = scorerOf(index.sections, (term) =>
		postings.of(lexicon.terms.get(term) as number),
	);
	const factors = titleFactors(
		documents.pages.map(([title]) => title),
		language,
	);
	return {
		async search(query, limit) {
			const asked = query.slice(0, LONGEST_QUERY);
			const wishes = wishesOf(asked, lexicon, language, synonyms);
			const terms = termsOf(wishes);
			await postings.load(
				terms.map((term) => lexicon.terms.get(term) as number),
			);
			return {
				pages: ranked(wishes, scoresOf, documents, shelf, factors(asked)).slice(
					0,
					limit,
				),
				words: [...new Set(terms.flatMap(lexicon.wordsOf))],
			};
		},
	};
}

const termsOf = (wishes: readonly Wish[]): string[] => [
	...new Set(
		wishes.flatMap(({ choices }) =>
			choices.flatMap(({ parts }) => parts.flat().map(({ term }) => term)),
		),
	),
];

/** The postings of terms by number. Those of a large index come in ranges, each when a term of it is asked for. */
function postingsIn(
	{ postings, ranges = [] }: SearchIndex,
	loadRange: LoadRange,
) {
	const packed: string[] = postings === "" ? [] : postings.split(" ");
	const loading = new Map<string, Promise<void>>();
	const fetchRange = async (from: number, file: string) => {
		for (const [i, entry] of (await loadRange(file)).split(" ").entries())
			packed[from + i] = entry;
	};
	return {
		of: (term: number): readonly Posting[] =>
			unpackPostings(packed[term] ?? ""),
		async load(terms: readonly number[]): Promise<void> {
			const needed = new Set(
				terms.map((term) => ranges.findLast(([from]) => from <= term)),
			);
			for (const range of needed) {
				if (!range) continue;
				const [from, file] = range;
				const coming = loading.get(file) ?? fetchRange(from, file);
				loading.set(file, coming);
				coming.catch(() => loading.delete(file));
			}
			await Promise.all(
				[...needed].map((range) => range && loading.get(range[1])),
			);
		},
	};
}
