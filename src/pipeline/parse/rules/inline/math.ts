/** TeX formulas rendered as MathML: `$…$` inline, `$$…$$` as a block, and fences in the language `math`. */

import { createRequire } from "node:module";
import type { KatexOptions } from "katex";
import type { Env, MarkdownIt, StateCore, Token } from "markdown-it";
import type { MarkdownConfig } from "../../../../model/config.ts";
import { MAX_PAGE_MATH_LENGTH } from "../../../../model/limits.ts";
import { escapeHtml } from "../../../../model/text/escape-html.ts";
import { warn } from "../../report.ts";
import { addBlockRule } from "../block-rules.ts";
import { FORMULA_PREFIX, limitFormula } from "../math-limits.ts";
import { blockFormulaRule, inlineFormulaRule } from "./math-syntax.ts";

/** Of a formula in a message. */
const MAX_QUOTED_LENGTH = 60;

const requireModule = createRequire(import.meta.url); // loading KaTeX takes 20 ms, and few sites have formulas

export function mathPlugin(md: MarkdownIt, options: MarkdownConfig): void {
	if (!options.math) return;
	md.inline.ruler.after("escape", "math", inlineFormulaRule);
	addBlockRule(md, "math", blockFormulaRule);
	md.core.ruler.before("inline", "math_fences", ({ tokens }) => {
		for (const token of tokens)
			if (token.type === "fence" && token.info.trim() === "math") {
				token.type = "math_block";
				token.markup = "$$";
				token.content = token.content.trim();
			}
	});
	md.core.ruler.before("linkify", "math", renderFormulas);
	md.renderer.rules.math_inline = (tokens, index) => formulaHtml(tokens[index]);
	md.renderer.rules.math_block = (tokens, index) =>
		`<div class="math" tabindex="0">${formulaHtml(tokens[index])}</div>\n`;
}

function renderFormulas({ tokens, env }: StateCore): void {
	let length = 0;
	for (const { token, line } of formulasIn(tokens)) {
		if (length > MAX_PAGE_MATH_LENGTH) {
			warn(env, line, {
				code: "too-much-math",
				message: `formulas have more than ${MAX_PAGE_MATH_LENGTH.toLocaleString("en")} characters of MathML; readers see the source of this one and of those that follow`,
				text: token.content,
				hint: "split the page into several",
			});
			return;
		}
		length += renderFormula(env, token, line);
	}
}

function* formulasIn(tokens: readonly Token[]) {
	for (const token of tokens) {
		const line = token.map?.[0] ?? 0;
		if (token.type === "math_block") yield { token, line };
		for (const child of token.children ?? []) if (child.type === "math_inline") yield { token: child, line };
	}
}

/** Returns the length of the HTML. */
function renderFormula(env: Env, token: Token, line: number): number {
	try {
		const html = toMathML(token.content, token.markup === "$$");
		token.meta = { html };
		return html.length;
	} catch (error) {
		const [text = ""] = token.content.slice(0, MAX_QUOTED_LENGTH).split("\n", 1);
		warn(env, line, { code: "bad-math", message: `invalid formula "${text}": ${errorReason(error)}`, text });
		return 0;
	}
}

/** Removes inline styles, which the content security policy forbids. Supports chemistry: `\ce` and `\pu`. */
function toMathML(source: string, displayMode: boolean): string {
	const katex = requireModule("katex") as { renderToString(source: string, options: KatexOptions): string };
	if (/\\(?:ce|pu)\b/.test(source)) requireModule("katex/contrib/mhchem");
	const limited = limitFormula(source);
	const html = katex.renderToString(limited.source, {
		macros: limited.macros,
		displayMode,
		output: "mathml",
		strict: "ignore",
		throwOnError: true,
		maxSize: 100,
	});
	return html
		.replace(/^<span class="katex">|<\/span>$/g, "")
		.replace(`>${FORMULA_PREFIX}`, ">")
		.replace(/(<[^<>]*) style="[^"]*"/g, "$1");
}

const errorReason = (error: unknown): string =>
	(error instanceof Error ? error.message : String(error))
		.replace(/^KaTeX parse error: /, "")
		.replace(/ at (?:end of input|position \d+):.*$/s, "");

function formulaHtml(token: Token | undefined): string {
	const html = token?.meta?.html;
	if (typeof html === "string") return html;
	const { content = "", markup = "" } = token ?? {};
	return `<code class="math-source">${escapeHtml(markup + content + markup)}</code>`;
}
