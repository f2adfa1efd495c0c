/** Finds the end of `:::` blocks and parses their content. */
import type { StateBlock, Token } from "markdown-it";
import { isAllowedOn, setAttributes } from "../../html/attribute-allow-list.ts";
import { isClosingFence, openedFence } from "../../text/fences.ts";
import { isIndentedCode, lineText } from "../block-rules.ts";
import type { BraceEntry } from "../inline/braces.ts";
import { pushContainer } from "../tokens/tokens.ts";

export interface DirectiveRange {
	/** The line of the opening colons. */
	readonly line: number;
	/** The line of the closing colons, or else the line after the end of the surrounding block. */
	readonly end: number;
	readonly closed: boolean;
	/** The block's own lines such as `== Label`, excluding those in code or nested blocks. */
	readonly separators: readonly number[];
}

/** A block with a known name after its colons. */
export interface Directive extends DirectiveRange {
	readonly name: string;
	/** The text after the name, trimmed. */
	readonly rest: string;
}

/** List markers, which may precede a fence or colons. */
const MARKS = /^(?:(?:[-*+]|\d{1,9}[.)])\s+)+/;
/** The first characters of lines that matter: fences, separators, colons and list markers. */
const SIGNS = ":`~=-*+0123456789";
const OPENER = /^(:{3,})[ \t]*[A-Za-z]/;
const SEPARATOR = /^==[ \t]+\S/;
const CLOSER = /^(:{3,})\s*$/;

/**
 * The extent of a block that starts with this many colons. A closing line ends the innermost block that starts with the
 * same number of colons, or else the innermost one with fewer. So blocks can be nested with or without additional
 * colons on the outside. Lines in code fences are skipped.
 */
export function findDirectiveRange(state: StateBlock, line: number, endLine: number, colons: number): DirectiveRange {
	const maxNesting = Number(state.md.options.maxNesting);
	const open = [colons];
	const separators: number[] = [];
	let fence = "";
	let next = line + 1;
	for (; next < endLine; next++) {
		if (state.isEmpty(next)) continue;
		if ((state.sCount[next] as number) < state.blkIndent) break;
		const text = lineText(state, next);
		if (fence) {
			if (isClosingFence(text, fence)) fence = "";
			continue;
		}
		if (!SIGNS.includes(text.charAt(0))) continue;
		const unmarked = text.replace(MARKS, "");
		fence = openedFence(unmarked);
		if (fence || isIndentedCode(state, next)) continue;
		if (open.length === 1 && SEPARATOR.test(text)) separators.push(next);
		const opener = OPENER.exec(unmarked)?.[1];
		// anything nested deeper is not parsed
		if (opener && open.length <= maxNesting) open.push(opener.length);
		const closer = opener ? undefined : CLOSER.exec(text)?.[1];
		if (!closer) continue;
		const closed = closedIndex(closer.length, open);
		if (closed === 0) return { line, end: next, closed: true, separators };
		if (closed > 0) open.length = closed;
	}
	return { line, end: next, closed: false, separators };
}

/** Parses lines as blocks, as if the text ended after them. */
export function parseLines(state: StateBlock, from: number, to: number, parentType = "directive"): void {
	const { lineMax, parentType: before, line } = state;
	state.lineMax = to;
	state.parentType = parentType;
	state.md.block.tokenize(state, from, to);
	state.lineMax = lineMax;
	state.parentType = before;
	state.line = line;
}

/** Pushes an element with the content of a directive. It gets those of the attributes that it may have. */
export function pushDirective(
	state: StateBlock,
	{ line, end }: DirectiveRange,
	opening: readonly [element: Token, ...others: Token[]],
	attributes: readonly BraceEntry[],
): void {
	const [element] = opening;
	element.map = [line, end];
	setAttributes(element, attributes.filter(({ key }) => key !== "title").filter(isAllowedOn(element.tag)));
	pushContainer(state, opening, () => parseLines(state, line + 1, end));
}

/** Index of the open block that a closing line ends; -1 if there is none. */
export function closedIndex(colons: number, open: readonly number[]): number {
	const same = open.lastIndexOf(colons);
	return same >= 0 ? same : open.findLastIndex((fewer) => fewer <= colons);
}
