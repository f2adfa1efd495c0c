/** Where a term stands: sections, fields and weights, as text. */
import type { Field } from "./format.ts";

/** A term in a field of a section. */
export interface Posting {
	readonly section: number;
	readonly field: Field;
	/** The term's weight there, in the steps of the field. */
	readonly level: number;
}

/** A sign for each level of each field. The sections between them are small letters and digits. */
const SIGNS: Readonly<Record<Field, string>> = {
	title: "JKLMNOPQR",
	heading: "STUVWXYZ_",
	text: "ABCDE",
	code: "!#$%&",
};

const meanings: ReadonlyMap<string, readonly [Field, number]> = new Map(
	Object.entries(SIGNS).flatMap(([field, signs]) =>
		[...signs].map((sign, i) => [sign, [field as Field, i + 1]] as const),
	),
);

/** Each sign after the distance from the section before, to the base of 36; none when it is the same. */
export function packPostings(postings: readonly Posting[]): string {
	let before = -1;
	let packed = "";
	for (const { section, field, level } of postings) {
		if (section !== before) packed += (section - before).toString(36);
		packed += SIGNS[field].charAt(level - 1);
		before = section;
	}
	return packed;
}

export function unpackPostings(packed: string): Posting[] {
	let section = -1;
	return [...packed.matchAll(/([0-9a-z]*)([^0-9a-z])/g)].map(
		([, distance, sign = ""]) => {
			if (distance) section += Number.parseInt(distance, 36);
			const [field, level] = meanings.get(sign) ?? ["text", 1];
			return { section, field, level };
		},
	);
}

/** How often a term stands in a field of a section, and how many words that field has there. */
export interface Count {
	readonly frequency: number;
	readonly length: number;
	/** Of the field in all sections that have one. */
	readonly average: number;
}

const SATURATION = 1.2; // k1 of BM25
const LENGTH_NORM: Readonly<Record<Field, number>> = {
	title: 0.4,
	heading: 0.4,
	text: 0.6,
	code: 0.5,
}; // b of BM25
/** Fine where a field is short and decides which page comes first; in running text it would only cost size. */
const STEP: Readonly<Record<Field, number>> = {
	title: 0.25,
	heading: 0.25,
	text: 0.5,
	code: 0.5,
};

/** The weight of BM25 without its rarity, in steps. */
export function levelOf(
	field: Field,
	{ frequency, length, average }: Count,
): number {
	const b = LENGTH_NORM[field];
	const weight =
		((SATURATION + 1) * frequency) /
		(frequency + SATURATION * (1 - b + (b * length) / average));
	const level = Math.round(weight / STEP[field]);
	return Math.min(SIGNS[field].length, Math.max(1, level));
}

export const weightOf = ({ field, level }: Posting): number =>
	level * STEP[field];
