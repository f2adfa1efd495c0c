/** Extracts plain text from tokens: for search, word counts and descriptions. */
import type { MarkdownIt, Token } from "markdown-it";
import { getOrInsert } from "../../../model/collections.ts";
import type { SectionText } from "../../../model/content/content.ts";
import { decodeEntities } from "../html/html-entities.ts";
import { tokenizeHtml } from "../html/html-tokenizer.ts";
import { collapseWhitespace } from "./normalize-text.ts";

/** The text of inline tokens without markup. Line breaks are kept. */
export function inlineTextOf(md: MarkdownIt, tokens: readonly Token[]): string {
	let text = "";
	for (const { type, content, children } of tokens) {
		if (type === "softbreak" || type === "hardbreak") text += "\n";
		else if (type === "image") text += inlineTextOf(md, children ?? []);
		else if (type === "html_text") text += htmlTextOf(md, content);
		else if (TEXT_TOKENS.has(type)) text += content;
	}
	return text;
}
const TEXT_TOKENS = new Set(["text", "text_special", "code_inline", "math_inline"]);

/** The sections of a document, and their texts. */
export function collectSections(
	md: MarkdownIt,
	tokens: readonly Token[],
): { readonly sections: readonly number[]; readonly texts: readonly SectionText[] } {
	const sections: number[] = [];
	const texts: SectionText[] = [];
	let heading = -1;
	let text: string[] = [];
	let code: string[] = [];
	const end = (next: number) => {
		const section = { text: collapseWhitespace(text.join(" ")), code: code.join("\n").trim() };
		if (heading >= 0 || section.text || section.code) {
			sections.push(heading);
			texts.push(section);
		}
		heading = next;
		text = [];
		code = [];
	};
	let isHeading = false;
	for (const token of tokens) {
		if (token.type === "heading_open") end(heading + 1);
		isHeading = token.type === "heading_open" || (isHeading && token.type !== "heading_close");
		if (isHeading) continue;
		if (token.type === "inline") text.push(inlineTextOf(md, token.children ?? []));
		else if (token.type === "fence" || token.type === "code_block") code.push(token.content);
		else text.push(blockTextOf(md, token));
	}
	end(heading);
	return { sections, texts };
}

function blockTextOf(md: MarkdownIt, { type, content }: Token): string {
	if (type === "text") return content;
	if (type === "html_text") return htmlTextOf(md, content);
	return type === "html_block" ? htmlTextOf(md, withoutTags(content)) : "";
}

const withoutTags = (html: string): string =>
	Array.from(tokenizeHtml(html), ({ kind, source }) => (kind === "text" ? source : " ")).join("");

/** The text of an HTML fragment without tags. Text with placeholders comes from the theme, not from the author. */
const htmlTextOf = (md: MarkdownIt, html: string): string => (html.includes("\0") ? "" : decodeEntities(md, html));

/** Scripts without spaces between words. */
const UNSPACED_SCRIPT = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}_]*(?:['’.,][\p{L}\p{N}][\p{L}\p{N}\p{M}_]*)*/gu;

/** The number of words in some texts, for the reading time. */
export function countWordsIn(texts: readonly { readonly text: string }[], locale: string): number {
	let words = 0;
	// A regular expression is ten times faster than `Intl.Segmenter`, and reading times are estimates.
	for (const { text } of texts)
		words += UNSPACED_SCRIPT.test(text) ? countSegments(text, locale) : (text.match(WORD)?.length ?? 0);
	return words;
}

/** In characters. A segmenter takes time that grows with the square of the text; a word cut in two counts twice. */
const MAX_SEGMENTED_LENGTH = 4000;

function countSegments(text: string, locale: string): number {
	let words = 0;
	for (let at = 0; at < text.length; at += MAX_SEGMENTED_LENGTH)
		for (const { isWordLike } of segmenterOf(locale).segment(text.slice(at, at + MAX_SEGMENTED_LENGTH)))
			if (isWordLike) words++;
	return words;
}

const segmenters = new Map<string, Intl.Segmenter>();

/** Segmenters take milliseconds to create and have no state. */
const segmenterOf = (locale: string): Intl.Segmenter =>
	getOrInsert(segmenters, locale, () => new Intl.Segmenter(canonicalLocale(locale), { granularity: "word" }));

/** A locale may have any name; those that are not language tags get the default rules. */
function canonicalLocale(locale: string): string {
	try {
		return Intl.getCanonicalLocales(locale)[0] ?? "und";
	} catch {
		return "und";
	}
}
