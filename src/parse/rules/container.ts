/** Where a `:::` block ends, and the parsing of what is in it. */
import type { StateBlock } from "markdown-it";

export interface Container {
	/** Of the opening line. */
	readonly line: number;
	/** The line of the closing colons or, where there are none, the line after the last one of the block around. */
	readonly end: number;
	readonly closed: boolean;
	/** The lines of its own such as `== Label`: not those of code or of blocks inside. */
	readonly separators: readonly number[];
}

/** A Markdown block whose name after the colons is known. */
export interface Directive extends Container {
	readonly name: string;
	/** What follows the name, trimmed. */
	readonly rest: string;
}

const FENCE = /^(?:(?:[-*+]|\d{1,9}[.)])\s+)*(`{3,}(?!.*`)|~{3,})/;
const OPENER = /^(?:(?:[-*+]|\d{1,9}[.)])\s+)*(:{3,})[ \t]*[A-Za-z]/;
const SEPARATOR = /^==[ \t]+\S/;
const CLOSER = /^(:{3,})\s*$/;

/** A line without its indent. */
export const lineOf = (state: StateBlock, line: number): string =>
	state.src.slice(
		(state.bMarks[line] as number) + (state.tShift[line] as number),
		state.eMarks[line],
	);

/** Whether a line is indented so far that it is code. */
export const isCode = (state: StateBlock, line: number): boolean =>
	(state.sCount[line] as number) - state.blkIndent >= 4;

/**
 * The extent of a block that was opened with a number of colons. A closing line closes the innermost block opened with
 * as many colons, or else the innermost one opened with fewer, so that blocks may nest with and without more colons
 * outside. Lines in code fences do not count.
 */
export function containerAt(
	state: StateBlock,
	line: number,
	endLine: number,
	colons: number,
): Container {
	const open = [colons];
	const separators: number[] = [];
	let fence = "";
	let next = line + 1;
	for (; next < endLine; next++) {
		if (state.isEmpty(next)) continue;
		if ((state.sCount[next] as number) < state.blkIndent) break;
		const text = lineOf(state, next);
		if (fence) {
			if (closesFence(text, fence)) fence = "";
			continue;
		}
		fence = FENCE.exec(text)?.[1] ?? "";
		if (fence || isCode(state, next)) continue;
		if (open.length === 1 && SEPARATOR.test(text)) separators.push(next);
		const opener = OPENER.exec(text)?.[1];
		if (opener) open.push(opener.length);
		const closer = CLOSER.exec(text)?.[1];
		if (!closer) continue;
		const closed = closedBy(closer.length, open);
		if (closed === 0) return { line, end: next, closed: true, separators };
		if (closed > 0) open.length = closed;
	}
	return { line, end: next, closed: false, separators };
}

/** Parses lines as blocks of their own, as if the text ended after them. */
export function parseLines(
	state: StateBlock,
	from: number,
	to: number,
	parentType = "directive",
): void {
	const { lineMax, parentType: before, line } = state;
	state.lineMax = to;
	state.parentType = parentType;
	state.md.block.tokenize(state, from, to);
	state.lineMax = lineMax;
	state.parentType = before;
	state.line = line;
}

/** Which of the open blocks a closing line closes; -1 for none. */
function closedBy(colons: number, open: readonly number[]): number {
	const same = open.lastIndexOf(colons);
	return same >= 0 ? same : open.findLastIndex((fewer) => fewer <= colons);
}

const closesFence = (text: string, fence: string): boolean =>
	text.startsWith(fence) &&
	text.trimEnd() === (fence[0] as string).repeat(text.trimEnd().length);
