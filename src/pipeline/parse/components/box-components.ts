/** Components that put their content into a box: admonitions, details, cards and steps. */
import type { Token } from "markdown-it";
import { environmentOf } from "../environment.ts";
import { warn } from "../report.ts";
import {
	ADMONITION_TYPES,
	type AdmonitionType,
	admonitionClosing,
	admonitionOpening,
} from "../rules/containers/admonitions.ts";
import { createLabelToken } from "../rules/labels.ts";
import { createElementToken, createInlineToken } from "../rules/tokens/tokens.ts";
import { escapeMarkdown } from "../text/escape-markdown.ts";
import { type BlockUse, pushElement, reportUnknownValue } from "./block-use.ts";
import { parseBlockContent } from "./component-content.ts";
import { textProp } from "./component-props.ts";
import { createLinkTokens } from "./link-tokens.ts";

export function pushBox(use: BlockUse, className: string): void {
	pushElement(
		use,
		[createElementToken(use.state, "box_open", "div", 1, className)],
		[createElementToken(use.state, "box_close", "div", -1)],
	);
}

/** Docusaurus's names of admonitions, which are those of directives. */
export function pushAdmonition(use: BlockUse): void {
	const { state, props, first } = use;
	const written = textProp(props, "type") ?? "note";
	const type = ADMONITION_TYPES.find((known) => known === written);
	if (!type) reportUnknownValue(use, "type", written, ADMONITION_TYPES);
	const title = escapeMarkdown(textProp(props, "title") ?? "");
	pushElement(
		use,
		admonitionOpening(state, (type ?? "note") as AdmonitionType, title, first),
		admonitionClosing(state),
	);
}

export function pushDetails(use: BlockUse): void {
	const { state, props, first } = use;
	const title = textProp(props, "summary", "title");
	const open = createElementToken(state, "details_open", "details", 1, "details");
	if (props.get("open") === true) open.attrPush(["open", ""]);
	pushElement(
		use,
		[
			open,
			createElementToken(state, "summary_open", "summary", 1),
			title ? createInlineToken(state, escapeMarkdown(title), first) : createLabelToken(state, "details", first),
			createElementToken(state, "summary_close", "summary", -1),
		],
		[createElementToken(state, "details_close", "details", -1)],
	);
}

export function pushCard(use: BlockUse): void {
	const { state, props, first } = use;
	const title = textProp(props, "title");
	pushElement(
		use,
		[
			createElementToken(state, "box_open", "div", 1, "content-card"),
			...(title === undefined ? [] : cardTitle(use, createTitleToken(use, title, first))),
		],
		[createElementToken(state, "box_close", "div", -1)],
	);
}

export function pushLinkCard(use: BlockUse): void {
	const { state, props, first } = use;
	const title = textProp(props, "title") ?? textProp(props, "href", "to") ?? "";
	const description = textProp(props, "description");
	pushElement(
		use,
		[
			createElementToken(state, "box_open", "div", 1, "card link-card"),
			...cardTitle(use, createTitleToken(use, title, first)),
			...(description === undefined
				? []
				: [
						createElementToken(state, "paragraph_open", "p", 1),
						createInlineToken(state, escapeMarkdown(description), first),
						createElementToken(state, "paragraph_close", "p", -1),
					]),
		],
		[createElementToken(state, "box_close", "div", -1)],
	);
}

export const cardTitle = ({ state }: BlockUse, title: Token): Token[] => [
	createElementToken(state, "card_title_open", "p", 1, "card-title"),
	title,
	createElementToken(state, "card_title_close", "p", -1),
];

/** The title of a card, which is a link if the card has an address. */
function createTitleToken({ state, props, last }: BlockUse, title: string, first: number): Token {
	const address = textProp(props, "href", "to");
	const { lines } = environmentOf(state.env);
	let line = first;
	while (address && line < last && !lines[line]?.includes(address)) line++;
	const column = lines[line]?.indexOf(address ?? "") ?? -1;
	const inline = createInlineToken(state, "", column < 0 ? first : line);
	inline.meta = { column: Math.max(column, 0) };
	const text = new state.Token("text", "", 0);
	text.content = title;
	inline.children = address === undefined ? [text] : createLinkTokens(state, address, [text]);
	return inline;
}

/** A list in Markdown, or a list of `<Step>`. */
export function pushSteps(use: BlockUse): void {
	const { state } = use;
	const env = environmentOf(state.env);
	const outer = env.stepsLevel;
	const level = state.level + 1;
	env.stepsLevel = level;
	const start = state.tokens.length + 1;
	pushBox(use, "steps");
	env.stepsLevel = outer;
	const inside = state.tokens.splice(start);
	state.tokens.push(...withStepLists(use, inside, level));
}

/** Puts a list around steps that follow each other. */
function withStepLists({ state }: BlockUse, tokens: readonly Token[], level: number): Token[] {
	let isList = false;
	const listed: Token[] = [];
	for (const token of tokens) {
		const isBetween = token.level <= level;
		if (isBetween && token.type === "step_open" && !isList) {
			listed.push(createElementToken(state, "ordered_list_open", "ol", 1));
			isList = true;
		} else if (isBetween && isList && !token.type.startsWith("step_")) {
			listed.push(createElementToken(state, "ordered_list_close", "ol", -1));
			isList = false;
		}
		listed.push(token);
	}
	return listed;
}

export function pushStep(use: BlockUse): void {
	const { state, props, first } = use;
	if (environmentOf(state.env).stepsLevel !== state.level) {
		warn(state.env, first, {
			code: "misplaced-component",
			message: "<Step> outside of <Steps>",
			hint: "put <Steps> around it",
			text: "<Step",
		});
		parseBlockContent(state, use.range, first, use.last);
		return;
	}
	const title = textProp(props, "title");
	pushElement(
		use,
		[
			createElementToken(state, "step_open", "li", 1),
			...(title === undefined
				? []
				: [
						createElementToken(state, "card_title_open", "p", 1, "card-title"),
						createInlineToken(state, escapeMarkdown(title), first),
						createElementToken(state, "card_title_close", "p", -1),
					]),
		],
		[createElementToken(state, "step_close", "li", -1)],
	);
}
