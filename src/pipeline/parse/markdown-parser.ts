/** The Markdown parser: markdown-it and a list of plugins. */

import Parser, { type MarkdownIt, type Token } from "markdown-it";
import type { MarkdownConfig } from "../../model/config.ts";
import type { MarkdownExtension } from "../../model/content/markdown-extension.ts";
import type { ParseEnvironment } from "./environment.ts";
import { applyExtension } from "./extension.ts";
import { htmlPlugin } from "./html/html.ts";
import { writtenIdsPlugin } from "./html/written-ids.ts";
import { syntaxPlugins } from "./rules/index.ts";
import { controlReferences } from "./text/control-references.ts";
import { headingIdsPlugin, headingsPlugin } from "./tokens/headings.ts";
import { imagesPlugin } from "./tokens/images.ts";
import { linkifyPlugin } from "./tokens/linkify.ts";
import { linksPlugin } from "./tokens/links.ts";
import { nestingPlugin } from "./tokens/nesting.ts";
import { tablesPlugin } from "./tokens/tables.ts";
import { tokenLimitsPlugin } from "./tokens/token-limits.ts";
import { locationsPlugin } from "./tokens/token-locations.ts";

type MarkdownPlugin = (md: MarkdownIt, options: MarkdownConfig) => void;

/**
 * In order:
 *
 * 1. Locations and limits.
 * 2. Autolinks and raw HTML, before other plugins generate HTML.
 * 3. Syntax extensions.
 * 4. Plugins that process the finished tokens.
 *
 * Those of the site come last.
 */
const PLUGINS: readonly MarkdownPlugin[] = [
	locationsPlugin,
	tokenLimitsPlugin,
	nestingPlugin,
	controlReferences,
	headingIdsPlugin,
	linkifyPlugin,
	htmlPlugin,
	...syntaxPlugins,
	tablesPlugin,
	linksPlugin,
	imagesPlugin,
	headingsPlugin,
	writtenIdsPlugin,
];

const parsers = new Map<string, MarkdownIt>();

/**
 * The parser for these options, of which `extension` is the hash of the given one. Parsers are reused, because creating one is slow and they hold no state of a
 * text.
 */
export function markdownParserFor(options: MarkdownConfig, extension?: MarkdownExtension): MarkdownIt {
	const { html, math, emoji, headingIds, maxNesting } = options;
	const key = `${html} ${math} ${emoji} ${headingIds} ${maxNesting} ${options.extension}`;
	const known = parsers.get(key);
	if (known) return known;
	const md = new Parser({ html: true, linkify: true, maxNesting });
	for (const rule of PLUGINS) rule(md, options);
	if (extension) applyExtension(md, extension, options);
	parsers.set(key, md);
	return md;
}

/** The markup of tokens, with marks for its placeholders. */
export const renderTokens = (md: MarkdownIt, tokens: readonly Token[], env: ParseEnvironment): string =>
	md.renderer.render([...tokens], md.options as Parameters<typeof md.renderer.render>[1], env);
