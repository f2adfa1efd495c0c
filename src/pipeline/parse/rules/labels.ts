/** Labels of the theme inside content, such as the default title of an admonition. */
import type { Env, MarkdownIt, Token } from "markdown-it";
import type { LabelName } from "../../../model/content/content.ts";
import { addPlaceholder, environmentOf } from "../environment.ts";
import { createInlineToken, type TokenState } from "./tokens/tokens.ts";

/** A placeholder for a label, for use in markup and attributes. */
export const addLabelPlaceholder = (env: Env | undefined, name: LabelName, of?: string): string =>
	addPlaceholder(environmentOf(env), { kind: "label", name, ...(of === undefined ? {} : { of }) });

/** Inline content that consists of a label. */
export function createLabelToken(state: TokenState, name: LabelName, line: number): Token {
	const word = new state.Token("label", "", 0);
	word.meta = { name };
	return createInlineToken(state, "", line, [word]);
}

export function labelsPlugin(md: MarkdownIt): void {
	md.renderer.rules.label = (tokens, index, _options, env) =>
		addLabelPlaceholder(env, tokens[index]?.meta?.name as LabelName);
}
