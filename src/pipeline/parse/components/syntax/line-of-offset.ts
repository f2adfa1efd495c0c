import type { StateBlock } from "markdown-it";

/** The line in which an offset is; `undefined` if the surrounding block ends before it. */
export function lineOfOffset(state: StateBlock, offset: number, from: number, endLine: number): number | undefined {
	for (let line = from; line < endLine; line++) {
		if (line > from && !state.isEmpty(line) && (state.sCount[line] as number) < state.blkIndent) return;
		if (offset <= (state.eMarks[line] as number)) return line;
	}
	return;
}
