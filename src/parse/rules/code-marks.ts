/**
 * Lines of code that are set off. Comments say which, and are taken out: `highlight-next-line`, `highlight-start` and
 * `highlight-end` on lines of their own, and `[!code ++]`, `[!code focus:3]` at the end of a line or on their own.
 */
import { withoutComments } from "./code-comments.ts";
import type { Range } from "./code-info.ts";

const NOTES = {
	highlight: "highlight",
	hl: "highlight",
	"++": "added",
	"--": "removed",
	focus: "focus",
	error: "error",
	warning: "warning",
} as const;
export type LineMark = (typeof NOTES)[keyof typeof NOTES];

export interface CodeLine {
	readonly text: string;
	readonly marks: ReadonlySet<LineMark>;
}

const NOTE_SIGN = "[!code ";
/** From the sign to the end of the line. */
const NOTE =
	/^\[!code (highlight|hl|\+\+|--|focus|error|warning)(?::(\d{1,4}))?\]\s*(?:-->|\*\/\}?|\*\))?\s*$/;
const COMMENT_OPENS = /(?:\{\/\*|\/\*|<!--|\/\/|--|\(\*|\*>|#|;;?|%|'|REM|!)$/;
const SHOWN_NOTE = /\[!!code /g;

/** The lines of some code with their marks. With ranges, `highlight-…` comments stay: the author has chosen. */
export function markedLines(
	code: string,
	language: string,
	ranges: readonly Range[],
): CodeLine[] {
	const texts = code === "" ? [] : code.replace(/\n$/, "").split("\n");
	const lines = code.includes(NOTE_SIGN)
		? withoutNotes(texts)
		: texts.map(plain);
	if (ranges.length > 0) return lines.map(inRanges(ranges));
	return code.includes("highlight-") ? withoutComments(lines, language) : lines;
}

const plain = (text: string): CodeLine => ({
	text: text.replace(SHOWN_NOTE, "[!code "),
	marks: new Set(),
});

const inRanges =
	(ranges: readonly Range[]) =>
	(line: CodeLine, index: number): CodeLine =>
		ranges.some(([first, last]) => first <= index + 1 && index < last)
			? { ...line, marks: new Set([...line.marks, "highlight"]) }
			: line;

/** A note with a line of its own is for the lines after it, `n` of them; another one begins with its own line. */
function withoutNotes(texts: readonly string[]): CodeLine[] {
	const lines: CodeLine[] = [];
	const left = new Map<LineMark, number>();
	for (const written of texts) {
		let text = written;
		for (let note = noteIn(text); note; note = noteIn(text)) {
			left.set(note.mark, note.count);
			text = note.before;
		}
		if (text !== written && text.trim() === "") continue;
		const marks = [...left].filter(([, count]) => count > 0);
		for (const [mark, count] of marks) left.set(mark, count - 1);
		lines.push({ ...plain(text), marks: new Set(marks.map(([mark]) => mark)) });
	}
	return lines;
}

/** The note that a line ends in, and the line before its comment. */
function noteIn(
	text: string,
): { mark: LineMark; count: number; before: string } | undefined {
	const at = text.lastIndexOf(NOTE_SIGN);
	const [, name, count = "1"] = at < 0 ? [] : (NOTE.exec(text.slice(at)) ?? []);
	if (name === undefined) return;
	const head = text.slice(0, at).trimEnd();
	const opening = COMMENT_OPENS.exec(head.slice(-4))?.[0];
	if (opening === undefined) return;
	const mark = NOTES[name as keyof typeof NOTES];
	const before = head.slice(0, -opening.length).trimEnd();
	return { mark, count: Number(count), before };
}
