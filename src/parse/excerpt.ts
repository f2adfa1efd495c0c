/** A description of a text for those who wrote none. */
import type { MarkdownIt, Token } from "markdown-it";
import { collapsed } from "./plain.ts";
import { inlineText } from "./text.ts";

/** The first line of prose, as plain text; the first heading's where there is no prose. */
export function excerptOf(md: MarkdownIt, tokens: readonly Token[]): string {
	return (
		firstLine(md, tokens, "paragraph_open") ||
		firstLine(md, tokens, "heading_open")
	);
}

function firstLine(
	md: MarkdownIt,
	tokens: readonly Token[],
	parent: string,
): string {
	for (const [index, token] of tokens.entries()) {
		if (token.type !== "inline" || tokens[index - 1]?.type !== parent) continue;
		for (const line of inlineText(md, token.children ?? []).split("\n"))
			if (collapsed(line)) return collapsed(line);
	}
	return "";
}
