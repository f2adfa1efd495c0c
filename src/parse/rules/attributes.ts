/**
 * Attributes in braces: `{.class #id key=value}` after a picture, code, link or emphasis, at the end of a heading,
 * paragraph, list item or cell, and alone below a list, table or quote. A group with a word that is no attribute of its
 * element stays text, so `{{ x }}` and `{ a }` need no escape. `{#id}` of headings is the business of the headings.
 */
import type { Env, MarkdownIt, StateCore, Token } from "markdown-it";
import { allowedOn, setAttributes } from "./allowed.ts";
import { bracesAt, bracesOf, type Entry } from "./braces.ts";
import { openingIndex } from "./tokens.ts";

const INLINE = /^(?:image|code_inline|(?:link|em|strong|s)_close)$/;
const BLOCK = /^(?:bullet_list|ordered_list|table|blockquote|admonition)_open$/;
const TRAILING = /(?:^|\s)(\{[^{}]*\})$/;

export function attributes(md: MarkdownIt): void {
	md.core.ruler.after("block", "block_attributes", blockAttributes);
	md.core.ruler.before("linkify", "inline_attributes", inlineAttributes);
}

function blockAttributes(state: StateCore): void {
	const { tokens, env } = state;
	const around: Token[] = [];
	const spent = new Set<Token>();
	let closed: Token | undefined;
	for (const [at, token] of tokens.entries()) {
		if (token.type === "inline" && token.content.endsWith("}")) {
			const place = { token, around, before: closed };
			if (take(env, place))
				for (const used of tokens.slice(at - 1, at + 2)) spent.add(used);
		}
		if (token.nesting > 0) {
			if (token.type !== "paragraph_open") closed = undefined;
			around.push(token);
		} else if (token.nesting < 0) closed = around.pop();
		else if (token.type !== "inline") closed = undefined;
	}
	if (spent.size > 0)
		state.tokens = tokens.filter((token) => !spent.has(token));
}

/** Inline text, the open elements around it, and the element that was closed before its paragraph. */
interface Place {
	readonly token: Token;
	readonly around: readonly Token[];
	readonly before: Token | undefined;
}

/** Gives the braces at the end of a text to their element; true when the text was nothing else and is to go. */
function take(env: Env, place: Place): boolean {
	const { token, around } = place;
	const [found, braces = ""] = TRAILING.exec(token.content) ?? [];
	const entries = bracesOf(braces);
	const parent = around.at(-1);
	if (found === undefined || !entries || !parent) return false;
	if (parent.type === "heading_open") {
		takeInHeading(env, parent, token, entries);
		return false;
	}
	const isAlone = token.content === braces;
	const target = isAlone ? blockBefore(place) : blockAround(place);
	if (!target || !entries.every(allowedOn(target.tag))) return false;
	setAttributes(env, target, entries);
	token.content = withoutTrailing(token.content);
	return isAlone;
}

/** Takes what is no id: an id on its own is read by the headings, and left as `{#id}` for them otherwise. */
function takeInHeading(
	env: Env,
	heading: Token,
	token: Token,
	entries: readonly Entry[],
): void {
	if (!entries.every(allowedOn(heading.tag))) return;
	const others = entries.filter(({ key }) => key !== "id");
	if (others.length === 0) return;
	setAttributes(env, heading, others);
	const id = entries.findLast(({ key }) => key === "id")?.value;
	const text = withoutTrailing(token.content);
	token.content = id === undefined ? text : `${text} {#${id}}`;
}

/** A paragraph of nothing but braces speaks of the block before it. */
function blockBefore({ around, before }: Place): Token | undefined {
	if (around.at(-1)?.type !== "paragraph_open") return;
	return before && BLOCK.test(before.type) ? before : undefined;
}

/** The list, when the braces have the last line of an item for themselves; else the item, or the block. */
function blockAround({ token, around }: Place): Token | undefined {
	const parent = around.at(-1);
	if (parent?.type !== "paragraph_open") return parent;
	const item = around.at(-2);
	if (item?.type !== "list_item_open") return parent;
	return /\n[ \t]*\{[^{}]*\}$/.test(token.content) ? around.at(-3) : item;
}

const withoutTrailing = (content: string): string =>
	content.replace(TRAILING, "").trimEnd();

function inlineAttributes({ tokens, env }: StateCore): void {
	for (const { type, content, children } of tokens)
		if (type === "inline" && children && content.includes("{"))
			inlineAttributesOf(children, env);
}

function inlineAttributesOf(children: Token[], env: Env): void {
	for (let at = 1; at < children.length; at++) {
		const text = children[at] as Token;
		const before = children[at - 1] as Token;
		if (text.type !== "text" || text.content[0] !== "{") continue;
		if (!INLINE.test(before.type)) continue;
		const braces = bracesAt(text.content);
		const target =
			before.nesting < 0 ? children[openingIndex(children, at - 1)] : before;
		if (!braces || !target) continue;
		if (!braces.entries.every(allowedOn(target.tag))) continue;
		setAttributes(env, target, braces.entries);
		text.content = text.content.slice(braces.length);
	}
}
