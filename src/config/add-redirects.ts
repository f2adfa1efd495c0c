/**
 * Writes redirects into the text of a configuration, in the formatting of its author. It reads the text without a parser,
 * so its result must be compared with what it should be.
 */
import type { SuggestedRedirect } from "../model/problems/problem.ts";
import { blankNonCode, findConfigLiteral, type LiteralRange } from "./key-location.ts";

/** Returns the text with the redirects at the end of its own, or `undefined` if they are not written out in it. */
export function addRedirects(text: string, redirects: readonly SuggestedRedirect[]): string | undefined {
	const style = styleOf(text);
	const items = redirects.map((one) => redirectSource(one, style));
	const list = findConfigLiteral(text, "redirects");
	if (list) return list !== "computed" && text[list.start] === "[" ? addItems(text, list, items, style) : undefined;
	const config = findConfigLiteral(text);
	if (!config || config === "computed" || text[config.start] !== "{") return undefined;
	const base = indentAt(text, config.start) + style.indent;
	const inner = items.map((item) => `${base}${style.indent}${item},`);
	const property = ["redirects: [", ...inner, `${base}]`].join(style.newline);
	return addItems(text, config, [property], style);
}

/** The redirects as lines of the configuration. */
export const redirectLines = (redirects: readonly SuggestedRedirect[], text = ""): readonly string[] =>
	redirects.map((one) => `${redirectSource(one, styleOf(text))},`);

type SourceStyle = ReturnType<typeof styleOf>;

function styleOf(text: string) {
	const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
	const [spaces = "  "] = /^ +(?=\S)/m.exec(text) ?? [];
	return {
		indent: /^\t/m.test(text) ? "\t" : spaces,
		quote: count(/'[^'"\r\n]*'/g) > count(/"[^'"\r\n]*"/g) ? "'" : '"',
		newline: text.includes("\r\n") ? "\r\n" : "\n",
	};
}

const redirectSource = ({ from, to }: SuggestedRedirect, { quote }: SourceStyle): string =>
	`{ from: ${quoted(from, quote)}, to: ${quoted(to, quote)} }`;

const quoted = (value: string, quote: string): string => {
	const json = JSON.stringify(value);
	return quote === '"' ? json : `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
};

/** A longer line is broken. */
const MAX_LINE_LENGTH = 100;

/** Adds items to the end of an object or array literal. */
function addItems(
	text: string,
	{ start, end }: LiteralRange,
	items: readonly string[],
	{ indent, newline }: SourceStyle,
): string {
	const base = indentAt(text, start);
	const broken = (first: readonly string[], last: string) =>
		text.slice(0, start + 1) +
		[...first, ...items.map((item) => `${base}${indent}${item},`), base]
			.map((line, i) => (i === 0 && first.length > 0 ? line : newline + line))
			.join("") +
		last;
	const inner = text.slice(start + 1, end);
	const code = blankNonCode(text).slice(start + 1, end);
	const used = code.trimEnd().length;
	if (used === 0) return broken(inner.trim() ? [inner.trimEnd()] : [], text.slice(end));
	const hasComma = code.trimEnd().endsWith(",");
	if (!/[\r\n]/.test(inner)) {
		const written = inner.trimEnd();
		const added = items.join(", ");
		const line = `${text.slice(0, start + 1)}${written}${hasComma ? " " : ", "}${added}${inner.slice(written.length)}${text.slice(end)}`;
		const length = /^.*$/m.exec(line.slice(lineStartAt(line, start)))?.[0].length;
		if (!/[\r\n]/.test(added) && (length ?? 0) <= MAX_LINE_LENGTH) return line;
		const own = `${newline}${base}${indent}${inner.trim()}${hasComma ? "" : ","}`;
		return broken([own], text.slice(end));
	}
	const lastAt = start + used; // of the last sign
	const lineEnd = text.slice(lastAt).search(/\r?\n|$/) + lastAt;
	const isLastOfLine = lineEnd < end;
	const first = start + 1 + code.search(/\S/);
	const itemIndent = indentAt(text, first);
	const lines = items.map((item) => newline + itemIndent + item).join(",");
	const tail = hasComma || !isLastOfLine ? "," : "";
	return (
		text.slice(0, lastAt + 1) +
		(hasComma ? "" : ",") +
		(isLastOfLine
			? text.slice(lastAt + 1, lineEnd) + lines + tail + text.slice(lineEnd)
			: lines + tail + newline + base + text.slice(end))
	);
}

const lineStartAt = (text: string, offset: number): number => text.lastIndexOf("\n", offset - 1) + 1;

/** The white space that the line of an offset begins with. */
const indentAt = (text: string, offset: number): string =>
	/^[\t ]*/.exec(text.slice(lineStartAt(text, offset)))?.[0] ?? "";
