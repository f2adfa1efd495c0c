/** HTML in Markdown: kept where it is harmless, shown as text where it is not, and always well formed. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import type { MarkdownConfig } from "../model/config.ts";
import type { Location } from "../model/problem.ts";
import { type Balance, balanceOf } from "./balance.ts";
import type { Environment } from "./environment.ts";
import { withSize } from "./images.ts";
import { placesIn } from "./places.ts";
import { type Piece, scan } from "./scan.ts";
import { trust } from "./trusted.ts";

/**
 * Takes the place of the tokens that hold HTML. `safe`: a token for each tag of the allow-list, text for the others;
 * `escape`: text; `trusted`: the HTML as it stands, with holes for its addresses.
 */
export function html(md: MarkdownIt, { html: mode }: MarkdownConfig): void {
	md.core.ruler.after(
		"linkify",
		"html",
		mode === "trusted" ? trust : (state) => rewrite(state, mode),
	);
	Object.assign(md.renderer.rules, {
		html_open: (tokens, index, options, _env, self) =>
			withSize(
				tokens[index] as Token,
				self.renderToken(tokens, index, options),
			),
		html_text: (tokens, index) => tokens[index]?.content ?? "",
		truncate: () => "",
	} satisfies MarkdownIt["renderer"]["rules"]);
}

/** Parents whose text may also hold blocks: the cells of a table, the items of a tight list. */
const holdsBlocks = (parent: Token | undefined): boolean =>
	parent?.hidden === true || parent?.tag === "td" || parent?.tag === "th";

function rewrite(state: StateCore, mode: "safe" | "escape"): void {
	const env = state.env as Environment;
	if (!state.tokens.some(hasHtml)) return;
	const page = balanceOf(state, mode, "page");
	for (const token of state.tokens) {
		if (token.type === "html_block" && token.map)
			block(page, token, placesIn(env, token), env);
		else if (token.type === "inline" && hasHtml(token))
			inline(state, mode, page, token);
		else page.markdown(token);
	}
	state.tokens = page.end();
}

const hasHtml = ({ type, children }: Token): boolean =>
	type === "html_block" ||
	(type === "inline" &&
		children !== null &&
		children.some((child) => child.type === "html_inline"));

function block(
	page: Balance,
	token: Token,
	locate: (offset: number) => Location,
	env: Environment,
): void {
	for (const piece of scan(token.content)) {
		page.piece(piece, locate);
		if (piece.kind === "comment" && !piece.isClosed)
			env.problems.push({
				severity: "warning",
				code: "html-comment",
				message: "this comment has no end: the text after it is not shown",
				at: locate(piece.at),
				hint: "end it with `-->`",
			});
	}
	page.endBlock();
}

function inline(
	state: StateCore,
	mode: "safe" | "escape",
	page: Balance,
	token: Token,
): void {
	const env = state.env as Environment;
	const locate = placesIn(env, token);
	const line = balanceOf(
		state,
		mode,
		holdsBlocks(page.last()) ? "cell" : "line",
	);
	for (const child of token.children ?? []) {
		const start = env.offsets.get(child);
		if (child.type !== "html_inline" || start === undefined)
			line.markdown(child);
		else
			for (const piece of scan(child.content) as Iterable<Piece>)
				line.piece(piece, (offset) => locate(start + offset));
	}
	page.markdown(token);
	token.children = line.end();
	page.closeLater(line.unmatched());
}
