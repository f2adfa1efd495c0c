/** A use of a component as a block, and how its tokens are pushed. */
import type { StateBlock, Token } from "markdown-it";
import type { Problem } from "../../../model/problems/problem.ts";
import { warn } from "../report.ts";
import { pushContainer } from "../rules/tokens/tokens.ts";
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

/** Pushes the elements that some tokens open, with the content of the component in them. */
export function pushElement(use: BlockUse, opening: readonly Token[], pushInside: () => void = () => pushContent(use)) {
	const [element] = opening;
	if (element) element.map = [use.first, use.last + 1];
	pushContainer(use.state, opening, pushInside);
}

export const pushContent = ({ state, range, first, last }: BlockUse): void =>
	parseBlockContent(state, range, first, last);

/** Pushes only the content of a component that must be directly inside of another one. */
export function pushMisplaced(use: BlockUse, problem: Pick<Problem, "code" | "message" | "hint">): void {
	warn(use.state.env, use.first, { ...problem, text: `<${use.range.name}` });
	pushContent(use);
}
