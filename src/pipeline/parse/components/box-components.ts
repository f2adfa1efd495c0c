/** Components that put their content into a box: admonitions, details, cards and steps. */
import type { Token } from "markdown-it";
import { environmentOf } from "../environment.ts";
import { ADMONITION_TYPES, admonitionOpening } from "../rules/containers/admonitions.ts";
import { detailsOpening } from "../rules/containers/details.ts";
import {
	createElementToken,
	createElementTokens,
	createInlineToken,
	createLinkTokens,
	createTextToken,
} from "../rules/tokens/tokens.ts";
import { escapeMarkdown } from "../text/escape-markdown.ts";
import { type BlockUse, pushElement, pushMisplaced } from "./block-use.ts";
import { textProp } from "./component-props.ts";
import { fillIconToken, isIconName } from "./icons.ts";

/** Pushes the content of a component in a box, below other tokens. */
export const pushBox = (use: BlockUse, className: string, head: readonly Token[] = []): void =>
	pushElement(use, [createElementToken(use.state, "box_open", "div", 1, { class: className }), ...head]);

/** Docusaurus's names of admonitions, which are those of directives. */
export function pushAdmonitionComponent(use: BlockUse): void {
	const { state, props, first } = use;
	const type = ADMONITION_TYPES.find((known) => known === props.get("type"));
	const title = escapeMarkdown(textProp(props, "title") ?? "");
	pushElement(use, admonitionOpening(state, type ?? "note", title, first));
}

export function pushDetailsComponent(use: BlockUse): void {
	const { state, props, first } = use;
	const title = escapeMarkdown(textProp(props, "summary", "title") ?? "");
	pushElement(use, detailsOpening(state, title, props.get("open") === true, first));
}

export function pushCard(use: BlockUse): void {
	const title = textProp(use.props, "title");
	pushBox(use, "content-card", title === undefined ? [] : cardTitle(use, createTitleToken(use, title)));
}

export function pushLinkCard(use: BlockUse): void {
	const { state, props } = use;
	const title = textProp(props, "title") ?? textProp(props, "href", "to") ?? "";
	const description = textProp(props, "description");
	const head = cardTitle(use, createTitleToken(use, title));
	if (description !== undefined)
		head.push(...createElementTokens(state, "paragraph", "p", [createPlainToken(use, description)]));
	pushBox(use, "card link-card", head);
}

export const cardTitle = ({ state }: BlockUse, title: Token): Token[] =>
	createElementTokens(state, "card_title", "p", [title], { class: "card-title" });

/** A text that is not Markdown. */
const createPlainToken = ({ state, first }: BlockUse, text: string): Token =>
	createInlineToken(state, escapeMarkdown(text), first);

/** The title of a card, which is a link if the card has an address. */
function createTitleToken({ state, props, first, last }: BlockUse, title: string): Token {
	const address = textProp(props, "href", "to");
	const { lines } = environmentOf(state.env);
	let line = first;
	while (address && line < last && !lines[line]?.includes(address)) line++;
	const column = lines[line]?.indexOf(address ?? "") ?? -1;
	const text = [createTextToken(state, title)];
	const icon = textProp(props, "icon") ?? "";
	const children = address === undefined ? text : createLinkTokens(state, address, text);
	if (isIconName(icon)) children.unshift(fillIconToken(new state.Token("icon", "", 0), icon, undefined));
	const inline = createInlineToken(state, "", column < 0 ? first : line, children);
	inline.meta = { column: Math.max(column, 0) };
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
	const { state, props } = use;
	if (environmentOf(state.env).stepsLevel !== state.level) {
		pushMisplaced(use, {
			code: "misplaced-component",
			message: "<Step> outside of <Steps>",
			hint: "put <Steps> around it",
		});
		return;
	}
	const title = textProp(props, "title");
	pushElement(use, [
		createElementToken(state, "step_open", "li", 1),
		...(title === undefined ? [] : cardTitle(use, createPlainToken(use, title))),
	]);
}
