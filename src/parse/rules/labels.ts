/** Words of the theme inside content, such as the title of an admonition that has none of its own. */
import type { Env, MarkdownIt, Token } from "markdown-it";
import type { LabelName } from "../../model/content.ts";
import { mark } from "../environment.ts";
import { asEnvironment } from "./report.ts";
import { inline, type State } from "./tokens.ts";

/** A mark for a word of the theme, for markup and for attributes. */
export const label = (
	env: Env | undefined,
	name: LabelName,
	of?: string,
): string =>
	mark(asEnvironment(env), {
		kind: "label",
		name,
		...(of === undefined ? {} : { of }),
	});

/** Inline content that is a word of the theme. */
export function labelToken(state: State, name: LabelName, line: number): Token {
	const word = new state.Token("label", "", 0);
	word.meta = { name };
	const token = inline(state, "", line);
	token.children = [word];
	return token;
}

export function labels(md: MarkdownIt): void {
	md.renderer.rules.label = (tokens, index, _options, env) =>
		label(env, tokens[index]?.meta?.name as LabelName);
}
