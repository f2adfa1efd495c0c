/** The Markdown parser: markdown-it with the rules of `rules/index.ts`. */

import Parser, { type MarkdownIt, type Token } from "markdown-it";
import { getOrInsert } from "../../model/collections.ts";
import type { MarkdownConfig } from "../../model/config.ts";
import type { MarkdownExtension } from "../../model/content/markdown-extension.ts";
import type { ParseEnvironment } from "./environment.ts";
import { applyExtension } from "./extension.ts";
import { MARKDOWN_RULES } from "./rules/index.ts";

/** Deeper blocks are reported, and not shown. */
const MAX_NESTING = 100;

const parsers = new Map<string, MarkdownIt>();

/**
 * The parser for these options, of which `extension` is the hash of the given one. Parsers are reused, because creating
 * one is slow and they hold no state of a text.
 */
export function markdownParserFor(options: MarkdownConfig, extension?: MarkdownExtension): MarkdownIt {
	const { html, math, emoji, headingIds } = options;
	const key = `${html} ${math} ${emoji} ${headingIds} ${options.extension}`;
	return getOrInsert(parsers, key, () => {
		const md = new Parser({ html: true, linkify: true, maxNesting: MAX_NESTING });
		for (const addRule of MARKDOWN_RULES) addRule(md, options);
		if (extension) applyExtension(md, extension, options);
		return md;
	});
}

/** The markup of tokens, with marks for its placeholders. */
export const renderTokens = (md: MarkdownIt, tokens: readonly Token[], env: ParseEnvironment): string =>
	md.renderer.render([...tokens], md.options as Parameters<typeof md.renderer.render>[1], env);
