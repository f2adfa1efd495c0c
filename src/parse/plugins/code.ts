/** Code blocks: syntax highlighting, titles, line numbers and marked lines. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { controlIn } from "../../model/control-characters.ts";
import { escapeHtml } from "../../model/escape-html.ts";
import { closestMatch } from "../../model/problem.ts";
import { CONTROL_CHARACTER } from "../strip-controls.ts";
import { type CodeInfo, codeInfoText, parseCodeInfo } from "./code-info.ts";
import { type CodeLine, markLines } from "./code-marks.ts";
import { highlightLines } from "./highlight.ts";
import {
	highlightLanguageOf,
	isPlainTextLanguage,
	languageNames,
} from "./languages.ts";
import { reportProblem } from "./report.ts";

interface CodeListing extends CodeInfo {
	readonly lines: readonly CodeLine[];
}

export function codePlugin(md: MarkdownIt): void {
	md.core.ruler.before("inline", "code", (state) => {
		for (const token of state.tokens)
			if (token.type === "fence" || token.type === "code_block")
				readCodeBlock(state, token);
	});
	md.renderer.rules.fence = (tokens, index) =>
		codeBlockHtml(tokens[index] as Token);
	md.renderer.rules.code_block = md.renderer.rules.fence;
}

/** Removes comments that mark lines from a block, and stores the parsed info string. */
function readCodeBlock(state: StateCore, token: Token): void {
	const info = parseCodeInfo(codeInfoText(state.md, token));
	const { language } = info;
	const lines =
		token.type === "fence"
			? markLines(
					token.content,
					highlightLanguageOf(language) ?? language,
					info.ranges,
				)
			: markLines(token.content, "", [[0, 0]]);
	token.content = lines.map(({ text }) => `${text}\n`).join("");
	token.meta = {
		...token.meta,
		listing: { ...info, lines } satisfies CodeListing,
	};
	if (controlIn(state.md.utils.unescapeAll(token.info)) >= 0)
		reportProblem(state.env, token.map?.[0] ?? 0, {
			...CONTROL_CHARACTER,
			text: token.markup,
		});
	if (!isPlainTextLanguage(language) && !highlightLanguageOf(language))
		reportUnknownLanguage(state, token, language);
}

function reportUnknownLanguage(
	state: StateCore,
	token: Token,
	language: string,
): void {
	const meant = closestMatch(language, languageNames());
	reportProblem(state.env, token.map?.[0] ?? 0, {
		severity: "info",
		code: "unknown-language",
		message: `no syntax highlighting for language "${language}"`,
		text: token.markup,
		...(meant ? { hint: `did you mean "${meant}"?` } : {}),
	});
}

function codeBlockHtml({ content, meta }: Token): string {
	const listing = (meta?.listing ?? parseCodeInfo("")) as CodeListing;
	const { language, title, firstNumber, lines } = listing;
	const name = escapeHtml(language);
	const markup = content === "" ? [] : highlightLines(content, language);
	const body = (lines ?? [])
		.map((line, index) =>
			lineHtml(line, markup[index] ?? "", index, firstNumber),
		)
		.join("");
	const heading =
		title && !meta?.grouped
			? `<div class="code-title">${escapeHtml(title)}</div>`
			: "";
	return `<div class="${classesOf(listing)}"${name && ` data-language="${name}"`}>${heading}<pre tabindex="0"><code${name && ` class="language-${name}"`}>${body}</code></pre></div>\n`;
}

function classesOf({ firstNumber, lines }: CodeListing): string {
	const focus = lines?.some(({ marks }) => marks.has("focus"));
	return `code-block${firstNumber === undefined ? "" : " line-numbers"}${focus ? " has-focus" : ""}`;
}

/** The line number is an attribute, because a CSS counter with another start would need an inline style. */
function lineHtml(
	{ marks }: CodeLine,
	markup: string,
	index: number,
	firstNumber?: number,
): string {
	const classes = ["line", ...[...marks].map((mark) => `line-${mark}`)];
	const number =
		firstNumber === undefined ? "" : ` data-line="${firstNumber + index}"`;
	return `<span class="${classes.join(" ")}"${number}>${markup}</span>\n`;
}
