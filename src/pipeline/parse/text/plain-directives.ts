/** Directives as plain Markdown, for programs that know no directives: admonitions become quotes, tabs have bold labels. */
import type { LabelName } from "../../../model/content/content.ts";
import { ADMONITION_TYPES, type AdmonitionType } from "../rules/containers/admonitions.ts";
import { closedIndex } from "../rules/containers/container.ts";
import { parseDirectiveTitle } from "../rules/containers/directive-title.ts";
import { visitLines } from "./fences.ts";

/** A directive whose end has not been found yet. */
interface OpenDirective {
	readonly colons: number;
	readonly name: string;
	/** What follows the name. */
	readonly rest: string;
	/** The quote and list markers, and the indentation before the colons. */
	readonly prefix: string;
	/** As written. */
	readonly opening: string;
	readonly lines: string[];
}

/** Deeper directives stay as they are, so that time stays proportional to the text. */
const MAX_DEPTH = 20;
const OPENING = /^(:{3,})[ \t]*([A-Za-z][\w-]*)(?=$|[\s[{])(.*)$/;
const CLOSING = /^(:{3,})\s*$/;
const SEPARATOR = /^==[ \t]+(\S.*)$/;

/** @param labelOf the theme's text, or a mark for it */
export function plainDirectives(text: string, labelOf: (name: LabelName) => string): string {
	if (!text.includes(":::")) return text;
	const lines: string[] = [];
	const open: OpenDirective[] = [];
	const linesAround = () => open.at(-1)?.lines ?? lines;
	const close = (closing?: string) => {
		const directive = open.pop();
		if (!directive) return;
		const around = linesAround();
		const plain = plainLines(directive, labelOf);
		if (plain) addBlock(around, plain, roomOf(directive.prefix));
		else around.push(directive.opening, ...directive.lines, ...(closing === undefined ? [] : [closing]));
	};
	visitLines(text.split("\n"), (line, prefix, isCode) => {
		const rest = isCode ? "" : line.slice(prefix.length);
		const [, colons, name = "", title = ""] = OPENING.exec(rest) ?? [];
		const closer = CLOSING.exec(rest)?.[1];
		const separator = SEPARATOR.exec(rest)?.[1];
		if (colons && open.length < MAX_DEPTH)
			open.push({ colons: colons.length, name, prefix, opening: line, rest: title.trim(), lines: [] });
		else if (closer && open.length > 0) {
			const openColons = open.map((directive) => directive.colons);
			const closed = closedIndex(closer.length, openColons);
			if (closed < 0) linesAround().push(line);
			else {
				while (open.length > closed + 1) close();
				close(line);
			}
		} else if (separator && open.at(-1)?.name === "tabs")
			addBlock(linesAround(), [`${prefix}**${separator.trim()}**`], prefix);
		else linesAround().push(line);
	});
	while (open.length > 0) close();
	return lines.join("\n");
}

/** `undefined` for a directive that is shown as text. */
function plainLines({ name, rest, prefix, lines }: OpenDirective, labelOf: (name: LabelName) => string) {
	const room = roomOf(prefix);
	const content = withoutBlankEnds(lines);
	const title = (label: LabelName) => `**${parseDirectiveTitle(rest).title || labelOf(label)}**`;
	if (isAdmonitionType(name)) {
		const quoted = content.map((line) => quotedLine(line, room));
		const head = `${prefix}> ${title(`admonition.${name}`)}`;
		return content.length > 0 ? [head, `${room}>`, ...quoted] : [head];
	}
	switch (name) {
		case "details":
			return [`${prefix}${title("details")}`, room.trimEnd(), ...content];
		case "tabs":
		case "code-group":
		case "v-pre":
			return prefix === room ? content : [prefix.trimEnd(), ...content];
		case "island":
			return prefix === room ? [] : [prefix.trimEnd()];
		default:
			return undefined;
	}
}

const isAdmonitionType = (name: string): name is AdmonitionType =>
	(ADMONITION_TYPES as readonly string[]).includes(name);

/** The prefix of the lines that follow: with spaces in place of list markers. */
const roomOf = (prefix: string): string => prefix.replace(/[^\s>]/g, " ");

/** A line that is indented less does not belong to the quote. */
function quotedLine(line: string, room: string): string {
	if (line.trim() === room.trim()) return `${room}>`;
	return line.startsWith(room) ? `${room}> ${line.slice(room.length)}` : line;
}

/** Adds lines with an empty one before and after them. */
function addBlock(around: string[], block: readonly string[], prefix: string): void {
	if (block.length === 0) return;
	const empty = roomOf(prefix).trimEnd();
	const isEmpty = (line = "") => line.trim() === empty.trim();
	if (around.length > 0 && !isEmpty(around.at(-1))) around.push(empty);
	around.push(...block, empty);
}

function withoutBlankEnds(lines: readonly string[]): readonly string[] {
	const isText = (line: string) => /[^\s>]/.test(line);
	const start = lines.findIndex(isText);
	return start < 0 ? [] : lines.slice(start, lines.findLastIndex(isText) + 1);
}
