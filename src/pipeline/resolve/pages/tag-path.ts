/** Creates the same tag URLs as Docusaurus, which uses lodash's `kebabCase`: splits and folds words as lodash does. */

import type { TagReference } from "../../../model/content/document.ts";
import { decodeUriText } from "../../../model/urls/route.ts";

/** The path of a tag relative to the tags page: its permalink, otherwise derived from its label. */
export function tagPathOf({ label, permalink = "" }: TagReference): string {
	const parts = decodeUriText(permalink)
		.split(/[/\\]/) // on Windows, a backslash would lead out of the folder of tags
		.filter((part) => !["", ".", ".."].includes(part));
	return parts.join("/") || kebabCase(label);
}

/**
 * The words of a text in lower case without accents, joined by hyphens: `release-notes`. Never empty for a non-empty
 * text.
 */
export const kebabCase = (text: string): string => joinWords(text) || codePointSlug(text);

/** Latin letters that do not decompose into a base letter and an accent. */
const LATIN_LETTERS: Readonly<Record<string, string>> = {
	Æ: "Ae",
	æ: "ae",
	Ð: "D",
	ð: "d",
	Ø: "O",
	ø: "o",
	Þ: "Th",
	þ: "th",
	ß: "ss",
	Đ: "D",
	đ: "d",
	Ħ: "H",
	ħ: "h",
	ı: "i",
	Ł: "L",
	ł: "l",
	Ŋ: "N",
	ŋ: "n",
	Œ: "Oe",
	œ: "oe",
	Ŧ: "T",
	ŧ: "t",
};

/** Letters and signs of other scripts, which are kept as they are. */
const CASELESS_LETTER = String.raw`[^\p{P}\p{S}\p{Z}\p{C}A-Za-z0-9²³¹¼-¾]`;
const WORD = new RegExp(
	[
		// 1st and 2ND are words, although digits and letters are split elsewhere
		String.raw`\d*(?:1st|2nd|3rd|[04-9]th)(?![a-z\d])`,
		String.raw`\d*(?:1ST|2ND|3RD|[04-9]TH)(?![A-Z\d])`,
		String.raw`\d+`,
		// XML in XMLReader: an upper-case letter before a lower-case one starts the next word
		`(?:[A-Z]|${CASELESS_LETTER})+(?![a-z]|${CASELESS_LETTER})`,
		`[A-Z]?(?:[a-z]|${CASELESS_LETTER})+`,
		"[A-Z]+",
		String.raw`\p{Extended_Pictographic}(?:[\ufe0f\p{Emoji_Modifier}]|\u200d\p{Extended_Pictographic})*`,
	].join("|"),
	"gu",
);

function joinWords(text: string): string {
	const plain = text
		.normalize("NFC") // recombines accents of other scripts, which are kept
		.replace(/[À-ſ]/g, (letter) => LATIN_LETTERS[letter] ?? letter.normalize("NFKD"))
		.replace(/[\u0300-\u036f'’]/g, "");
	return (plain.match(WORD) ?? []).join("-").toLowerCase();
}

/** For a text of signs only: `++` is `u2b-u2b`. Words are never split like this, so the address is unique. */
const codePointSlug = (text: string): string =>
	[...text].map((sign) => `u${sign.codePointAt(0)?.toString(16)}`).join("-");
