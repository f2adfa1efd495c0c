/** Tables: wide ones scroll in a frame that the keyboard reaches, and columns are aligned by classes, not by styles. */
import type { MarkdownIt, Token } from "markdown-it";

/** `text-align: right` of a cell becomes the class `align-right`. */
export function tables(md: MarkdownIt): void {
	md.core.ruler.push("tables", ({ tokens }) => {
		for (const token of tokens)
			if (token.type === "th_open" || token.type === "td_open") classed(token);
	});
	const { rules } = md.renderer;
	rules.table_open = (tokens, index, options, _env, self) =>
		`<div class="table" tabindex="0">${self.renderToken(tokens, index, options)}`;
	rules.table_close = () => "</table></div>\n";
}

function classed(token: Token): void {
	const style = token.attrs?.find(([name]) => name === "style");
	const side = /^text-align:(\w+)$/.exec(String(style?.[1]))?.[1];
	if (!token.attrs || !side) return;
	token.attrs = token.attrs.filter((attribute) => attribute !== style);
	token.attrJoin("class", `align-${side}`);
}
