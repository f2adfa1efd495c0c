/** What MDX takes for Markdown, and this parser for HTML or text. */
import { readOpeningTag } from "../../../pipeline/parse/components/component-tags.ts";
import { maskCode } from "../../../pipeline/parse/components/syntax/mask-code.ts";

/** In HTML: `{" "}` at the end of a line, where JSX drops spaces, and other texts. */
const TEXT_EXPRESSION = /(?<![=$])\{(["'])((?:(?!\1)[^{}\\<>&*_`[\]\n]){1,200})\1\}/g;
const COMPONENT = /<([A-Z][\w.]{0,99})(?=\s)/g;
/** Code that a component shows. */
const TEMPLATE = /=\{\s{0,99}`((?:[^`\\$]|\\.|\$(?!\{)){0,20000})`\s{0,99}\}/g;
/** Formatters join the lines of an admonition. */
const JOINED_FENCE = /^([ \t]{0,9}:{3,})(\w[^\n]*\n(?:[ \t]*[^\s:][^\n]*\n){0,20}?[^\n]*\S)[ \t]:{3,}[ \t]*$/gm;
/** Metadata of the page, which MDX finds at any depth. */
const NESTED_HEAD = /^[ \t]+<head>[\s\S]{0,5000}?<\/head>/gm;
/** Tags only. */
const LINE_OF_TAGS = /^ {0,3}(?:<\/?[a-z][^<>]{0,500}>(?:[^<>]{1,200}<\/[a-z]\w{0,20}>)?[ \t]*){1,20}$/;
/** Markdown after HTML, without the empty line that ends it. */
const MARKDOWN_LINE = /^ {0,3}(?:`{3,}|~{3,}|#{1,6} |[-*+] |\d{1,3}[.)] |!\[|:::|\*\*|\[[^\]]{1,200}\]\()/;

/** Markdown of MDX that means the same here. */
export function rewriteMdx(original: string): string {
	const text = original
		.replace(JOINED_LINES, joinedLines)
		.replace(CODE_BLOCK, codeFence)
		.replace(JOINED_FENCE, "$1$2\n$1")
		.replace(NESTED_HEAD, (head) => `\n${head.replace(/^[ \t]+/gm, "")}`);
	const masked = maskCode(text);
	const joined = text.replace(/\n(?=[ \t]*\n)/g, " "); // an empty line ends the search for the end of a tag
	let end = 0;
	const tags = [...masked.matchAll(COMPONENT)].flatMap(({ index, 1: name = "" }) => {
		if (index < end) return [];
		const read = readOpeningTag(joined, index, name);
		end = Math.max(end, read.end);
		return read.tag ? [{ index, length: end - index, by: tagOnOneParagraph(text.slice(index, end)) }] : [];
	});
	const texts = [...masked.matchAll(TEXT_EXPRESSION)]
		.map(({ index, 0: { length }, 2: by = "" }) => ({ index, length, by }))
		.filter(({ index }) => !tags.some((tag) => tag.index < index && index < tag.index + tag.length));
	const replaced = [...texts, ...tags]
		.sort((a, b) => b.index - a.index)
		.reduce((rest, { index, length, by }) => rest.slice(0, index) + by + rest.slice(index + length), text);
	return withEmptyLines(replaced);
}

/** An empty line would end it. */
const tagOnOneParagraph = (tag: string): string =>
	tag
		.replace(TEMPLATE, (whole, code: string) =>
			code.includes("\n") ? `={${literalText(code.replace(/\\([`$\\])/g, "$1"))}}` : whole,
		)
		.replace(/\n(?:[ \t]*\n)+/g, "\n");

/** On one line, and without signs of Markdown. */
const literalText = (text: string): string =>
	JSON.stringify(text).replaceAll("<", "\\u003c").replaceAll("`", "\\u0060");

/** Lines of code, which pages of several projects put together. */
const JOINED_LINES =
	/\{\s*\[((?:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`),?)+)\s*\]\.join\(["']\\n["']\)\s*\}/g;
const QUOTED_LINE = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const joinedLines = (_: string, list: string): string =>
	`{\`${[...list.matchAll(QUOTED_LINE)].map(([, ...texts]) => texts.find((text) => text !== undefined)).join("\n")}\`}`;

/** The component of the theme with a text. */
const CODE_BLOCK = /^<CodeBlock((?:\s[^<>]{0,500})?)>\s*\{\s*`((?:[^`\\]|\\.)*)`\s*\}\s*<\/CodeBlock>/gm;

function codeFence(_: string, attributes: string, code: string): string {
	const attributeOf = (name: string) => new RegExp(`\\s${name}=["']([^"'\n]*)["']`).exec(attributes)?.[1];
	const language = attributeOf("language") ?? /\blanguage-([\w-]+)/.exec(attributeOf("className") ?? "")?.[1] ?? "";
	const title = attributeOf("title");
	const text = code.replace(/\\([`$\\])/g, "$1").replace(/^\n+|\s+$/g, "");
	return `\n~~~~${language}${title ? ` title="${title}"` : ""}\n${text}\n~~~~\n`;
}

/** An empty line between HTML and the Markdown below it, also where its text goes on. */
function withEmptyLines(text: string): string {
	if (!/^ {0,3}<\/?[a-z]/im.test(text)) return text;
	const lines = withoutIndentedFences(text.split("\n"));
	const masked = maskCode(lines.join("\n")).split("\n");
	/** Whether the text from a line on, up to the next tag, has marks. */
	const isMarked = (start: number): boolean => {
		for (let index = start; /^ {0,3}[^\s<{|>]/.test(masked[index] ?? ""); index++)
			if (/\*\*|`|\]\(/.test(lines[index] ?? "")) return true;
		return false;
	};
	return lines
		.flatMap((line, index) =>
			(LINE_OF_TAGS.test(masked[index - 1] ?? "") && (MARKDOWN_LINE.test(line) || isMarked(index))) ||
			isBlockAfterText(masked, index)
				? ["", line]
				: [line],
		)
		.join("\n");
}

/** A component on a line of its own is no part of the paragraph before it. */
const isBlockAfterText = (lines: readonly string[], index: number): boolean =>
	/^<[A-Z]\w*(?:\s[^<>]*)?>[ \t]*$/.test(lines[index] ?? "") && /^[^\s<>|{}:#][^<>]*$/.test(lines[index - 1] ?? "");

/** MDX has no indented code, so that a fence in HTML may be anywhere. */
function withoutIndentedFences(lines: readonly string[]): readonly string[] {
	let indent = "";
	return lines.flatMap((line, index) => {
		const [, space = "", fence] = /^([ \t]*)(`{3,}|~{3,})?/.exec(line) ?? [];
		const isInside = indent !== "";
		const hasTagBefore = /^[ \t]*<\/?[a-z][^<>]*>[ \t]*$/.test(lines[index - 1] ?? "");
		const isStart = !isInside && fence !== undefined && space.length > 3 && hasTagBefore;
		if (isStart) indent = space;
		const own = indent !== "" && line.startsWith(indent) ? line.slice(indent.length) : line;
		if (isInside && fence && space === indent) indent = "";
		return isStart ? ["", own] : [own];
	});
}
