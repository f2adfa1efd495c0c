/**
 * Components in Markdown: `<Name prop="a" other={1}>Markdown</Name>`. A component that stands alone on its lines is a
 * block, whose content is parsed as blocks; others are part of their paragraph.
 */
import type { MarkdownIt, StateBlock, StateInline, Token } from "markdown-it";
import { findIndexInOrder } from "../../../model/text/find-index-in-order.ts";
import { pushBlockComponent } from "../components/block-components.ts";
import { blockContextOf, inlineComponentsOf } from "../components/component-context.ts";
import type { ComponentRange, UnmatchedTag } from "../components/component-tags.ts";
import { renderIcon } from "../components/icons.ts";
import { pushInlineComponent } from "../components/inline-components.ts";
import { isInlineComponent } from "../components/theme-components.ts";
import { environmentOf } from "../environment.ts";
import { warn } from "../report.ts";
import { addBlockRule, lineStart, lineStartsWith } from "./block-rules.ts";
import { createInlineToken, pushTokens } from "./tokens/tokens.ts";

export function componentsPlugin(md: MarkdownIt): void {
	addBlockRule(md, "component", blockRule);
	const htmlBlock = md.block.ruler.getRules("").find(({ name }) => name === "html_block") as BlockRule;
	md.block.ruler.at(
		"html_block",
		(state, line, endLine, silent) => {
			if (startsWithComponent(state, line)) return false;
			if (!htmlBlock(state, line, endLine, silent)) return false;
			if (!silent) splitHtmlBlock(state, line, endLine);
			return true;
		},
		{ alt: ["paragraph", "reference", "blockquote"] },
	);
	md.inline.ruler.before("html_inline", "component", inlineRule);
	md.renderer.rules.icon = (tokens, index) => renderIcon(tokens[index] as Token);
	md.renderer.rules.component_text = (tokens, index) => md.utils.escapeHtml(tokens[index]?.content ?? "");
}

type BlockRule = typeof blockRule;

/** A component that is part of a paragraph may have the name of an HTML tag. */
function startsWithComponent(state: StateBlock, line: number): boolean {
	const start = lineStart(state, line);
	if (state.src[start] !== "<") return false;
	const { byStart, unmatched } = blockContextOf(state).components;
	return byStart.has(start) || unmatched.has(start);
}

function blockRule(state: StateBlock, line: number, endLine: number, silent: boolean): boolean {
	if (!lineStartsWith(state, line, "<")) return false;
	const unmatched = blockContextOf(state).components.unmatched.get(lineStart(state, line));
	if (unmatched) return skipUnmatched(state, line, unmatched, silent);
	const siblings = blockSiblings(state, line, endLine);
	if (siblings.length === 0) return false;
	if (silent) return true;
	for (const { range, first, last } of siblings) {
		state.line = last + 1;
		pushBlockComponent(state, range, first, last);
	}
	state.line = (siblings.at(-1)?.last ?? line) + 1;
	return true;
}

/** Leaves out a tag without a counterpart that stands alone on its line. */
function skipUnmatched(state: StateBlock, line: number, tag: UnmatchedTag, silent: boolean): boolean {
	const lineEnd = state.eMarks[line] as number;
	if (tag.end > lineEnd || state.src.slice(tag.end, lineEnd).trim() !== "") return false;
	if (silent) return true;
	reportUnmatched(state, line, tag);
	state.line = line + 1;
	return true;
}

interface PlacedRange {
	readonly range: ComponentRange;
	readonly first: number;
	readonly last: number;
}

/** The components that start on a line and fill their lines together; none if other text is among them. */
function blockSiblings(state: StateBlock, line: number, endLine: number): PlacedRange[] {
	const { byStart } = blockContextOf(state).components;
	const siblings: PlacedRange[] = [];
	let at = lineStart(state, line);
	let first = line;
	let isInline = true;
	for (;;) {
		const range = byStart.get(at);
		if (!range) return [];
		const last = lineOfOffset(state, range.end, first, endLine);
		if (last === undefined) return [];
		siblings.push({ range, first, last });
		isInline &&= isInlineComponent(range.name) && !environmentOf(state.env).moduleNames.partials.has(range.name);
		const rest = state.src.slice(range.end, state.eMarks[last]);
		if (rest.trim() === "") return isInline ? [] : siblings;
		at = range.end + rest.length - rest.trimStart().length;
		first = last;
	}
}

function inlineRule(state: StateInline, silent: boolean): boolean {
	if (state.src[state.pos] !== "<") return false;
	const { byStart, unmatched } = inlineComponentsOf(state);
	const range = byStart.get(state.pos);
	const tag = unmatched.get(state.pos);
	const end = range?.end ?? tag?.end ?? Infinity;
	if (end > state.posMax) return false;
	if (!silent) {
		const line = environmentOf(state.env).inlineLine;
		if (range) pushInlineComponent(state, range, line);
		else if (tag) reportUnmatched(state, line, tag);
	}
	state.pos = end;
	return true;
}

const reportUnmatched = ({ env }: Pick<StateBlock, "env">, line: number, { name, isClosing }: UnmatchedTag): void =>
	warn(env, line, {
		code: "unmatched-component",
		message: isClosing ? `</${name}> closes no component` : `<${name}> is not closed`,
		hint: isClosing
			? `remove it, or open <${name}> before it in the same block`
			: `close it with </${name}> in the same block, or write <${name} />`,
		text: isClosing ? `</${name}` : `<${name}`,
	});

// Components among the lines of raw HTML, which the HTML around them surrounds.

/** What the text of these elements means is not Markdown. */
const RAW_ELEMENT = /^<(?:script|style|pre|textarea|[!?])/i;

/**
 * Replaces the token of an HTML block that has just been pushed by tokens for its parts: HTML and components. A component
 * may end after the block.
 */
function splitHtmlBlock(state: StateBlock, line: number, endLine: number): void {
	const start = lineStart(state, line);
	if (RAW_ELEMENT.test(state.src.slice(start, start + 10))) return;
	let next = state.line;
	let end = state.eMarks[next - 1] as number;
	let position = start;
	let at = line;
	for (const range of componentsFrom(state, start)) {
		if (range.start >= end) break;
		if (range.start < position) continue;
		const first = lineOfOffset(state, range.start, at, next);
		const last = lineOfOffset(state, range.end, first ?? at, endLine);
		if (first === undefined || last === undefined) continue;
		if (position === start) state.tokens.pop();
		pushHtml(state, position, range.start, at, first);
		if (last >= next) {
			next = last + 1;
			end = state.eMarks[last] as number;
		}
		state.line = next;
		pushComponent(state, range, first, last);
		position = range.end;
		at = last;
	}
	if (position > start) pushHtml(state, position, end, at, next - 1);
	state.line = next;
}

/** The components after an offset, in order. */
function* componentsFrom(state: StateBlock, offset: number): Generator<ComponentRange> {
	const { components, componentStarts } = blockContextOf(state);
	for (let at = findIndexInOrder(componentStarts, (start) => start >= offset); at < componentStarts.length; at++)
		yield components.byStart.get(componentStarts[at] as number) as ComponentRange;
}

/** The lines are those that the offsets are on. */
function pushHtml(state: StateBlock, from: number, to: number, first: number, last: number): void {
	const lines: string[] = [];
	for (let line = first; line <= last; line++)
		lines.push(
			state.src.slice(Math.max(from, state.bMarks[line] as number), Math.min(to, state.eMarks[line] as number)),
		);
	const content = lines.join("\n");
	if (content.trim() === "") return;
	const token = state.push("html_block", "", 0);
	token.content = to === state.eMarks[last] ? `${content}\n` : content;
	token.map = [first, last + 1];
}

function pushComponent(state: StateBlock, range: ComponentRange, first: number, last: number): void {
	if (!isInlineComponent(range.name)) pushBlockComponent(state, range, first, last);
	// Without a paragraph, which would end that of the HTML.
	else pushTokens(state, [createInlineToken(state, state.src.slice(range.start, range.end), first)]);
}

/** The line in which an offset is; `undefined` if the surrounding block ends before it. */
function lineOfOffset(state: StateBlock, offset: number, from: number, endLine: number): number | undefined {
	for (let line = from; line < endLine; line++) {
		if (line > from && !state.isEmpty(line) && (state.sCount[line] as number) < state.blkIndent) return;
		if (offset <= (state.eMarks[line] as number)) return line;
	}
	return;
}
