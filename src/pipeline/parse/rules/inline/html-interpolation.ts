/** Finds the expressions in double braces that are text of raw HTML. */
import { type HtmlToken, tokenizeHtml } from "../../html/html-tokenizer.ts";

/** As in text, braces that are further apart are no expression. */
const EXPRESSION = /\{\{([^{}\n]{0,500})\}\}/g;
/** What they mean is not text. */
const RAW_ELEMENTS: ReadonlySet<string> = new Set(["script", "style"]);

/**
 * Replaces the expressions in the text of some HTML. `interpolate` returns markup, or `undefined` to leave an expression as
 * it is. Attributes, comments and elements with `v-pre` have none.
 */
export function replaceExpressions(
	html: string,
	interpolate: (expression: string, offset: number) => string | undefined,
): string {
	const found = [...html.matchAll(EXPRESSION)];
	if (found.length === 0) return html;
	// A text in an expression may look like a tag.
	const masked = html.replace(EXPRESSION, (source) => "x".repeat(source.length));
	const texts = textRangesOf(masked);
	let replaced = "";
	let end = 0;
	let range = texts.next();
	for (const { index, 0: source, 1: expression = "" } of found) {
		while (!range.done && range.value.end <= index) range = texts.next();
		if (range.done) break;
		if (index < range.value.start) continue;
		const value = interpolate(expression.trim(), index);
		if (value === undefined) continue;
		replaced += html.slice(end, index) + value;
		end = index + source.length;
	}
	return replaced + html.slice(end);
}

function* textRangesOf(html: string): Generator<{ readonly start: number; readonly end: number }> {
	/** The element whose text is left alone, and how many of its name are open. */
	let verbatim = "";
	let depth = 0;
	for (const token of tokenizeHtml(html)) {
		const { kind, source, at } = token;
		if (kind === "text" && !verbatim) yield { start: at, end: at + source.length };
		if (kind === "open" && !token.isEmpty) {
			if (!verbatim && isVerbatim(token)) verbatim = token.name;
			if (token.name === verbatim) depth++;
		}
		if (kind === "close" && token.name === verbatim && --depth === 0) verbatim = "";
	}
}

const isVerbatim = ({ name, attributes }: HtmlToken & { readonly kind: "open" }): boolean =>
	RAW_ELEMENTS.has(name) || attributes.some((one) => one.name === "v-pre");
