/** Turns YAML errors in front matter into problems that authors can understand. */
import { locationAt, type Problem, type SourceLocation } from "../../../model/problems/problem.ts";
import { LONG_SPACE_MESSAGE, longSpaceIn, NestingError } from "./yaml-limits.ts";
import { AliasError, skipWhitespace, type YamlNode } from "./yaml-tree.ts";

/** Warns that text between two thematic breaks is not front matter. */
export const notFrontMatterProblem = (path: string): Problem => ({
	severity: "warning",
	code: "front-matter-mapping",
	message: 'text between two "---" lines is not front matter and is shown on the page',
	at: { path, line: 1, column: 1 },
	hint: 'write a thematic break as "***", or front matter as lines of "key: value"',
});

/** YAML does not allow tabs as indentation, but the parser silently misreads some of them. */
export function tabProblems(path: string, text: string): Problem[] {
	const tab = /^ *\t[ \t]*(?:- |[\w"'-]+[ \t]*:)/m.exec(text);
	if (!tab) return [];
	return [
		{
			severity: "error",
			code: "front-matter-yaml",
			message: "tab used as indentation",
			at: locationAt(path, text, tab.index + tab[0].indexOf("\t")),
			hint: "indent with spaces",
		},
	];
}

/** Reports white space that would take the parser minutes. */
export function spaceProblems(path: string, text: string): Problem[] {
	const offset = longSpaceIn(text);
	if (offset < 0) return [];
	return [
		{
			severity: "error",
			code: "front-matter-yaml",
			message: LONG_SPACE_MESSAGE,
			at: locationAt(path, text, offset),
			hint: "remove them",
		},
	];
}

/** What the reader throws. Its own line and column are wrong for a key that is there twice. */
interface YamlError {
	readonly reason?: string;
	readonly mark?: { readonly position: number };
}

/** The problem for an error thrown by the parser; `open` are the values being parsed. */
export function yamlProblem(
	error: unknown,
	path: string,
	text: string,
	open: readonly YamlNode[],
	at: (offset: number) => SourceLocation,
): Problem {
	if (error instanceof AliasError)
		return {
			severity: "error",
			code: "front-matter-alias",
			message: "YAML aliases are not supported in front matter",
			at: at(error.offset),
			hint: "repeat the value",
		};
	if (error instanceof NestingError)
		return {
			severity: "error",
			code: "front-matter-nesting",
			message: error.message,
			at: at(Number(error.at)),
			hint: "reduce the nesting",
		};
	const { reason = "cannot be read", mark } = error as YamlError;
	const place = mark ? at(mark.position) : { path, line: 1, column: 1 };
	const quote = findUnclosedQuote(text, open, at, place.line);
	const written = text.split("\n")[place.line - 1] ?? "";
	return {
		severity: "error",
		code: "front-matter-yaml",
		...(quote ?? describeUnquoted(written) ?? { message: lowerFirst(reason) }),
		at: quote?.at ?? place,
	};
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Detects a value that needs quotes, which YAML's own messages do not make clear. */
function describeUnquoted(line: string): { message: string; hint: string } | undefined {
	const [, key, rest = ""] = /^\s*(?:- )?([\w-]+):\s(.*)$/.exec(line) ?? [];
	const value = rest.trim();
	const mark = specialSignIn(value);
	if (key === undefined || mark === undefined) return;
	return {
		message: `unquoted value with the special character "${mark}"`,
		hint: `quote the value: ${key}: "${value.replace(/["\\]/g, "\\$&")}"`,
	};
}

/** A character that a plain value must not start with, an unclosed bracket, or a colon in the value. */
function specialSignIn(value: string): string | undefined {
	const [first = ""] = value;
	if ("%@`".includes(first)) return first || undefined;
	if (first === "[") return value.endsWith("]") ? undefined : first;
	if (first === "{") return value.endsWith("}") ? undefined : first;
	const isQuoted = first === '"' || first === "'";
	return !isQuoted && /:(?:\s|$)/.test(value.slice(1)) ? ":" : undefined;
}

/** Detects a multi-line quoted value that ends where parsing failed: most likely its closing quote is missing. */
function findUnclosedQuote(
	text: string,
	open: readonly YamlNode[],
	at: (offset: number) => SourceLocation,
	errorLine: number,
): { message: string; hint: string; at: SourceLocation } | undefined {
	const input = text.slice(text.indexOf("\n"));
	for (const { start: before, end } of flattenNodes(open[0]).reverse()) {
		const start = skipWhitespace(input, before, input.length);
		if (!/["']/.test(input[start] ?? "")) continue;
		const isOpen = end <= start;
		const lines = input.slice(start, end).split("\n").length - 1;
		const place = at(start);
		if (isOpen || (lines > 0 && place.line + lines >= errorLine - 1)) return { ...UNCLOSED_QUOTE, at: place };
	}
	return;
}

const UNCLOSED_QUOTE = {
	message: "unclosed quote",
	hint: "close it on the same line, and escape quotes inside it: \\\" or ''",
};

const flattenNodes = (node: YamlNode | undefined): YamlNode[] =>
	node ? [node, ...node.children.flatMap(flattenNodes)] : [];
