/** Addresses of tags are those of Docusaurus, which asks lodash for them: this splits and folds words as it does. */

import type { TagReference } from "../model/document.ts";
import { decoded } from "../model/route.ts";

/** What stands after the page of all tags in the address of a tag: its permalink, otherwise its label's words. */
export function tagPathOf({ label, permalink = "" }: TagReference): string {
	const parts = decoded(permalink)
		.split("/")
		.filter((part) => !["", ".", ".."].includes(part));
	return parts.join("/") || kebab(label);
}

/** The words of a text in small letters without accents, joined by hyphens: `release-notes`; never empty for a text. */
export const kebab = (text: string): string => words(text) || codePoints(text);

/** Latin letters that are no base letter with an accent. */
const LETTERS: Readonly<Record<string, string>> = {
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

/** Letters and signs of other scripts, which have no case here: they stay as they are. */
const OTHER = String.raw`[^\p{P}\p{S}\p{Z}\p{C}A-Za-z0-9²³¹¼-¾]`;
const WORD = new RegExp(
	[
		// 1st and 2ND are words, though digits and letters part everywhere else
		String.raw`\d*(?:1st|2nd|3rd|[04-9]th)(?![a-z\d])`,
		String.raw`\d*(?:1ST|2ND|3RD|[04-9]TH)(?![A-Z\d])`,
		String.raw`\d+`,
		// XML in XMLReader: a capital before a small letter begins the next word
		`(?:[A-Z]|${OTHER})+(?![a-z]|${OTHER})`,
		`[A-Z]?(?:[a-z]|${OTHER})+`,
		"[A-Z]+",
		String.raw`\p{Extended_Pictographic}(?:[\ufe0f\p{Emoji_Modifier}]|\u200d\p{Extended_Pictographic})*`,
	].join("|"),
	"gu",
);

function words(text: string): string {
	const plain = text
		.normalize("NFC") // joins the accents of other scripts to their letters, which keep them
		.replace(/[À-ſ]/g, (letter) => LETTERS[letter] ?? letter.normalize("NFKD"))
		.replace(/[\u0300-\u036f'’]/g, "");
	return (plain.match(WORD) ?? []).join("-").toLowerCase();
}

/** For a text of signs only: `++` is `u2b-u2b`. No word splits so, hence no other tag has such an address. */
const codePoints = (text: string): string =>
	[...text].map((sign) => `u${sign.codePointAt(0)?.toString(16)}`).join("-");
