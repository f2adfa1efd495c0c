/** Components among the lines of raw HTML, which the HTML around them surrounds. */
import type { StateBlock } from "markdown-it";
import { findIndexInOrder } from "../../../model/text/find-index-in-order.ts";
import { lineStart } from "../rules/block-rules.ts";
import { createInlineToken, pushTokens } from "../rules/tokens/tokens.ts";
import { pushBlockComponent } from "./block-components.ts";
import { blockContextOf } from "./component-context.ts";
import { isInlineComponent } from "./component-names.ts";
import type { ComponentRange } from "./component-tags.ts";
import { lineOfOffset } from "./syntax/line-of-offset.ts";

/** What the text of these elements means is not Markdown. */
const RAW_ELEMENT = /^<(?:script|style|pre|textarea|[!?])/i;

/**
 * Replaces the token of an HTML block that has just been pushed by tokens for its parts: HTML and components. A component
 * may end after the block.
 */
export function splitHtmlBlock(state: StateBlock, line: number, endLine: number): void {
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
