/** Finds what MDX reads as JavaScript and JSX in Markdown. */
import { readOpeningTag } from "../../../pipeline/parse/components/component-tags.ts";
import { findExpressionEnd } from "../../../pipeline/parse/components/syntax/expression-end.ts";
import { maskCode } from "../../../pipeline/parse/components/syntax/mask-code.ts";
import { findModuleStatements } from "../../../pipeline/parse/components/syntax/module-statements.ts";

/** Offsets in the text. */
export interface MdxSpan {
	readonly start: number;
	readonly end: number;
}

export interface MdxSyntax {
	/** Opening tags of elements and components, with their attributes. */
	readonly tags: readonly MdxSpan[];
	/** The tags of fragments, which have no name. */
	readonly fragments: readonly MdxSpan[];
	/** Expressions in braces between texts. Comments are none. */
	readonly expressions: readonly MdxSpan[];
}

/**
 * A tag, or a brace of text. `${…}` belongs to other languages, a backslash makes both text, and a capital after a letter
 * is that of a type: `Promise<Page>`.
 */
const START = /(?<!\\)<(?:\/?>|((?:[a-z]|(?<!\w<)[A-Z])[\w.-]{0,99})(?=[\s/>]))|(?<![\\$])\{/g;
/**
 * Where braces are no expression of text: front matter, ids and comments, addresses of links, the lines of colons of
 * admonitions, the head of the page, and styles.
 */
const VERBATIM =
	/^---\n[\s\S]*?\n---$|\{#[^{}\n]{1,200}\}|\{\/\*[\s\S]*?\*\/\}|\{\s{0,9}\/\*\s{0,9}#[^*\n]{1,200}\*\/\s{0,9}\}|\]\([^()\s]{1,2000}\)|^[ \t]*(?:\[[^\]\n]{1,200}\]:[^\n]{1,2000}|:{3,}[^\n]{1,2000})$|<(head|Head|style)(?:\s[^<>]{0,500})?>[\s\S]{0,5000}?<\/\1>/gm;
const FORMULA = /\$\$[\s\S]{1,5000}?\$\$|\$[^$\n]{1,500}\$/g;

/** Of a tag or an expression. A limit keeps the search for the end of what is not closed near. */
const MAX_LENGTH = 20_000;

const blank = (source: string): string => source.replace(/[^\n]/g, " ");

/** An empty line would end the search for the end of a tag or of an expression. */
const withoutEmptyLines = (text: string): string => text.replace(/\n(?=[ \t]*\n)/g, " ");

/** @param hasFormulas whether dollar signs are the signs of a formula */
export function findMdxSyntax(text: string, hasFormulas = false): MdxSyntax {
	const statements = findModuleStatements(text);
	const plain = statements.reduce(
		(rest, { start, end }) => rest.slice(0, start) + blank(rest.slice(start, end)) + rest.slice(end),
		maskCode(text).replace(VERBATIM, blank),
	);
	const masked = hasFormulas ? plain.replace(FORMULA, blank) : plain;
	const joined = withoutEmptyLines(text);
	const found = { tags: [] as MdxSpan[], fragments: [] as MdxSpan[], expressions: [] as MdxSpan[] };
	const pattern = new RegExp(START);
	for (let match = pattern.exec(masked); match; match = pattern.exec(masked)) {
		const [sign, name] = match;
		const start = match.index;
		const isExpression = sign === "{";
		if (!isExpression && name === undefined) {
			found.fragments.push({ start, end: start + sign.length });
			continue;
		}
		const source = joined.slice(start, start + MAX_LENGTH);
		const length = isExpression ? expressionLength(source) : tagLength(source, name as string);
		if (length === undefined) continue;
		const end = start + length;
		pattern.lastIndex = end;
		found[isExpression ? "expressions" : "tags"].push({ start, end });
	}
	return found;
}

function expressionLength(text: string): number | undefined {
	const { closed, end } = findExpressionEnd(text, 0);
	return closed ? end : undefined;
}

function tagLength(text: string, name: string): number | undefined {
	const { tag, end } = readOpeningTag(text, 0, name);
	return tag && end;
}
