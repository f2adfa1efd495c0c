/** Comments in code that mark lines: `highlight-next-line`, `highlight-start`, `highlight-end`. */
import type { CodeLine } from "./code-marks.ts";

const LINE = ["//", ""];
const BLOCK = ["/*", "*/"];
const JSX = ["{/*", "*/}"];
const HASH = ["#", ""];
const HTML = ["<!--", "-->"];
const DASHES = ["--", ""];
const BASIC = [
	["'", ""],
	["REM", ""],
];
const POPULAR = [LINE, BLOCK, JSX, HASH, HTML];

/** Comments by language; others may use any of the popular ones. */
const COMMENTS: Readonly<Record<string, readonly string[][]>> = {
	javascript: [LINE, BLOCK, JSX],
	typescript: [LINE, BLOCK, JSX],
	css: [BLOCK],
	scss: [LINE, BLOCK],
	xml: [LINE, BLOCK, HTML],
	markdown: [HTML, JSX, HASH],
	python: [HASH],
	bash: [HASH],
	shell: [HASH],
	yaml: [HASH],
	ruby: [HASH],
	sql: [DASHES],
	lua: [DASHES],
	haskell: [DASHES],
	latex: [["%", ""]],
	matlab: [["%", ""]],
	wasm: [[";;", ""]],
	vbnet: BASIC,
	vbscript: BASIC,
	basic: BASIC,
	dos: [["REM", ""]],
	fortran: [["!", ""]],
	ocaml: [["(*", "*)"]],
	fsharp: [LINE, ["(*", "*)"]],
	cobol: [["*>", ""]],
};

/** The lines without such comments, marked as they say. */
export function withoutComments(
	lines: readonly CodeLine[],
	language: string,
): CodeLine[] {
	const comment = commentIn(language);
	const kept: CodeLine[] = [];
	let next = false;
	let block = false;
	for (const line of lines) {
		const what = comment.exec(line.text)?.groups?.what;
		if (what === "next-line") next = true;
		else if (what) block = what === "start";
		else {
			const marked = next || block;
			kept.push(
				marked
					? { ...line, marks: new Set([...line.marks, "highlight"]) }
					: line,
			);
			next = false;
		}
	}
	return kept;
}

function commentIn(language: string): RegExp {
	const syntaxes = Object.hasOwn(COMMENTS, language)
		? COMMENTS[language]
		: undefined;
	const comments = (syntaxes ?? POPULAR).map(
		([open = "", close = ""]) =>
			`${literal(open)}\\s*highlight-(?:next-line|start|end)\\s*${literal(close)}`,
	);
	return new RegExp(
		`^\\s*(?=.*highlight-(?<what>next-line|start|end))(?:${comments.join("|")})\\s*$`,
	);
}

const literal = (text: string): string =>
	text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
