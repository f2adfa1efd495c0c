/** The Markdown parser: markdown-it and a list of plugins. */

import Parser, { type MarkdownIt, type Token } from "markdown-it";
import type { MarkdownConfig } from "../model/config.ts";
import type { MarkdownExtension } from "../model/markdown-extension.ts";
import { controlReferences } from "./control-references.ts";
import type { ParseEnvironment } from "./environment.ts";
import { applyExtension } from "./extension.ts";
import { headingIdsPlugin, headingsPlugin } from "./headings.ts";
import { htmlPlugin } from "./html.ts";
import { imagesPlugin } from "./images.ts";
import { linkifyPlugin } from "./linkify.ts";
import { linksPlugin } from "./links.ts";
import { nestingPlugin } from "./nesting.ts";
import { syntaxPlugins } from "./plugins/index.ts";
import { tablesPlugin } from "./tables.ts";
import { tokenLimitsPlugin } from "./token-limits.ts";
import { locationsPlugin } from "./token-locations.ts";
import { writtenIdsPlugin } from "./written-ids.ts";

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
export function markdownParserFor(
	options: MarkdownConfig,
	extension?: MarkdownExtension,
): MarkdownIt {
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

/** The markup of tokens, with marks for its holes. */
export const renderTokens = (
	md: MarkdownIt,
	tokens: readonly Token[],
	env: ParseEnvironment,
): string =>
	md.renderer.render(
		[...tokens],
		md.options as Parameters<typeof md.renderer.render>[1],
		env,
	);
