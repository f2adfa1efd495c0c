/**
 * Unwraps fences in the language `mdx-code-block`, which translation tools put around components: their content is
 * Markdown.
 */
import type { MarkdownIt, StateBlock } from "markdown-it";
import { addBlockRule, lineStartsWith, lineText } from "./block-rules.ts";
import { parseLines } from "./containers/container.ts";

const OPENER = /^(`{3,})[ \t]*mdx-code-block[ \t]*$/;

export function mdxCodeBlockPlugin(md: MarkdownIt): void {
	addBlockRule(md, "unwrapped", mdxCodeBlockRule);
}

function mdxCodeBlockRule(state: StateBlock, line: number, endLine: number, silent: boolean): boolean {
	if (!lineStartsWith(state, line, "`")) return false;
	const fence = OPENER.exec(lineText(state, line))?.[1];
	if (!fence) return false;
	const end = findClosingLine(state, line, endLine, fence);
	if (end === undefined) return false; // code up to the end, like any unclosed fence
	if (silent) return true;
	parseLines(state, line + 1, end);
	state.line = end + 1;
	return true;
}

function findClosingLine(state: StateBlock, line: number, endLine: number, fence: string): number | undefined {
	for (let at = line + 1; at < endLine; at++) {
		if (state.isEmpty(at)) continue;
		if ((state.sCount[at] as number) < state.blkIndent) return;
		if (lineText(state, at).trimEnd() === fence) return at;
	}
	return;
}
