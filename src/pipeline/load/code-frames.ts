/** Adds code frames to problems, and the places that are found by what their author wrote. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { locationAt, type Problem, type SourceLocation } from "../../model/problems/problem.ts";
import { printable } from "../../model/text/control-characters.ts";

/** A larger file is hardly written by hand. */
const MAX_FILE_BYTES = 2 ** 20;

/** Adds the line of each warning and error that has a place, unless its file cannot be read or is not text. */
export function withCodeFrames(problems: readonly Problem[], root: string): readonly Problem[] {
	const readSource = createSourceReader(root);
	return problems.map((problem) => {
		const { severity, writtenAs = [] } = problem;
		const isFramed = severity !== "info";
		if (!problem.at || !(isFramed || writtenAs.length > 0)) return problem;
		const source = readSource(problem.at.path);
		if (!source) return problem;
		const at = findText(source.text, writtenAs, problem.at.path) ?? problem.at;
		const codeFrame = isFramed && !at.isWholeFile ? formatCodeFrame(source.lines, at) : undefined;
		return { ...problem, at, ...(codeFrame && { codeFrame }) };
	});
}

interface SourceText {
	readonly text: string;
	readonly lines: readonly string[];
}

/** Returns a function that reads a file once; `undefined` if it cannot be read or is not text. */
export function createSourceReader(root: string): (file: string) => SourceText | undefined {
	const sources = new Map<string, SourceText | undefined>();
	return (file) => {
		if (!sources.has(file)) {
			const text = readText(path.resolve(root, file));
			sources.set(file, text === undefined ? undefined : { text, lines: text.split(/\r\n|\r|\n/) });
		}
		return sources.get(file);
	};
}

function findText(text: string, candidates: readonly string[], path: string): SourceLocation | undefined {
	const offset = candidates.map((candidate) => text.indexOf(candidate)).find((found) => found >= 0);
	return offset === undefined ? undefined : locationAt(path, text, offset);
}

function readText(file: string): string | undefined {
	try {
		if (statSync(file).size > MAX_FILE_BYTES) return undefined;
		const text = readFileSync(file, "utf8").replace(/^\ufeff/, "");
		return text.includes("\0") ? undefined : text;
	} catch {
		return undefined; // changed since the build, or a folder
	}
}

// Shows the line of a problem, with a caret below the place.

/** In columns of a terminal. */
const MAX_FRAME_WIDTH = 100;
const CONTEXT_BEFORE_CARET = 60;
const TAB_WIDTH = 4;
const CUT = "…";

/** A grapheme that a terminal shows in two columns. */
const WIDE =
	/\p{Emoji_Presentation}|\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;

interface Cell {
	readonly text: string;
	readonly width: number;
	/** UTF-16 code units before it in the line. */
	readonly offset: number;
}

/**
 * Two lines: the source line with its number, and a caret. A long line is cut around the caret.
 *
 * @returns `undefined` if the file has no such line, or if it only starts the front matter: the problem is then about the
 * file as a whole
 */
export function formatCodeFrame(lines: readonly string[], { line, column }: Pick<SourceLocation, "line" | "column">) {
	const source = lines[line - 1];
	if (source === undefined || source.trim() === "") return undefined;
	if (line === 1 && source.trimEnd() === "---") return undefined;
	const start = Math.max(0, column - 1 - MAX_READ_UNITS);
	const cells = cellsOf(source.slice(start, column + MAX_READ_UNITS), start);
	const caret = cells.findLastIndex(({ offset }) => offset <= column - 1);
	const isBehind = column > source.length;
	const before = isBehind ? cells : cells.slice(0, caret);
	const after = isBehind ? [] : cells.slice(caret);
	const left = cutStart(before, start > 0);
	const right = cutEnd(after, MAX_FRAME_WIDTH - widthOf(left));
	const gutter = " ".repeat(String(line).length);
	return [`  ${line} | ${textOf(left)}${textOf(right)}`.trimEnd(), `  ${gutter} | ${" ".repeat(widthOf(left))}^`].join(
		"\n",
	);
}

/** Enough for a frame in which each column is a sequence of several code points. */
const MAX_READ_UNITS = 1000;

function cellsOf(source: string, start: number): readonly Cell[] {
	const cells: Cell[] = [];
	let width = 0;
	for (const { segment, index } of new Intl.Segmenter().segment(source)) {
		const cell = { ...cellOf(segment, width), offset: start + index };
		width += cell.width;
		cells.push(cell);
	}
	return cells;
}

function cellOf(segment: string, column: number): Omit<Cell, "offset"> {
	if (segment === "\t") {
		const width = TAB_WIDTH - (column % TAB_WIDTH);
		return { text: " ".repeat(width), width };
	}
	const text = printable(segment);
	if (text !== segment) return { text, width: text.length };
	return { text, width: WIDE.test(segment) ? 2 : 1 };
}

const widthOf = (cells: readonly Cell[]): number => cells.reduce((sum, { width }) => sum + width, 0);

const textOf = (cells: readonly Cell[]): string => cells.map(({ text }) => text).join("");

const cutMark: Cell = { text: CUT, width: 1, offset: 0 };

/** Keeps the end, because the caret follows it. */
function cutStart(cells: readonly Cell[], isCut: boolean): readonly Cell[] {
	let first = cells.length;
	let width = 0;
	while (first > 0) {
		width += cells[first - 1]?.width ?? 0;
		if (width > CONTEXT_BEFORE_CARET) break;
		first--;
	}
	return first > 0 || isCut ? [cutMark, ...cells.slice(first)] : cells;
}

function cutEnd(cells: readonly Cell[], maxWidth: number): readonly Cell[] {
	if (widthOf(cells) <= maxWidth) return cells;
	let end = 0;
	let width = 1; // of the mark
	for (const cell of cells) {
		width += cell.width;
		if (width > maxWidth) break;
		end++;
	}
	return [...cells.slice(0, end), cutMark];
}
