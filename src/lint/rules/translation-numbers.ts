import { locationInText } from "../../model/outline.ts";
import {
	currentOriginalOf,
	type UnmatchedPart,
	unmatchedFindings,
} from "../compare-translation.ts";
import { languageOf } from "../prose.ts";
import { defineRule, type LintedDocument } from "../rule.ts";

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
		yield* unmatchedFindings(
			linted,
			original,
			{
				missing: unmatchedNumbers(theirs, own, linted, count),
				extra: unmatchedNumbers(own, theirs, original, count),
			},
			"number",
		);
	},
});

/** By digits. */
type NumberPlaces = ReadonlyMap<string, readonly UnmatchedPart[]>;

const GROUPED =
	"\\p{Nd}{1,3}(?:[ \\u00a0\\u202f\\u2009]\\p{Nd}{3})+(?!\\p{Nd})";
const WITH_SEPARATORS = "\\p{Nd}+(?:[.,'’\\u066b\\u066c]\\p{Nd}+)*";
const NUMBER = new RegExp(
	`(?<![\\p{L}\\p{N}_:])[vV]?(${GROUPED}|${WITH_SEPARATORS})`,
	"gu",
);
/** Part of a time, or a decade such as `1990s`. */
const AFTER_NO_NUMBER = /^(?::\p{Nd}|(?:\s?(?:[ap]\.?m|h|Uhr)|s|er)(?!\p{L}))/u;
/** `14 h 30`, `14 Uhr 30` */
const BEFORE_MINUTES = /\p{Nd}\s?h\s?$|Uhr\s$/u;
const DATE = /^(\p{Nd}{1,2})[.](?:\p{Nd}{1,2})[.](\p{Nd}{4})$/u;

const MAX_WORD_NUMBER = 12;

function numbersIn({ outline }: LintedDocument): NumberPlaces {
	const places = new Map<string, UnmatchedPart[]>();
	for (const text of outline.texts) {
		if (!/\p{Nd}/u.test(text.text)) continue;
		for (const { 0: match, 1: written = "", index } of text.text.matchAll(
			NUMBER,
		)) {
			const end = index + match.length;
			if (AFTER_NO_NUMBER.test(text.text.slice(end, end + 5))) continue;
			if (BEFORE_MINUTES.test(text.text.slice(Math.max(0, index - 5), index)))
				continue;
			const [, day, year] = DATE.exec(written) ?? [];
			for (const number of day && year ? [day, year] : [written]) {
				const digits = digitsOf(number);
				if (isWordLike(number, digits)) continue;
				const start = end - written.length;
				const known = places.get(digits) ?? [];
				known.push({ text: written, at: locationInText(text, start) });
				places.set(digits, known);
			}
		}
	}
	return places;
}

const isWordLike = (number: string, digits: string): boolean =>
	/^\p{Nd}+$/u.test(number) && Number(digits) <= MAX_WORD_NUMBER;

/** European digits without separators and leading zeros. */
const digitsOf = (number: string): string =>
	number
		.replace(/[^\p{Nd}]/gu, "")
		.replace(/[^0-9]/gu, (digit) => String(digitValueOf(digit)))
		.replace(/^0+(?=.)/, "");

/** Unicode has the ten digits of each script next to each other. */
function digitValueOf(digit: string): number {
	const code = digit.codePointAt(0) as number;
	let zero = code;
	while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1)))
		zero--;
	return code - zero;
}

/** @param other the document in which they are missing */
function unmatchedNumbers(
	numbers: NumberPlaces,
	others: NumberPlaces,
	other: LintedDocument,
	count: boolean,
): UnmatchedPart[] {
	const unmatched: UnmatchedPart[] = [];
	for (const [digits, places] of numbers) {
		const known = others.get(digits)?.length ?? 0;
		if (known > 0 && !count) continue;
		if (known >= places.length) continue;
		const words = wordCountOf(other, digits);
		if (words > 0 && !count) continue;
		unmatched.push(
			...places.slice(known + words, count ? undefined : known + 1),
		);
	}
	return unmatched;
}

/** How often a text has a number as a word. */
function wordCountOf(
	{ file, outline }: LintedDocument,
	digits: string,
): number {
	const word = NUMBER_WORDS[languageOf(file.locale)]?.[digits];
	if (!word) return 0;
	const pattern = new RegExp(`(?<!\\p{L})(?:${word})`, "giu");
	let count = 0;
	for (const { text } of outline.texts)
		count += text.match(pattern)?.length ?? 0;
	return count;
}

/** Beginnings of words, so that `zwanzigste` and `trentaine` count. */
const NUMBER_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> =
	{
		en: {
			...{ 13: "thirteen", 14: "fourteen", 15: "fifteen", 16: "sixteen" },
			...{ 18: "eighteen", 20: "twent(?:y|ieth)", 24: "twenty-four" },
			...{ 30: "thirt(?:y|ieth)", 40: "fort(?:y|ieth)", 50: "fift(?:y|ieth)" },
			...{ 60: "sixty", 70: "seventy", 80: "eighty", 90: "ninety" },
			...{ 100: "(?:a |one )?hundred", 1000: "(?:a |one )?thousand" },
		},
		fr: {
			...{
				13: "treize",
				14: "quatorze",
				15: "quinz",
				16: "seiz",
				18: "dix-huit",
			},
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
