/** A use of a component as a block, and how its tokens are pushed. */

import type { StateBlock, Token } from "markdown-it";
import { warn } from "../report.ts";
import { setLevels } from "../rules/tokens/tokens.ts";
import { parseBlockContent } from "./component-content.ts";
import type { Props } from "./component-props.ts";
import type { ComponentRange } from "./component-tags.ts";

export interface BlockUse {
	readonly state: StateBlock;
	readonly range: ComponentRange;
	readonly props: Props;
	/** The lines of the opening and of the closing tag. */
	readonly first: number;
	readonly last: number;
}

/** Pushes an element, with the content of the component in it. */
export function pushElement(use: BlockUse, opening: readonly Token[], closing: readonly Token[]): void {
	const { state, first, last } = use;
	const depth = opening.reduce((sum, { nesting }) => sum + nesting, 0);
	if (opening[0]) opening[0].map = [first, last + 1];
	state.tokens.push(...setLevels(opening, state.level));
	state.level += depth;
	parseBlockContent(state, use.range, first, last);
	state.level -= depth;
	state.tokens.push(...setLevels(closing, state.level + depth));
}

export function reportUnknownValue(
	{ state, range, first }: BlockUse,
	prop: string,
	value: string,
	known: readonly string[],
): void {
	warn(state.env, first, {
		code: "bad-prop",
		message: `unknown ${prop} "${value.slice(0, 40)}" of <${range.name}>`,
		hint: `expected one of ${known.join(", ")}`,
		text: prop,
	});
}
