/** `import` and `export`, comments in braces, and expressions in braces. */
import type { MarkdownIt, StateBlock, StateInline } from "markdown-it";
import type { MarkdownConfig } from "../../../model/config.ts";
import { blockContextOf } from "../components/component-context.ts";
import { pushToc } from "../components/page-components.ts";
import { findExpressionEnd } from "../components/syntax/expression-end.ts";
import { parseLiteral } from "../components/syntax/literals.ts";
import { environmentOf } from "../environment.ts";
import { warn, warnOnce } from "../report.ts";
import { addBlockRule, isIndentedCode, lastLineOf, lineStart, lineStartsWith, lineText } from "./block-rules.ts";

const BRACE = 123;
const MAX_QUOTED_LENGTH = 40;
/** In a line of text. A limit keeps the search for the end of many of them linear. */
const MAX_EXPRESSION_LENGTH = 1000;

export function modulePlugin(md: MarkdownIt, { html }: MarkdownConfig): void {
	addBlockRule(md, "module_statement", statementRule);
	addBlockRule(md, "brace_comment", commentRule);
	addBlockRule(md, "vitepress_toc", tocRule);
	if (html === "safe") addBlockRule(md, "vue_block", vueBlockRule);
	md.inline.ruler.push("expression", expressionRule);
}

/** The text of a statement is not shown; its names are already defined. */
function statementRule(state: StateBlock, line: number, endLine: number, silent: boolean): boolean {
	const start = state.bMarks[line] as number;
	if (!/[ei]/.test(state.src[start] ?? "")) return false;
	const { statements } = blockContextOf(state);
	let end = statements.get(start)?.end;
	if (end === undefined) return false;
	if (silent) return true;
	for (let more = statements.get(end); more; more = statements.get(end)) end = more.end; // on the same line
	let next = line + 1;
	while (next < endLine && (state.bMarks[next] as number) < end) next++;
	state.line = next;
	return true;
}

const VUE_BLOCK = /^<(script)[ \t]+(?:setup|lang)\b[^>]*>|^<(style)\b[^>]*>/;

/** VitePress's blocks of Vue, `<script setup>` and `<style>`, which are not shown. */
function vueBlockRule(state: StateBlock, line: number, endLine: number, silent: boolean): boolean {
	const { src, env } = state;
	const start = state.bMarks[line] as number;
	if (state.level > 0 || !/^<s[ct]/.test(src.slice(start, start + 3))) return false;
	const match = VUE_BLOCK.exec(src.slice(start, state.eMarks[line]));
	const name = match?.[1] ?? match?.[2];
	if (name === undefined) return false;
	const close = src.indexOf(`</${name}>`, start);
	let last = line;
	while (last < endLine && (state.eMarks[last] as number) < close) last++;
	if (close < 0 || last >= endLine) return false;
	if (silent) return true;
	state.line = last + 1;
	if (name === "script") environmentOf(env).isVuePage = true;
	warn(env, line, {
		code: "unsupported-block",
		message: `<${name}> is left out`,
		hint:
			name === "style"
				? "put its rules into a style sheet of the theme"
				: 'export the components that it imports from the module that "theme.components" names',
		text: `<${name}`,
	});
	return true;
}

/** VitePress's mark for the contents of the page in its text. */
function tocRule(state: StateBlock, line: number, _endLine: number, silent: boolean): boolean {
	if (!lineStartsWith(state, line, "[") || !/^\[\[toc\]\]$/i.test(lineText(state, line).trimEnd())) return false;
	if (silent) return true;
	pushToc(state, line);
	state.line = line + 1;
	return true;
}

/** `{/* … *​/}` on lines of its own. */
function commentRule(state: StateBlock, line: number, endLine: number, silent: boolean): boolean {
	const { src } = state;
	const start = lineStart(state, line);
	if (!src.startsWith("{/*", start) || isIndentedCode(state, line)) return false;
	if (blockContextOf(state).lastCommentEnd < start) return false;
	const close = src.indexOf("*/}", start);
	const last = lastLineOf(state, line, endLine, close + 3);
	if (last === undefined) return false;
	if (silent) return true;
	if (src.slice(start + 3, close).trim() === "truncate") state.push("truncate", "", 0);
	state.line = last + 1;
	return true;
}

function expressionRule(state: StateInline, silent: boolean): boolean {
	const { src, pos, posMax, env } = state;
	if (src.charCodeAt(pos) !== BRACE) return false;
	if (src.startsWith("{/*", pos)) {
		const close = commentEnd(state);
		if (close < 0) return false;
		if (!silent && src.slice(pos + 3, close).trim() === "truncate") state.push("truncate", "", 0);
		state.pos = close + 3;
		return true;
	}
	const first = src[pos + 1] ?? "";
	if (/[.#{}]/.test(first)) return false;
	const near = src.slice(pos, Math.min(posMax, pos + MAX_EXPRESSION_LENGTH));
	const { closed, end: length } = findExpressionEnd(near, 0);
	if (!closed) return false;
	const end = pos + length;
	const expression = near.slice(1, length - 1);
	const value = parseLiteral(expression, environmentOf(env).moduleNames.constants);
	const isText =
		typeof value === "string" || (typeof value === "number" && environmentOf(env).moduleNames.constants.size > 0);
	if (isText) {
		if (!silent) state.push("text", "", 0).content = String(value);
		state.pos = end;
		return true;
	}
	if (!silent && environmentOf(env).path.endsWith(".mdx")) reportExpression(state, expression);
	return false;
}

/** The offset of the comment's end before the end of the text; -1 if there is none. */
function commentEnd({ src, pos, posMax }: StateInline): number {
	const near = src.slice(pos, Math.min(posMax, pos + MAX_EXPRESSION_LENGTH));
	const close = near.indexOf("*/}");
	return close < 0 ? -1 : pos + close;
}

function reportExpression({ env }: StateInline, expression: string): void {
	const short = expression.slice(0, MAX_QUOTED_LENGTH);
	warnOnce(env, environmentOf(env).inlineLine, {
		construct: "expression",
		code: "unsupported-expression",
		message: `"{${short}}" is not run and is shown as text`,
		hint: "write the text itself, or put the braces in backticks",
		text: `{${short}`,
	});
}
