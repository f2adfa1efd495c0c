/**
 * VitePress's interpolation: `{{ $frontmatter.title }}` and literals such as `{{ 'text' }}` and `{{ 1 }}`. Nothing is
 * run: other expressions stay text, and so does everything in `::: v-pre` and in elements with the attribute `v-pre`.
 */
import type { Env, MarkdownIt, StateCore, StateInline, Token } from "markdown-it";
import type { MarkdownConfig } from "../../../../model/config.ts";
import { escapeHtml } from "../../../../model/text/escape-html.ts";
import { parseLiteral } from "../../components/syntax/literals.ts";
import { environmentOf } from "../../environment.ts";
import { warnOnce } from "../../report.ts";
import { replaceExpressions } from "./html-interpolation.ts";

const MAX_LENGTH = 500;
const MAX_QUOTED_LENGTH = 40;
/** After the tag of an element with `v-pre`. A limit keeps the search for it linear. */
const MAX_TOKENS = 50;
const FRONT_MATTER = /^(?:\$frontmatter|frontmatter|\$page\.frontmatter)\.([\w$]+(?:\.[\w$]+)*)$/;
const V_PRE = /<([a-z][a-z0-9-]*)(?:\s[^<>]{0,500})?\sv-pre(?=[\s=/>])/;

/**
 * Values that only VitePress has. Pages about templates of other languages have braces of their own, which are no problem.
 */
const VITEPRESS_VALUE = /^(?:\$(?:frontmatter|page|params|site|theme|themeConfig|route)\b|frontmatter\.)/;

export function interpolationPlugin(md: MarkdownIt, { headingIds, html }: MarkdownConfig): void {
	const isVitePress = headingIds === "vitepress";
	md.core.ruler.before("inline", "v_pre", markVerbatim);
	if (html !== "trusted")
		md.core.ruler.before("inline", "html_interpolation", (state) => interpolateHtml(state, isVitePress));
	md.inline.ruler.before("expression", "interpolation", (state, silent) =>
		interpolationRule(state, silent, isVitePress),
	);
}

/** Marks the text between the tags of an element with `v-pre`. */
function markVerbatim({ tokens }: StateCore): void {
	let closing = "";
	for (const token of tokens) {
		if (token.type === "html_block") {
			if (closing) markToken(token);
			const name = V_PRE.exec(token.content)?.[1];
			if (name && !closing) closing = `</${name}>`;
			if (closing && token.content.includes(closing)) closing = "";
		} else if (closing && token.type === "inline") markToken(token);
	}
}

const markToken = (token: Token): void => {
	token.meta = { ...token.meta, isVerbatim: true };
};

/** Marks the text of blocks in which nothing is interpolated. */
export function markTokensVerbatim(tokens: readonly Token[]): void {
	for (const token of tokens) if (token.type === "inline" || token.type === "html_block") markToken(token);
}

/** Interpolates the text in blocks of raw HTML. */
function interpolateHtml({ tokens, env }: StateCore, isVitePress: boolean): void {
	for (const token of tokens) {
		if (token.type !== "html_block" || token.meta?.isVerbatim) continue;
		const { content, map } = token;
		token.content = replaceExpressions(content, (expression, offset) => {
			const value = interpolatedText(env, expression);
			if (value !== undefined) return escapeHtml(value.replace(/\s+/g, " "));
			const lines = content.slice(0, offset).split("\n").length - 1;
			if (content[offset - 1] !== "$" && isProblem(env, expression, isVitePress))
				reportExpression(env, (map?.[0] ?? 0) + lines, expression);
			return undefined;
		});
	}
}

function interpolationRule(state: StateInline, silent: boolean, isVitePress: boolean): boolean {
	const { src, pos, posMax, env } = state;
	if (!src.startsWith("{{", pos)) return false;
	const near = src.slice(pos, Math.min(posMax, pos + MAX_LENGTH));
	const close = near.indexOf("}}");
	if (close < 0) return false;
	const expression = near.slice(2, close).trim();
	const value = interpolatedText(env, expression);
	if (value === undefined) {
		if (
			!silent &&
			src[pos - 1] !== "$" && // `${{ … }}` is of another language
			isProblem(env, expression, isVitePress) &&
			!isVerbatim(state)
		)
			reportExpression(env, environmentOf(env).inlineLine, expression);
		return false;
	}
	if (isVerbatim(state)) return false;
	if (!silent) state.push("text", "", 0).content = value;
	state.pos = pos + close + 2;
	return true;
}

/** Whether an expression without a value is one of Vue. */
const isProblem = (env: Env | undefined, expression: string, isVitePress: boolean): boolean =>
	expression !== "" && (isVitePress || environmentOf(env).isVuePage === true || VITEPRESS_VALUE.test(expression));

function reportExpression(env: Env | undefined, line: number, expression: string): void {
	const short = expression.slice(0, MAX_QUOTED_LENGTH);
	warnOnce(env, line, {
		construct: "interpolation",
		code: "unsupported-expression",
		message: `"{{ ${short} }}" is not run and is shown as text`,
		hint: 'use a value of the front matter, as in {{ $frontmatter.title }}, or the name of an "export const"; put other braces in backticks',
		text: "{{",
	});
}

/** Inside an inline element with `v-pre`. */
function isVerbatim({ env, tokens }: StateInline): boolean {
	if (environmentOf(env).isVerbatim) return true;
	const tag = tokens.slice(-MAX_TOKENS).findLast(({ type }) => type === "html_inline");
	return V_PRE.test(tag?.content ?? "");
}

/** The value of an expression as text; `undefined` for what would have to be run. */
export function interpolatedText(env: Env | undefined, expression: string): string | undefined {
	const path = FRONT_MATTER.exec(expression)?.[1]?.split(".");
	const value = path
		? path.reduce(propertyOf, environmentOf(env).frontMatterData)
		: parseLiteral(expression, environmentOf(env).moduleNames.constants);
	if (value instanceof Date) return value.toISOString().slice(0, 10);
	return ["string", "number", "boolean"].includes(typeof value) ? String(value) : undefined;
}

const propertyOf = (value: unknown, name: string): unknown =>
	typeof value === "object" && value !== null && Object.hasOwn(value, name)
		? (value as Readonly<Record<string, unknown>>)[name]
		: undefined;
