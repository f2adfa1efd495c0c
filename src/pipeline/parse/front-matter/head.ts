/** `<head>` and `<Head>` in Markdown: metadata of the page, which is added to its front matter. */
import type { StateBlock } from "markdown-it";
import { parseLiteral } from "../components/syntax/literals.ts";
import { environmentOf } from "../environment.ts";
import { decodeEntities } from "../html/html-entities.ts";
import { type HtmlToken, tokenizeHtml } from "../html/html-tokenizer.ts";
import { warnOnce } from "../report.ts";
import { headFieldsOf } from "./head-fields.ts";

type OpenTag = Extract<HtmlToken, { readonly kind: "open" }>;

/** Reads the elements of a `<head>` that starts on a line. Reports those that pages may not have. */
export function readHead(state: StateBlock, html: string, line: number): void {
	const env = environmentOf(state.env);
	const { headFields } = env;
	const tokens = [...tokenizeHtml(html)];
	const currentLine = createLineCounter(html, line);
	for (const [index, token] of tokens.entries()) {
		if (token.kind !== "open") continue;
		const next = tokens[index + 1];
		const text = next?.kind === "text" ? textOf(state, next.source) : "";
		const fields = headFieldsOf(token.name, attributesOf(state, token), text);
		if (fields) headFields.push(fields);
		else reportRefused(state, token, currentLine(token.at));
	}
}

/** Returns a function from offsets, each greater than the one before, to the numbers of their lines. */
function createLineCounter(html: string, first: number) {
	let line = first;
	let end = html.indexOf("\n");
	return (offset: number): number => {
		for (; end >= 0 && end < offset; end = html.indexOf("\n", end + 1)) line++;
		return line;
	};
}

const attributesOf = ({ md }: StateBlock, { attributes }: OpenTag): Readonly<Record<string, string>> =>
	Object.fromEntries(attributes.map(({ name, value = "" }) => [name, decodeEntities(md, value)]));

/** Expressions in braces are constants of the page. */
function textOf(state: StateBlock, source: string): string {
	const { constants } = environmentOf(state.env).moduleNames;
	const text = source.replace(/\{([^{}]{1,100})\}/g, (written, expression) => {
		const value = parseLiteral(expression, constants);
		return typeof value === "string" || typeof value === "number" ? String(value) : written;
	});
	return decodeEntities(state.md, text).trim();
}

function reportRefused({ env }: StateBlock, { name, attributes }: OpenTag, line: number): void {
	const isScript = name === "script" || name === "style";
	const key = attributes.find((one) => /^(?:name|property|rel)$/.test(one.name));
	const shown = key ? `${name} ${key.name}="${key.value ?? ""}"` : name;
	warnOnce(env, line, {
		construct: `head ${shown}`,
		code: "unsupported-head",
		message: `<${shown}> in the head of a page is left out`,
		hint: isScript
			? "add it to all pages with the theme; pages themselves bring no scripts and no styles"
			: "a page can have a title, a description, a canonical URL, and other <meta name> and <link rel> that load nothing",
		text: `<${name}`,
	});
}
