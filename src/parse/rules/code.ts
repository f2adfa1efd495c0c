/** Code blocks, highlighted, with titles, line numbers and marked lines. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { nearest } from "../../model/problem.ts";
import { type CodeInfo, infoOf } from "./code-info.ts";
import { type CodeLine, markedLines } from "./code-marks.ts";
import { escapeHtml } from "./escape.ts";
import { highlightedLines } from "./highlight.ts";
import { isPlain, languageNames, languageOf } from "./languages.ts";
import { report } from "./report.ts";

interface Listing extends CodeInfo {
	readonly lines: readonly CodeLine[];
}

export function code(md: MarkdownIt): void {
	md.core.ruler.before("inline", "code", (state) => {
		for (const token of state.tokens)
			if (token.type === "fence" || token.type === "code_block")
				read(state, token);
	});
	md.renderer.rules.fence = (tokens, index) => htmlOf(tokens[index] as Token);
	md.renderer.rules.code_block = md.renderer.rules.fence;
}

/** Takes the comments that mark lines out of a block's text, and keeps what its first line says. */
function read(state: StateCore, token: Token): void {
	const info = infoOf(state.md.utils.unescapeAll(token.info));
	const { language } = info;
	const lines =
		token.type === "fence"
			? markedLines(
					token.content,
					languageOf(language) ?? language,
					info.ranges,
				)
			: markedLines(token.content, "", [[0, 0]]);
	token.content = lines.map(({ text }) => `${text}\n`).join("");
	token.meta = { ...token.meta, listing: { ...info, lines } satisfies Listing };
	if (!isPlain(language) && !languageOf(language))
		reportLanguage(state, token, language);
}

function reportLanguage(
	state: StateCore,
	token: Token,
	language: string,
): void {
	const meant = nearest(language, languageNames());
	report(state.env, token.map?.[0] ?? 0, {
		severity: "info",
		code: "unknown-language",
		message: `no colours are known for code in "${language}"`,
		text: token.markup,
		...(meant ? { hint: `did you mean "${meant}"?` } : {}),
	});
}

function htmlOf({ content, meta }: Token): string {
	const listing = (meta?.listing ?? infoOf("")) as Listing;
	const { language, title, firstNumber, lines } = listing;
	const name = escapeHtml(language);
	const markup = content === "" ? [] : highlightedLines(content, language);
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

function classesOf({ firstNumber, lines }: Listing): string {
	const focus = lines?.some(({ marks }) => marks.has("focus"));
	return `code-block${firstNumber === undefined ? "" : " line-numbers"}${focus ? " has-focus" : ""}`;
}

/** The number is an attribute: counting from a number other than 1 would need an inline style. */
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
