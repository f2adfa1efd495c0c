/** The default description of a page. */
import type { MarkdownIt, Token } from "markdown-it";
import { collapseSpaces } from "../../../model/text/collapse-spaces.ts";
import { inlineTextOf } from "./plain-text.ts";

/** The first line of prose as plain text, or else of a heading. */
export function excerptOfTokens(md: MarkdownIt, tokens: readonly Token[]): string {
	return firstLineWithin(md, tokens, "paragraph_open") || firstLineWithin(md, tokens, "heading_open");
}

function firstLineWithin(md: MarkdownIt, tokens: readonly Token[], parent: string): string {
	for (const [index, token] of tokens.entries()) {
		if (token.type !== "inline" || tokens[index - 1]?.type !== parent) continue;
		for (const line of inlineTextOf(md, token.children ?? []).split("\n"))
			if (collapseSpaces(line)) return collapseSpaces(line);
	}
	return "";
}
