/** Syntax highlighting with CSS classes, line by line. */
import { createRequire } from "node:module";
import type { HLJSApi, LanguageFn } from "highlight.js";
import { getOrInsert } from "../../../../model/collections.ts";
import { escapeHtml } from "../../../../model/text/escape-html.ts";
import { embeddedLanguagesOf, highlightLanguageOf } from "./languages.ts";

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
