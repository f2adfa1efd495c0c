/** The search of a locale, used by the browser's worker and by the build's search checks. */
import type { SearchDocuments, SearchIndex, SearchVersion } from "./indexing/format.ts";
import { unpackPostings } from "./indexing/postings.ts";
import { unpackWords } from "./indexing/vocabulary.ts";
import type { SearchLanguage } from "./language.ts";
import { createLexicon } from "./lexicon.ts";
import { MAX_QUERY_LENGTH, parseQuery, parseSynonyms, type QueryTerm } from "./query.ts";
import { indexSections, type RankedPage, rankPages } from "./rank.ts";
import { createScorer } from "./scorer.ts";
import { foldAccents, termOf, tokenize, type WordToken } from "./tokenizer.ts";

export interface EngineResult {
	/** Best match first. */
	readonly pages: readonly RankedPage[];
	/** Words of the pages that match the query, in lower case. */
	readonly words: readonly string[];
}

/** A query whose terms have been looked up. */
export interface PreparedQuery {
	readonly selection: VersionSelection;
	readonly queryTerms: readonly QueryTerm[];
	/** The postings of its terms, packed. */
	readonly postings: readonly string[];
}

export interface SearchEngine {
	/**
	 * Returns at most `limit` pages. `version` is that of the documents that the reader is reading.
	 * @throws If a file with a range of postings cannot be loaded.
	 */
	search(query: string, limit: number, version?: string): Promise<EngineResult>;
	/** The two steps of a search. With equal documents, equal prepared queries have equal results. */
	prepare(query: string, version?: string): Promise<PreparedQuery>;
	rank(prepared: PreparedQuery, limit: number): EngineResult;
}

/** Loads a file with a range of the index's postings. */
export type LoadPostingRange = (file: string) => Promise<string>;

export function createSearchEngine(
	index: SearchIndex,
	documents: SearchDocuments,
	language: SearchLanguage,
	loadRange: LoadPostingRange = () => Promise.resolve(""),
): SearchEngine {
	const lexicon = createLexicon(unpackWords(index.words), language);
	const synonyms = parseSynonyms(index.synonyms, language);
	const sectionIndex = indexSections(documents);
	const postings = createPostingReader(index, loadRange);
	const scoresOf = createScorer(index.sections, (term) =>
		unpackPostings(postings.packedOf(lexicon.terms.get(term) as number)),
	);
	const titleBoosts = createTitleBoosts(
		documents.pages.map(([title]) => title),
		{ boost: TITLE_MATCH_BOOST, numberFactor: NUMBER_IN_TITLE_FACTOR },
		language,
	);
	const headingBoosts = createTitleBoosts(
		headingsOf(documents),
		{ boost: HEADING_MATCH_BOOST, numberFactor: 1 },
		language,
	);
	const engine: SearchEngine = {
		search: async (query, limit, version) => engine.rank(await engine.prepare(query, version), limit),
		async prepare(query, version) {
			const selection = selectVersions(documents, query.slice(0, MAX_QUERY_LENGTH), version);
			const queryTerms = parseQuery(selection.query, lexicon, language, synonyms);
			const terms = uniqueTermsOf(queryTerms).map((term) => lexicon.terms.get(term) as number);
			await postings.load(terms);
			return { selection, queryTerms, postings: terms.map(postings.packedOf) };
		},
		rank({ selection, queryTerms }, limit) {
			const titleBoostOf = titleBoosts(selection.query);
			const headingBoostOf = headingBoosts(selection.query);
			const ranked = rankPages(
				queryTerms,
				scoresOf,
				documents,
				sectionIndex,
				(page) => titleBoostOf(page) * selection.factorOf(page),
				headingBoostOf,
			);
			return {
				pages: ranked.filter(({ page }) => selection.factorOf(page) > 0).slice(0, limit),
				words: [
					...new Set(
						queryTerms.flatMap((queryTerm) =>
							queryTerm.character ? [queryTerm.character] : uniqueTermsOf([queryTerm]).flatMap(lexicon.wordsOf),
						),
					),
				],
			};
		},
	};
	return engine;
}

/** By the number of the section. */
const headingsOf = ({ pages }: SearchDocuments): string[] =>
	pages.flatMap(([, , , sections]) => sections.map((section) => (typeof section === "string" ? section : section[0])));

const uniqueTermsOf = (queryTerms: readonly QueryTerm[]): string[] => [
	...new Set(
		queryTerms.flatMap(({ alternatives }) => alternatives.flatMap(({ parts }) => parts.flat().map(({ term }) => term))),
	),
];

/** Postings by term number. A large index is split into ranges, each loaded when a query first needs it. */
function createPostingReader({ postings, ranges = [] }: SearchIndex, loadRange: LoadPostingRange) {
	const packed: string[] = postings === "" ? [] : postings.split(" ");
	const loading = new Map<string, Promise<void>>();
	const fetchRange = async (from: number, file: string) => {
		for (const [i, entry] of (await loadRange(file)).split(" ").entries()) packed[from + i] = entry;
	};
	return {
		packedOf: (term: number): string => packed[term] ?? "",
		async load(terms: readonly number[]): Promise<void> {
			const needed = new Set(terms.map((term) => ranges.findLast(([from]) => from <= term)));
			for (const range of needed) {
				if (!range) continue;
				const [from, file] = range;
				const pending = loading.get(file) ?? fetchRange(from, file);
				loading.set(file, pending);
				pending.catch(() => loading.delete(file));
			}
			await Promise.all([...needed].map((range) => range && loading.get(range[1])));
		},
	};
}

// Which versions of the documents a search shows.

/** What counts of pages of versions other than the preferred one. */
const OTHER_VERSION_FACTOR = 0.5;

interface VersionSelection {
	/** The query without the name of a version. */
	readonly query: string;
	/** The factor for the score of a page; 0 leaves it out. */
	readonly factorOf: (page: number) => number;
}

/**
 * Prefers the version that the reader is reading, otherwise the last one of each set of documents. Unmaintained versions are left out unless the
 * reader is reading one, or names it in the query: "install 1.0".
 */
function selectVersions(
	{ pages, versions = [] }: SearchDocuments,
	query: string,
	reading: string | undefined,
): VersionSelection {
	if (versions.length === 0) return { query, factorOf: () => 1 };
	const words = query.split(/\s+/);
	const named = versions.find(
		(version) =>
			version.isUnmaintained &&
			words.some((word) => isNameOf(version, word)) &&
			words.some((word) => !isNameOf(version, word)),
	);
	const wanted = named ?? versions.find(({ name }) => name === reading);
	const isPreferred = (version: SearchVersion): boolean =>
		version.docsId === wanted?.docsId ? version === wanted : version.isLast === true;
	return {
		query: named ? words.filter((word) => !isNameOf(named, word)).join(" ") : query,
		factorOf(page) {
			const version = versions[pages[page]?.[5] ?? -1];
			if (!version || isPreferred(version)) return 1;
			return version.isUnmaintained ? 0 : OTHER_VERSION_FACTOR;
		},
	};
}

/** Other versions have labels such as "Next", which are words of their own. */
const isNameOf = ({ name, label }: SearchVersion, word: string): boolean =>
	[name, label].some((text) => text.toLowerCase() === word.toLowerCase());

// Boosts pages and sections whose title matches the query.

/** A query made up of a page's title words most likely means that page. */
const TITLE_MATCH_BOOST = 0.8;
/** The same with the heading of a section: questions are often headings. */
const HEADING_MATCH_BOOST = 0.6;
/** A version or a year of the query that is in the title of a page: a query that names one seeks its news. */
const NUMBER_IN_TITLE_FACTOR = 5;
const NUMBER = /^\d[\d.]+$/;

/**
 * The factor on the score of a page or section by its number: 1, higher if all words of the query are in its title,
 * highest if they are all of the title.
 *
 * @param factors `boost` is what the highest factor is above 1; `numberFactor` is for a number that query and title share
 */
function createTitleBoosts(
	titles: readonly string[],
	{ boost, numberFactor }: { readonly boost: number; readonly numberFactor: number },
	language: SearchLanguage,
): (query: string) => (number: number) => number {
	const termsByNumber: (readonly string[] | undefined)[] = [];
	const termsOf = (number: number): readonly string[] => {
		termsByNumber[number] ??= tokenize(titles[number] ?? "", language).flatMap(formsOf);
		return termsByNumber[number];
	};
	const formsOf = ({ whole, parts }: WordToken) =>
		(parts.length > 0 ? parts : [whole ?? ""]).map((word) => termOf(word, language));

	return (query) => {
		const words = tokenize(query, language);
		const openPrefix = words.at(-1)?.end === query.length ? foldAccents(words.at(-1)?.whole ?? "") : "";
		const terms = words.flatMap((word) => formsOf(word).map((term) => ({ term, isStop: isStopWord(word, language) })));
		const queryTerms = terms.map((queryTerm, i) => ({
			...queryTerm,
			isOpen: openPrefix.length > 1 && i === terms.length - 1,
		}));
		const numbers = terms.map(({ term }) => term).filter((term) => NUMBER.test(term));
		return (number) => {
			const title = termsOf(number);
			const factor = numbers.some((term) => title.includes(term)) ? numberFactor : 1;
			let matched = 0;
			for (const { term, isStop, isOpen } of queryTerms) {
				if (title.includes(term) || (isOpen && title.some((other) => other.startsWith(openPrefix)))) matched++;
				else if (!isStop) return factor;
			}
			return title.length === 0 ? 1 : factor * (1 + boost * Math.min(1, matched / title.length));
		};
	};
}

const isStopWord = ({ whole }: WordToken, { stopWords }: SearchLanguage): boolean =>
	whole !== undefined && stopWords.has(whole);
