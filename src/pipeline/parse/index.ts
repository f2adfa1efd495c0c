/**
 * Parses a Markdown file without looking at any other file:
 *
 * 1. Read the front matter.
 * 2. Parse the body into tokens, with placeholders for URLs and labels of the theme.
 * 3. Remove the heading with the page's title.
 * 4. Render the markup and split it at its placeholders.
 * 5. Collect what lists, search and the browser need.
 */

import type { Token } from "markdown-it";
import type { ContentTemplate } from "../../model/content/content.ts";
import type { ParsedDocument } from "../../model/content/document.ts";
import type { SourceFile } from "../../model/content/source.ts";
import { limitProblems } from "../../model/problems/problem-list.ts";
import { type ParseContext, splitAtPlaceholders } from "./environment.ts";
import { mergeHeadFields } from "./front-matter/head-fields.ts";
import { withHomeMarkdown } from "./home-markdown.ts";
import { renderTokens } from "./markdown-parser.ts";
import { createMarkdownVersionTemplate } from "./markdown-version.ts";
import { previewTokens } from "./preview.ts";
import { digestOf } from "./text/digest.ts";
import { excerptOfTokens } from "./text/excerpt.ts";
import { collectSections, countWordsIn } from "./text/plain-text.ts";
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
	const { md, env, tokens, body, frontMatter, keys, unknownKeys, ...read } = tokenizeDocument(file, context);
	const heading = leadingHeadingIndex(tokens);
	const rest = heading < 0 ? tokens : tokens.toSpliced(heading, 3);
	const preview = file.area === "news" ? previewTokens(rest)?.filter(({ type }) => type !== "toc") : undefined;
	const sections = collectSections(md, tokens);
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
		...(area === "news" && { words: countWordsIn([...sections, ...env.headings], locale) }),
		digest: digestOf(body),
		islands: [...env.islands],
		...(env.diagrams.length > 0 && { diagrams: env.diagrams }),
		...(env.hasDocCards && { hasDocCards: true as const }),
		markdown: { ...markdownVersion, hash },
		problems: [...limitProblems([...read.problems, ...env.problems]), ...read.includeProblems],
	};
}

/** Index of the `#` heading that the text starts with; -1 if it starts with anything else. */
function leadingHeadingIndex(tokens: readonly Token[]): number {
	const first = tokens.findIndex(({ type, content }) => type !== "html_text" || content.trim() !== "");
	return tokens[first]?.type === "heading_open" && tokens[first].tag === "h1" ? first : -1;
}
