/** Links that components make. They are checked and resolved like those of Markdown. */
import type { StateBlock, StateCore, StateInline, Token } from "markdown-it";

/** A link around tokens. */
export function createLinkTokens(
	state: StateBlock | StateCore | StateInline,
	address: string,
	children: readonly Token[],
): Token[] {
	const Token = tokenClassOf(state);
	const open = new Token("link_open", "a", 1);
	open.attrs = [["href", state.md.normalizeLink(address)]];
	open.markup = "component";
	return [open, ...children, new Token("link_close", "a", -1)];
}

const tokenClassOf = (state: StateBlock | StateCore | StateInline): typeof Token => (state as StateBlock).Token;
