/**
 * What a reader asks for: the query's words, and for each of them all that may be meant by it.
 *
 * 1. Cuts the query into words; stop words go where something remains.
 * 2. Puts synonyms beside words that have some.
 * 3. Finds for each word the terms of the index that stand for it: itself, what it begins, what it is inside of, what
 *    it is a typing mistake of.
 */
import type { Language } from "./language.ts";
import type { Lexicon, Variant } from "./lexicon.ts";
import { fold, termOf, type Word, wordsOf } from "./words.ts";

/** One way to meet a wish: each of the parts has to stand in the section, in one of its variants. */
export interface Choice {
	readonly parts: readonly (readonly Variant[])[];
	readonly weight: number;
}

/** A word of the query, or several that mean one thing. */
export interface Wish {
	readonly choices: readonly Choice[];
	/** How much it counts beside the others. */
	readonly share: number;
}

/** A word or phrase that readers use, and what the pages say: terms. */
export interface Synonym {
	readonly from: readonly string[];
	readonly to: readonly (readonly string[])[];
}

/** In characters; the rest of a longer query is not looked at. */
export const LONGEST_QUERY = 128;
const MOST_WORDS = 12;
const SHORTEST_INFIX = 5;

export function wishesOf(
	query: string,
	lexicon: Lexicon,
	language: Language,
	synonyms: readonly Synonym[],
): Wish[] {
	const all = wordsOf(query, language).slice(0, MOST_WORDS);
	const telling = all.filter(
		({ whole }) => !whole || !language.stopWords.has(whole),
	);
	const words = telling.length > 0 ? telling : all;
	const isOpen = (word: Word) =>
		word === all.at(-1) && word.end === query.length;
	const wishes: Wish[] = [];
	for (let i = 0; i < words.length; i++) {
		const word = words[i] as Word;
		const synonym = synonymAt(i, words, synonyms, language);
		if (synonym) {
			wishes.push(
				wishOfSynonym(
					synonym,
					words.slice(i, i + synonym.from.length),
					lexicon,
					isOpen,
				),
			);
			i += synonym.from.length - 1;
			continue;
		}
		const near = [joined(words[i - 1], word), joined(word, words[i + 1])]
			.filter((whole) => whole !== undefined)
			.flatMap((whole) => lexicon.exactly(whole))
			.map((variant): Choice => ({ parts: [[variant]], weight: 0.6 }));
		wishes.push(...wishesOfWord(word, isOpen(word), lexicon, language, near));
	}
	return wishes;
}

const joined = (one: Word | undefined, other: Word | undefined) =>
	one?.whole && other?.whole ? one.whole + other.whole : undefined;

/** A word of several parts is looked for as a whole where the texts have it; then its parts count half. */
function wishesOfWord(
	{ whole, parts }: Word,
	isOpen: boolean,
	lexicon: Lexicon,
	language: Language,
	near: readonly Choice[],
): Wish[] {
	if (
		whole !== undefined &&
		(parts.length === 0 ||
			lexicon.has(whole) ||
			(isOpen && lexicon.beginning(whole).length > 0))
	)
		return [
			{
				choices: [...choicesOf(whole, isOpen, lexicon, language), ...near],
				share: 1,
			},
			...parts.map((part) => ({
				choices: choicesOf(part, false, lexicon, language),
				share: 0.5,
			})),
		];
	return parts.map((part, i) => ({
		choices: choicesOf(
			part,
			isOpen && i === parts.length - 1,
			lexicon,
			language,
		),
		share: 1,
	}));
}

function choicesOf(
	word: string,
	isOpen: boolean,
	lexicon: Lexicon,
	language: Language,
): Choice[] {
	const variants = lexicon.exactly(word);
	if (isOpen || variants.length === 0)
		variants.push(...lexicon.beginning(word));
	if (
		language.hasCompounds ||
		(variants.length === 0 && word.length >= SHORTEST_INFIX)
	)
		variants.push(...lexicon.inside(word));
	if (variants.length > 0) return [{ parts: [variants], weight: 1 }];
	const halves = lexicon.halves(fold(word));
	return [
		...(halves
			? [{ parts: halves.map((half) => lexicon.exactly(half)), weight: 0.6 }]
			: []),
		{ parts: [lexicon.near(word, isOpen)], weight: 1 },
	];
}

/** The longest synonym that the words from a place on are. */
function synonymAt(
	at: number,
	words: readonly Word[],
	synonyms: readonly Synonym[],
	language: Language,
): Synonym | undefined {
	const terms = words
		.slice(at)
		.map(({ whole = "" }) => [
			termOf(whole, language),
			...language
				.spellings(fold(whole))
				.map((spelling) => termOf(spelling, language)),
		]);
	return synonyms.find(({ from }) =>
		from.every((term, i) => terms[i]?.includes(term)),
	);
}

/** What the reader wrote comes first, then what the pages say instead. */
function wishOfSynonym(
	{ to }: Synonym,
	words: readonly Word[],
	lexicon: Lexicon,
	isOpen: (word: Word) => boolean,
): Wish {
	const own = words.map((word) => [
		...lexicon.exactly(word.whole ?? ""),
		...(isOpen(word) ? lexicon.beginning(word.whole ?? "") : []),
	]);
	const others = to.map((terms) =>
		terms.map((term) => (lexicon.terms.has(term) ? [{ term, weight: 1 }] : [])),
	);
	return {
		choices: [
			{ parts: own, weight: 1 },
			...others.map((parts) => ({ parts, weight: 0.8 })),
		],
		share: 1,
	};
}

/** The synonyms of an index, the longest first. */
export function synonymsOf(
	pairs: readonly (readonly [string, string])[],
	language: Language,
): Synonym[] {
	const termsOf = (text: string) =>
		wordsOf(text, language)
			.filter(({ whole }) => whole && !language.stopWords.has(whole))
			.map(({ whole }) => termOf(whole as string, language));
	const byPhrase = new Map<string, Synonym>();
	for (const [from, to] of pairs) {
		const terms = termsOf(from);
		if (terms.length === 0) continue;
		const known = byPhrase.get(terms.join(" "));
		byPhrase.set(terms.join(" "), {
			from: terms,
			to: [...(known?.to ?? []), termsOf(to)],
		});
	}
	return [...byPhrase.values()].sort((a, b) => b.from.length - a.from.length);
}
