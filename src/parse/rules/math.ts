/** Formulas in TeX, rendered as MathML: `$…$` in a line, `$$…$$` as a block, and fences in the language `math`. */
import { createRequire } from "node:module";
import type { KatexOptions } from "katex";
import type { Env, MarkdownIt, StateCore, Token } from "markdown-it";
import type { MarkdownConfig } from "../../model/config.ts";
import { escapeHtml } from "./escape.ts";
import { blockFormula, inlineFormula } from "./math-syntax.ts";
import { report } from "./report.ts";

/** Of a formula, in a message. */
const MOST_QUOTED = 60;

const load = createRequire(import.meta.url); // KaTeX takes 20 ms to load, and few sites have formulas

export function math(md: MarkdownIt, options: MarkdownConfig): void {
	if (!options.math) return;
	md.inline.ruler.after("escape", "math", inlineFormula);
	md.block.ruler.before("fence", "math", blockFormula, {
		alt: ["paragraph", "reference", "blockquote", "list"],
	});
	md.core.ruler.before("inline", "math_fences", ({ tokens }) => {
		for (const token of tokens)
			if (token.type === "fence" && token.info.trim() === "math") {
				token.type = "math_block";
				token.markup = "$$";
				token.content = token.content.trim();
			}
	});
	md.core.ruler.before("linkify", "math", renderFormulas);
	md.renderer.rules.math_inline = (tokens, index) => htmlOf(tokens[index]);
	md.renderer.rules.math_block = (tokens, index) =>
		`<div class="math">${htmlOf(tokens[index])}</div>\n`;
}

function renderFormulas({ tokens, env }: StateCore): void {
	for (const token of tokens) {
		const line = token.map?.[0] ?? 0;
		if (token.type === "math_block") render(env, token, line);
		for (const child of token.children ?? [])
			if (child.type === "math_inline") render(env, child, line);
	}
}

function render(env: Env, token: Token, line: number): void {
	try {
		token.meta = { html: mathml(token.content, token.markup === "$$") };
	} catch (error) {
		const [text = ""] = token.content.slice(0, MOST_QUOTED).split("\n", 1);
		report(env, line, {
			severity: "warning",
			code: "bad-math",
			message: `the formula "${text}" cannot be read: ${reasonOf(error)}`,
			text,
		});
	}
}

/** Without inline styles, which a strict policy forbids. Chemistry, `\ce` and `\pu`, is known, too. */
function mathml(source: string, displayMode: boolean): string {
	const katex = load("katex") as {
		renderToString(source: string, options: KatexOptions): string;
	};
	if (/\\(?:ce|pu)\b/.test(source)) load("katex/contrib/mhchem");
	const html = katex.renderToString(source, {
		displayMode,
		output: "mathml",
		strict: "ignore",
		throwOnError: true,
		maxSize: 100,
	});
	return html
		.replace(/^<span class="katex">|<\/span>$/g, "")
		.replace(/(<[^<>]*) style="[^"]*"/g, "$1");
}

const reasonOf = (error: unknown): string =>
	(error instanceof Error ? error.message : String(error))
		.replace(/^KaTeX parse error: /, "")
		.replace(/\s*at (?:end of input|position \d+):.*$/s, "");

function htmlOf(token: Token | undefined): string {
	const html = token?.meta?.html;
	if (typeof html === "string") return html;
	const { content = "", markup = "" } = token ?? {};
	return `<code class="math-source">${escapeHtml(markup + content + markup)}</code>`;
}
