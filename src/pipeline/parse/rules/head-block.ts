/** `<head>` on lines of its own, as in MDX. */
import type { MarkdownIt, StateBlock } from "markdown-it";
import { blockContextOf } from "../components/component-context.ts";
import { readHead } from "../front-matter/head.ts";
import { addBlockRule, lastLineOf } from "./block-rules.ts";

const OPENING = "<head>";
const CLOSING = "</head>";

export function headBlockPlugin(md: MarkdownIt): void {
	addBlockRule(md, "head", headRule);
}

function headRule(state: StateBlock, line: number, endLine: number, silent: boolean): boolean {
	const { src } = state;
	const start = state.bMarks[line] as number;
	if (state.level > 0 || !src.startsWith(OPENING, start)) return false;
	if (blockContextOf(state).lastHeadEnd < start) return false;
	const close = src.indexOf(CLOSING, start);
	const last = lastLineOf(state, line, endLine, close + CLOSING.length);
	if (last === undefined) return false;
	if (silent) return true;
	readHead(state, src.slice(start + OPENING.length, close), line);
	state.line = last + 1;
	return true;
}
