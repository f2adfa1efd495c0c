/** What can be wrong with the YAML of front matter, in words for its author. */
import { type Location, locate, type Problem } from "../model/problem.ts";
import { Alias, afterSpace, type Node } from "./yaml-tree.ts";

/** The warning that a text between two rules is no front matter. */
export const notMapping = (path: string): Problem => ({
	severity: "warning",
	code: "front-matter-mapping",
	message: "the text between the first two `---` has no keys, and is shown",
	at: { path, line: 1, column: 1 },
	hint: "write a rule as `***`, or front matter as lines of `key: value`",
});

/** YAML takes no tabs for indentation, and its reader makes something else of them without a word. */
export function tabProblems(path: string, text: string): Problem[] {
	const tab = /^ *(\t)\s*(?:- |[\w"'-]+\s*:)/m.exec(text);
	if (!tab) return [];
	return [
		{
			severity: "error",
			code: "front-matter-yaml",
			message: "a tab as indentation",
			at: locate(path, text, tab.index + tab[0].indexOf("\t")),
			hint: "indent with spaces",
		},
	];
}

/** What the reader throws, its lines and columns from 0. */
interface YamlError {
	readonly reason?: string;
	readonly mark?: { readonly line: number; readonly column: number };
}

/** The problem of an error that the reader threw; `open` are the values that it was in. */
export function broken(
	error: unknown,
	path: string,
	text: string,
	open: readonly Node[],
	at: (offset: number) => Location,
): Problem {
	if (error instanceof Alias)
		return {
			severity: "error",
			code: "front-matter-alias",
			message: "an alias in front matter is not read",
			at: at(error.offset),
			hint: "write the value out",
		};
	const { reason = "cannot be read", mark } = error as YamlError;
	const line = (mark?.line ?? 0) + 1;
	const column = (mark?.column ?? 0) + 1;
	const quote = unclosedQuote(text, open, at, line);
	const written = text.split("\n")[line - 1] ?? "";
	return {
		severity: "error",
		code: "front-matter-yaml",
		...(quote ?? unquoted(written) ?? { message: lowered(reason) }),
		at: quote?.at ?? { path, line, column },
	};
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A value that needs quotes, which YAML's own words hardly say. */
function unquoted(line: string): { message: string; hint: string } | undefined {
	const [, key, value = ""] = /^\s*(?:- )?([\w-]+):\s+(.+)$/.exec(line) ?? [];
	const mark = MEANS_MORE.exec(value.trim())?.[0].trim();
	if (key === undefined || mark === undefined) return;
	return {
		message: `“${mark}” means something else in a value without quotes`,
		hint: `quote the value: ${key}: "${value.trim().replace(/["\\]/g, "\\$&")}"`,
	};
}

/** A sign that no plain value may begin with, a bracket that the value does not end with, a colon within. */
const MEANS_MORE = /^[%@`]|^\[(?!.*\]$)|^\{(?!.*\}$)|(?<=^[^"'[{].*):(?=\s|$)/;

/** A quote with line breaks in it that ends where the YAML breaks: most likely it was to end on its line. */
function unclosedQuote(
	text: string,
	open: readonly Node[],
	at: (offset: number) => Location,
	errorLine: number,
): { message: string; hint: string; at: Location } | undefined {
	const input = text.slice(text.indexOf("\n"));
	for (const { start: before, end } of flat(open[0]).reverse()) {
		const start = afterSpace(input, before, input.length);
		if (!/["']/.test(input[start] ?? "")) continue;
		const isOpen = end <= start;
		const lines = input.slice(start, end).split("\n").length - 1;
		const place = at(start);
		if (isOpen || (lines > 0 && place.line + lines >= errorLine - 1))
			return { ...UNCLOSED, at: place };
	}
	return;
}

const UNCLOSED = {
	message: "the quote that opens here is not closed",
	hint: "close it on the same line; write a quote within quotes as `\\\"` or `''`",
};

const flat = (node: Node | undefined): Node[] =>
	node ? [node, ...node.children.flatMap(flat)] : [];
