/** Where in the file a position in the text of a token is. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import type { Location } from "../model/problem.ts";
import { type Environment, place } from "./environment.ts";

const REMEMBERED = new Set(["link_open", "link_close", "image", "html_inline"]);

/** Keeps, for links, pictures and tags, their offset in `env.offsets`, and gives table cells their line. */
export function places(md: MarkdownIt): void {
	const State = md.inline.State;
	md.inline.State = class extends State {
		override push(type: string, tag: string, nesting: -1 | 0 | 1): Token {
			const token = super.push(type, tag, nesting);
			if (REMEMBERED.has(type))
				(this.env as Environment).offsets.set(token, this.pos);
			return token;
		}
	};
	md.core.ruler.after("block", "cells", cells);
}

/** Table cells come without `map`: they take the row's, and the column where their text begins. */
function cells({ tokens, env }: StateCore): void {
	const { lines } = env as Environment;
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

/** Finds the place of offsets in the content of a token; the start of the token's line where the text is not the file's. */
export function placesIn(
	env: Environment,
	{ content, map, meta }: Token,
): (offset: number) => Location {
	let starts: number[] | undefined;
	return (offset) => {
		if (!map) return place(env, 0, 0);
		if (typeof meta?.column === "number") {
			const escapes = content.slice(0, offset).split("|").length - 1;
			return place(env, map[0], meta.column + offset + escapes);
		}
		starts ??= lineStarts(content);
		const index = lineAt(starts, offset);
		const start = starts[index] as number;
		const written = content.slice(start, (starts[index + 1] ?? Infinity) - 1);
		const line = Math.min(map[0] + index, map[1] - 1);
		const column = columnOf(written, env.lines[line] ?? "");
		return place(env, line, column < 0 ? 0 : column + offset - start);
	};
}

/** The offsets at which the lines of a text begin. */
export function lineStarts(text: string): number[] {
	const starts = [0];
	for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1))
		starts.push(at + 1);
	return starts;
}

/** The line, from 0, that starts at an offset or is the last one to start before it. */
export function lineAt(starts: readonly number[], offset: number): number {
	let low = 0;
	let high = starts.length - 1;
	while (low < high) {
		const middle = (low + high + 1) >> 1;
		if ((starts[middle] as number) <= offset) low = middle;
		else high = middle - 1;
	}
	return low;
}

/** A block's text is mostly the end of its line; a heading's may be followed by hashes. Tabs before it may have changed. */
function columnOf(written: string, source: string): number {
	const text = written.trim();
	const indent = written.length - written.trimStart().length;
	const end = source.trimEnd();
	const column = end.endsWith(text)
		? end.length - text.length
		: source.indexOf(text);
	return column < 0 ? -1 : column - indent;
}
