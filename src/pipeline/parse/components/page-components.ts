/** Components about the page they are on: its contents, its neighbours and its metadata. */
import type { StateBlock } from "markdown-it";
import { environmentOf } from "../environment.ts";
import { readHead } from "../front-matter/head.ts";
import { warn } from "../report.ts";
import { createElementToken, createElementTokens } from "../rules/tokens/tokens.ts";
import type { BlockUse } from "./block-use.ts";
import type { Props } from "./component-props.ts";

/** As in Docusaurus and VitePress. */
const DEFAULT_LEVELS = { min: 2, max: 3 };

/** The table of contents of the page, in its text. */
export function pushTocInline({ state, props, first }: BlockUse): void {
	pushToc(state, first, {
		min: levelProp(props, "minHeadingLevel") ?? DEFAULT_LEVELS.min,
		max: levelProp(props, "maxHeadingLevel") ?? DEFAULT_LEVELS.max,
	});
}

/** Pushes a table of contents, which is rendered when all headings are known. */
export function pushToc(state: StateBlock, line: number, levels = DEFAULT_LEVELS): void {
	const token = createElementToken(state, "toc", "ul", 0);
	token.map = [line, line + 1];
	token.meta = levels;
	state.tokens.push(token);
}

function levelProp(props: Props, name: string): number | undefined {
	const level = Number(props.get(name));
	return Number.isInteger(level) ? level : undefined;
}

/** Cards of the pages in the same category. The theme renders them, because they depend on the sidebar. */
export function pushDocCardList({ state, first }: BlockUse): void {
	const env = environmentOf(state.env);
	if (env.area !== undefined && env.area !== "docs") {
		warn(env, first, {
			code: "misplaced-component",
			message: "<DocCardList> outside of the documentation is left out",
			hint: "it shows the pages of a category, so it works in documents; write a list of links here",
			text: "<DocCardList",
		});
		return;
	}
	pushThemePart(state, first, "DocCardList");
	env.hasDocCards = true;
}

/** The search of the site, which the theme renders. */
export const pushSearchField = ({ state, first }: BlockUse): void => pushThemePart(state, first, "SearchField");

function pushThemePart(state: StateBlock, line: number, name: string): void {
	const attributes = { "data-name": name, "data-props": "{}" };
	const tokens = createElementTokens(state, "component", "ssg-component", [], attributes);
	tokens[0].map = [line, line + 1];
	state.tokens.push(...tokens);
}

/** Metadata of the page. */
export function pushHead({ state, range, first }: BlockUse): void {
	const { contentStart, contentEnd } = range;
	const html = state.src.slice(contentStart, contentEnd);
	if (html.trim() !== "") readHead(state, html, first);
	else
		warn(state.env, first, {
			code: "unsupported-head",
			message: "<Head> is empty",
			hint: "put <title>, <meta> or <link> between its tags",
			text: "<Head",
		});
}
