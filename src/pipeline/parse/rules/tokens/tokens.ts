/** Creates tokens. */
import type { StateBlock, StateCore, Token } from "markdown-it";

export type TokenState = StateBlock | StateCore;

/** A block element. */
export function createElementToken(
	state: TokenState,
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

/** Inline Markdown on a line. */
export function createInlineToken(state: TokenState, content: string, line: number): Token {
	const token = new state.Token("inline", "", 0);
	token.content = content;
	token.map = [line, line + 1];
	token.children = [];
	return token;
}

/** Sets the levels of tokens; the first one gets `level`. */
export function setLevels(tokens: readonly Token[], level: number): Token[] {
	let depth = level;
	return tokens.map((token) => {
		if (token.nesting < 0) depth--;
		token.level = depth;
		if (token.nesting > 0) depth++;
		return token;
	});
}
