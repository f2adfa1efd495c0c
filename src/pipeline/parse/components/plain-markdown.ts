/** Edits that turn the components of a text into plain Markdown, for the text version of a page. */
import { componentMark } from "../../../model/content/component-marks.ts";
import { escapeHtml, unescapeHtml } from "../../../model/text/escape-html.ts";
import { urlKindOf } from "../../../model/urls/url-safety.ts";
import type { ModuleNames } from "../environment.ts";
import { escapeMarkdownLine } from "../text/escape-markdown.ts";
import { literalProps, type Props, textProp } from "./component-props.ts";
import { type ComponentRange, findComponents } from "./component-tags.ts";
import { parseLiteral } from "./syntax/literals.ts";
import { maskCode } from "./syntax/mask-code.ts";
import { findModuleStatements } from "./syntax/module-statements.ts";
import { videoPageOf } from "./video-component.ts";

export interface TextEdit {
	readonly start: number;
	readonly end: number;
	readonly text: string;
	/** The tag whose URL is in the text, if there is one. */
	readonly tag?: Pick<TextEdit, "start" | "end">;
}

/** Deeper components keep their indentation, so that time stays proportional to the text. */
const MAX_DEPTH = 100;

/** The edits of a text in order of their start. They may overlap; the first one counts. */
export function plainMarkdownEdits(
	text: string,
	names: ModuleNames,
	isComponent: (name: string) => boolean,
	isOfSite: (name: string) => boolean,
	interpolate: (expression: string) => string | undefined,
): TextEdit[] {
	const statements = findModuleStatements(text);
	const ranges = [...findComponents(text, isComponent).byStart.values()].sort((a, b) => a.start - b.start);
	const comments = text.includes("{/*") ? commentEdits(text) : [];
	const heads = text.includes("<head>") ? headEdits(text) : [];
	const marks = text.includes("[[toc]]") ? tocEdits(text) : [];
	const values = names.constants.size > 0 ? valueEdits(text, names) : [];
	const expressions = text.includes("{{") ? expressionEdits(text, interpolate) : [];
	const edited = [statements, ranges, comments, heads, marks, values, expressions];
	if (edited.every(({ length }) => length === 0)) return [];
	const edits = [
		...statements.map(({ start, end }) => ({ start, end, text: "" })),
		...comments,
		...heads,
		...marks,
		...values,
		...expressions,
		...ranges.flatMap((range) =>
			isOfSite(range.name) && isEmpty(text, range) ? [markEdit(range, names)] : tagEdits(range, names),
		),
	].map((edit) => wholeLine(text, edit));
	return [...edits, ...indentEdits(text, ranges)].sort((a, b) => a.start - b.start || b.end - a.end);
}

function commentEdits(text: string): TextEdit[] {
	const edits: TextEdit[] = [];
	const masked = maskCode(text);
	let end = 0;
	for (;;) {
		const start = masked.indexOf("{/*", end);
		const close = start < 0 ? -1 : masked.indexOf("*/}", start);
		if (close < 0) return edits;
		end = close + 3;
		edits.push({ start, end, text: "" });
	}
}

function headEdits(text: string): TextEdit[] {
	return [...maskCode(text).matchAll(/^<head>$/gm)].flatMap(({ index }) => {
		const close = text.indexOf("</head>", index);
		return close < 0 ? [] : [{ start: index, end: close + "</head>".length, text: "" }];
	});
}

/** An edit for each match outside of code that has a replacement. */
const matchEdits = (text: string, pattern: RegExp, replace: (match: RegExpExecArray) => string | undefined) =>
	[...maskCode(text).matchAll(pattern)].flatMap((match) => {
		const { index: start, 0: source } = match;
		const replacement = replace(match);
		return replacement === undefined ? [] : [{ start, end: start + source.length, text: replacement }];
	});

/** VitePress's mark for the contents. */
const tocEdits = (text: string): TextEdit[] => matchEdits(text, /^[ \t]*\[\[toc\]\]$/gm, () => "");

/** A constant or a property of one, in braces. */
const VALUE = /(?<!\{)\{\s?([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)\s?\}(?!\})/g;

/** Constants of the page in its text. */
const valueEdits = (text: string, { constants }: ModuleNames): TextEdit[] =>
	matchEdits(text, VALUE, ({ index, 1: expression = "" }) => {
		const value = parseLiteral(expression, constants);
		if (typeof value !== "string" && typeof value !== "number") return;
		return text[index - 1] === "=" ? `"${escapeHtml(String(value))}"` : escapeMarkdownLine(String(value));
	});

const EXPRESSION = /\{\{([^{}\n]{0,500})\}\}/g;

/** VitePress's expressions. A text that has some that are shown as they are keeps all of them. */
const expressionEdits = (text: string, interpolate: (expression: string) => string | undefined): TextEdit[] =>
	text.includes("v-pre")
		? []
		: matchEdits(text, EXPRESSION, ({ 1: expression = "" }) => {
				const value = interpolate(expression.trim());
				return value === undefined ? undefined : escapeMarkdownLine(value);
			});

const isEmpty = (text: string, { contentStart, contentEnd }: ComponentRange): boolean =>
	text.slice(contentStart, contentEnd).trim() === "";

/** A component of the site without content writes its own text. */
const markEdit = (range: ComponentRange, names: ModuleNames): TextEdit => ({
	start: range.start,
	end: range.end,
	text: componentMark(range.name, Object.fromEntries(literalProps(range, names.constants, unescapeHtml).props)),
});

function tagEdits(range: ComponentRange, names: ModuleNames): TextEdit[] {
	const { name, start, contentStart, contentEnd, end } = range;
	const { props } = literalProps(range, names.constants, (text) => text);
	const partial = names.partials.get(name);
	if (partial !== undefined) return [{ start, end, text: `<!--@include: ${partial}-->` }];
	if (name === "Head") return [{ start, end, text: "" }];
	const [before, after] = extractPlainText(name, props);
	const tag = { start, end: contentStart };
	return end === contentStart
		? [{ start, end, text: `${before}${after}`, tag }]
		: [
				{ start, end: contentStart, text: before, tag },
				{ start: contentEnd, end, text: after, tag },
			];
}

/** What stands for the opening and for the closing tag. */
function extractPlainText(name: string, props: Props): [before: string, after: string] {
	const written = textProp(props, "href", "to", "src");
	const address = written !== undefined && urlKindOf(written) !== "unsafe" ? written : undefined;
	const prop = (...wanted: string[]) => escapeMarkdownLine(textProp(props, ...wanted) ?? "");
	switch (name) {
		case "TabItem":
			return [paragraphOf(prop("label", "value")), ""];
		case "Card": {
			const title = prop("title");
			return [paragraphOf(address ? linkTo(title, address) : title), ""];
		}
		case "Details":
		case "Step":
			return [paragraphOf(prop("title", "summary")), ""];
		case "Admonition":
			return [`${`:::${prop("type") || "note"} ${prop("title")}`.trim()}\n`, "\n:::\n"];
		case "LinkCard": {
			const title = prop("title") || escapeMarkdownLine(address ?? "");
			const description = prop("description");
			const link = address ? linkTo(title, address) : title;
			return [description ? `${link}: ${description}` : link, ""];
		}
		case "Link":
			return address ? ["[", `](${destinationOf(address)})`] : ["", ""];
		case "Image":
			return [imageOf(prop("alt"), address), ""];
		case "ThemedImage":
			return [imageOf(prop("alt"), themedSource(props)), ""];
		case "Badge":
			return [prop("text"), ""];
		case "Video": {
			const page = address ?? videoPageOf(props);
			return [page ? linkTo(prop("title") || escapeMarkdownLine(page), page) : "", ""];
		}
		case "Icon":
			return [prop("label"), ""];
		default:
			return ["", ""];
	}
}

const linkTo = (title: string, address: string): string =>
	`[${title || escapeMarkdownLine(address)}](${destinationOf(address)})`;

const imageOf = (alt: string, address: string | undefined): string =>
	address === undefined ? alt : `![${alt}](${destinationOf(address)})`;

/** Characters that would end it are encoded. */
const destinationOf = (address: string): string => `<${address.replace(/[<>\r\n]/g, encodeURIComponent)}>`;

/** The image for the light mode, or the only one. */
function themedSource(props: Props): string | undefined {
	const sources = props.get("sources");
	if (typeof sources !== "object" || sources === null) return undefined;
	const { light, dark } = sources as Readonly<Record<string, unknown>>;
	const source = light ?? dark;
	return typeof source === "string" && urlKindOf(source) !== "unsafe" ? source : undefined;
}

const paragraphOf = (text: string): string => (text ? `**${text}**\n\n` : "");

/** Removes a line that an edit leaves empty. */
function wholeLine(text: string, edit: TextEdit): TextEdit {
	if (edit.text !== "") return edit;
	const start = lineStartBefore(text, edit.start);
	let end = edit.end;
	while (text[end] === " " || text[end] === "\t") end++;
	const isLast = end === text.length || text[end] === "\n";
	if (start === undefined || !isLast) return edit;
	return { start, end: end + 1, text: "" };
}

/** The start of the line if only white space is before the offset. */
function lineStartBefore(text: string, offset: number): number | undefined {
	let start = offset;
	while (text[start - 1] === " " || text[start - 1] === "\t") start--;
	return start === 0 || text[start - 1] === "\n" ? start : undefined;
}

/** Removes the indentation that content has because it is between tags. */
function indentEdits(text: string, ranges: readonly ComponentRange[]): TextEdit[] {
	const excess = new Map<number, number>();
	const open: { readonly end: number; readonly indent: number }[] = [];
	for (const { start, contentStart, contentEnd } of ranges) {
		while (open.length > 0 && (open.at(-1)?.end ?? 0) <= start) open.pop();
		const lineStart = lineStartBefore(text, start);
		if (lineStart === undefined) continue;
		open.push({ end: contentEnd, indent: start - lineStart });
		if (open.length > MAX_DEPTH) continue;
		const base = open[0]?.indent ?? 0;
		const lines = contentLines(text, contentStart, contentEnd);
		const indent = lines.reduce((least, [, own]) => Math.min(least, own), Infinity);
		for (const [at] of lines) excess.set(at, Math.max(indent - base, 0));
	}
	return [...excess]
		.filter(([, columns]) => columns > 0)
		.map(([start, columns]) => ({ start, end: start + columns, text: "" }));
}

/** The starts and the indentation of the lines with text after the first one. */
function contentLines(text: string, contentStart: number, contentEnd: number): [start: number, indent: number][] {
	const lines: [number, number][] = [];
	let at = text.indexOf("\n", contentStart) + 1;
	while (at > 0 && at < contentEnd) {
		const newline = text.indexOf("\n", at);
		const end = newline < 0 ? text.length : Math.min(newline, contentEnd);
		const line = text.slice(at, end);
		const trimmed = line.trimStart();
		if (trimmed !== "") lines.push([at, line.length - trimmed.length]);
		at = newline + 1;
	}
	return lines;
}
