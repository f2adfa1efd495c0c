/**
 * Tables: wide ones scroll in a focusable container, cells are aligned by class instead of inline styles, and an empty
 * cell in the header row is not a header.
 */
import type { MarkdownIt, Token } from "markdown-it";

/** Replaces `text-align: right` with the class `align-right`. */
export function tablesPlugin(md: MarkdownIt): void {
	md.core.ruler.push("tables", ({ tokens }) => {
		for (const [index, token] of tokens.entries()) {
			if (token.type === "th_open" || token.type === "td_open") alignByClass(token);
			if (token.type === "th_open") demoteEmptyHeader(tokens, index);
		}
	});
	const { rules } = md.renderer;
	rules.table_open = (tokens, index, options, _env, self) =>
		`<div class="table" tabindex="0">${self.renderToken(tokens, index, options)}`;
	rules.table_close = () => "</table></div>\n";
}

function alignByClass(token: Token): void {
	const style = token.attrs?.find(([name]) => name === "style");
	const side = /^text-align:(\w+)$/.exec(String(style?.[1]))?.[1];
	if (!token.attrs || !side) return;
	token.attrs = token.attrs.filter((attribute) => attribute !== style);
	token.attrJoin("class", `align-${side}`);
}

/** Screen readers announce a `<th>` as the header of its column, and an empty corner cell has nothing to announce. */
function demoteEmptyHeader(tokens: readonly Token[], index: number): void {
	const [open, text, close] = tokens.slice(index, index + 3);
	if (!open || !close || text?.content !== "") return;
	open.tag = "td";
	close.tag = "td";
}
