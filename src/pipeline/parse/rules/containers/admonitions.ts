/** Admonitions: `:::note Title`, `:::note[Title]`, `:::note{.class title="…"}`. */
import type { StateBlock, Token } from "markdown-it";
import { splitWords } from "../../../../model/text/split-words.ts";
import { createLabelToken } from "../labels.ts";
import { createElementToken, createElementTokens, createInlineToken, type TokenState } from "../tokens/tokens.ts";
import { type Directive, pushDirective } from "./container.ts";
import { parseDirectiveTitle } from "./directive-title.ts";

/** From least to most severe, roughly. */
export const ADMONITION_TYPES = splitWords("note tip info important warning caution danger success secondary");
export type AdmonitionType = (typeof ADMONITION_TYPES)[number];

/** Pushes the tokens of an admonition. */
export function pushAdmonition(state: StateBlock, directive: Directive): void {
	const { title, entries } = parseDirectiveTitle(directive.rest);
	pushDirective(
		state,
		directive,
		admonitionOpening(state, directive.name as AdmonitionType, title, directive.line),
		entries,
	);
}

/** The tokens before the content of an admonition: the box, its title, and the start of its content. */
export function admonitionOpening(
	state: TokenState,
	type: AdmonitionType,
	title: string,
	line: number,
): [box: Token, ...title: Token[]] {
	const text = title ? createInlineToken(state, title, line) : createLabelToken(state, `admonition.${type}`, line);
	return [
		createElementToken(state, "admonition_open", "aside", 1, { class: `admonition admonition-${type}`, role: "note" }),
		...createElementTokens(state, "admonition_title", "p", [text], { class: "admonition-title" }),
		createElementToken(state, "admonition_content_open", "div", 1, { class: "admonition-content" }),
	];
}
