/** Struck text in pairs of one or of two tildes, as GitHub has it; three and more are text. */
import type { Delimiter, MarkdownIt, StateInline, Token } from "markdown-it";

const TILDE = 126;
/** A marker of its own for pairs, so that one tilde never matches two. */
const PAIR = TILDE + 0x10000;

export function strike(md: MarkdownIt): void {
	md.inline.ruler.at("strikethrough", tildes);
	md.inline.ruler2.at("strikethrough", (state) => {
		close(state, state.delimiters);
		for (const meta of state.tokens_meta)
			if (meta?.delimiters) close(state, meta.delimiters);
	});
}

function tildes(state: StateInline, silent: boolean): boolean {
	if (silent || state.src.charCodeAt(state.pos) !== TILDE) return false;
	const { length, can_open, can_close } = state.scanDelims(state.pos, true);
	const token = state.push("text", "", 0);
	token.content = "~".repeat(length);
	state.pos += length;
	if (length > 2) return true;
	state.delimiters.push({
		marker: length === 2 ? PAIR : TILDE,
		length: 0, // the rule of three is for emphasis
		token: state.tokens.length - 1,
		end: -1,
		open: can_open,
		close: can_close,
	});
	return true;
}

function close(state: StateInline, delimiters: readonly Delimiter[]): void {
	for (const { marker, end, token } of delimiters) {
		if ((marker !== TILDE && marker !== PAIR) || end < 0) continue;
		const closer = delimiters[end] as Delimiter;
		become(state.tokens[token] as Token, 1);
		become(state.tokens[closer.token] as Token, -1);
	}
}

function become(token: Token, nesting: 1 | -1): void {
	token.type = nesting > 0 ? "s_open" : "s_close";
	token.tag = "s";
	token.nesting = nesting;
	token.markup = token.content;
	token.content = "";
}
