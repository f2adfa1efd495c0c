/** The Markdown that authors write: one list of rules over markdown-it. */
import Parser, { type MarkdownIt, type Token } from "markdown-it";
import type { MarkdownConfig } from "../model/config.ts";
import { bareLinks } from "./bare-links.ts";
import type { Environment } from "./environment.ts";
import { explicitIds, headings } from "./headings.ts";
import { html } from "./html.ts";
import { images } from "./images.ts";
import { links } from "./links.ts";
import { nesting } from "./nesting.ts";
import { places } from "./places.ts";
import { rules } from "./rules/index.ts";
import { tables } from "./tables.ts";

type Rule = (md: MarkdownIt, options: MarkdownConfig) => void;

/**
 * 1. where things are, and what is too deep
 * 2. bare addresses and HTML, before any rule makes HTML of its own
 * 3. the extensions
 * 4. what reads the finished tokens
 */
const RULES: readonly Rule[] = [
	places,
	nesting,
	explicitIds,
	bareLinks,
	html,
	...rules,
	tables,
	links,
	images,
	headings,
];

const made = new Map<string, MarkdownIt>();

/** The parser for these options: the same one each time, since it takes long to make and keeps nothing of a text. */
export function markdownFor(options: MarkdownConfig): MarkdownIt {
	const { html, math, emoji, maxNesting } = options;
	const key = `${html} ${math} ${emoji} ${maxNesting}`;
	const known = made.get(key);
	if (known) return known;
	const md = new Parser({ html: true, linkify: true, maxNesting });
	for (const rule of RULES) rule(md, options);
	made.set(key, md);
	return md;
}

/** The markup of tokens, with marks for its holes. */
export const markupOf = (
	md: MarkdownIt,
	tokens: readonly Token[],
	env: Environment,
): string =>
	md.renderer.render(
		[...tokens],
		md.options as Parameters<typeof md.renderer.render>[1],
		env,
	);
