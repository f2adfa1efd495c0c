/** The words of an index, and lookups for inflected, partial and misspelt ones. */
import { editDistance, letterMaskOf, minLetterDifference } from "../model/text/edit-distance.ts";
import { findIndexInOrder } from "../model/text/find-index-in-order.ts";
import type { SearchLanguage } from "./language.ts";
import { alternativeSpellings, foldAccents, termOf } from "./tokenizer.ts";

/** A term that matches a word of the query. `weight` is 1 for an exact match. */
export interface TermVariant {
	readonly term: string;
	readonly weight: number;
}

export interface Lexicon {
	/** Terms with their numbers, in the order of the postings. */
	readonly terms: ReadonlyMap<string, number>;
	/** Whether the word is in the index, in any inflection and with or without accents. */
	hasWord(word: string): boolean;
	/** The terms of a word or, if it is unknown, of its alternative spellings. */
	exactMatches(word: string): TermVariant[];
	/** The terms of words that start with this text. */
	prefixMatches(start: string): TermVariant[];
	/** The terms of words that contain this text. */
	infixMatches(part: string): TermVariant[];
	/** The terms of pairs that contain this character. */
	pairsWith(character: string): TermVariant[];
	/** The terms of words within a small edit distance. `isOpen`: the reader may still be typing the word. */
	fuzzyMatches(word: string, isOpen: boolean): TermVariant[];
	/** The two known words that make up a compound. */
	splitCompound(word: string): readonly [string, string] | undefined;
	/** The words of a term. */
	wordsOf(term: string): readonly string[];
}

const MAX_PREFIX_MATCHES = 80;
const MIN_PREFIX_LENGTH = 2;
const MAX_VARIANTS = 40;
const MAX_PAIRS = 200;
const MIN_INFIX_LENGTH = 4;
const MIN_TYPO_LENGTH = 4;
const MIN_TWO_TYPOS_LENGTH = 8;
const MIN_COMPOUND_PART_LENGTH = 3;

export function createLexicon(words: readonly string[], language: SearchLanguage): Lexicon {
	const foldedWords = words.map(foldAccents); // sorted
	const terms = new Map<string, number>();
	const wordsByTerm = new Map<string, string[]>();
	const termOfWord = words.map((word) => {
		const term = termOf(word, language);
		const sharedWords = wordsByTerm.get(term);
		if (sharedWords) sharedWords.push(word);
		else {
			wordsByTerm.set(term, [word]);
			terms.set(term, terms.size);
		}
		return term;
	});
	let letters: Int32Array | undefined;
	let joinedWords: ReturnType<typeof joinWordList> | undefined;

	/** Index of the first word that starts with this text, or of the one that would follow it. */
	const firstWithPrefix = (start: string): number => findIndexInOrder(foldedWords, (word) => word >= start);

	/** Indexes of the words that differ in accents only. */
	function accentVariantsOf(plain: string): number[] {
		const numbers: number[] = [];
		for (let i = firstWithPrefix(plain); foldedWords[i] === plain; i++) numbers.push(i);
		return numbers;
	}

	/** Indexes of the words that contain this text, in order. Searching all words as one string is much faster. */
	function wordsContaining(part: string): number[] {
		joinedWords ??= joinWordList(foldedWords);
		const { whole, ends } = joinedWords;
		const numbers: number[] = [];
		let word = 0;
		for (let at = whole.indexOf(part); at >= 0; ) {
			while ((ends[word] as number) <= at) word++;
			numbers.push(word);
			at = whole.indexOf(part, ends[word]);
		}
		return numbers;
	}

	function exactMatches(word: string): TermVariant[] {
		const plain = foldAccents(word);
		const stems = [termOf(word, language), ...accentVariantsOf(plain).map((i) => termOfWord[i] as string)];
		const known = bestVariants(stems.filter((term) => terms.has(term)).map((term) => ({ term, weight: 1 })));
		if (known.length > 0) return known;
		return bestVariants(
			alternativeSpellings(plain, language).flatMap((spelling) =>
				[termOf(spelling, language), ...accentVariantsOf(spelling).map((i) => termOfWord[i] as string)]
					.filter((term) => terms.has(term))
					.map((term) => ({ term, weight: 0.95 })),
			),
		);
	}

	const hasWord = (word: string): boolean => exactMatches(word).length > 0;

	function prefixMatches(start: string): TermVariant[] {
		const plain = foldAccents(start);
		if (plain.length < MIN_PREFIX_LENGTH) return [];
		const found: TermVariant[] = [];
		for (let i = firstWithPrefix(plain); foldedWords[i]?.startsWith(plain); i++)
			found.push({
				term: termOfWord[i] as string,
				weight: 0.8 * (0.4 + (0.6 * plain.length) / (foldedWords[i] as string).length),
			});
		return bestVariants(found).slice(0, MAX_PREFIX_MATCHES);
	}

	function infixMatches(part: string): TermVariant[] {
		const plain = language.hasCompounds ? termOf(part, language) : foldAccents(part);
		if (plain.length < MIN_INFIX_LENGTH) return [];
		const found = wordsContaining(plain)
			.map((i) => [i, (foldedWords[i] as string).length] as const)
			.filter(([, length]) => length > plain.length)
			.map(([i, length]) => ({ term: termOfWord[i] as string, weight: 0.35 + (0.25 * plain.length) / length }));
		return bestVariants(found).slice(0, MAX_VARIANTS);
	}

	function pairsWith(character: string): TermVariant[] {
		const found = wordsContaining(foldAccents(character)).map((i) => ({ term: termOfWord[i] as string, weight: 0.7 }));
		return bestVariants(found).slice(0, MAX_PAIRS);
	}

	function fuzzyMatches(word: string, isOpen: boolean): TermVariant[] {
		const plain = foldAccents(word);
		if (plain.length < MIN_TYPO_LENGTH || /^[\d.]+$/.test(plain)) return [];
		const maxTypos = plain.length < MIN_TWO_TYPOS_LENGTH ? 1 : 2;
		letters ??= Int32Array.from(foldedWords, letterMaskOf);
		const mine = letterMaskOf(plain);
		const found: TermVariant[] = [];
		for (const [i, other] of foldedWords.entries()) {
			const longer = other.length - plain.length;
			if (longer < -maxTypos || (longer > maxTypos && !isOpen)) continue;
			if (longer <= maxTypos && minLetterDifference(mine, letters[i] as number) > maxTypos) continue;
			const distance =
				longer > maxTypos
					? editDistance(plain, other.slice(0, plain.length), 1) + 0.5
					: editDistance(plain, other, maxTypos);
			const first = other[0] === plain[0] ? 0 : 0.5;
			const cost = distance + first;
			if (cost <= maxTypos) found.push({ term: termOfWord[i] as string, weight: 1 / Math.max(1, cost) });
		}
		const closest = bestVariants(found);
		const [{ weight } = { weight: 0 }] = closest;
		return closest.filter((variant) => variant.weight >= weight * 0.6).slice(0, MAX_VARIANTS);
	}

	function splitCompound(word: string): readonly [string, string] | undefined {
		const plain = foldAccents(word);
		for (let at = plain.length - MIN_COMPOUND_PART_LENGTH; at >= MIN_COMPOUND_PART_LENGTH; at--) {
			const second = plain.slice(at);
			const first = plain.slice(0, at);
			if (!hasWord(second)) continue;
			if (hasWord(first)) return [first, second];
			const bare = language.hasCompounds ? first.replace(/(?:e?s|n)$/, "") : first;
			if (bare !== first && bare.length >= MIN_COMPOUND_PART_LENGTH && hasWord(bare)) return [bare, second];
		}
		return undefined;
	}

	return {
		terms,
		hasWord,
		exactMatches,
		prefixMatches,
		infixMatches,
		pairsWith,
		fuzzyMatches,
		splitCompound,
		wordsOf: (term) => wordsByTerm.get(term) ?? [],
	};
}

/** Joins words into one string, with the end offset of each. */
function joinWordList(words: readonly string[]): { readonly whole: string; readonly ends: Int32Array } {
	let end = -1;
	return { whole: words.join("\n"), ends: Int32Array.from(words, ({ length }) => (end += length + 1)) };
}

/** Each term once with its highest weight, sorted by weight. */
function bestVariants(variants: readonly TermVariant[]): TermVariant[] {
	const weights = new Map<string, number>();
	for (const { term, weight } of variants) if (weight > (weights.get(term) ?? 0)) weights.set(term, weight);
	return [...weights].map(([term, weight]) => ({ term, weight })).sort((a, b) => b.weight - a.weight);
}
