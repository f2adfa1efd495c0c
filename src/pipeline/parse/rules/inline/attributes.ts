/**
 * Attributes in braces: `{.class #id key=value}` after an image, code, a link or emphasis, at the end of a heading,
 * paragraph, list item or cell, and on a line of its own after a list, table or quote. A group with anything that is
 * not a valid attribute of the element stays text, so `{{ x }}` and `{ a }` need no escaping. `headings.ts` handles
 * `{#id}` of headings.
 */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { isAllowedOn, setAttributes } from "../../html/attribute-allow-list.ts";
import { type BraceEntry, parseBraceGroup, readBraceGroup } from "./braces.ts";

const INLINE_TARGET = /^(?:image|code_inline|(?:link|em|strong|s)_close)$/;
const BLOCK_TARGET = /^(?:bullet_list|ordered_list|table|blockquote|admonition)_open$/;
const TRAILING_BRACES = /(?:^|\s)(\{[^{}]*\})$/;

export function attributesPlugin(md: MarkdownIt): void {
	md.core.ruler.after("block", "block_attributes", applyBlockAttributes);
	md.core.ruler.before("linkify", "inline_attributes", applyInlineAttributes);
}

function applyBlockAttributes(state: StateCore): void {
	const { tokens } = state;
	const around: Token[] = [];
	const consumed = new Set<Token>();
	let closed: Token | undefined;
	for (const [at, token] of tokens.entries()) {
		if (token.type === "inline" && token.content.endsWith("}")) {
			const place = { token, around, before: closed };
			if (applyTrailingBraces(place)) for (const used of tokens.slice(at - 1, at + 2)) consumed.add(used);
		}
		if (token.nesting > 0) {
			if (token.type !== "paragraph_open") closed = undefined;
			around.push(token);
		} else if (token.nesting < 0) closed = around.pop();
		else if (token.type !== "inline") closed = undefined;
	}
	if (consumed.size > 0) state.tokens = tokens.filter((token) => !consumed.has(token));
}

/** Inline text, the open elements around it, and the element that ended before its paragraph. */
interface BraceContext {
	readonly token: Token;
	readonly around: readonly Token[];
	readonly before: Token | undefined;
}

/** Applies the braces at the end of a text. Returns whether the text was nothing else, and is to be removed. */
function applyTrailingBraces(place: BraceContext): boolean {
	const { token, around } = place;
	const [found, braces = ""] = TRAILING_BRACES.exec(token.content) ?? [];
	const entries = parseBraceGroup(braces);
	const parent = around.at(-1);
	if (found === undefined || !entries || !parent) return false;
	if (parent.type === "heading_open") {
		applyHeadingBraces(parent, token, entries);
		return false;
	}
	const isAlone = token.content === braces;
	const target = isAlone ? precedingBlock(place) : enclosingBlock(place);
	if (!target || !entries.every(isAllowedOn(target.tag))) return false;
	setAttributes(target, entries);
	token.content = withoutTrailingBraces(token.content);
	return isAlone;
}

/** Applies everything except the id, which stays behind as `{#id}`, to be read by `headings.ts`. */
function applyHeadingBraces(heading: Token, token: Token, entries: readonly BraceEntry[]): void {
	if (!entries.every(isAllowedOn(heading.tag))) return;
	const others = entries.filter(({ key }) => key !== "id");
	if (others.length === 0) return;
	setAttributes(heading, others);
	const id = entries.findLast(({ key }) => key === "id")?.value;
	const text = withoutTrailingBraces(token.content);
	token.content = id === undefined ? text : `${text} {#${id}}`;
}

/** A paragraph of nothing but braces applies to the block before it. */
function precedingBlock({ around, before }: BraceContext): Token | undefined {
	if (around.at(-1)?.type !== "paragraph_open") return;
	return before && BLOCK_TARGET.test(before.type) ? before : undefined;
}

/** The list if the braces are on their own line at the end of an item, or else the item or the block. */
function enclosingBlock({ token, around }: BraceContext): Token | undefined {
	const parent = around.at(-1);
	if (parent?.type !== "paragraph_open") return parent;
	const item = around.at(-2);
	if (item?.type !== "list_item_open") return parent;
	return /\n[ \t]*\{[^{}]*\}$/.test(token.content) ? around.at(-3) : item;
}

const withoutTrailingBraces = (content: string): string => content.replace(TRAILING_BRACES, "").trimEnd();

function applyInlineAttributes({ tokens }: StateCore): void {
	for (const { type, content, children } of tokens)
		if (type === "inline" && children && content.includes("{")) applyAttributesIn(children);
}

function applyAttributesIn(children: Token[]): void {
	const open: Token[] = [];
	/** The opening token of the previous token, if that is a closing one. */
	let opened: Token | undefined;
	for (let at = 1; at < children.length; at++) {
		const text = children[at] as Token;
		const before = children[at - 1] as Token;
		if (before.nesting > 0) open.push(before);
		else if (before.nesting < 0) opened = open.pop();
		if (text.type !== "text" || text.content[0] !== "{") continue;
		if (!INLINE_TARGET.test(before.type)) continue;
		const braces = readBraceGroup(text.content);
		const target = before.nesting < 0 ? opened : before;
		if (!braces || !target) continue;
		if (!braces.entries.every(isAllowedOn(target.tag))) continue;
		setAttributes(target, braces.entries);
		text.content = text.content.slice(braces.length);
	}
}
