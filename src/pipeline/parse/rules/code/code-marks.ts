/**
 * Marked lines of code, and the comments that mark them: `highlight-next-line`, `highlight-start` and `highlight-end`
 * on lines of their own, and `[!code ++]`, `[!code focus:3]` at the end of a line or on their own.
 */
import type { TwoslashResult } from "../../../../model/content/twoslash.ts";
import { applyHighlightComments } from "./code-comments.ts";
import type { CodeInfo } from "./code-info.ts";
import { type CodeLine, type LineMark, MARK_NAMES } from "./code-line.ts";
import type { InfoMark } from "./mark-info.ts";
import { withoutTwoslash } from "./twoslash.ts";
import { typedLines } from "./type-notes.ts";

const NOTE_SIGN = "[!code ";
/** Matches from the marker to the trimmed end of the line. */
const NOTE = /^\[!code (highlight|hl|\+\+|--|focus|error|warning)(?::(\d{1,4}))?\](?:\s*(?:-->|\*\/\}?|\*\)))?$/;
const COMMENT_OPENS = /(?:\{\/\*|\/\*|<!--|\/\/|--|\(\*|\*>|#|;;?|%|'|REM|!)$/;
const SHOWN_NOTE = /\[!!code /g;

/**
 * The lines of some code with their marks. If the info string marks lines, `highlight-…` comments are left alone.
 *
 * @param types what twoslash says about the code, without its notation
 */
export function markLines(
	source: string,
	language: string,
	{ marks, flags }: Pick<CodeInfo, "marks" | "flags">,
	types?: TwoslashResult,
): CodeLine[] {
	const code = types?.code ?? source;
	const plain = plainLines(code);
	const lines = types ? typedLines(plain, types) : flags.has("twoslash") ? withoutTwoslash(plain) : plain;
	const noted = code.includes(NOTE_SIGN) ? applyNotes(lines) : lines.map(withShownNotes);
	if (marks.some((mark) => "lines" in mark)) return applyMarks(noted, marks);
	return code.includes("highlight-") ? applyHighlightComments(noted, language) : noted;
}

/** The lines of some code without marks. */
const plainLines = (code: string): CodeLine[] =>
	code === ""
		? []
		: code
				.replace(/\n$/, "")
				.split("\n")
				.map((text) => ({ text, marks: new Set() }));

const withShownNotes = (line: CodeLine): CodeLine => ({ ...line, text: line.text.replace(SHOWN_NOTE, "[!code ") });

const applyMarks = (lines: readonly CodeLine[], marks: readonly InfoMark[]): CodeLine[] =>
	lines.map((line, index) => {
		const kinds = marks.flatMap((mark) => {
			if (!("lines" in mark)) return [];
			const [first, last] = mark.lines;
			return first <= index + 1 && index < last ? [mark.kind] : [];
		});
		return kinds.length === 0 ? line : { ...line, marks: new Set([...line.marks, ...kinds]) };
	});

/** A note on a line of its own applies to the following `n` lines; any other starts with its own line. */
function applyNotes(written: readonly CodeLine[]): CodeLine[] {
	const lines: CodeLine[] = [];
	const remaining = new Map<LineMark, number>();
	for (const line of written) {
		const source = line.text;
		let text = source;
		for (let note = trailingNote(text); note; note = trailingNote(text)) {
			remaining.set(note.mark, note.count);
			text = note.before;
		}
		if (text !== source && text.trim() === "") continue;
		const marks = [...remaining].filter(([, count]) => count > 0);
		for (const [mark, count] of marks) remaining.set(mark, count - 1);
		const kinds = [...line.marks, ...marks.map(([mark]) => mark)];
		lines.push(withShownNotes({ ...line, text, marks: new Set(kinds) }));
	}
	return lines;
}

/** The note at the end of a line, and the line without it. */
function trailingNote(text: string): { mark: LineMark; count: number; before: string } | undefined {
	const at = text.lastIndexOf(NOTE_SIGN);
	const [, name, count = "1"] = at < 0 ? [] : (NOTE.exec(text.slice(at).trimEnd()) ?? []);
	if (name === undefined) return;
	const head = text.slice(0, at).trimEnd();
	const opening = COMMENT_OPENS.exec(head.slice(-4))?.[0];
	if (opening === undefined) return;
	const mark = MARK_NAMES[name as keyof typeof MARK_NAMES];
	const before = head.slice(0, -opening.length).trimEnd();
	return { mark, count: Number(count), before };
}
