/** Finds formulas in text. */
import type { StateBlock, StateInline } from "markdown-it";
import { lineStart, lineStartsWith, lineText } from "../block-rules.ts";

const DOLLAR = 36;
/** The longest formula in lines, to limit the search for its end. */
const MAX_FORMULA_LINES = 200;

/**
 * A formula between dollar signs. Prices are not formulas: there must be no space inside the delimiters, no digit after
 * the closing one, and no letter before the opening one.
 */
export function inlineFormulaRule(state: StateInline, silent: boolean): boolean {
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
export function blockFormulaRule(state: StateBlock, line: number, endLine: number, silent: boolean): boolean {
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
