/** TeX formulas rendered as MathML: `$…$` inline, `$$…$$` as a block, and fences in the language `math`. */
import { createRequire } from "node:module";
import type { KatexOptions } from "katex";
import type { Env, MarkdownIt, StateBlock, StateCore, StateInline, Token } from "markdown-it";
import type { MarkdownConfig } from "../../../../model/config.ts";
import {
	MAX_FORMULA_LENGTH,
	MAX_FORMULA_PLACEHOLDERS,
	MAX_FORMULA_TOKENS,
	MAX_PAGE_MATH_LENGTH,
} from "../../../../model/limits.ts";
import { escapeHtml } from "../../../../model/text/escape-html.ts";
import { warn } from "../../report.ts";
import { addBlockRule, lineStart, lineStartsWith, lineText } from "../block-rules.ts";

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
		warn(env, line, {
			code: "bad-math",
			message: `invalid formula "${text}": ${errorReason(error)}`,
			text,
			hint: "correct it as in https://katex.org/docs/supported, or write \\$ if it is no formula",
		});
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

// Limits what the macros of a formula expand to. KaTeX only limits how often they are expanded.

/** What KaTeX passes to a macro that is a function, as far as it is used here. */
interface MacroExpander {
	pushTokens(tokens: readonly unknown[]): void;
	readonly macros: {
		set(name: string, value: { readonly tokens?: readonly { readonly text: string }[] }, isGlobal?: boolean): void;
	};
}

/** Begins each formula. It expands to nothing, but is called before all other macros. */
const FIRST_MACRO = "\\ssgLimits";

/** Begins the source that KaTeX gets, and the copy of it that its output has. */
const FORMULA_PREFIX = `${FIRST_MACRO} `;

/** The source and the macros for KaTeX. @throws If the source is too long. */
function limitFormula(source: string) {
	if (source.length > MAX_FORMULA_LENGTH) throw exceeding("it has", MAX_FORMULA_LENGTH, "characters");
	return {
		source: FORMULA_PREFIX + source,
		macros: { [FIRST_MACRO]: (expander: object) => limitMacros(expander as MacroExpander) },
	};
}

function limitMacros(expander: MacroExpander): string {
	const pushTokens = expander.pushTokens.bind(expander);
	let count = 0;
	expander.pushTokens = (tokens) => {
		count += tokens.length;
		if (count > MAX_FORMULA_TOKENS) throw exceeding("its macros expand to", MAX_FORMULA_TOKENS, "tokens");
		pushTokens(tokens);
	};
	const { macros } = expander;
	const setMacro = macros.set.bind(macros);
	macros.set = (name, value, isGlobal) => {
		const placeholders = value?.tokens?.filter(({ text }) => text === "#");
		if ((placeholders?.length ?? 0) > MAX_FORMULA_PLACEHOLDERS)
			throw exceeding("a macro has", MAX_FORMULA_PLACEHOLDERS, "placeholders");
		setMacro(name, value, isGlobal);
	};
	return "";
}

const exceeding = (what: string, limit: number, unit: string): Error =>
	new Error(`${what} more than ${limit.toLocaleString("en")} ${unit}`);

/** Finds formulas in text. */
const DOLLAR = 36;
/** The longest formula in lines, to limit the search for its end. */
const MAX_FORMULA_LINES = 200;

/**
 * A formula between dollar signs. Prices are not formulas: there must be no space inside the delimiters, no digit after
 * the closing one, and no letter before the opening one.
 */
function inlineFormulaRule(state: StateInline, silent: boolean): boolean {
	const { src, pos, posMax } = state;
	if (src.charCodeAt(pos) !== DOLLAR) return false;
	const display = src.charCodeAt(pos + 1) === DOLLAR;
	const delimiter = display ? "$$" : "$";
	const from = pos + delimiter.length;
	const end = findFormulaEnd(src, from, posMax, delimiter);
	if (end < 0) return false;
	const source = src.slice(from, end);
	if (!display && !isFormula(src, pos, end, source)) return false;
	if (display && source.trim() === "") return false;
	if (!silent) {
		const token = state.push("math_inline", "math", 0);
		token.content = source.trim();
		token.markup = delimiter;
	}
	state.pos = end + delimiter.length;
	return true;
}

/** Offset of the next unescaped delimiter. Formulas contain no code. */
function findFormulaEnd(src: string, from: number, max: number, delimiter: string): number {
	for (let at = from; at < max; at++) {
		if (src[at] === "\\") at++;
		else if (src[at] === "`") return -1;
		else if (src[at] === "$") return src.startsWith(delimiter, at) && at + delimiter.length <= max ? at : -1;
	}
	return -1;
}

const isFormula = (src: string, start: number, end: number, source: string): boolean =>
	/^\S(?:.*\S)?$/s.test(source) && !/\d/.test(src[end + 1] ?? "") && !/\p{L}/u.test(src[start - 1] ?? "");

/** A formula on its own lines. It starts and ends with its delimiters and has no blank lines. */
function blockFormulaRule(state: StateBlock, line: number, endLine: number, silent: boolean): boolean {
	if (!lineStartsWith(state, line, "$") || !state.src.startsWith("$$", lineStart(state, line))) return false;
	const last = findLastLine(state, line, Math.min(endLine, line + MAX_FORMULA_LINES));
	if (last === undefined) return false;
	const source = state
		.getLines(line, last + 1, state.blkIndent, false)
		.trim()
		.slice(2, -2);
	if (source.trim() === "" || source.includes("$$")) return false;
	if (silent) return true;
	const token = state.push("math_block", "math", 0);
	token.block = true;
	token.content = source.trim();
	token.markup = "$$";
	token.map = [line, last + 1];
	state.line = last + 1;
	return true;
}

function findLastLine(state: StateBlock, line: number, endLine: number): number | undefined {
	for (let at = line; at < endLine && !state.isEmpty(at); at++) {
		if ((state.sCount[at] as number) < state.blkIndent) return;
		const text = lineText(state, at).trimEnd();
		const isEnd = at > line || text.length > 3;
		if (isEnd && text.endsWith("$$")) return at;
		if (at > line && text.includes("$$")) return;
	}
	return;
}
