/** Tokens of our own. */
import type { StateBlock, StateCore, Token } from "markdown-it";

export type State = StateBlock | StateCore;

/** A block element. */
export function element(
	state: State,
	type: string,
	tag: string,
	nesting: 1 | 0 | -1,
	className = "",
): Token {
	const token = new state.Token(type, tag, nesting);
	token.block = true;
	if (className) token.attrs = [["class", className]];
	return token;
}

/** Inline Markdown of a line. */
export function inline(state: State, content: string, line: number): Token {
	const token = new state.Token("inline", "", 0);
	token.content = content;
	token.map = [line, line + 1];
	token.children = [];
	return token;
}

/** The same tokens, with the levels that they have when the first one stands at a level. */
export function atLevel(tokens: readonly Token[], level: number): Token[] {
	let depth = level;
	return tokens.map((token) => {
		if (token.nesting < 0) depth--;
		token.level = depth;
		if (token.nesting > 0) depth++;
		return token;
	});
}

/** The index of the token that the one at an index closes; -1 for none. */
export function openingIndex(tokens: readonly Token[], close: number): number {
	const { type, level } = tokens[close] as Token;
	const wanted = type.replace("_close", "_open");
	for (let at = close - 1; at >= 0; at--)
		if (tokens[at]?.type === wanted && tokens[at]?.level === level) return at;
	return -1;
}
