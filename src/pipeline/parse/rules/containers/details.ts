/** Collapsible text: `:::details Title`, `:::details Title {open}`. */
import type { StateBlock } from "markdown-it";
import { isAllowedOn, setAttributes } from "../../html/attribute-allow-list.ts";
import { createLabelToken } from "../labels.ts";
import { createElementToken, createInlineToken, setLevels } from "../tokens/tokens.ts";
import { type Directive, parseLines } from "./container.ts";
import { parseDirectiveTitle } from "./directive-title.ts";

/** Pushes a `<details>` element with its summary and content. */
export function pushDetails(state: StateBlock, directive: Directive): void {
	const { rest, line, end } = directive;
	const { title, entries } = parseDirectiveTitle(rest);
	const open = createElementToken(state, "details_open", "details", 1, "details");
	open.map = [line, end];
	if (entries.some(({ key }) => key === "open")) open.attrPush(["open", ""]);
	const attributes = entries.filter(({ key }) => key !== "title");
	setAttributes(open, attributes.filter(isAllowedOn("details")));
	const head = [
		open,
		createElementToken(state, "summary_open", "summary", 1),
		title ? createInlineToken(state, title, line) : createLabelToken(state, "details", line),
		createElementToken(state, "summary_close", "summary", -1),
	];
	state.tokens.push(...setLevels(head, state.level));
	state.level++;
	parseLines(state, line + 1, end);
	state.level--;
	const close = createElementToken(state, "details_close", "details", -1);
	state.tokens.push(...setLevels([close], state.level + 1));
}
