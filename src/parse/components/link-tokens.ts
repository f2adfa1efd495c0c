/** Links that components make. They are checked and resolved like those of Markdown. */
import type { StateBlock, StateInline, Token } from "markdown-it";

/** A link around tokens. */
export function createLinkTokens(
	state: StateBlock | StateInline,
	address: string,
	children: readonly Token[],
): Token[] {
	const Token = tokenClassOf(state);
	const open = new Token("link_open", "a", 1);
	open.attrs = [["href", state.md.normalizeLink(address)]];
	open.markup = "component";
	return [open, ...children, new Token("link_close", "a", -1)];
}

const tokenClassOf = (state: StateBlock | StateInline): typeof Token =>
	(state as StateBlock).Token;
