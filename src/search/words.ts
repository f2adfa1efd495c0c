/** The words of a text: one way for the index, for the query and for the marks in what is shown. */
import type { Language } from "./language.ts";

/** A word as it stands in a text. */
export interface Word {
	/** In lower case, without the article that leans on it: `todo` for `to-do`. Absent: only its parts are words. */
	readonly whole?: string;
	/** Of a word that is made of several: `to`, `do`. Otherwise none. */
	readonly parts: readonly string[];
	/** Where it stands in the text. */
	readonly start: number;
	readonly end: number;
}

/** Scripts without spaces between words: each sign is a word, but for their commas and brackets. */
const SIGN =
	"(?:(?=[\\p{L}\\p{N}\\p{M}])[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{Script=Thai}])";
const RUN = `(?:(?!${SIGN})[\\p{L}\\p{N}\\p{M}])+`;
/** Words that only a sign of these stands between are one, and each is one by itself: `app_min_version`, `to-do`. */
const WORD = new RegExp(`${SIGN}\\p{M}*|${RUN}(?:[-._:/+#@'’ʼ]${RUN})*`, "gu");
const PLAIN = /^[a-z]+$/;
const JOINT = /[-._:/+#@]/;
const APOSTROPHE = /['’ʼ]/;
/** What is between the words of a compatible form: some signs stand for several words. */
const BETWEEN = /[^\p{L}\p{N}\p{M}'’ʼ]+/u;
/** A mark without a letter is no word. */
const SAYING = /[\p{L}\p{N}]/u;
const VERSION = /^v?(\d+(?:\.\d+)+)$/;
/** Where a capital begins a word inside of another: `plugIn`, `HTMLNote`; not in the plural `PDFs`. */
const CAPITAL =
	/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}(?!s$)\p{Ll})/u;

/** A whole of more parts is an address or a path, and nobody types it without its signs. */
const MOST_PARTS = 4;
/** Longer ones are no words but keys and encoded files. */
const LONGEST = 40;

/** What a word is made of, as `Word` says it, and where it stands. */
type VisitWord = (
	whole: string | undefined,
	parts: readonly string[],
	start: number,
	end: number,
) => void;

/** The words of a text in their order. */
export function wordsOf(text: string, language: Language): Word[] {
	const words: Word[] = [];
	eachWord(text, language, (whole, parts, start, end) =>
		words.push({ ...(whole !== undefined && { whole }), parts, start, end }),
	);
	return words;
}

/** Visits the words of a text in their order. Most words are plain ones of plain letters, and cost next to nothing. */
export function eachWord(
	text: string,
	language: Language,
	visit: VisitWord,
): void {
	let at = 0;
	while (at < text.length) {
		const kind = kindAt(text, at);
		if (kind === OTHER || kind === JOINING) {
			at++;
			continue;
		}
		const end = kind === UNKNOWN ? 0 : plainEnd(text, at, kind);
		if (end > 0) {
			const written = text.slice(at, end);
			if (written.length <= LONGEST)
				visit(kind === UPPER ? written.toLowerCase() : written, NONE, at, end);
			at = end;
			continue;
		}
		WORD.lastIndex = at;
		const found = WORD.exec(text);
		if (!found) return;
		at = WORD.lastIndex;
		visitWritten(found[0], found.index, language, visit);
	}
}

const NONE: readonly string[] = [];

/** Kinds of signs: of ASCII what it is, of all others that it takes a closer look. */
const OTHER = 0;
const LOWER = 1;
const UPPER = 2;
const DIGIT = 3;
const JOINING = 4;
const UNKNOWN = 5;

const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
	const sign = String.fromCharCode(code);
	if (/[a-z]/.test(sign)) return LOWER;
	if (/[A-Z]/.test(sign)) return UPPER;
	if (/\d/.test(sign)) return DIGIT;
	return JOINT.test(sign) || sign === "'" ? JOINING : OTHER;
});

const kindAt = (text: string, at: number): number =>
	KINDS[text.charCodeAt(at)] ?? (at < text.length ? UNKNOWN : OTHER);

/** Where a word of plain letters, or of digits, ends; 0 where it goes on otherwise. */
function plainEnd(text: string, start: number, kind: number): number {
	const rest = kind === DIGIT ? DIGIT : LOWER;
	let end = start + 1;
	while (kindAt(text, end) === rest) end++;
	const next = kindAt(text, end);
	if (next === OTHER) return end;
	if (next !== JOINING) return 0;
	const after = kindAt(text, end + 1);
	return after === OTHER || after === JOINING ? end : 0;
}

function visitWritten(
	written: string,
	start: number,
	language: Language,
	visit: VisitWord,
): void {
	if (written.length > LONGEST && !JOINT.test(written)) return;
	const end = start + written.length;
	const normal = written.normalize("NFKC");
	const [, version] = VERSION.exec(normal) ?? [];
	if (version && version.length <= LONGEST) {
		visit(version, NONE, start, end);
		return;
	}
	const parts = normal
		.split(BETWEEN)
		.map((part) => unbound(part, language))
		.flatMap((part) => part.split(CAPITAL))
		.map((part) => part.toLowerCase())
		.filter((part) => SAYING.test(part) && part.length <= LONGEST);
	const whole = parts.join("");
	const isWord = parts.length <= MOST_PARTS && whole.length <= LONGEST;
	if (parts.length === 1) visit(whole, NONE, start, end);
	else if (parts.length > 1)
		visit(isWord ? whole : undefined, parts, start, end);
}

/** Without the article before an apostrophe, the possessive `s` after one, and the apostrophe. */
function unbound(part: string, { elided }: Language): string {
	if (!APOSTROPHE.test(part)) return part;
	const [first = "", ...rest] = part.split(APOSTROPHE);
	if (elided?.test(first.toLowerCase())) return rest.join("");
	return rest.length === 1 && rest[0]?.toLowerCase() === "s"
		? first
		: [first, ...rest].join("");
}

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

/** A word in lower case without accents. */
export const fold = (word: string): string =>
	PLAIN.test(word)
		? word
		: word
				.normalize("NFD")
				.replace(MARKS, "")
				.normalize("NFC")
				.replace(FOLDED, (letter) => folded[letter] as string);

/**
 * What a word is found by: its stem, then without accents. The other way round, `synchronisé` and `synchronisée` would
 * have two stems.
 */
export const termOf = (word: string, { stem }: Language): string =>
	fold(stem(word));
