/**
 * Tables: wide ones scroll in a focusable container, cells are aligned by class instead of inline styles, and an empty
 * cell in the header row is not a header. Where phones show rows as blocks, cells have the name of their column.
 */
import type { MarkdownIt, Token } from "markdown-it";
import { inlineTextOf } from "../../text/plain-text.ts";

/** Replaces `text-align: right` with the class `align-right`. */
export function tablesPlugin(md: MarkdownIt): void {
	md.core.ruler.push("tables", ({ tokens }) => {
		for (const [index, token] of tokens.entries()) {
			if (token.type === "th_open" || token.type === "td_open") alignByClass(token);
			if (token.type === "th_open") demoteEmptyHeader(tokens, index);
			if (token.type === "table_open" && isStacked(token)) labelCells(md, tokens, index);
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

const isStacked = (table: Token): boolean => String(table.attrGet("class")).split(" ").includes("stacked");

/** A name, a type and a description need no labels. */
const MIN_LABELLED_COLUMNS = 4;

/** The first cell names its row. */
function labelCells(md: MarkdownIt, tokens: readonly Token[], table: number): void {
	const labels: string[] = [];
	let column = 0;
	for (let at = table; tokens[at] && tokens[at]?.type !== "table_close"; at++) {
		const { type } = tokens[at] as Token;
		if (type === "tr_open") column = 0;
		if (type === "th_open") labels.push(inlineTextOf(md, tokens[at + 1]?.children ?? []));
		if (type !== "td_open") continue;
		const label = labels.length >= MIN_LABELLED_COLUMNS && column > 0 && labels[column];
		if (label) tokens[at]?.attrSet("data-label", label);
		column++;
	}
}
