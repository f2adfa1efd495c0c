/** Boxes for notes, tips and warnings: `:::note Title`, `:::note[Title]`, `:::note{.class title="…"}`. */
import type { StateBlock, Token } from "markdown-it";
import { allowedOn, setAttributes } from "./allowed.ts";
import { type Directive, parseLines } from "./container.ts";
import { labelToken } from "./labels.ts";
import { headOf } from "./title.ts";
import { atLevel, element, inline, type State } from "./tokens.ts";

/** In the order of their usual weight. */
export const ADMONITIONS = [
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
export type Admonition = (typeof ADMONITIONS)[number];

/** Pushes an admonition, its title and its content. */
export function admonition(state: StateBlock, directive: Directive): void {
	const { name, rest, line, end } = directive;
	const { title, entries } = headOf(rest);
	const [box, ...head] = openingOf(state, name as Admonition, title, line);
	box.map = [line, end];
	const attributes = entries.filter((entry) => entry.key !== "title");
	setAttributes(state.env, box, attributes.filter(allowedOn("aside")));
	state.tokens.push(...atLevel([box, ...head], state.level));
	state.level += 2;
	parseLines(state, line + 1, end);
	state.level -= 2;
	state.tokens.push(...atLevel(closingOf(state), state.level + 2));
}

/** The tokens before the content of an admonition: the box, its title, the opening of its content. */
export function openingOf(
	state: State,
	type: Admonition,
	title: string,
	line: number,
): [box: Token, ...title: Token[]] {
	const box = element(
		state,
		"admonition_open",
		"aside",
		1,
		`admonition admonition-${type}`,
	);
	box.attrPush(["role", "note"]);
	return [
		box,
		element(state, "admonition_title_open", "p", 1, "admonition-title"),
		title
			? inline(state, title, line)
			: labelToken(state, `admonition.${type}`, line),
		element(state, "admonition_title_close", "p", -1),
		element(state, "admonition_content_open", "div", 1, "admonition-content"),
	];
}

/** The tokens after the content of an admonition. */
export const closingOf = (state: State): Token[] => [
	element(state, "admonition_content_close", "div", -1),
	element(state, "admonition_close", "aside", -1),
];
