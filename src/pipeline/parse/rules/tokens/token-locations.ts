/** Locates offsets in the text of a token in the source file. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import type { SourceLocation } from "../../../../model/problems/problem.ts";
import { findIndexInOrder } from "../../../../model/text/find-index-in-order.ts";
import { bodyLocation, environmentOf, type ParseEnvironment } from "../../environment.ts";

const TRACKED_TOKENS = new Set(["link_open", "link_close", "image", "html_inline", "control_reference"]);

/** Records the offsets of links, images and tags in `env.offsets`, and the lines of table cells. */
export function locationsPlugin(md: MarkdownIt): void {
	const State = md.inline.State;
	md.inline.State = class extends State {
		override push(type: string, tag: string, nesting: -1 | 0 | 1): Token {
			const token = super.push(type, tag, nesting);
			if (TRACKED_TOKENS.has(type)) environmentOf(this.env).offsets.set(token, this.pos);
			return token;
		}
	};
	md.core.ruler.after("block", "cells", locateTableCells);
}

/** Table cells have no `map`: they get the row's, and the column where their text starts. */
function locateTableCells({ tokens, env }: StateCore): void {
	const { lines } = environmentOf(env);
	let row: [number, number] | null = null;
	let from = 0;
	for (const token of tokens) {
		if (token.type === "tr_open") {
			row = token.map;
			from = 0;
		} else if (token.type === "tr_close") row = null;
		else if (row && token.type === "inline" && !token.map) {
			token.map = row;
			const text = token.content.replaceAll("|", "\\|");
			const column = lines[row[0]]?.indexOf(text, from) ?? -1;
			if (column < 0) continue;
			token.meta = { column };
			from = column + text.length;
		}
	}
}

/**
 * Returns a function that locates an offset in the content of a token. If the text is not in the file, that is the
 * start of the token's line.
 */
export function createTokenLocator(
	env: ParseEnvironment,
	{ content, map, meta }: Token,
): (offset: number) => SourceLocation {
	let starts: number[] | undefined;
	/** By line, because long lines may have many links. */
	const columns: number[] = [];
	return (offset) => {
		if (!map) return bodyLocation(env, 0, 0);
		if (typeof meta?.column === "number") {
			starts ??= lineStartsOf(content, "|");
			return bodyLocation(env, map[0], meta.column + offset + lineIndexAt(starts, offset));
		}
		starts ??= lineStartsOf(content);
		const index = lineIndexAt(starts, offset);
		const start = starts[index] as number;
		const line = Math.min(map[0] + index, map[1] - 1);
		columns[index] ??= textColumn(content.slice(start, (starts[index + 1] ?? Infinity) - 1), env.lines[line] ?? "");
		const column = columns[index];
		return bodyLocation(env, line, column < 0 ? 0 : column + offset - start);
	};
}

/** Offsets at which the lines of a text start, or the parts between other separators. */
export function lineStartsOf(text: string, sign = "\n"): number[] {
	const starts = [0];
	for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) starts.push(at + 1);
	return starts;
}

/** Index of the last line that starts at or before an offset. */
const lineIndexAt = (starts: readonly number[], offset: number): number =>
	Math.max(findIndexInOrder(starts, (start) => start > offset) - 1, 0);

/**
 * The text of a block is usually the end of its line; that of a heading may be followed by hashes. Tabs before it may
 * have been expanded.
 */
function textColumn(written: string, source: string): number {
	const text = written.trim();
	const indent = written.length - written.trimStart().length;
	const end = source.trimEnd();
	const column = end.endsWith(text) ? end.length - text.length : source.indexOf(text);
	return column < 0 ? -1 : column - indent;
}
