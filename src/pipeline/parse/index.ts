/**
 * Parses a Markdown file without looking at any other file:
 *
 * 1. Read the front matter.
 * 2. Parse the body into tokens, with placeholders for URLs and labels of the theme.
 * 3. Remove the heading with the page's title.
 * 4. Render the markup and split it at its placeholders.
 * 5. Collect what lists, search and the browser need.
 */
import type { MarkdownIt, Token } from "markdown-it";
import type { ContentTemplate } from "../../model/content/content.ts";
import type { ParsedDocument } from "../../model/content/document.ts";
import type { SourceFile } from "../../model/content/source.ts";
import { byLocation } from "../../model/problems/distinct-problems.ts";
import { collapseSpaces } from "../../model/text/collapse-spaces.ts";
import { type ParseContext, splitAtPlaceholders } from "./environment.ts";
import { digestOf } from "./front-matter/digest.ts";
import { mergeHeadFields } from "./front-matter/head-fields.ts";
import { withHomeMarkdown } from "./home-markdown.ts";
import { renderTokens } from "./markdown-parser.ts";
import { createMarkdownVersionTemplate } from "./markdown-version.ts";
import { collectSections, countWordsIn, inlineTextOf } from "./text/plain-text.ts";
import { unreadableDocument } from "./text/unreadable.ts";
import { tokenizeDocument } from "./tokenize-document.ts";

/** Parses a file. All problems of its author are in `problems`. */
export function parseDocument(file: SourceFile, context: ParseContext): ParsedDocument {
	try {
		return createDocument(file, context);
	} catch (error) {
		return unreadableDocument(file, error);
	}
}

function createDocument(file: SourceFile, context: ParseContext): ParsedDocument {
	const { md, env, tokens, body, data, frontMatter, keys, unknownKeys, ...read } = tokenizeDocument(file, context);
	const heading = leadingHeadingIndex(tokens);
	const rest = heading < 0 ? tokens : tokens.toSpliced(heading, 3);
	const preview = file.area === "news" ? previewTokens(rest)?.filter(({ type }) => type !== "toc") : undefined;
	const { sections, texts } = collectSections(md, tokens);
	const plain = createMarkdownVersionTemplate(body, env);
	const markdownVersion = env.home ? withHomeMarkdown(env.home, plain, env) : plain;
	const { path, locale, area, version, name, updated, hash } = file;
	const templateOf = (some: readonly Token[]): ContentTemplate => ({
		...splitAtPlaceholders(renderTokens(md, some, env), env),
		hash,
	});
	return {
		path,
		locale,
		area,
		version,
		name,
		updated,
		keys,
		unknownKeys,
		frontMatter: { ...frontMatter, ...mergeHeadFields([frontMatter, ...env.headFields]) },
		...(heading >= 0 && env.headings[0] && { heading: env.headings[0] }),
		headings: env.headings,
		body: templateOf(rest),
		...(preview && { preview: templateOf(preview) }),
		excerpt: excerptOfTokens(md, rest),
		ids: [...new Set(env.ids)],
		sections,
		sectionTexts: { all: texts },
		...(area === "news" && { words: countWordsIn([...texts, ...env.headings], locale) }),
		digest: digestOf({ body, data }),
		islands: [...env.islands],
		...(env.diagrams.length > 0 && { diagrams: env.diagrams }),
		...(env.componentUses.length > 0 && { componentUses: env.componentUses }),
		...(env.hasDocCards && { hasDocCards: true as const }),
		markdown: { ...markdownVersion, hash },
		problems: [...[...read.problems, ...env.problems].sort(byLocation), ...read.includeProblems].map((problem) =>
			area === "chrome" ? { ...problem, configKey: name } : problem,
		),
	};
}

/** Index of the `#` heading that the text starts with; -1 if it starts with anything else. */
function leadingHeadingIndex(tokens: readonly Token[]): number {
	const first = tokens.findIndex(({ type, content }) => type !== "html_text" || content.trim() !== "");
	return tokens[first]?.type === "heading_open" && tokens[first].tag === "h1" ? first : -1;
}

// The default description of a page.

/** The first line of prose as plain text, or else of a heading. */
function excerptOfTokens(md: MarkdownIt, tokens: readonly Token[]): string {
	return firstLineWithin(md, tokens, "paragraph_open") || firstLineWithin(md, tokens, "heading_open");
}

function firstLineWithin(md: MarkdownIt, tokens: readonly Token[], parent: string): string {
	for (const [index, token] of tokens.entries()) {
		if (token.type !== "inline" || tokens[index - 1]?.type !== parent) continue;
		for (const line of inlineTextOf(md, token.children ?? []).split("\n"))
			if (collapseSpaces(line)) return collapseSpaces(line);
	}
	return "";
}

// The preview of a post, for lists.

/** The tokens before the truncation marker, with open elements closed; `undefined` without a marker. */
function previewTokens(tokens: readonly Token[]): Token[] | undefined {
	let open = 0;
	for (const [index, token] of tokens.entries()) {
		const inner = token.children && previewTokens(token.children);
		if (token.type !== "truncate" && !inner) {
			open += token.nesting;
			continue;
		}
		const kept = tokens.slice(0, index);
		if (inner) kept.push(Object.assign(Object.create(token), { children: inner }));
		return kept.concat(closersAfter(tokens, index, open));
	}
	return;
}

/** The tokens that close the elements open at an index, innermost first. */
function closersAfter(tokens: readonly Token[], index: number, open: number): Token[] {
	const closers: Token[] = [];
	let depth = 0;
	for (let at = index + 1; at < tokens.length && closers.length < open; at++) {
		const token = tokens[at] as Token;
		depth += token.nesting;
		if (depth >= 0) continue;
		closers.push(token);
		depth = 0;
	}
	return closers;
}
