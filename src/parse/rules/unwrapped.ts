/** Fences in the language `mdx-code-block`, which some translators' tools put around components: their content is Markdown. */
import type { MarkdownIt, StateBlock } from "markdown-it";
import { isCode, lineOf, parseLines } from "./container.ts";

const OPENER = /^(`{3,})[ \t]*mdx-code-block[ \t]*$/;
const BACKTICK = 96;

export function unwrapped(md: MarkdownIt): void {
	md.block.ruler.before("fence", "unwrapped", unwrap, {
		alt: ["paragraph", "reference", "blockquote", "list"],
	});
}

function unwrap(
	state: StateBlock,
	line: number,
	endLine: number,
	silent: boolean,
): boolean {
	const start = (state.bMarks[line] as number) + (state.tShift[line] as number);
	if (state.src.charCodeAt(start) !== BACKTICK || isCode(state, line))
		return false;
	const fence = OPENER.exec(lineOf(state, line))?.[1];
	if (!fence) return false;
	const end = closingLine(state, line, endLine, fence);
	if (end === undefined) return false; // code to the end, like any fence
	if (silent) return true;
	parseLines(state, line + 1, end);
	state.line = end + 1;
	return true;
}

function closingLine(
	state: StateBlock,
	line: number,
	endLine: number,
	fence: string,
): number | undefined {
	for (let at = line + 1; at < endLine; at++) {
		if (state.isEmpty(at)) continue;
		if ((state.sCount[at] as number) < state.blkIndent) return;
		if (lineOf(state, at).trimEnd() === fence) return at;
	}
	return;
}
