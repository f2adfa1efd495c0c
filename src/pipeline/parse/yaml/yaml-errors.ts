/** Describes errors in YAML as authors can understand them. */
import { isCollection, isScalar, type ParsedNode, Scalar, visit, type YAMLError } from "yaml";

/** @param contents what could be read of the text */
export function describeYamlErrors(text: string, errors: readonly YAMLError[], contents: ParsedNode | null) {
	const [first] = errors;
	if (!first) return;
	const [offset] = first.pos;
	if (first.code === "TAB_AS_INDENT") return { message: "tab used as indentation", hint: "indent with spaces", offset };
	const bracket = /^Flow (?:map|sequence) /.test(first.message)
		? unclosedBracketBefore(text, offset, contents)
		: undefined;
	if (bracket !== undefined) return { ...unclosedBracket(text[bracket]), offset: bracket };
	const quote = unclosedQuoteBefore(text, first, contents);
	if (quote !== undefined) return { ...UNCLOSED_QUOTE, offset: quote };
	// The key begins as a value on a line before.
	const wrong = errors.find(({ code }) => code === "MULTILINE_IMPLICIT_KEY");
	if (wrong) return { ...WRONG_INDENTATION, offset: wrong.pos[1] };
	return { ...(describeUnquoted(lineAt(text, offset)) ?? { message: lowerFirst(first.message) }), offset };
}

const WRONG_INDENTATION = {
	message: "key at the wrong indentation",
	hint: "start all keys of a mapping in the same column",
};

const unclosedBracket = (bracket = "") => ({
	message: `unclosed "${bracket}"`,
	hint: `close it with "${bracket === "[" ? "]" : "}"}", or quote the value`,
});

const UNCLOSED_QUOTE = {
	message: "unclosed quote",
	hint: "close it on the same line, and escape quotes inside it: \\\" or ''",
};

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function lineAt(text: string, offset: number): string {
	const start = text.lastIndexOf("\n", offset - 1) + 1;
	return text.slice(start).split("\n", 1)[0] ?? "";
}

/** Detects a value that needs quotes, which YAML's own messages do not make clear. */
function describeUnquoted(line: string): { message: string; hint: string } | undefined {
	const [, key, rest = ""] = /^\s*(?:- )?([\w-]+):\s(.*)$/.exec(line) ?? [];
	const value = rest.trim();
	const sign = specialSignIn(value);
	if (key === undefined || sign === undefined) return;
	return {
		message: `unquoted value with the special character "${sign}"`,
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

/**
 * The last quoted value before an error, if it is not closed, or if it continues to the line of the error or the one
 * before: most likely it was to be closed on its first line.
 */
function unclosedQuoteBefore(text: string, { code, message, pos: [offset] }: YAMLError, contents: ParsedNode | null) {
	const isUnclosed = code === "MISSING_CHAR" && message.includes("quote");
	let found: number | undefined;
	visit(contents, (_key, node) => {
		if (!isScalar(node) || !node.range) return;
		if (node.type !== Scalar.QUOTE_DOUBLE && node.type !== Scalar.QUOTE_SINGLE) return;
		const [start, end] = node.range;
		if (start > offset || !(isUnclosed || text.slice(start, end).includes("\n"))) return;
		if (isUnclosed || text.slice(end, offset).split("\n").length <= 2) found = start;
	});
	return found;
}

/** The last list or mapping in brackets before an error that does not end with its bracket. */
function unclosedBracketBefore(text: string, offset: number, contents: ParsedNode | null): number | undefined {
	let found: number | undefined;
	visit(contents, (_key, node) => {
		if (!isCollection(node) || !node.flow || !node.range) return;
		const [start, end] = node.range;
		if (start <= offset && !/[\]}]/.test(text[end - 1] ?? "")) found = start;
	});
	return found;
}
