/** Includes files in a page: Markdown by `<!--@include: ./part.md-->`, code by `<<< ./code.ts`. */
import type { MarkdownIt, StateBlock, Token } from "markdown-it";
import { lineText } from "./container.ts";
import {
	parseInclude,
	parseSnippet,
	withoutLastBreaks,
} from "./include-directive.ts";
import {
	canInclude,
	includedFileOf,
	lineStartsWith,
	readIncludedText,
} from "./read-included-text.ts";
import { asPluginEnvironment } from "./report.ts";

export function includesPlugin(md: MarkdownIt): void {
	const alt = ["paragraph", "reference", "blockquote", "list"];
	md.block.ruler.before("fence", "include", includeRule, { alt });
	md.block.ruler.before("fence", "snippet", snippetRule, { alt });
}

function includeRule(
	state: StateBlock,
	line: number,
	_endLine: number,
	silent: boolean,
): boolean {
	if (!lineStartsWith(state, line, "<!--")) return false;
	const directive = parseInclude(lineText(state, line));
	if (!directive) return false;
	if (silent) return true;
	state.line = line + 1;
	const text = readIncludedText(state, line, directive);
	if (text === undefined || !canInclude(state, line, directive.path))
		return true;
	for (const token of parseIncludedText(state, line, directive.path, text)) {
		token.level += state.level;
		if (token.map) token.map = [line, line + 1];
		state.tokens.push(token);
	}
	return true;
}

function parseIncludedText(
	state: StateBlock,
	line: number,
	path: string,
	text: string,
): Token[] {
	const env = asPluginEnvironment(state.env);
	const activeIncludes = env.activeIncludes ?? [];
	const tokens: Token[] = [];
	env.activeIncludes = [
		...activeIncludes,
		{ line, path, file: includedFileOf(state, path) },
	];
	state.md.block.parse(text, state.md, state.env, tokens);
	env.activeIncludes = activeIncludes;
	return tokens;
}

function snippetRule(
	state: StateBlock,
	line: number,
	_endLine: number,
	silent: boolean,
): boolean {
	if (!lineStartsWith(state, line, "<<<")) return false;
	const directive = parseSnippet(lineText(state, line));
	if (!directive) return false;
	if (silent) return true;
	state.line = line + 1;
	const text = readIncludedText(state, line, directive);
	if (text === undefined) return true;
	const token = state.push("fence", "code", 0);
	token.info = directive.info;
	token.markup = "```";
	token.content = `${withoutLastBreaks(text)}\n`;
	token.map = [line, line + 1];
	token.meta = { file: directive.path.replace(/^.*[\\/]/, "") };
	return true;
}
