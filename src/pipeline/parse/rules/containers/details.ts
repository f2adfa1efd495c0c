/** Collapsible text: `:::details Title`, `:::details Title {open}`. */
import type { StateBlock, Token } from "markdown-it";
import { createLabelToken } from "../labels.ts";
import { createElementToken, createElementTokens, createInlineToken, type TokenState } from "../tokens/tokens.ts";
import { type Directive, pushDirective } from "./container.ts";
import { parseDirectiveTitle } from "./directive-title.ts";

/** Pushes a `<details>` element with its summary and content. */
export function pushDetails(state: StateBlock, directive: Directive): void {
	const { title, entries } = parseDirectiveTitle(directive.rest);
	const isOpen = entries.some(({ key }) => key === "open");
	pushDirective(state, directive, detailsOpening(state, title, isOpen, directive.line), entries);
}

/** The tokens before the content: the element and its summary. */
export function detailsOpening(
	state: TokenState,
	title: string,
	isOpen: boolean,
	line: number,
): [details: Token, ...summary: Token[]] {
	const text = title ? createInlineToken(state, title, line) : createLabelToken(state, "details", line);
	return [
		createElementToken(state, "details_open", "details", 1, { class: "details", open: isOpen ? "" : undefined }),
		...createElementTokens(state, "summary", "summary", [text]),
	];
}
