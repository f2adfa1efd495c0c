/** The one way from a text to its search terms, for the index and for the query: what differs in either is never found. */

/** Latin letters that are no letter with a mark: decomposition leaves them alone. */
const folded: Readonly<Record<string, string>> = {
	ß: "ss",
	æ: "ae",
	œ: "oe",
	ø: "o",
	ł: "l",
	đ: "d",
	ð: "d",
	þ: "th",
	ı: "i",
};
const FOLDED = new RegExp(`[${Object.keys(folded).join("")}]`, "g");
const MARKS = /[\u0300-\u036f]/g; // those of Latin, Greek and Cyrillic; in other scripts a mark makes another word

const APOSTROPHE = /(?<=[\p{L}\p{N}])['’ʼ](?=\p{L})/gu;
const ELISION =
	/(?<![\p{L}\p{N}])(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)['’ʼ](?=\p{L})/gu;

/** Scripts without spaces between words: each sign is a term. */
const SIGN = "[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{Script=Thai}]";
const WORD = new RegExp(
	`${SIGN}\\p{M}*|(?:(?!${SIGN})[\\p{L}\\p{N}\\p{M}])+`,
	"gu",
);

/** Longer ones are no words, and a tree with a branch for each letter would grow too deep. */
const LONGEST = 64;

/**
 * Names that every JavaScript object has: elasticlunr counts words in one, and takes them for counted. Of those in
 * lower case only these two exist.
 */
const renamed: ReadonlyMap<string, string> = new Map([
	["constructor", "constructor_"],
	["__proto__", "proto_"],
]);

/**
 * The terms of a text in their order: lower case, without accents, none empty, none with white space or a hyphen.
 * `locale` is a BCP 47 tag.
 */
export function termsOf(text: string, locale: string): string[] {
	const lower = text.normalize("NFKC").toLowerCase();
	const free = isFrench(locale) ? lower.replace(ELISION, "") : lower;
	const words = fold(free).replace(APOSTROPHE, "").match(WORD) ?? [];
	return words.map(nameOf);
}

const isFrench = (locale: string): boolean => /^fr(?:-|$)/i.test(locale);

const fold = (text: string): string =>
	text
		.normalize("NFD")
		.replace(MARKS, "")
		.normalize("NFC")
		.replace(FOLDED, (letter) => folded[letter] as string);

function nameOf(word: string): string {
	const term = word.length > LONGEST ? word.slice(0, LONGEST) : word;
	return renamed.get(term) ?? term;
}
