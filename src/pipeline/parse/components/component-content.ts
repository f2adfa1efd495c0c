/** Parses what is between the tags of a component. */
import type { StateBlock, StateInline } from "markdown-it";
import { parseLines } from "../rules/containers/container.ts";
import type { ComponentRange } from "./component-tags.ts";

/**
 * Parses the content of a component as blocks, as if the text consisted of nothing else. `first` and `last` are the
 * lines of its tags.
 */
export function parseBlockContent(
	state: StateBlock,
	{ contentStart, contentEnd }: ComponentRange,
	first: number,
	last: number,
): void {
	const { src, bMarks, eMarks, tShift, sCount } = state;
	if (src.slice(contentStart, contentEnd).trim() === "") return;
	let from = first;
	while ((eMarks[from] as number) < contentStart) from++;
	let to = last;
	while (to > from && (bMarks[to] as number) + (tShift[to] as number) > contentEnd) to--;
	const saved = {
		start: [bMarks[from], tShift[from], sCount[from]] as number[],
		end: eMarks[to] as number,
		indent: state.blkIndent,
	};
	eMarks[to] = Math.min(saved.end, contentEnd);
	const opening = src.slice(contentStart, eMarks[from]);
	bMarks[from] = contentStart;
	tShift[from] = opening.length - opening.trimStart().length;
	sCount[from] = Infinity;
	let indent = Infinity;
	for (let line = from; line <= to; line++) if (!state.isEmpty(line)) indent = Math.min(indent, sCount[line] as number);
	state.blkIndent = Number.isFinite(indent) ? indent : saved.indent;
	sCount[from] = state.blkIndent;
	parseLines(state, from, to + 1, "component");
	state.blkIndent = saved.indent;
	eMarks[to] = saved.end;
	[bMarks[from], tShift[from], sCount[from]] = saved.start as [number, number, number];
}

/** Parses the content of a component as part of a paragraph. */
export function parseInlineContent(state: StateInline, { contentStart, contentEnd }: ComponentRange): void {
	const { pos, posMax } = state;
	state.pos = contentStart;
	state.posMax = contentEnd;
	state.md.inline.tokenize(state);
	state.pos = pos;
	state.posMax = posMax;
}
