/**
 * Parses a query into terms of the index:
 *
 * 1. Split the query into words, dropping stop words unless nothing else remains.
 * 2. Add the synonyms of words that have some.
 * 3. Look up each word's terms: exact matches, then words that start with it, words that contain it, and words with a
 *    typo. A pair of characters matches exactly or not at all.
 */
import { isPairedScript, isSingleCharacter } from "./character-pairs.ts";
import type { SearchLanguage } from "./language.ts";
import type { Lexicon, TermVariant } from "./lexicon.ts";
import { alternativeSpellings, foldAccents, termOf, tokenize, type WordToken } from "./tokenizer.ts";

/** One way to match a query term: a section must contain each part, in any of its variants. */
export interface TermAlternative {
	readonly parts: readonly (readonly TermVariant[])[];
	readonly weight: number;
}

/** A word of the query, or several words that mean one thing. */
export interface QueryTerm {
	readonly alternatives: readonly TermAlternative[];
	/** Factor on the score. */
	readonly boost: number;
	/** Set if the term is a single character: all that its words have in common with the query. */
	readonly character?: string;
}

/** A word or phrase that readers use, and the phrases that pages use instead, as terms. */
export interface SynonymTerms {
	readonly from: readonly string[];
	readonly to: readonly (readonly string[])[];
}

/** In characters; the rest of a longer query is ignored. */
export const MAX_QUERY_LENGTH = 128;
const MAX_QUERY_WORDS = 12;
const MIN_INFIX_QUERY_LENGTH = 5;
/** A word of this length that some page has may still be two words on the page that explains it: "file system". */
const MIN_KNOWN_COMPOUND_LENGTH = 8;

/** What counts of a word that says little. */
export const WEAK_WORD_BOOST = 0.25;

export function parseQuery(
	query: string,
	lexicon: Lexicon,
	language: SearchLanguage,
	synonyms: readonly SynonymTerms[],
): QueryTerm[] {
	const allWords = tokenize(query, language).slice(0, MAX_QUERY_WORDS);
	const significantWords = allWords.filter(({ whole }) => !whole || !language.stopWords.has(whole));
	const words = significantWords.length > 0 ? significantWords : allWords;
	const isOpen = (word: WordToken) => word === allWords.at(-1) && word.end === query.length;
	const queryTerms: QueryTerm[] = [];
	for (let i = 0; i < words.length; i++) {
		const word = words[i] as WordToken;
		const synonym = matchSynonymAt(i, words, synonyms, language);
		if (synonym) {
			queryTerms.push(queryTermOfSynonym(synonym, words.slice(i, i + synonym.from.length), lexicon, isOpen));
			i += synonym.from.length - 1;
			continue;
		}
		const joinedAlternatives = [joinWholes(words[i - 1], word), joinWholes(word, words[i + 1])]
			.filter((whole) => whole !== undefined)
			.flatMap((whole) => lexicon.exactMatches(whole))
			.map((variant): TermAlternative => ({ parts: [[variant]], weight: 0.6 }));
		const weight = language.weakWords?.has(word.whole ?? "") ? WEAK_WORD_BOOST : 1;
		for (const queryTerm of queryTermsOfWord(word, isOpen(word), lexicon, language, joinedAlternatives))
			queryTerms.push({ ...queryTerm, boost: weight * queryTerm.boost });
	}
	return queryTerms;
}

const joinWholes = (one: WordToken | undefined, other: WordToken | undefined) =>
	one?.whole && other?.whole ? one.whole + other.whole : undefined;

/**
 * A compound word is searched as a whole if the index has it, and its parts count half. Otherwise only its parts are.
 */
function queryTermsOfWord(
	{ whole, parts }: WordToken,
	isOpen: boolean,
	lexicon: Lexicon,
	language: SearchLanguage,
	joinedAlternatives: readonly TermAlternative[],
): QueryTerm[] {
	if (
		whole !== undefined &&
		(parts.length === 0 || lexicon.hasWord(whole) || (isOpen && lexicon.prefixMatches(whole).length > 0))
	)
		return [
			{
				alternatives: [...findAlternatives(whole, isOpen, lexicon, language), ...joinedAlternatives],
				boost: 1,
				...(isPairedScript(whole) && isSingleCharacter(whole) && { character: whole }),
			},
			...parts.map((part) => ({ alternatives: findAlternatives(part, false, lexicon, language), boost: 0.5 })),
		];
	return parts.map((part, i) => ({
		alternatives: findAlternatives(part, isOpen && i === parts.length - 1, lexicon, language),
		boost: 1,
	}));
}

function findAlternatives(word: string, isOpen: boolean, lexicon: Lexicon, language: SearchLanguage) {
	const variants = lexicon.exactMatches(word);
	if (isPairedScript(word)) {
		if (isSingleCharacter(word)) variants.push(...lexicon.pairsWith(word));
		else if (isOpen) variants.push(...lexicon.prefixMatches(word));
		return [{ parts: [variants], weight: 1 }];
	}
	if (isOpen || variants.length === 0) variants.push(...lexicon.prefixMatches(word));
	if (language.hasCompounds || (variants.length === 0 && word.length >= MIN_INFIX_QUERY_LENGTH))
		variants.push(...lexicon.infixMatches(word));
	if (variants.length > 0 && word.length < MIN_KNOWN_COMPOUND_LENGTH) return [{ parts: [variants], weight: 1 }];
	const halves = lexicon.splitCompound(foldAccents(word));
	return [
		...(halves ? [{ parts: halves.map((half) => lexicon.exactMatches(half)), weight: 0.6 }] : []),
		{ parts: [variants.length > 0 ? variants : lexicon.fuzzyMatches(word, isOpen)], weight: 1 },
	];
}

/** The longest synonym phrase that starts at this word. */
function matchSynonymAt(
	at: number,
	words: readonly WordToken[],
	synonyms: readonly SynonymTerms[],
	language: SearchLanguage,
): SynonymTerms | undefined {
	const terms = words
		.slice(at)
		.map(({ whole = "" }) => [
			termOf(whole, language),
			...alternativeSpellings(foldAccents(whole), language).map((spelling) => termOf(spelling, language)),
		]);
	return synonyms.find(({ from }) => from.every((term, i) => terms[i]?.includes(term)));
}

/** The reader's own words, then the synonyms. */
function queryTermOfSynonym(
	{ to }: SynonymTerms,
	words: readonly WordToken[],
	lexicon: Lexicon,
	isOpen: (word: WordToken) => boolean,
): QueryTerm {
	const ownVariants = words.map((word) => [
		...lexicon.exactMatches(word.whole ?? ""),
		...(isOpen(word) ? lexicon.prefixMatches(word.whole ?? "") : []),
	]);
	const synonymVariants = to.map((terms) =>
		terms.map((term) => (lexicon.terms.has(term) ? [{ term, weight: 1 }] : [])),
	);
	return {
		alternatives: [{ parts: ownVariants, weight: 1 }, ...synonymVariants.map((parts) => ({ parts, weight: 0.8 }))],
		boost: 1,
	};
}

/** Parses an index's synonyms; longest phrases first. */
export function parseSynonyms(pairs: readonly (readonly [string, string])[], language: SearchLanguage): SynonymTerms[] {
	const termsOf = (text: string) =>
		tokenize(text, language)
			.filter(({ whole }) => whole && !language.stopWords.has(whole))
			.map(({ whole }) => termOf(whole as string, language));
	const byPhrase = new Map<string, SynonymTerms>();
	for (const [from, to] of pairs) {
		const terms = termsOf(from);
		if (terms.length === 0) continue;
		const known = byPhrase.get(terms.join(" "));
		byPhrase.set(terms.join(" "), { from: terms, to: [...(known?.to ?? []), termsOf(to)] });
	}
	return [...byPhrase.values()].sort((a, b) => b.from.length - a.from.length);
}
