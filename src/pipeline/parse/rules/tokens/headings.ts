/** Headings: their ids, and the links to them. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import anchor from "markdown-it-anchor";
import type { MarkdownConfig } from "../../../../model/config.ts";
import type { DocumentHeading, Html, Placeholder } from "../../../../model/content/content.ts";
import { claimId } from "../../../../model/content/unique-ids.ts";
import type { Problem } from "../../../../model/problems/problem.ts";
import { collapseSpaces } from "../../../../model/text/collapse-spaces.ts";
import { addPlaceholder, bodyLocation, environmentOf, findLocation, type ParseEnvironment } from "../../environment.ts";
import { inlineTextOf } from "../../text/plain-text.ts";
import { uniqueSlug } from "./heading-slugs.ts";
import { createTokenLocator } from "./token-locations.ts";

/** Gives each heading an id and, from level 2, a link to itself. Collects headings in `env.headings`. */
export function headingsPlugin(md: MarkdownIt, { headingIds }: MarkdownConfig): void {
	md.use(anchor as unknown as (md: MarkdownIt, options: object) => void, {
		getTokensText: (tokens: Token[]) => {
			const title = withoutBadges(tokens);
			const text = inlineTextOf(md, title);
			return title.length < tokens.length ? text.trim() : text;
		},
		slugifyWithState: (text: string, { env, tokens }: StateCore) =>
			uniqueSlug(String(tokens[0]?.meta?.vitePressText ?? text), headingIds, environmentOf(env).headingSlugs),
		tabIndex: false,
	});
	if (headingIds === "vitepress") md.core.ruler.before("text_join", "vitepress_heading_texts", keepVitePressTexts);
	const identify = md.core.ruler.getRules("").at(-1) as (state: StateCore) => void;
	md.core.ruler.at("anchor", (state) => identifyHeadings(state, identify));
}

/**
 * Runs markdown-it-anchor on one heading at a time. On a whole page it searches all tokens for each heading, which
 * takes seconds for a very long page, and reserves explicit ids first, which would change the generated ones.
 */
function identifyHeadings(state: StateCore, identify: (state: StateCore) => void): void {
	const { md, env, tokens } = state;
	for (const [index, token] of tokens.entries()) {
		if (token.type !== "heading_open") continue;
		const one = new md.core.State("", md, env);
		one.tokens = tokens.slice(index, index + 3);
		env.markdownItAnchor = undefined;
		const isExplicit = token.attrGet("id") !== null;
		identify(one);
		finishHeading(one, isExplicit);
	}
}

/** The ids of VitePress have entities as they are written, and the text between the tags of a badge. */
function keepVitePressTexts({ md, tokens }: StateCore): void {
	for (const [index, open] of tokens.entries()) {
		const children = (open.type === "heading_open" && tokens[index + 1]?.children) || [];
		if (!children.some((token) => writtenEntity(token) || token.type === "badge_open")) continue;
		const texts = withoutBadges(children, ({ meta }) => meta?.hasText === true).map((token) =>
			Object.assign(Object.create(token), { content: writtenEntity(token) ?? token.content }),
		);
		open.meta = { ...open.meta, vitePressText: inlineTextOf(md, texts) };
	}
}

/** @example `&rarr;`, and `&amp;` for an escaped `&` */
function writtenEntity({ type, info, content, markup }: Token): string | undefined {
	if (type !== "text_special") return undefined;
	if (info === "entity") return markup;
	return info === "escape" && content === "&" ? "&amp;" : undefined;
}

/** Reads explicit ids of headings before any other plugin reads the braces. */
export function headingIdsPlugin(md: MarkdownIt): void {
	md.core.ruler.before("inline", "explicit_ids", takeHeadingIds);
}

function takeHeadingIds({ tokens }: StateCore): void {
	for (const [index, token] of tokens.entries()) {
		const text = tokens[index + 1];
		if (token.type !== "heading_open" || text?.type !== "inline") continue;
		const written = ID_NOTATIONS.map(([sign, pattern]) => trailingId(text.content, sign, pattern)).find(Boolean);
		if (!written) continue;
		text.content = text.content.slice(0, written.start).trimEnd();
		token.attrSet("id", written.id);
	}
}

/** How an id begins, and all of it: in braces, or in a comment of HTML or of MDX, as in Docusaurus 3.10. */
const ID_NOTATIONS: readonly (readonly [sign: string, pattern: RegExp])[] = [
	["{#", /^\{#([^}\n]+)\}$/],
	["<!--", /^<!--\s*#(\S+?)\s*-->$/],
	["{", /^\{\s*\/\*\s*#(\S+?)(?:\s[^*]*)?\*\/\s*\}$/],
];

/** The id at the end of a text, after the last `sign`. */
function trailingId(text: string, sign: string, pattern: RegExp): { id: string; start: number } | undefined {
	const start = text.lastIndexOf(sign);
	if (start < 0 || text[start - 1] === "\\") return;
	const id = pattern.exec(text.slice(start))?.[1]?.trim();
	return id ? { id, start } : undefined;
}

function finishHeading(state: StateCore, explicit: boolean): void {
	const env = environmentOf(state.env);
	const [open, inline] = state.tokens as [Token, Token];
	const children = inline.children ?? [];
	const title = withoutBadges(children);
	const wanted = String(open.attrGet("id"));
	const heading: DocumentHeading = {
		level: Number(open.tag.slice(1)),
		id: claimId(env.usedIds, wanted),
		explicit,
		html: plainInlineHtml(state, title),
		text: collapseSpaces(inlineTextOf(state.md, title)),
		...(title.length < children.length && { badgedHtml: plainInlineHtml(state, children) }),
		at: headingLocation(env, open, inline),
	};
	if (heading.id !== wanted) env.problems.push(duplicateIdProblem(wanted, heading));
	const placeholder = { kind: "heading", index: env.headings.push(heading) - 1 } as const;
	open.attrSet("id", addPlaceholder(env, placeholder));
	if (heading.level > 1) children.push(...headingLinkTokens(state, placeholder));
}

/** A badge says something about a heading and is no part of its name. */
function withoutBadges(children: readonly Token[], isLeftOut = (_badge: Token) => true): Token[] {
	let depth = 0;
	return children.filter((token) => {
		if (token.type === "badge_open" && (depth > 0 || isLeftOut(token))) depth++;
		const isKept = depth === 0;
		if (token.type === "badge_close" && depth > 0) depth--;
		return isKept;
	});
}

function headingLocation(env: ParseEnvironment, open: Token, inline: Token) {
	const line = open.map?.[0] ?? 0;
	if (!open.markup.startsWith("#")) return createTokenLocator(env, inline)(0);
	return env.lines[line]?.includes(open.markup) ? findLocation(env, line, open.markup) : bodyLocation(env, line, 0);
}

const duplicateIdProblem = (wanted: string, { id, at }: DocumentHeading): Problem => ({
	severity: "warning",
	code: "duplicate-heading-id",
	message: `duplicate heading id "${wanted}" becomes "${id}"`,
	at,
	hint: 'give this heading another id with "{#id}"',
});

const EXCLUDED_TOKENS = new Set(["link_open", "link_close", "image", "footnote_ref"]);

/** Inline markup that is valid inside links and buttons: without links, images, placeholders and ids. */
export function plainInlineHtml({ md, env }: StateCore, children: readonly Token[]): Html {
	const kept = children.filter(
		({ type, tag }) => !EXCLUDED_TOKENS.has(type) && !(type.startsWith("html_") && isLinkOrPicture(tag)),
	);
	const html = md.renderer.renderInline(kept, md.options as never, env);
	return collapseSpaces(html.replace(/\0\d+\0/g, "").replace(/ id="[^"]*"/g, "")) as Html;
}

const isLinkOrPicture = (tag: string): boolean => /^(?:a|img|picture|source|video|audio)$/.test(tag);

/**
 * For the mouse alone: as part of the heading, a link with a name would be read with it, and be a stop of the keyboard
 * before each section. The table of contents has the same links.
 */
function headingLinkTokens(state: StateCore, placeholder: Placeholder): Token[] {
	const env = environmentOf(state.env);
	const open = new state.Token("heading_link_open", "a", 1);
	open.attrs = [
		["class", "heading-link"],
		["href", `#${addPlaceholder(env, placeholder)}`],
		["aria-hidden", "true"],
		["tabindex", "-1"],
	];
	return [open, new state.Token("heading_link_close", "a", -1)];
}
