/** Code blocks: syntax highlighting, titles, line numbers, marked lines and texts, and the colours of terminals. */

import { createRequire } from "node:module";
import type { HLJSApi, LanguageFn } from "highlight.js";
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { getOrInsert } from "../../../../model/collections.ts";
import { closestMatch } from "../../../../model/problems/problem.ts";
import { controlIn } from "../../../../model/text/control-characters.ts";
import { escapeHtml } from "../../../../model/text/escape-html.ts";
import { reportProblem } from "../../report.ts";
import { CONTROL_CHARACTER } from "../../text/strip-controls.ts";
import { markTexts, wrapRanges } from "../inline/text-marks.ts";
import { ansiLines, withoutAnsi } from "./ansi.ts";
import { annotateLines } from "./code-annotations.ts";
import { type CodeInfo, codeInfoText, parseCodeInfo } from "./code-info.ts";
import type { CodeLine } from "./code-line.ts";
import { markLines } from "./code-marks.ts";
import { embeddedLanguagesOf, highlightLanguageOf, isPlainTextLanguage, languageNames } from "./languages.ts";
import { checkTypes, findTypeRanges, typeNotesHtml } from "./type-notes.ts";

interface CodeListing extends CodeInfo {
	readonly lines: readonly CodeLine[];
	/** The markup of the lines, if it is not that of a programming language. */
	readonly markup?: readonly string[];
}

const ANSI = "ansi";
/** Has no language whose comments could mark lines. A mark before the first line leaves such comments alone. */
const INDENTED_CODE: Pick<CodeInfo, "marks" | "flags"> = {
	marks: [{ kind: "highlight", lines: [0, 0] }],
	flags: new Set(),
};

export function codePlugin(md: MarkdownIt): void {
	md.core.ruler.before("inline", "code", (state) => {
		for (const [index, token] of state.tokens.entries())
			if (token.type === "fence" || token.type === "code_block") readCodeBlock(state, token, index);
	});
	md.renderer.rules.fence = (tokens, index) => codeBlockHtml(tokens[index] as Token);
	md.renderer.rules.code_block = md.renderer.rules.fence;
}

/** Removes comments that mark lines from a block, and stores the parsed info string. */
function readCodeBlock(state: StateCore, token: Token, index: number): void {
	const info = parseCodeInfo(codeInfoText(state.md, token));
	const { language } = info;
	const marked = markLines(
		token.content,
		highlightLanguageOf(language) ?? language,
		token.type === "code_block" ? INDENTED_CODE : info,
		token.type === "fence" ? checkTypes(state, token, info) : undefined,
	);
	const lines = annotateLines(state, index, marked);
	const listing = language === ANSI ? ansiListing(info, lines) : { ...info, lines };
	token.content = listing.lines.map(({ text }) => `${text}\n`).join("");
	token.meta = { ...token.meta, listing };
	if (controlIn(state.md.utils.unescapeAll(token.info)) >= 0)
		reportProblem(state.env, token.map?.[0] ?? 0, { ...CONTROL_CHARACTER, text: token.markup });
	for (const pattern of info.patterns) reportPattern(state, token, pattern);
	if (!isPlainTextLanguage(language) && !highlightLanguageOf(language)) reportUnknownLanguage(state, token, language);
}

function ansiListing(info: CodeInfo, lines: readonly CodeLine[]): CodeListing {
	return {
		...info,
		lines: lines.map((line) => ({ ...line, text: withoutAnsi(line.text) })),
		markup: ansiLines(lines.map(({ text }) => text).join("\n")),
	};
}

function reportPattern(state: StateCore, token: Token, pattern: string): void {
	reportProblem(state.env, token.map?.[0] ?? 0, {
		severity: "info",
		code: "unsupported-mark",
		message: `the regular expression ${pattern} marks nothing in this code`,
		hint: "write the text that it finds, in quotes",
		text: pattern,
	});
}

function reportUnknownLanguage(state: StateCore, token: Token, language: string): void {
	const meant = closestMatch(language, languageNames());
	reportProblem(state.env, token.map?.[0] ?? 0, {
		severity: "info",
		code: "unknown-language",
		message: `no syntax highlighting for language "${language}"`,
		text: token.markup,
		...(meant ? { hint: `did you mean "${meant}"?` } : {}),
	});
}

function codeBlockHtml({ content, meta }: Token): string {
	const listing = (meta?.listing ?? parseCodeInfo("")) as CodeListing;
	const { language, title, firstNumber, lines, marks } = listing;
	const name = escapeHtml(language);
	const markup = listing.markup ?? (content === "" ? [] : highlightLines(content, language));
	const body = (lines ?? [])
		.map((line, index, { length }) => {
			const typed = wrapRanges(markup[index] ?? "", findTypeRanges(line));
			const marked = markTexts(typed, line.text, marks);
			const html = length === 1 && line.text.length > MAX_UNBROKEN_LINE ? withBreaksInPaths(marked) : marked;
			return lineHtml(line, html, index, firstNumber) + typeNotesHtml(line);
		})
		.join("");
	const heading = title && title !== meta?.tabLabel ? `<div class="code-title">${escapeHtml(title)}</div>` : "";
	return `<div class="${classesOf(listing)}"${name && ` data-language="${name}"`}>${heading}<pre tabindex="0"><code${name && ` class="language-${name}"`}>${body}</code></pre></div>\n`;
}

/** In characters. A single line is wrapped, see `code-buttons.css`; a shorter one fits. */
const MAX_UNBROKEN_LINE = 56;

/** Lets a line break after the slashes of a path, which browsers break anywhere otherwise. */
const withBreaksInPaths = (markup: string): string =>
	markup.replace(/<[^<>]*>|(?<=\w)\/(?=\w)/g, (match) => (match === "/" ? "/<wbr>" : match));

function classesOf({ firstNumber, lines }: CodeListing): string {
	const focus = lines?.some(({ marks }) => marks.has("focus"));
	return `code-block${firstNumber === undefined ? "" : " line-numbers"}${focus ? " has-focus" : ""}`;
}

/** The line number is an attribute, because a CSS counter with another start would need an inline style. */
function lineHtml({ marks, annotation }: CodeLine, markup: string, index: number, firstNumber?: number): string {
	const classes = ["line", ...[...marks].map((mark) => `line-${mark}`)];
	const number = firstNumber === undefined ? "" : ` data-line="${firstNumber + index}"`;
	const mark = annotation === undefined ? "" : `<b class="annotation" data-number="${annotation}"></b>`;
	return `<span class="${classes.join(" ")}"${number}>${markup}${mark}</span>\n`;
}

/** Syntax highlighting with CSS classes, line by line. */
const requireModule = createRequire(import.meta.url); // loads each of the many languages when it is first used
const loadedModules = new Map<string, unknown>();

/** Loads a module of highlight.js. Cached, because Node resolves names slowly in a package with hundreds of exports. */
const loadHighlightModule = <Module>(name: string): Module =>
	getOrInsert(loadedModules, name, () => requireModule(`highlight.js/lib/${name}`)) as Module;

/** Longer code is not highlighted, to keep builds and pages fast. */
const MAX_CODE_LENGTH = 200_000;

/**
 * One highlighter per language, with the languages embedded in it and no others, so that the result does not depend on
 * code that was highlighted before.
 */
const highlighters = new Map<string, HLJSApi>();

/** The markup of each line; plain text if the language is unknown or the code very long. */
export function highlightLines(code: string, name: string): readonly string[] {
	const language = highlightLanguageOf(name);
	if (!language || code.length > MAX_CODE_LENGTH) return escapeHtml(code).split("\n");
	const key = `${language} ${code}`;
	const known = highlightCache.get(key);
	if (known) return known;
	const lines = splitMarkupLines(highlightCode(code, language)) ?? escapeHtml(code).split("\n");
	if (highlightCache.size >= MAX_CACHED_BLOCKS) highlightCache.clear();
	highlightCache.set(key, lines);
	return lines;
}

/** Translations of a page contain the same code. */
const highlightCache = new Map<string, readonly string[]>();
const MAX_CACHED_BLOCKS = 2000;

/** Front matter, which the grammar of Markdown takes for a heading between two lines. */
const FRONT_MATTER = /^---\n(?:[\s\S]*?\n)?---(?=\n|$)/;

function highlightCode(code: string, language: string): string {
	const head = language === "markdown" && FRONT_MATTER.exec(code)?.[0];
	return head
		? highlightWith("yaml", head) + highlightWith(language, code.slice(head.length))
		: highlightWith(language, code);
}

function highlightWith(language: string, code: string): string {
	try {
		return createHighlighter(language).highlight(code, { language, ignoreIllegals: true }).value;
	} catch {
		return escapeHtml(code); // a grammar may fail on some code, which then stays plain
	}
}

const createHighlighter = (language: string): HLJSApi =>
	getOrInsert(highlighters, language, () => {
		const highlighter = loadHighlightModule<HLJSApi>("core").newInstance();
		for (const name of embeddedLanguagesOf(language))
			highlighter.registerLanguage(name, loadHighlightModule<LanguageFn>(`languages/${name}`));
		return highlighter;
	});

/** Elements open at a line break are repeated on each following line, so too many would make the output explode. */
const MAX_OPEN = 100;

/**
 * Splits markup at line breaks, closing open elements before each and reopening them after it. Returns `undefined` if
 * they are nested too deeply.
 */
function splitMarkupLines(markup: string): string[] | undefined {
	const open: string[] = [];
	const lines = [""];
	for (const [piece] of markup.matchAll(/<[^<>]*>|\n|[^<\n]+/g)) {
		if (piece === "\n") {
			if (open.length > MAX_OPEN) return;
			lines[lines.length - 1] += "</span>".repeat(open.length);
			lines.push(open.join(""));
			continue;
		}
		if (piece.startsWith("</")) open.pop();
		else if (piece.startsWith("<")) open.push(piece);
		lines[lines.length - 1] += piece;
	}
	return lines;
}
