/** Includes files in a page: Markdown by `<!--@include: ./part.md-->`, code by `<<< ./code.ts`. */
import type { MarkdownIt, StateBlock, Token } from "markdown-it";
import { rewriteTags } from "../../components/syntax/rewrite-tags.ts";
import { environmentOf } from "../../environment.ts";
import { addBlockRule } from "../block-rules.ts";
import { type SnippetDirective, withoutLastBreaks } from "./include-directive.ts";
import { canInclude, fileDirectiveAt, readIncludedText, resolveIncludedFile } from "./read-included-text.ts";

export function includesPlugin(md: MarkdownIt): void {
	addBlockRule(md, "include", includeRule);
}

function includeRule(state: StateBlock, line: number, _endLine: number, silent: boolean): boolean {
	const directive = fileDirectiveAt(state, line);
	if (!directive) return false;
	if (silent) return true;
	state.line = line + 1;
	const text = readIncludedText(state, line, directive);
	if (text === undefined) return true;
	if ("info" in directive) pushFence(state, line, directive, text);
	else pushIncludedText(state, line, directive.path, text);
	return true;
}

/** Pushes the blocks of an included text, located at the line that includes it. */
export function pushIncludedText(state: StateBlock, line: number, path: string, text: string): void {
	if (!canInclude(state, line, path)) return;
	for (const token of parseIncludedText(state, line, path, text)) {
		token.level += state.level;
		if (token.map) token.map = [line, line + 1];
		state.tokens.push(token);
	}
}

function parseIncludedText(state: StateBlock, line: number, path: string, text: string): Token[] {
	const env = environmentOf(state.env);
	const { activeIncludes } = env;
	const tokens: Token[] = [];
	env.activeIncludes = [...activeIncludes, { line, path, file: resolveIncludedFile(state, path) }];
	state.md.block.parse(rewriteTags(state.env, text), state.md, state.env, tokens);
	env.activeIncludes = activeIncludes;
	return tokens;
}

function pushFence(state: StateBlock, line: number, { path, info }: SnippetDirective, code: string): void {
	const token = state.push("fence", "code", 0);
	token.info = info;
	token.markup = "```";
	token.content = `${withoutLastBreaks(code)}\n`;
	token.map = [line, line + 1];
	token.meta = { file: path.replace(/^.*[\\/]/, "") };
}
