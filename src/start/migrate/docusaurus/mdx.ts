/** What MDX takes for Markdown, and this parser for HTML or text. */
import { maskCode } from "../../../pipeline/parse/components/syntax/mask-code.ts";

/** In HTML: `{" "}` at the end of a line, where JSX drops spaces, and other texts. */
const TEXT_EXPRESSION = /(?<![=$])\{(["'])((?:(?!\1)[^{}\\<>&*_`[\]\n]){1,200})\1\}/g;
/** An empty line in it would end it. */
const TAG = /<[A-Z]\w{0,99}\s[^<>`]{0,3000}>/g;
/** Tags only. */
const LINE_OF_TAGS = /^ {0,3}(?:<\/?[a-z][^<>]{0,500}>(?:[^<>]{1,200}<\/[a-z]\w{0,20}>)?[ \t]*){1,20}$/;
/** Markdown after HTML, without the empty line that ends it. */
const MARKDOWN_LINE = /^ {0,3}(?:`{3,}|~{3,}|#{1,6} |[-*+] |\d{1,3}[.)] |!\[|:::|\*\*|\[[^\]]{1,200}\]\()/;

/** Markdown of MDX that means the same here. */
export function rewriteMdx(text: string): string {
	const masked = maskCode(text);
	const replaced = [
		...[...masked.matchAll(TEXT_EXPRESSION)].map(({ index, 0: { length }, 2: by = "" }) => ({ index, length, by })),
		...[...text.matchAll(TAG)].map(({ index, 0: tag }) => ({
			index,
			length: masked[index] === "<" ? tag.length : 0,
			by: (masked[index] === "<" ? tag : "").replace(/\n(?:[ \t]*\n)+/g, "\n"),
		})),
	]
		.sort((a, b) => b.index - a.index)
		.reduce((rest, { index, length, by }) => rest.slice(0, index) + by + rest.slice(index + length), text);
	return withEmptyLines(replaced);
}

/** An empty line between HTML and the Markdown below it, also where its text goes on. */
function withEmptyLines(text: string): string {
	if (!/^ {0,3}<\/?[a-z]/m.test(text)) return text;
	const lines = text.split("\n");
	const masked = maskCode(text).split("\n");
	/** Whether the text from a line on, up to the next tag, has marks. */
	const isMarked = (start: number): boolean => {
		for (let index = start; /^ {0,3}[^\s<{|>]/.test(masked[index] ?? ""); index++)
			if (/\*\*|`|\]\(/.test(lines[index] ?? "")) return true;
		return false;
	};
	return lines
		.flatMap((line, index) =>
			LINE_OF_TAGS.test(masked[index - 1] ?? "") && (MARKDOWN_LINE.test(line) || isMarked(index)) ? ["", line] : [line],
		)
		.join("\n");
}
