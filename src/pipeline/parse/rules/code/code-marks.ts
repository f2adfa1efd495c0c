/**
 * Marked lines of code, and the comments that mark them: `highlight-next-line`, `highlight-start` and `highlight-end`
 * on lines of their own, and `[!code ++]`, `[!code focus:3]` at the end of a line or on their own.
 */
import type { TwoslashResult } from "../../../../model/content/twoslash.ts";
import type { CodeInfo } from "./code-info.ts";
import { type CodeLine, type LineMark, MARK_NAMES } from "./code-line.ts";
import type { InfoMark } from "./mark-info.ts";
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
	const before = textBeforeComment(text.slice(0, at));
	if (before === undefined) return;
	const mark = MARK_NAMES[name as keyof typeof MARK_NAMES];
	return { mark, count: Number(count), before: before.trimEnd() };
}

/** What is before the sign that opens a comment at the end of a text; `undefined` if there is none. */
export function textBeforeComment(text: string): string | undefined {
	const trimmed = text.trimEnd();
	const opening = COMMENT_OPENS.exec(trimmed.slice(-4))?.[0];
	return opening === undefined ? undefined : trimmed.slice(0, -opening.length);
}

/** Code comments that highlight lines: `highlight-next-line`, `highlight-start`, `highlight-end`. */
const LINE_COMMENT = ["//", ""];
const BLOCK_COMMENT = ["/*", "*/"];
const JSX_COMMENT = ["{/*", "*/}"];
const HASH_COMMENT = ["#", ""];
const HTML_COMMENT = ["<!--", "-->"];
const DASH_COMMENT = ["--", ""];
const BASIC_COMMENTS = [
	["'", ""],
	["REM", ""],
];
const COMMON_COMMENTS = [LINE_COMMENT, BLOCK_COMMENT, JSX_COMMENT, HASH_COMMENT, HTML_COMMENT];

/** Comment syntax by language. Others may use any of the common ones. */
const COMMENTS_BY_LANGUAGE: Readonly<Record<string, readonly string[][]>> = {
	javascript: [LINE_COMMENT, BLOCK_COMMENT, JSX_COMMENT],
	typescript: [LINE_COMMENT, BLOCK_COMMENT, JSX_COMMENT],
	css: [BLOCK_COMMENT],
	scss: [LINE_COMMENT, BLOCK_COMMENT],
	xml: [LINE_COMMENT, BLOCK_COMMENT, HTML_COMMENT],
	markdown: [HTML_COMMENT, JSX_COMMENT, HASH_COMMENT],
	python: [HASH_COMMENT],
	bash: [HASH_COMMENT],
	shell: [HASH_COMMENT],
	yaml: [HASH_COMMENT],
	ruby: [HASH_COMMENT],
	sql: [DASH_COMMENT],
	lua: [DASH_COMMENT],
	haskell: [DASH_COMMENT],
	latex: [["%", ""]],
	matlab: [["%", ""]],
	wasm: [[";;", ""]],
	vbnet: BASIC_COMMENTS,
	vbscript: BASIC_COMMENTS,
	basic: BASIC_COMMENTS,
	dos: [["REM", ""]],
	fortran: [["!", ""]],
	ocaml: [["(*", "*)"]],
	fsharp: [LINE_COMMENT, ["(*", "*)"]],
	cobol: [["*>", ""]],
};

/** Removes these comments and marks the lines. */
function applyHighlightComments(lines: readonly CodeLine[], language: string): CodeLine[] {
	const comments = Object.hasOwn(COMMENTS_BY_LANGUAGE, language) ? COMMENTS_BY_LANGUAGE[language] : undefined;
	const kept: CodeLine[] = [];
	let next = false;
	let block = false;
	for (const line of lines) {
		const word = wordIn(line.text.trim(), comments ?? COMMON_COMMENTS);
		if (word === "highlight-next-line") next = true;
		else if (word) block = word === "highlight-start";
		else {
			const marked = next || block;
			kept.push(marked ? { ...line, marks: new Set([...line.marks, "highlight"]) } : line);
			next = false;
		}
	}
	return kept;
}

const WORDS = ["highlight-next-line", "highlight-start", "highlight-end"];

/** The instruction in a line that consists of a comment with nothing else. */
function wordIn(line: string, comments: readonly (readonly string[])[]): string | undefined {
	for (const [open = "", close = ""] of comments) {
		if (!line.startsWith(open) || !line.endsWith(close)) continue;
		const text = line.slice(open.length, line.length - close.length).trim();
		if (WORDS.includes(text)) return text;
	}
	return;
}

// The notation of twoslash, which checks examples in TypeScript. The checker is not part of a build: its comments are
// not shown, and neither is the code that they cut.

const CUT = /^\s*\/\/\s*---cut(?:-(before|after|start|end))?---\s*$/;
/** A query, or an option of the compiler or of twoslash: `// ^?`, `// @errors: 2322`, `// @filename: a.ts`. */
const TWOSLASH_NOTE = /^\s*\/\/\s*(?:\^[?|^]|@[A-Za-z]+(?::|\s*$))/;

/** The lines that readers see. */
function withoutTwoslash(lines: readonly CodeLine[]): CodeLine[] {
	let shown: CodeLine[] = [];
	let isCut = false;
	for (const line of lines) {
		const cut = CUT.exec(line.text);
		if (!cut) {
			if (!isCut && !TWOSLASH_NOTE.test(line.text)) shown.push(line);
			continue;
		}
		const [, place = "before"] = cut;
		if (place === "before") shown = [];
		if (place === "after") return shown;
		isCut = place === "start";
	}
	return shown;
}
