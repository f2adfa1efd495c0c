/** The words that an index has, and the ways to find one that was written otherwise. */
import { distanceOf, lettersApart, lettersOf } from "../model/distance.ts";
import type { Language } from "./language.ts";
import { fold, termOf } from "./words.ts";

/** A term that stands for what a reader wrote, and how well it does: 1 is the word itself. */
export interface Variant {
	readonly term: string;
	readonly weight: number;
}

export interface Lexicon {
	/** In the order in which the words come to them: that of the postings. */
	readonly terms: ReadonlyMap<string, number>;
	/** Whether the word, however it is inflected or accented, stands in the texts. */
	has(word: string): boolean;
	/** The terms of a word as it stands, of its other spellings too. */
	exactly(word: string): Variant[];
	/** The terms of words that begin with it. */
	beginning(start: string): Variant[];
	/** The terms of words that it is a part of. */
	inside(part: string): Variant[];
	/** The terms of words that are a slip of the finger away. `isOpen`: the rest of the word may be still to come. */
	near(word: string, isOpen: boolean): Variant[];
	/** Two words that it is made of, where both are known. */
	halves(word: string): readonly [string, string] | undefined;
	/** The words of a term, as they are written. */
	wordsOf(term: string): readonly string[];
}

const PREFIXES = 80;
const SHORTEST_PREFIX = 2;
const INFIXES = 40;
const SHORTEST_INFIX = 4;
const SHORTEST_TYPO = 4;
const TWO_TYPOS = 8;
const SHORTEST_HALF = 3;

export function lexiconOf(
	words: readonly string[],
	language: Language,
): Lexicon {
	const folded = words.map(fold); // in order
	const terms = new Map<string, number>();
	const spoken = new Map<string, string[]>();
	const termsOf = words.map((word) => {
		const term = termOf(word, language);
		const sharing = spoken.get(term);
		if (sharing) sharing.push(word);
		else {
			spoken.set(term, [word]);
			terms.set(term, terms.size);
		}
		return term;
	});
	let letters: Int32Array | undefined;
	let text: ReturnType<typeof textOf> | undefined;

	/** Where the words that begin with a text begin. */
	function from(start: string): number {
		let low = 0;
		let high = folded.length;
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((folded[middle] as string) < start) low = middle + 1;
			else high = middle;
		}
		return low;
	}

	/** Numbers of the words that are this one but for accents. */
	function alike(plain: string): number[] {
		const numbers: number[] = [];
		for (let i = from(plain); folded[i] === plain; i++) numbers.push(i);
		return numbers;
	}

	/** Numbers of the words that hold a text, in order. All words are one text for this: it is searched a good deal faster. */
	function holding(part: string): number[] {
		text ??= textOf(folded);
		const { whole, ends } = text;
		const numbers: number[] = [];
		let word = 0;
		for (let at = whole.indexOf(part); at >= 0; ) {
			while ((ends[word] as number) <= at) word++;
			numbers.push(word);
			at = whole.indexOf(part, ends[word]);
		}
		return numbers;
	}

	function exactly(word: string): Variant[] {
		const plain = fold(word);
		const stems = [
			termOf(word, language),
			...alike(plain).map((i) => termsOf[i] as string),
		];
		const known = best(
			stems
				.filter((term) => terms.has(term))
				.map((term) => ({ term, weight: 1 })),
		);
		if (known.length > 0) return known;
		return best(
			language
				.spellings(plain)
				.flatMap((spelling) =>
					[
						termOf(spelling, language),
						...alike(spelling).map((i) => termsOf[i] as string),
					]
						.filter((term) => terms.has(term))
						.map((term) => ({ term, weight: 0.95 })),
				),
		);
	}

	const has = (word: string): boolean => exactly(word).length > 0;

	function beginning(start: string): Variant[] {
		const plain = fold(start);
		if (plain.length < SHORTEST_PREFIX) return [];
		const found: Variant[] = [];
		for (let i = from(plain); folded[i]?.startsWith(plain); i++)
			found.push({
				term: termsOf[i] as string,
				weight:
					0.8 * (0.4 + (0.6 * plain.length) / (folded[i] as string).length),
			});
		return best(found).slice(0, PREFIXES);
	}

	function inside(part: string): Variant[] {
		const plain = language.hasCompounds ? termOf(part, language) : fold(part);
		if (plain.length < SHORTEST_INFIX) return [];
		const found = holding(plain)
			.map((i) => [i, (folded[i] as string).length] as const)
			.filter(([, length]) => length > plain.length)
			.map(([i, length]) => ({
				term: termsOf[i] as string,
				weight: 0.35 + (0.25 * plain.length) / length,
			}));
		return best(found).slice(0, INFIXES);
	}

	function near(word: string, isOpen: boolean): Variant[] {
		const plain = fold(word);
		if (plain.length < SHORTEST_TYPO || /^[\d.]+$/.test(plain)) return [];
		const most = plain.length < TWO_TYPOS ? 1 : 2;
		letters ??= Int32Array.from(folded, lettersOf);
		const mine = lettersOf(plain);
		const found: Variant[] = [];
		for (const [i, other] of folded.entries()) {
			const longer = other.length - plain.length;
			if (longer < -most || (longer > most && !isOpen)) continue;
			if (longer <= most && lettersApart(mine, letters[i] as number) > most)
				continue;
			const distance =
				longer > most
					? distanceOf(plain, other.slice(0, plain.length), 1) + 0.5
					: distanceOf(plain, other, most);
			const first = other[0] === plain[0] ? 0 : 0.5;
			const cost = distance + first;
			if (cost <= most)
				found.push({
					term: termsOf[i] as string,
					weight: 0.5 / Math.max(1, cost),
				});
		}
		const closest = best(found);
		const [{ weight } = { weight: 0 }] = closest;
		return closest
			.filter((variant) => variant.weight >= weight * 0.6)
			.slice(0, INFIXES);
	}

	function halves(word: string): readonly [string, string] | undefined {
		const plain = fold(word);
		for (let at = plain.length - SHORTEST_HALF; at >= SHORTEST_HALF; at--) {
			const second = plain.slice(at);
			const first = plain.slice(0, at);
			if (!has(second)) continue;
			if (has(first)) return [first, second];
			const bare = language.hasCompounds
				? first.replace(/(?:e?s|n)$/, "")
				: first;
			if (bare !== first && bare.length >= SHORTEST_HALF && has(bare))
				return [bare, second];
		}
		return undefined;
	}

	return {
		terms,
		has,
		exactly,
		beginning,
		inside,
		near,
		halves,
		wordsOf: (term) => spoken.get(term) ?? [],
	};
}

/** Words in one text, and where each ends there. */
function textOf(words: readonly string[]): {
	readonly whole: string;
	readonly ends: Int32Array;
} {
	let end = -1;
	return {
		whole: words.join("\n"),
		ends: Int32Array.from(words, ({ length }) => (end += length + 1)),
	};
}

/** Each term once with its best weight, the best first. */
function best(variants: readonly Variant[]): Variant[] {
	const weights = new Map<string, number>();
	for (const { term, weight } of variants)
		if (weight > (weights.get(term) ?? 0)) weights.set(term, weight);
	return [...weights]
		.map(([term, weight]) => ({ term, weight }))
		.sort((a, b) => b.weight - a.weight);
}
