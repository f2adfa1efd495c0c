/** Code as markup with classes, line by line. */
import { createRequire } from "node:module";
import type { HLJSApi, LanguageFn } from "highlight.js";
import { escapeHtml } from "./escape.ts";
import { languageOf, languagesIn } from "./languages.ts";

const load = createRequire(import.meta.url); // languages are many, and a site uses few: each is loaded on first use
const loaded = new Map<string, unknown>();

/** A module of highlight.js, once: Node resolves its name anew each time, and the package has hundreds of names. */
function library<Module>(name: string): Module {
	const known = loaded.get(name);
	if (known) return known as Module;
	const module: Module = load(`highlight.js/lib/${name}`);
	loaded.set(name, module);
	return module;
}

/** Longer code is not worth the reader's and the build's time. */
const LONGEST = 200_000;

/**
 * One highlighter for each language, which knows it and the languages inside it, and no others: what code looks like
 * may not depend on the code that came before.
 */
const highlighters = new Map<string, HLJSApi>();

/** The markup of each line of some code; plain text where the language is not known or the code is very long. */
export function highlightedLines(
	code: string,
	name: string,
): readonly string[] {
	const language = languageOf(name);
	if (!language || code.length > LONGEST) return escapeHtml(code).split("\n");
	const key = `${language} ${code}`;
	const known = recent.get(key);
	if (known) return known;
	const lines = linesOf(markupOf(code, language));
	if (recent.size >= REMEMBERED) recent.clear();
	recent.set(key, lines);
	return lines;
}

/** Translations of a page hold the same code. */
const recent = new Map<string, readonly string[]>();
const REMEMBERED = 2000;

function markupOf(code: string, language: string): string {
	try {
		return highlighterOf(language).highlight(code, {
			language,
			ignoreIllegals: true,
		}).value;
	} catch {
		return escapeHtml(code); // a grammar that fails on some code costs its colours only
	}
}

function highlighterOf(language: string): HLJSApi {
	const known = highlighters.get(language);
	if (known) return known;
	const highlighter = library<HLJSApi>("core").newInstance();
	for (const name of languagesIn(language))
		highlighter.registerLanguage(
			name,
			library<LanguageFn>(`languages/${name}`),
		);
	highlighters.set(language, highlighter);
	return highlighter;
}

/** Cuts markup at its line breaks; elements that go on are closed before one and opened again after it. */
function linesOf(markup: string): string[] {
	const open: string[] = [];
	const lines = [""];
	for (const [piece] of markup.matchAll(/<[^>]*>|\n|[^<\n]+/g)) {
		if (piece === "\n") {
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
