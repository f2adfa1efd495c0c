/** Splits text into words: for the index, for queries and for highlighting. */
import { isUnspacedScript, LETTER_RUN, PAIRED_RUN, pairsOf } from "./character-pairs.ts";
import type { SearchLanguage } from "./language.ts";

/** A word in a text. */
export interface WordToken {
	/** In lower case, without elided articles: `todo` for `to-do`. Absent if only the parts are words. */
	readonly whole?: string;
	/** The parts of a compound: `to`, `do`. The pairs of syllables of a Korean word. Empty for other words. */
	readonly parts: readonly string[];
	/** Offsets in the text. */
	readonly start: number;
	readonly end: number;
}

/**
 * Words joined by one of these characters are searchable both together and separately: `app_min_version`, `to-do`. The
 * zero-width non-joiner joins the parts of Persian words, which many readers write without it.
 */
const WORD_PATTERN = new RegExp(`${LETTER_RUN}(?:[-._:/+#@'’ʼ\u200c]${LETTER_RUN})*|(${PAIRED_RUN})`, "gu");
const ASCII_LOWERCASE = /^[a-z]+$/;
const WORD_JOINER = /[-._:/+#@\u200c]/;
const APOSTROPHE = /['’ʼ]/;
/** Splits the NFKC form of a word, because some single characters expand to several words. */
const PART_SEPARATOR = /[^\p{L}\p{N}\p{M}'’ʼ]+/u;
/** Combining marks alone are not words. */
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const VERSION_NUMBER = /^v?(\d+(?:\.\d+)+)$/;
/** Where an upper-case letter starts a new word: `plugIn`, `HTMLNote`, but not the plural `PDFs`. */
const CAMEL_CASE_BOUNDARY = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}(?!s$)\p{Ll})/u;

/** Anything with more parts is a URL or a path, which nobody types without its punctuation. */
const MAX_WORD_PARTS = 4;
/** Longer words are keys or encoded data. */
const MAX_WORD_LENGTH = 40;

/** Called with the fields of a `WordToken`. */
type TokenVisitor = (whole: string | undefined, parts: readonly string[], start: number, end: number) => void;

/** The words of a text in order. */
export function tokenize(text: string, language: SearchLanguage): WordToken[] {
	const words: WordToken[] = [];
	forEachToken(text, language, (whole, parts, start, end) =>
		words.push({ ...(whole !== undefined && { whole }), parts, start, end }),
	);
	return words;
}

/** Visits the words of a text in order. Plain words in Latin letters, which are the most common, take a fast path. */
export function forEachToken(text: string, language: SearchLanguage, visit: TokenVisitor): void {
	let at = 0;
	while (at < text.length) {
		const kind = charClassAt(text, at);
		if (kind === OTHER_CHAR || kind === JOINER_CHAR) {
			at++;
			continue;
		}
		const end = kind === COMPLEX_CHAR ? 0 : plainWordEnd(text, at, kind);
		if (end > 0) {
			const written = text.slice(at, end);
			if (written.length <= MAX_WORD_LENGTH)
				visit(kind === UPPERCASE_CHAR ? toLowerCase(written, language) : written, NO_PARTS, at, end);
			at = end;
			continue;
		}
		WORD_PATTERN.lastIndex = at;
		const match = WORD_PATTERN.exec(text);
		if (!match) return;
		at = WORD_PATTERN.lastIndex;
		if (match[1]) visitPairs(match[1], match.index, visit);
		else visitComplexWord(match[0], match.index, language, visit);
	}
}

const NO_PARTS: readonly string[] = [];

const toLowerCase = (text: string, language: SearchLanguage): string =>
	language.toLowerCase ? language.toLowerCase(text) : text.toLowerCase();

/** Character classes: ASCII and Latin letters by kind; all others need the regular expression. */
const OTHER_CHAR = 0;
const LOWERCASE_CHAR = 1;
const UPPERCASE_CHAR = 2;
const DIGIT_CHAR = 3;
const JOINER_CHAR = 4;
const COMPLEX_CHAR = 5;

const CHAR_CLASSES = Uint8Array.from({ length: 0x180 }, (_, code) => {
	const sign = String.fromCharCode(code);
	if (code >= 0x80 && !/[\p{L}\p{N}\p{M}]/u.test(sign)) return OTHER_CHAR;
	if (sign.normalize("NFKC") !== sign) return COMPLEX_CHAR;
	if (/\p{Ll}/u.test(sign)) return LOWERCASE_CHAR;
	if (/\p{Lu}/u.test(sign)) return UPPERCASE_CHAR;
	if (/\d/.test(sign)) return DIGIT_CHAR;
	if (code >= 0x80) return COMPLEX_CHAR;
	return WORD_JOINER.test(sign) || sign === "'" ? JOINER_CHAR : OTHER_CHAR;
});

const charClassAt = (text: string, at: number): number =>
	CHAR_CLASSES[text.charCodeAt(at)] ?? (at < text.length ? COMPLEX_CHAR : OTHER_CHAR);

/** The end of a plain word or number; 0 if the word needs the regular expression. */
function plainWordEnd(text: string, start: number, charClass: number): number {
	const rest = charClass === DIGIT_CHAR ? DIGIT_CHAR : LOWERCASE_CHAR;
	let end = start + 1;
	while (charClassAt(text, end) === rest) end++;
	const next = charClassAt(text, end);
	if (next === OTHER_CHAR) return end;
	if (next !== JOINER_CHAR) return 0;
	const after = charClassAt(text, end + 1);
	return after === OTHER_CHAR || after === JOINER_CHAR ? end : 0;
}

/** Visits the pairs of a run of characters without spaces, or a Korean word with its pairs. */
function visitPairs(run: string, start: number, visit: TokenVisitor): void {
	const pairs = pairsOf(run);
	if (isUnspacedScript(run)) {
		for (const pair of pairs)
			if (LETTER_OR_DIGIT.test(pair.text)) visit(pair.text, NO_PARTS, start + pair.start, start + pair.end);
		return;
	}
	const isWord = run.length <= MAX_WORD_LENGTH;
	visit(
		isWord ? run.normalize("NFKC") : undefined,
		isWord && pairs.length === 1 ? NO_PARTS : pairs.map(({ text }) => text),
		start,
		start + run.length,
	);
}

function visitComplexWord(rawWord: string, start: number, language: SearchLanguage, visit: TokenVisitor): void {
	if (rawWord.length > MAX_WORD_LENGTH && !WORD_JOINER.test(rawWord)) return;
	const end = start + rawWord.length;
	const normal = rawWord.normalize("NFKC");
	const [, version] = VERSION_NUMBER.exec(normal) ?? [];
	if (version && version.length <= MAX_WORD_LENGTH) {
		visit(version, NO_PARTS, start, end);
		return;
	}
	const parts = normal
		.split(PART_SEPARATOR)
		.map((part) => stripElisions(part, language))
		.flatMap((part) => part.split(CAMEL_CASE_BOUNDARY))
		.map((part) => toLowerCase(part, language))
		.filter((part) => LETTER_OR_DIGIT.test(part) && part.length <= MAX_WORD_LENGTH);
	const whole = parts.join("");
	const isWord = parts.length <= MAX_WORD_PARTS && whole.length <= MAX_WORD_LENGTH;
	if (parts.length === 1) visit(whole, NO_PARTS, start, end);
	else if (parts.length > 1) visit(isWord ? whole : undefined, parts, start, end);
}

/** Removes an elided article before an apostrophe, a possessive `s` after one, and the apostrophe itself. */
function stripElisions(part: string, { elision }: SearchLanguage): string {
	if (!APOSTROPHE.test(part)) return part;
	const [first = "", ...rest] = part.split(APOSTROPHE);
	if (elision?.test(first.toLowerCase())) return rest.join("");
	return rest.length === 1 && rest[0]?.toLowerCase() === "s" ? first : [first, ...rest].join("");
}

/**
 * Letters that are one to readers although Unicode decomposition leaves them apart: Latin letters, and Arabic ones that
 * keyboards mix up.
 */
const FOLDED_LETTERS: Readonly<Record<string, string>> = {
	ß: "ss",
	æ: "ae",
	œ: "oe",
	ø: "o",
	ł: "l",
	đ: "d",
	ð: "d",
	þ: "th",
	ı: "i",
	ی: "ي",
	ى: "ي",
	ک: "ك",
	ة: "ه",
	ٱ: "ا",
};
const FOLDED_LETTER_PATTERN = new RegExp(`[${Object.keys(FOLDED_LETTERS).join("")}]`, "g");
/**
 * Marks of Latin, Greek and Cyrillic, the vowel points of Hebrew and Arabic, and the Arabic tatweel, which only
 * stretches a word. In other scripts a mark makes a different word.
 */
const OPTIONAL_MARKS =
	/[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;

/** A lower-case word without accents. */
export const foldAccents = (word: string): string =>
	ASCII_LOWERCASE.test(word)
		? word
		: word
				.normalize("NFD")
				.replace(OPTIONAL_MARKS, "")
				.normalize("NFC")
				.replace(FOLDED_LETTER_PATTERN, (letter) => FOLDED_LETTERS[letter] as string);

/**
 * The key under which a word is indexed: its stem without accents. Removing accents first would give `synchronisé` and
 * `synchronisée` different stems.
 */
export const termOf = (word: string, { stem }: SearchLanguage): string => foldAccents(stem(word));

/** Other spellings of a word without accents, to try if it is not found. */
export function alternativeSpellings(word: string, { digraphs }: SearchLanguage): readonly string[] {
	if (!digraphs) return [];
	const short = word.replace(digraphs, (letters) => letters.charAt(0));
	return short === word ? [] : [short];
}
