/** Admonitions: `:::note Title`, `:::note[Title]`, `:::note{.class title="…"}`. */
import type { StateBlock, Token } from "markdown-it";
import { isAllowedOn, setAttributes } from "../../html/attribute-allow-list.ts";
import { createLabelToken } from "../labels.ts";
import { createElementToken, createInlineToken, setLevels, type TokenState } from "../tokens/tokens.ts";
import { type Directive, parseLines } from "./container.ts";
import { parseDirectiveTitle } from "./directive-title.ts";

/** From least to most severe, roughly. */
export const ADMONITION_TYPES = [
	"note",
	"tip",
	"info",
	"important",
	"warning",
	"caution",
	"danger",
	"success",
	"secondary",
] as const;
export type AdmonitionType = (typeof ADMONITION_TYPES)[number];

/** Pushes the tokens of an admonition. */
export function pushAdmonition(state: StateBlock, directive: Directive): void {
	const { name, rest, line, end } = directive;
	const { title, entries } = parseDirectiveTitle(rest);
	const [box, ...head] = admonitionOpening(state, name as AdmonitionType, title, line);
	box.map = [line, end];
	const attributes = entries.filter((entry) => entry.key !== "title");
	setAttributes(box, attributes.filter(isAllowedOn("aside")));
	state.tokens.push(...setLevels([box, ...head], state.level));
	state.level += 2;
	parseLines(state, line + 1, end);
	state.level -= 2;
	state.tokens.push(...setLevels(admonitionClosing(state), state.level + 2));
}

/** The tokens before the content of an admonition: the box, its title, and the start of its content. */
export function admonitionOpening(
	state: TokenState,
	type: AdmonitionType,
	title: string,
	line: number,
): [box: Token, ...title: Token[]] {
	const box = createElementToken(state, "admonition_open", "aside", 1, `admonition admonition-${type}`);
	box.attrPush(["role", "note"]);
	return [
		box,
		createElementToken(state, "admonition_title_open", "p", 1, "admonition-title"),
		title ? createInlineToken(state, title, line) : createLabelToken(state, `admonition.${type}`, line),
		createElementToken(state, "admonition_title_close", "p", -1),
		createElementToken(state, "admonition_content_open", "div", 1, "admonition-content"),
	];
}

/** The tokens after the content of an admonition. */
export const admonitionClosing = (state: TokenState): Token[] => [
	createElementToken(state, "admonition_content_close", "div", -1),
	createElementToken(state, "admonition_close", "aside", -1),
];
