/** Text that a reader may open: `:::details Title`, `:::details Title {open}`. */
import type { StateBlock } from "markdown-it";
import { allowedOn, setAttributes } from "./allowed.ts";
import { type Directive, parseLines } from "./container.ts";
import { labelToken } from "./labels.ts";
import { headOf } from "./title.ts";
import { atLevel, element, inline } from "./tokens.ts";

/** Pushes a `<details>` with its summary and its content. */
export function details(state: StateBlock, directive: Directive): void {
	const { rest, line, end } = directive;
	const { title, entries } = headOf(rest);
	const open = element(state, "details_open", "details", 1, "details");
	open.map = [line, end];
	if (entries.some(({ key }) => key === "open")) open.attrPush(["open", ""]);
	const attributes = entries.filter(({ key }) => key !== "title");
	setAttributes(state.env, open, attributes.filter(allowedOn("details")));
	const head = [
		open,
		element(state, "summary_open", "summary", 1),
		title ? inline(state, title, line) : labelToken(state, "details", line),
		element(state, "summary_close", "summary", -1),
	];
	state.tokens.push(...atLevel(head, state.level));
	state.level++;
	parseLines(state, line + 1, end);
	state.level--;
	const close = element(state, "details_close", "details", -1);
	state.tokens.push(...atLevel([close], state.level + 1));
}
