/** Strikethrough with one or two tildes, as on GitHub (https://github.github.com/gfm/#strikethrough-extension-). */
import type { Delimiter, MarkdownIt, StateInline, Token } from "markdown-it";

const TILDE = 126;
/** A separate marker for pairs, so that a single tilde never matches two. */
const TILDE_PAIR = TILDE + 0x10000;

export function strikethroughPlugin(md: MarkdownIt): void {
	md.inline.ruler.at("strikethrough", scanTildes);
	md.inline.ruler2.at("strikethrough", (state) => {
		closeDelimiters(state, state.delimiters);
		for (const meta of state.tokens_meta) if (meta?.delimiters) closeDelimiters(state, meta.delimiters);
	});
}

function scanTildes(state: StateInline, silent: boolean): boolean {
	if (silent || state.src.charCodeAt(state.pos) !== TILDE) return false;
	const { length, can_open, can_close } = state.scanDelims(state.pos, true);
	const token = state.push("text", "", 0);
	token.content = "~".repeat(length);
	state.pos += length;
	if (length > 2) return true;
	state.delimiters.push({
		marker: length === 2 ? TILDE_PAIR : TILDE,
		length: 0, // disables the rule of three, which is for emphasis only
		token: state.tokens.length - 1,
		end: -1,
		open: can_open,
		close: can_close,
	});
	return true;
}

function closeDelimiters(state: StateInline, delimiters: readonly Delimiter[]): void {
	for (const { marker, end, token } of delimiters) {
		if ((marker !== TILDE && marker !== TILDE_PAIR) || end < 0) continue;
		const closer = delimiters[end] as Delimiter;
		convertToken(state.tokens[token] as Token, 1);
		convertToken(state.tokens[closer.token] as Token, -1);
	}
}

function convertToken(token: Token, nesting: 1 | -1): void {
	token.type = nesting > 0 ? "s_open" : "s_close";
	token.tag = "s";
	token.nesting = nesting;
	token.markup = token.content;
	token.content = "";
}
