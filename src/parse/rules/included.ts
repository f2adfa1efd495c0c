/** Files brought into a page: Markdown by `<!--@include: ./part.md-->`, code by `<<< ./code.ts`. */
import type { MarkdownIt, StateBlock, Token } from "markdown-it";
import { lineOf } from "./container.ts";
import { includeIn, snippetIn } from "./file-part.ts";
import { beginsWith, fileAt, mayInclude, textFor } from "./included-text.ts";
import { asEnvironment } from "./report.ts";

export function included(md: MarkdownIt): void {
	const alt = ["paragraph", "reference", "blockquote", "list"];
	md.block.ruler.before("fence", "include", include, { alt });
	md.block.ruler.before("fence", "snippet", snippet, { alt });
}

function include(
	state: StateBlock,
	line: number,
	_endLine: number,
	silent: boolean,
): boolean {
	if (!beginsWith(state, line, "<!--")) return false;
	const wanted = includeIn(lineOf(state, line));
	if (!wanted) return false;
	if (silent) return true;
	state.line = line + 1;
	const text = textFor(state, line, wanted);
	if (text === undefined || !mayInclude(state, line, wanted.path)) return true;
	for (const token of tokensOf(state, line, wanted.path, text)) {
		token.level += state.level;
		if (token.map) token.map = [line, line + 1];
		state.tokens.push(token);
	}
	return true;
}

function tokensOf(
	state: StateBlock,
	line: number,
	path: string,
	text: string,
): Token[] {
	const env = asEnvironment(state.env);
	const around = env.including ?? [];
	const tokens: Token[] = [];
	env.including = [...around, { line, path, file: fileAt(state, path) }];
	state.md.block.parse(text, state.md, state.env, tokens);
	env.including = around;
	return tokens;
}

function snippet(
	state: StateBlock,
	line: number,
	_endLine: number,
	silent: boolean,
): boolean {
	if (!beginsWith(state, line, "<<<")) return false;
	const wanted = snippetIn(lineOf(state, line));
	if (!wanted) return false;
	if (silent) return true;
	state.line = line + 1;
	const text = textFor(state, line, wanted);
	if (text === undefined) return true;
	const token = state.push("fence", "code", 0);
	token.info = wanted.info;
	token.markup = "```";
	token.content = `${text.replace(/\n+$/, "")}\n`;
	token.map = [line, line + 1];
	token.meta = { file: wanted.path.replace(/^.*[\\/]/, "") };
	return true;
}
