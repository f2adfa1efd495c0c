/** Creates tokens. */
import type { StateBlock, StateCore, StateInline, Token } from "markdown-it";

export type TokenState = StateBlock | StateCore | StateInline;

/** By name. Those without a value are left out. */
type TokenAttributes = Readonly<Record<string, string | undefined>>;

export function addAttributes(token: Token, attributes: TokenAttributes): void {
	for (const [name, value] of Object.entries(attributes)) if (value !== undefined) token.attrPush([name, value]);
}

/** A block element. */
export function createElementToken(
	state: TokenState,
	type: string,
	tag: string,
	nesting: 1 | 0 | -1,
	attributes: TokenAttributes = {},
): Token {
	const token = new state.Token(type, tag, nesting);
	token.block = true;
	addAttributes(token, attributes);
	return token;
}

/** A block element around tokens. The types of its own tokens are `<name>_open` and `<name>_close`. */
export const createElementTokens = (
	state: TokenState,
	name: string,
	tag: string,
	content: readonly Token[],
	attributes?: TokenAttributes,
): [open: Token, ...rest: Token[]] => [
	createElementToken(state, `${name}_open`, tag, 1, attributes),
	...content,
	createElementToken(state, `${name}_close`, tag, -1),
];

/** Inline Markdown on a line, or its tokens. */
export function createInlineToken(state: TokenState, content: string, line: number, children: Token[] = []): Token {
	const token = new state.Token("inline", "", 0);
	token.content = content;
	token.map = [line, line + 1];
	token.children = children;
	return token;
}

/** Text that is not Markdown. */
export function createTextToken(state: TokenState, content: string): Token {
	const token = new state.Token("text", "", 0);
	token.content = content;
	return token;
}

/** A link of a component around tokens. It is checked and resolved like those of Markdown. */
export function createLinkTokens(
	state: TokenState,
	address: string,
	children: readonly Token[],
): [open: Token, ...rest: Token[]] {
	const open = new state.Token("link_open", "a", 1);
	open.attrs = [["href", state.md.normalizeLink(address)]];
	open.markup = "component";
	return [open, ...children, new state.Token("link_close", "a", -1)];
}

/** Makes a token an image of a component. It is checked and resolved like those of Markdown. */
export function fillImageToken(
	image: Token,
	state: TokenState,
	src: string,
	alt: string,
	attributes: TokenAttributes = {},
): Token {
	image.children = [createTextToken(state, alt)];
	image.content = alt;
	addAttributes(image, { src: state.md.normalizeLink(src), alt: "", ...attributes });
	return image;
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

/** Pushes tokens as `state.push` does: each gets its level, and changes that of those that follow. */
export function pushTokens(state: StateBlock, tokens: readonly Token[]): void {
	for (const token of setLevels(tokens, state.level)) {
		state.tokens.push(token);
		state.level += token.nesting;
	}
}

/** Pushes tokens, those of the content, and those that close the elements that the first ones have left open. */
export function pushContainer(state: StateBlock, opening: readonly Token[], pushContent: () => void): void {
	pushTokens(state, opening);
	pushContent();
	pushTokens(state, closingTokens(state, opening));
}

/** Closes the elements that tokens leave open, innermost first. */
export function closingTokens(state: TokenState, opening: readonly Token[]): Token[] {
	const open: Token[] = [];
	for (const token of opening) {
		if (token.nesting > 0) open.push(token);
		if (token.nesting < 0) open.pop();
	}
	return open.reverse().map(({ type, tag }) => createElementToken(state, type.replace(/_open$/, "_close"), tag, -1));
}
