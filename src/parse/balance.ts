/** Puts pieces of raw HTML where they may stand: allowed tags as tags, others as text. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import type { Location } from "../model/problem.ts";
import { attributesOf, textOf } from "./attributes.ts";
import type { Environment } from "./environment.ts";
import { lazy, sized } from "./images.ts";
import type { Piece } from "./scan.ts";
import { isAllowed, isBlock, parentsOf } from "./tags.ts";
import { treeOf } from "./tree.ts";

export interface Balance {
	/** Takes a token of Markdown: what was opened inside of it is closed with it. */
	markdown(token: Token): void;
	piece(piece: Piece, locate: Locate): void;
	/** A piece of HTML is over: the paragraph made for its refused tags is, too. */
	endBlock(): void;
	/** Tags that a paragraph closes, though they were opened before it: they are closed after it. */
	closeLater(names: readonly string[]): void;
	/** Closing tags of blocks that matched nothing. */
	unmatched(): readonly string[];
	last(): Token | undefined;
	/** All tokens, everything closed. */
	end(): Token[];
}

/** The place of an offset in the text of a piece's token. */
type Locate = (offset: number) => Location;
type OpeningTag = Piece & { readonly kind: "open" };

/** What is filled: the blocks of a page, a text that may hold blocks such as a table's cell, or a line of text. */
export type Extent = "page" | "cell" | "line";

export function balanceOf(
	state: StateCore,
	mode: "safe" | "escape",
	extent: Extent,
): Balance {
	const { md } = state;
	const env = state.env as Environment;
	const tree = treeOf(state);
	const lost: string[] = [];
	let later: readonly string[] = [];
	let isInLink = false;
	/** The depth of the paragraph that was made for refused tags. */
	let wrapped = 0;

	const refuse = (source: string) => {
		tree.expect();
		if (extent === "page" && tree.innermost() === "") {
			tree.open("p");
			wrapped = tree.depth();
		}
		tree.add("text", "", 0, source);
	};
	const open = (piece: OpeningTag, locate: Locate) => {
		const { name } = piece;
		if (!isAllowed(name)) {
			warn(env, locate(piece.at), `<${name}> is shown as text`, TEXT_HINT);
			return refuse(piece.source);
		}
		if (isBlock(name) && extent === "line") {
			const message = `<${name}> cannot stand within a paragraph`;
			return warn(env, locate(piece.at), message, BLOCK_HINT);
		}
		if (name === "a" && isInLink) return;
		tree.makeRoom(name);
		const parents = parentsOf(name);
		if (parents && !parents.has(tree.innermost())) {
			const message = `<${name}> stands outside of <${[...parents][0]}>`;
			return warn(env, locate(piece.at), message, PARENT_HINT);
		}
		const setting = { md, env, locate };
		const attributes = attributesOf(name, piece.attributes, setting);
		const token = tree.open(name);
		token.attrs = [...attributes];
		if (name === "img") picture(setting, token, piece);
		if (piece.isEmpty) tree.close(name);
	};

	return {
		markdown(token) {
			tree.markdown(token);
			if (token.type === "link_open") isInLink = true;
			if (token.type === "link_close") isInLink = false;
			if (token.nesting !== -1) return;
			for (const name of later) tree.close(name);
			later = [];
		},
		piece(piece, locate) {
			if (piece.kind === "comment") {
				if (isTruncation(piece.source)) tree.add("truncate", "", 0);
			} else if (piece.kind === "text") {
				if (piece.source.trim()) tree.expect();
				tree.add("html_text", "", 0, escaped(md, piece.source));
			} else if (mode === "escape") refuse(piece.source);
			else if (piece.kind === "open") open(piece, locate);
			else if (piece.kind === "other" || !isAllowed(piece.name))
				refuse(piece.source);
			else if (!tree.close(piece.name) && isBlock(piece.name))
				lost.push(piece.name);
		},
		endBlock() {
			const isOpen = wrapped > 0 && tree.depth() >= wrapped;
			wrapped = 0;
			if (!isOpen) return;
			const last = tree.last();
			if (last) last.content = last.content.trimEnd();
			if (tree.close("p")) tree.add("html_text", "", 0, "\n");
		},
		closeLater(names) {
			later = names;
		},
		unmatched: () => lost,
		last: tree.last,
		end: tree.end,
	};
}

/** Whether a comment ends the preview of a post. */
export const isTruncation = (comment: string): boolean =>
	/^<!--\s*truncate\s*-->$/.test(comment);

const TEXT_HINT =
	"put it into backquotes, or trust the HTML by the option `markdown`";
const PARENT_HINT = "write the tag that belongs around it";
const BLOCK_HINT = "put it on a line of its own, after a blank line";

function warn(
	env: Environment,
	at: Location,
	message: string,
	hint: string,
): void {
	env.problems.push({
		severity: "warning",
		code: "html-tag",
		message,
		at,
		hint,
	});
}

/** Text between tags: its entities stand, anything else that HTML would read is escaped. */
const escaped = (md: MarkdownIt, text: string): string =>
	text
		.replace(/&(?!#x[\da-f]{1,6};|#\d{1,7};|[a-z][a-z\d]{1,31};)/gi, "&amp;")
		.replace(/[<>"]/g, (character) => md.utils.escapeHtml(character));

function picture(
	{ md, env }: { readonly md: MarkdownIt; readonly env: Environment },
	token: Token,
	{ attributes }: OpeningTag,
): void {
	const src = attributes.find(({ name }) => name === "src")?.value;
	if (token.attrGet("alt") === null) token.attrSet("alt", "");
	lazy(token);
	if (src !== undefined && token.attrGet("src") !== null)
		sized(env, token, md.normalizeLink(textOf(md, src).trim()));
}
