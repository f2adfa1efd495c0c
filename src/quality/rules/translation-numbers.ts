import { getOrInsert } from "../../model/collections.ts";
import { languageOfTag } from "../../model/content/language-tag.ts";
import { locationInText, type OutlineText } from "../../model/site/outline.ts";
import { memoizeByObject } from "../../model/text/lazily.ts";
import { currentOriginalOf, unmatchedProblems } from "../content/compare-translation.ts";
import { defineRule, type LintedDocument } from "../content/rule.ts";

/**
 * Numbers are compared by their digits: `1,000`, `1.000` and `1 000` are the same, as are `2.5` and `2,5`. Those up to
 * twelve are often words, and are left out, as are times of day, numbers within words (`x64`) and decades.
 */
export const translationNumbers = defineRule({
	id: "translation-numbers",
	summary: "A translation has other numbers than its original",
	severity: "warn",
	*checkDocument(linted, { count = false }) {
		const original = currentOriginalOf(linted);
		if (!original) return;
		const theirs = numbersIn(original);
		const own = numbersIn(linted);
		yield* unmatchedProblems(
			linted,
			original,
			{ missing: unmatchedNumbers(theirs, own, linted, count), extra: unmatchedNumbers(own, theirs, original, count) },
			"number",
		);
	},
});

interface NumberPlace {
	readonly block: OutlineText;
	/** Where it is in the text of the block. */
	readonly start: number;
	readonly end: number;
}

/** By digits. */
type NumberPlaces = ReadonlyMap<string, readonly NumberPlace[]>;

/** Groups of three digits, or any digits with separators between them. */
const NUMBER = /\d{1,3}(?:[ \u00a0\u202f\u2009]\d{3})+(?!\d)|\d+(?:[.,'’\u066b\u066c]\d+)*/g;
/** `14:`, `14 h`, `14 Uhr` before minutes. */
const BEFORE_MINUTES = /(?:\d:|\d\s?h\s?|Uhr\s)$/;
/** The rest of a time, or of a decade such as `1990s`. */
const AFTER_HOURS = /^(?::\d|(?:\s?(?:[ap]\.?m|h|Uhr)|s|er)(?![a-zà-ÿ]))/i;
const DATE = /^(\d{1,2})\.\d{1,2}\.(\d{4})$/;

const MAX_WORD_NUMBER = 12;

const numbersIn = memoizeByObject(({ languageTag, outline }: LintedDocument): NumberPlaces => {
	const places = new Map<string, NumberPlace[]>();
	const hasOwnDigits = !LATIN_DIGITS.test(languageTag);
	for (const block of outline.texts) {
		const text = hasOwnDigits ? withLatinDigits(block.text) : block.text;
		if (!/\d/.test(text)) continue; // most texts, and `matchAll` takes longer
		for (const { 0: written, index } of text.matchAll(NUMBER)) {
			if (isWordLike(written)) continue;
			const end = index + written.length;
			if (isInWord(text, index) || isInTime(text, index, end)) continue;
			const [, day, year] = DATE.exec(written) ?? [];
			const dated = day && year ? [...(isWordLike(day) ? [] : [digitsOf(day)]), year] : [digitsOf(written)];
			for (const digits of dated) getOrInsert(places, digits, () => []).push({ block, start: index, end });
		}
	}
	return places;
});

/** The `v` of a version may be written or not. Between Chinese characters, a number is no part of a word. */
function isInWord(text: string, start: number): boolean {
	const [beforeLast = " ", last = " "] = [text[start - 2], text[start - 1]];
	if (!isCased(last)) return last === "_";
	return last.toLowerCase() !== "v" || isCased(beforeLast);
}

const isCased = (letter: string): boolean => letter.toLowerCase() !== letter.toUpperCase();

function isInTime(text: string, start: number, end: number): boolean {
	const next = text[end];
	return (
		(next !== undefined && !".,)\n".includes(next) && AFTER_HOURS.test(text.slice(end, end + 6))) ||
		BEFORE_MINUTES.test(text.slice(Math.max(0, start - 4), start))
	);
}

/** Languages whose texts have no digits of their own. */
const LATIN_DIGITS = /^(?!ar|as|bn|ckb|dz|fa|hi|km|lo|mr|my|ne|ps|sd|th|ur)/;

/** Unicode has the ten digits of each script next to each other. */
function withLatinDigits(text: string): string {
	return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
		const code = digit.codePointAt(0) as number;
		let zero = code;
		while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
		return String(code - zero).padEnd(digit.length, " ");
	});
}

const isWordLike = (number: string): boolean => number.length <= 2 && Number(number) <= MAX_WORD_NUMBER;

/** Without separators and leading zeros. */
const digitsOf = (number: string): string =>
	/^[1-9]\d*$/.test(number) ? number : number.replace(/\D/g, "").replace(/^0+(?=.)/, "");

/** @param other the document in which they are missing */
function unmatchedNumbers(numbers: NumberPlaces, others: NumberPlaces, other: LintedDocument, count: boolean) {
	const unmatched: NumberPlace[] = [];
	for (const [digits, places] of numbers) {
		const known = others.get(digits)?.length ?? 0;
		if (known >= places.length || (known > 0 && !count)) continue;
		const words = wordCountOf(other, digits);
		if (count) unmatched.push(...places.slice(known + words));
		else if (words === 0) unmatched.push(...places.slice(0, 1));
	}
	return unmatched.map(({ block, start, end }) => ({
		text: block.text.slice(start, end),
		at: locationInText(block, start),
	}));
}

/** How often a text has a number as a word. */
function wordCountOf({ languageTag, outline }: LintedDocument, digits: string): number {
	const word = NUMBER_WORDS[languageOfTag(languageTag)]?.[digits];
	if (!word) return 0;
	const pattern = new RegExp(`(?<!\\p{L})(?:${word})`, "giu");
	let count = 0;
	for (const { text } of outline.texts) count += text.match(pattern)?.length ?? 0;
	return count;
}

/** Beginnings of words, so that `zwanzigste` and `trentaine` count. */
const NUMBER_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	en: {
		...{ 13: "thirteen", 14: "fourteen", 15: "fifteen", 16: "sixteen" },
		...{ 18: "eighteen", 20: "twent(?:y|ieth)", 24: "twenty-four" },
		...{ 30: "thirt(?:y|ieth)", 40: "fort(?:y|ieth)", 50: "fift(?:y|ieth)" },
		...{ 60: "sixty", 70: "seventy", 80: "eighty", 90: "ninety" },
		...{ 100: "(?:a |one )?hundred", 1000: "(?:a |one )?thousand" },
	},
	fr: {
		...{ 13: "treize", 14: "quatorze", 15: "quinz", 16: "seiz", 18: "dix-huit" },
		...{ 20: "vingt", 24: "vingt-quatre", 30: "trent", 40: "quarant" },
		...{ 50: "cinquant", 60: "soixant", 70: "soixante-dix" },
		...{ 80: "quatre-vingt", 90: "quatre-vingt-dix", 100: "cent(?!r)" },
		...{ 1000: "mill(?:e|ier)" },
	},
	de: {
		...{ 13: "dreizehn", 14: "vierzehn", 15: "fünfzehn", 16: "sechzehn" },
		...{ 18: "achtzehn", 20: "zwanzig", 24: "vierundzwanzig", 30: "dreißig" },
		...{ 40: "vierzig", 50: "fünfzig", 60: "sechzig", 70: "siebzig" },
		...{ 80: "achtzig", 90: "neunzig", 100: "(?:ein)?hundert" },
		...{ 1000: "(?:ein)?tausend" },
	},
};
