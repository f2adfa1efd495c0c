/** The postings of a term (sections, fields and weights), packed into text. */
import type { IndexedField } from "./format.ts";

/** A term in a field of a section. */
export interface Posting {
	readonly section: number;
	readonly field: IndexedField;
	/** The weight of the term, in steps of `LEVEL_STEP`. */
	readonly level: number;
}

/**
 * One character for each level of each field. Section numbers use lower-case letters and digits, so they cannot
 * collide.
 */
const LEVEL_CHARS: Readonly<Record<IndexedField, string>> = {
	title: "JKLMNOPQR",
	heading: "STUVWXYZ_",
	text: "ABCDE",
	code: "!#$%&",
};

const LEVEL_BY_CHAR: ReadonlyMap<string, readonly [IndexedField, number]> = new Map(
	Object.entries(LEVEL_CHARS).flatMap(([field, signs]) =>
		[...signs].map((sign, i) => [sign, [field as IndexedField, i + 1]] as const),
	),
);

/**
 * Each posting is the distance from the previous section in base 36, omitted if zero, followed by the level's
 * character.
 */
export function packPostings(postings: Iterable<Posting>): string {
	let previousSection = -1;
	const packed: string[] = []; // a string that grows bit by bit takes many times its length
	for (const { section, field, level } of postings) {
		if (section !== previousSection) packed.push((section - previousSection).toString(36));
		packed.push(LEVEL_CHARS[field].charAt(level - 1));
		previousSection = section;
	}
	return packed.join("");
}

export function unpackPostings(packed: string): Posting[] {
	const postings: Posting[] = [];
	let section = -1;
	let start = 0;
	for (let at = 0; at < packed.length; at++) {
		const known = LEVEL_BY_CHAR.get(packed.charAt(at));
		if (!known) continue; // a digit of the distance
		if (at > start) section += Number.parseInt(packed.slice(start, at), 36);
		const [field, level] = known;
		postings.push({ section, field, level });
		start = at + 1;
	}
	return postings;
}

/** How often a term occurs in a field, and the number of words in that field. */
export interface TermFrequency {
	readonly frequency: number;
	readonly length: number;
	/** Average length of the field over all sections that have it. */
	readonly average: number;
}

const BM25_K1 = 1.2;
const BM25_B: Readonly<Record<IndexedField, number>> = { title: 0.4, heading: 0.4, text: 0.6, code: 0.5 };
/**
 * Titles and headings are short and decide the order of results, so they get finer steps. In text they would only cost
 * size.
 */
const LEVEL_STEP: Readonly<Record<IndexedField, number>> = { title: 0.25, heading: 0.25, text: 0.5, code: 0.5 };

/** The BM25 weight without inverse document frequency, in steps (https://en.wikipedia.org/wiki/Okapi_BM25). */
export function quantizeWeight(field: IndexedField, { frequency, length, average }: TermFrequency): number {
	const b = BM25_B[field];
	const weight = ((BM25_K1 + 1) * frequency) / (frequency + BM25_K1 * (1 - b + (b * length) / average));
	const level = Math.round(weight / LEVEL_STEP[field]);
	return Math.min(LEVEL_CHARS[field].length, Math.max(1, level));
}

export const weightOfPosting = ({ field, level }: Posting): number => level * LEVEL_STEP[field];
