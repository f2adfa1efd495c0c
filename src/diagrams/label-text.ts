/** The text of labels: Mermaid's line breaks and character references, without markup. */
import { rejectDiagram } from "./unsupported-diagram.ts";

const NAMED_CHARACTERS: Readonly<Record<string, string>> = {
	...{ quot: '"', amp: "&", lt: "<", gt: ">", apos: "'", nbsp: "\u00a0" },
	...{ semi: ";", colon: ":", hash: "#", num: "#", excl: "!", quest: "?" },
};

/** Longer labels are not drawn when the site is built. */
const MAX_LABEL_LENGTH = 400;

/** Elements that only format text. Others are shown as they are written. */
const FORMATTING = /<\/?(?:b|i|u|s|em|strong|small|sub|sup|code|span)\s*>/gi;

/** Formulas, icons and Markdown in a label need Mermaid. */
const NEEDS_MERMAID = /\$\$|^`|`$|(?:^|\s)(?:fa[bklrs]?|mdi?|logos):[\w-]/;

/** @example `a<br>b #35;1` is `a`, a line break, `b #1` */
export function labelText(written: string): string {
	const text = written.trim();
	if (text.length > MAX_LABEL_LENGTH) rejectDiagram("long label");
	if (NEEDS_MERMAID.test(text)) rejectDiagram("label with markup");
	return withoutFormatting(text)
		.replace(/\s*(?:<br\s*\/?>|\\n|\n)\s*/gi, "\n")
		.replace(/[#&](#?\w{1,8});/g, referencedCharacter)
		.replace(/[^\S\n\u00a0\u202f]+/g, " ");
}

const withoutFormatting = (text: string): string => text.replace(FORMATTING, "") || text;

function referencedCharacter(reference: string, name: string): string {
	const digits = /^#?(\d{1,6})$/.exec(name)?.[1];
	if (!digits) return NAMED_CHARACTERS[name.toLowerCase()] ?? reference;
	const code = Number(digits);
	const isText = (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0xd800);
	return isText ? String.fromCodePoint(code) : reference;
}
