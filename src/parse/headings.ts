/** Headings: their ids, and the links that lead to them. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import anchor from "markdown-it-anchor";
import type { Heading, Html } from "../model/content.ts";
import type { Problem } from "../model/problem.ts";
import { type Environment, mark, place, placeOf } from "./environment.ts";
import { placesIn } from "./places.ts";
import { collapsed } from "./plain.ts";
import { inlineText } from "./text.ts";

/** Gives each heading its id as a hole and, from the second level on, a link to it; collects them in `env.headings`. */
export function headings(md: MarkdownIt): void {
	md.use(anchor as unknown as (md: MarkdownIt, options: object) => void, {
		getTokensText: (tokens: Token[]) => inlineText(md, tokens),
		slugifyWithState: (text: string, { env }: StateCore) =>
			(env as Environment).slugger.slug(text),
		tabIndex: false,
	});
	const identify = md.core.ruler.getRules("").at(-1) as (
		state: StateCore,
	) => void;
	md.core.ruler.at("anchor", (state) => eachHeading(state, identify));
}

/**
 * The plugin looks each heading up among all tokens, which takes seconds in a very long page, and reserves the ids that
 * authors wrote, which changes those of other headings: so it sees one heading at a time.
 */
function eachHeading(
	state: StateCore,
	identify: (state: StateCore) => void,
): void {
	const { md, env, tokens } = state;
	for (const [index, token] of tokens.entries()) {
		if (token.type !== "heading_open") continue;
		const one = new md.core.State("", md, env);
		one.tokens = tokens.slice(index, index + 3);
		env.markdownItAnchor = undefined;
		const isExplicit = token.attrGet("id") !== null;
		identify(one);
		settle(one, isExplicit);
	}
}

/** Takes the ids that authors wrote off their headings, before anything else reads the braces. */
export function explicitIds(md: MarkdownIt): void {
	md.core.ruler.before("inline", "explicit_ids", takeIds);
}

function takeIds({ tokens }: StateCore): void {
	for (const [index, token] of tokens.entries()) {
		const text = tokens[index + 1];
		if (token.type !== "heading_open" || text?.type !== "inline") continue;
		const written =
			idIn(text.content, "{#", IN_BRACES) ??
			idIn(text.content, "<!--", IN_COMMENT);
		if (!written) continue;
		text.content = text.content.slice(0, written.start).trimEnd();
		token.attrSet("id", written.id);
	}
}

const IN_BRACES = /^\{#([^}\n]+)\}$/;
const IN_COMMENT = /^<!--\s*#(\S+?)\s*-->$/;

/** The id that a text ends with, behind the last of such signs. */
function idIn(
	text: string,
	sign: string,
	pattern: RegExp,
): { id: string; start: number } | undefined {
	const start = text.lastIndexOf(sign);
	if (start < 0 || text[start - 1] === "\\") return;
	const id = pattern.exec(text.slice(start))?.[1]?.trim();
	return id ? { id, start } : undefined;
}

function settle(state: StateCore, explicit: boolean): void {
	const env = state.env as Environment;
	const [open, inline] = state.tokens as [Token, Token];
	const children = inline.children ?? [];
	const heading: Heading = {
		level: Number(open.tag.slice(1)),
		id: String(open.attrGet("id")),
		explicit,
		html: plainHtmlOf(state, children),
		text: collapsed(inlineText(state.md, children)),
		at: startOf(env, open, inline),
	};
	const hole = {
		kind: "heading",
		index: env.headings.push(heading) - 1,
	} as const;
	open.attrSet("id", mark(env, hole));
	if (heading.level > 1) children.push(...linkTo(state, heading, hole));
}

function startOf(env: Environment, open: Token, inline: Token) {
	const line = open.map?.[0] ?? 0;
	if (!open.markup.startsWith("#")) return placesIn(env, inline)(0);
	return env.lines[line]?.includes(open.markup)
		? placeOf(env, line, open.markup)
		: place(env, line, 0);
}

/** Headings whose id another one before them has: a link reaches only the first. */
export function twins(headings: readonly Heading[]): Problem[] {
	const known = new Set<string>();
	return headings.flatMap(({ id, at }): Problem[] => {
		if (!known.has(id)) {
			known.add(id);
			return [];
		}
		return [
			{
				severity: "warning",
				code: "duplicate-heading-id",
				message: `another heading of this page has the id “${id}” already`,
				at,
				hint: "give one of them another id with `{#id}`",
			},
		];
	});
}

const LEFT_OUT = new Set(["link_open", "link_close", "image", "footnote_ref"]);

/** Inline markup that may stand in a link or a button: no links, no pictures, no holes, no ids. */
export function plainHtmlOf(
	{ md, env }: StateCore,
	children: readonly Token[],
): Html {
	const kept = children.filter(
		({ type, tag }) =>
			!LEFT_OUT.has(type) &&
			!(type.startsWith("html_") && isLinkOrPicture(tag)),
	);
	const html = md.renderer.renderInline(kept, md.options as never, env);
	return collapsed(
		html.replace(/\0\d+\0/g, "").replace(/ id="[^"]*"/g, ""),
	) as Html;
}

const isLinkOrPicture = (tag: string): boolean =>
	/^(?:a|img|picture|source|video|audio)$/.test(tag);

function linkTo(
	state: StateCore,
	{ text }: Heading,
	hole: { readonly kind: "heading"; readonly index: number },
): Token[] {
	const env = state.env as Environment;
	const open = new state.Token("heading_link_open", "a", 1);
	open.attrs = [
		["class", "heading-link"],
		["href", `#${mark(env, hole)}`],
		[
			"aria-label",
			mark(env, { kind: "label", name: "heading.link", of: text }),
		],
	];
	return [open, new state.Token("heading_link_close", "a", -1)];
}
