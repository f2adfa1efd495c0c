/** Code comments that highlight lines: `highlight-next-line`, `highlight-start`, `highlight-end`. */
import type { CodeLine } from "./code-line.ts";

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
export function applyHighlightComments(lines: readonly CodeLine[], language: string): CodeLine[] {
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
