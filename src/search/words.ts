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
/** Nearly all words of a text: nothing in them is to be looked at twice. */
const SIMPLE = /^(?:[A-Z]?[a-z]+|\d+)$/;
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

/** The words of a text in their order. */
export function wordsOf(text: string, language: Language): Word[] {
	const words: Word[] = [];
	WORD.lastIndex = 0;
	for (let found = WORD.exec(text); found; found = WORD.exec(text)) {
		const [written] = found;
		if (written.length > LONGEST && !JOINT.test(written)) continue;
		const start = found.index;
		const word = wordOf(written, start, start + written.length, language);
		if (word.whole || word.parts.length > 0) words.push(word);
	}
	return words;
}

function wordOf(
	written: string,
	start: number,
	end: number,
	language: Language,
): Word {
	if (SIMPLE.test(written))
		return { whole: written.toLowerCase(), parts: [], start, end };
	const normal = written.normalize("NFKC");
	const [, version] = VERSION.exec(normal) ?? [];
	if (version && version.length <= LONGEST)
		return { whole: version, parts: [], start, end };
	const parts = normal
		.split(BETWEEN)
		.map((part) => unbound(part, language))
		.flatMap((part) => part.split(CAPITAL))
		.map((part) => part.toLowerCase())
		.filter((part) => SAYING.test(part) && part.length <= LONGEST);
	if (parts.length === 1)
		return { whole: parts[0] as string, parts: [], start, end };
	const whole = parts.join("");
	return parts.length > MOST_PARTS || whole.length > LONGEST || !whole
		? { parts, start, end }
		: { whole, parts, start, end };
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
