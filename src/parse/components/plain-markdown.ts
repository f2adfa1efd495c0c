/** Edits that turn the components of a text into plain Markdown, for the text version of a page. */
import { urlKindOf } from "../../model/url-safety.ts";
import { escapeMarkdown } from "../plugins/escape-markdown.ts";
import type { ModuleNames } from "./component-context.ts";
import { literalProps, type Props, textProp } from "./component-props.ts";
import { type ComponentRange, findComponents } from "./component-tags.ts";
import { maskCode } from "./mask-code.ts";
import { findModuleStatements } from "./module-statements.ts";
import { videoPageOf } from "./video-component.ts";

export interface TextEdit {
	readonly start: number;
	readonly end: number;
	readonly text: string;
}

/** Deeper components keep their indentation, so that time stays proportional to the text. */
const MAX_DEPTH = 100;

/** The edits of a text in order of their start. They may overlap; the first one counts. */
export function plainMarkdownEdits(
	text: string,
	names: ModuleNames,
	isComponent: (name: string) => boolean,
): TextEdit[] {
	const statements = findModuleStatements(text);
	const ranges = [...findComponents(text, isComponent).byStart.values()].sort(
		(a, b) => a.start - b.start,
	);
	const comments = text.includes("{/*") ? commentEdits(text) : [];
	const heads = text.includes("<head>") ? headEdits(text) : [];
	const marks = text.includes("[[toc]]") ? tocEdits(text) : [];
	const values = names.constants.size > 0 ? valueEdits(text, names) : [];
	const count = statements.length + ranges.length + comments.length;
	if (count + heads.length + marks.length + values.length === 0) return [];
	const edits = [
		...statements.map(({ start, end }) => ({ start, end, text: "" })),
		...comments,
		...heads,
		...marks,
		...values,
		...ranges.flatMap((range) => tagEdits(range, names)),
	].map((edit) => wholeLine(text, edit));
	return [...edits, ...indentEdits(text, ranges)].sort(
		(a, b) => a.start - b.start || b.end - a.end,
	);
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
		return close < 0
			? []
			: [{ start: index, end: close + "</head>".length, text: "" }];
	});
}

/** VitePress's mark for the contents. */
const tocEdits = (text: string): TextEdit[] =>
	[...maskCode(text).matchAll(/^[ \t]*\[\[toc\]\]$/gm)].map(
		({ index, 0: mark }) => ({
			start: index,
			end: index + mark.length,
			text: "",
		}),
	);

/** Constants of the page in its text. */
const valueEdits = (text: string, { constants }: ModuleNames): TextEdit[] =>
	[...maskCode(text).matchAll(/\{\s?([A-Za-z_$][\w$]*)\s?\}/g)].flatMap(
		({ index, 0: written, 1: name = "" }) => {
			const value = constants.get(name);
			return typeof value === "string" || typeof value === "number"
				? [
						{
							start: index,
							end: index + written.length,
							text: escapeLine(String(value)),
						},
					]
				: [];
		},
	);

function tagEdits(range: ComponentRange, names: ModuleNames): TextEdit[] {
	const { name, start, contentStart, contentEnd, end } = range;
	const { props } = literalProps(range, names.constants, (text) => text);
	const partial = names.partials.get(name);
	if (partial !== undefined)
		return [{ start, end, text: `<!--@include: ${partial}-->` }];
	if (name === "Head") return [{ start, end, text: "" }];
	const [before, after] = plainTextOf(name, props);
	return end === contentStart
		? [{ start, end, text: `${before}${after}` }]
		: [
				{ start, end: contentStart, text: before },
				{ start: contentEnd, end, text: after },
			];
}

/** What stands for the opening and for the closing tag. */
function plainTextOf(
	name: string,
	props: Props,
): [before: string, after: string] {
	const written = textProp(props, "href", "to", "src");
	const address =
		written !== undefined && urlKindOf(written) !== "unsafe"
			? written
			: undefined;
	const prop = (...wanted: string[]) =>
		escapeLine(textProp(props, ...wanted) ?? "");
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
			return [
				`:::${prop("type") || "note"} ${prop("title")}`.trim(),
				"\n:::\n",
			];
		case "LinkCard": {
			const title = prop("title") || escapeLine(address ?? "");
			const description = prop("description");
			const link = address ? linkTo(title, address) : title;
			return [description ? `${link}: ${description}` : link, ""];
		}
		case "Link":
			return address ? ["[", `](<${address}>)`] : ["", ""];
		case "Image":
			return [address ? `![${prop("alt")}](<${address}>)` : prop("alt"), ""];
		case "Badge":
			return [prop("text"), ""];
		case "Video": {
			const page = address ?? videoPageOf(props);
			return [page ? linkTo(prop("title") || escapeLine(page), page) : "", ""];
		}
		case "Icon":
			return [prop("label"), ""];
		default:
			return ["", ""];
	}
}

const linkTo = (title: string, address: string): string =>
	`[${title || escapeLine(address)}](<${address}>)`;

const escapeLine = (text: string): string =>
	escapeMarkdown(text.replace(/\s+/g, " ")).replace(
		/\\([-.,:;'!?/()&%])/g,
		"$1",
	);

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
function indentEdits(
	text: string,
	ranges: readonly ComponentRange[],
): TextEdit[] {
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
		const indent = lines.reduce(
			(least, [, own]) => Math.min(least, own),
			Infinity,
		);
		for (const [at] of lines) excess.set(at, Math.max(indent - base, 0));
	}
	return [...excess]
		.filter(([, columns]) => columns > 0)
		.map(([start, columns]) => ({ start, end: start + columns, text: "" }));
}

/** The starts and the indentation of the lines with text after the first one. */
function contentLines(
	text: string,
	contentStart: number,
	contentEnd: number,
): [start: number, indent: number][] {
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
