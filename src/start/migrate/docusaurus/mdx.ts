/** What MDX takes for Markdown, and this parser for HTML or text. */
import { maskCode } from "../../../pipeline/parse/components/syntax/mask-code.ts";
import { isClosingFence } from "../../../pipeline/parse/text/fences.ts";
import { withMarksAsHtml } from "./markdown-in-html.ts";
import { type ExpressionOptions, withoutExpressions } from "./mdx-expressions.ts";
import { findMdxSyntax } from "./mdx-syntax.ts";

/** In HTML: `{" "}` at the end of a line, where JSX drops spaces, and other texts. */
const TEXT_EXPRESSION = /(?<![=$])\{(["'])((?:(?!\1)[^{}\\<>&*_`[\]\n]){1,200})\1\}/g;
/** A component of an object, which is a name of its own here. */
const COMPONENT_OF_OBJECT = /<\/?[A-Z]\w{0,99}(?:\.\w{1,99}){1,5}(?=[\s/>])/g;
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

/** A match that begins in code, spaces aside, stays as it is. */
function replaceOutsideCode(text: string, pattern: RegExp, replace: (...groups: string[]) => string): string {
	if (text.search(pattern) < 0) return text;
	const masked = maskCode(text);
	return [...text.matchAll(pattern)].reduceRight((rest, match) => {
		const { 0: source, index } = match;
		if (masked[index + source.search(/\S/)] === " ") return rest;
		return rest.slice(0, index) + replace(...match) + rest.slice(index + source.length);
	}, text);
}

/**
 * Markdown of MDX that means the same here.
 *
 * @param expressions what becomes of expressions; `undefined` where braces are text
 */
export function rewriteMdx(original: string, expressions?: ExpressionOptions): string {
	const prepared = PREPARATIONS.reduce(
		(text, [pattern, replace]) => replaceOutsideCode(text, pattern, replace),
		withPlainNames(original),
	);
	const text = expressions ? withoutExpressions(prepared, expressions) : prepared;
	const masked = maskCode(text);
	const { tags: found, fragments } = findMdxSyntax(text);
	const tags = [
		...fragments.map(({ start, end }) => ({ index: start, length: end - start, by: "" })),
		...found.map(({ start, end }) => ({
			index: start,
			length: end - start,
			by: tagOnOneParagraph(text.slice(start, end)),
		})),
	];
	const texts = [...masked.matchAll(TEXT_EXPRESSION)]
		.map(({ index, 0: { length }, 2: by = "" }) => ({ index, length, by }))
		.filter(({ index }) => !tags.some((tag) => tag.index < index && index < tag.index + tag.length));
	const replaced = [...texts, ...tags]
		.sort((a, b) => b.index - a.index)
		.reduce((rest, { index, length, by }) => rest.slice(0, index) + by + rest.slice(index + length), text);
	const separated = withEmptyLines(replaced);
	return expressions ? withMarksAsHtml(separated) : separated;
}

const withPlainNames = (text: string): string =>
	[...maskCode(text).matchAll(COMPONENT_OF_OBJECT)].reduceRight(
		(rest, { index, 0: tag }) => rest.slice(0, index) + tag.replaceAll(".", "") + rest.slice(index + tag.length),
		text,
	);

/** An empty line would end it. */
const tagOnOneParagraph = (tag: string): string =>
	tag
		.replace(TEMPLATE, (whole, code: string) =>
			code.includes("\n") ? `={${literalText(code.replace(/\\([`$\\])/g, "$1"))}}` : whole,
		)
		.replace(/\n(?:[ \t]*\n)+/g, "\n");

/** On one line, and without signs of Markdown. */
export const literalText = (text: string): string =>
	JSON.stringify(text).replaceAll("<", "\\u003c").replaceAll("`", "\\u0060");

/** Lines of code, which pages of several projects put together. */
const JOINED_LINES =
	/\{\s*\[((?:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`),?)+)\s*\]\.join\(["']\\n["']\)\s*\}/g;
const QUOTED_LINE = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const joinedLines = (_?: string, list = ""): string =>
	`{\`${[...list.matchAll(QUOTED_LINE)].map(([, ...texts]) => texts.find((text) => text !== undefined)).join("\n")}\`}`;

/** The component of the theme with a text. */
const CODE_BLOCK = /^<CodeBlock((?:\s[^<>]{0,500})?)>\s*\{\s*`((?:[^`\\]|\\.)*)`\s*\}\s*<\/CodeBlock>/gm;

function codeFence(_?: string, attributes = "", code = ""): string {
	const attributeOf = (name: string) => new RegExp(`\\s${name}=["']([^"'\n]*)["']`).exec(attributes)?.[1];
	const language = attributeOf("language") ?? /\blanguage-([\w-]+)/.exec(attributeOf("className") ?? "")?.[1] ?? "";
	const title = attributeOf("title");
	const text = code.replace(/\\([`$\\])/g, "$1").replace(/^\n+|\s+$/g, "");
	return `\n~~~~${language}${title ? ` title="${title}"` : ""}\n${text}\n~~~~\n`;
}

const PREPARATIONS: readonly (readonly [pattern: RegExp, replace: (...groups: string[]) => string])[] = [
	[JOINED_LINES, joinedLines],
	[CODE_BLOCK, codeFence],
	[JOINED_FENCE, (_, start = "", text = "") => `${start}${text}\n${start}`],
	[NESTED_HEAD, (head = "") => `\n${head.replace(/^[ \t]+/gm, "")}`],
];

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
	let open = "";
	return lines.flatMap((line, index) => {
		const [, space = "", fence = ""] = /^([ \t]*)(`{3,}|~{3,})?/.exec(line) ?? [];
		const isClosing = open !== "" && isClosingFence(line.trimStart(), open);
		const hasTagBefore = /^[ \t]*<\/?[a-z][^<>]*>[ \t]*$/.test(lines[index - 1] ?? "");
		const isStart = open === "" && fence !== "" && space.length > 3 && hasTagBefore;
		if (isStart) indent = space;
		if (open === "") open = fence;
		const own = indent !== "" && line.startsWith(indent) ? line.slice(indent.length) : line;
		if (isClosing) {
			open = "";
			indent = "";
		}
		return isStart ? ["", own] : [own];
	});
}
