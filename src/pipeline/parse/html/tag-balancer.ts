/** Inserts raw HTML where it is allowed: allowed tags as tags, others as text. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { didYouMean, type SourceLocation } from "../../../model/problems/problem.ts";
import { escapeHtml } from "../../../model/text/escape-html.ts";
import { THEME_COMPONENTS } from "../components/theme-components.ts";
import { environmentOf, type ParseEnvironment } from "../environment.ts";
import { withoutControlReferences } from "../rules/tokens/control-references.ts";
import { addImageSize, addLazyLoading } from "../rules/tokens/images.ts";
import { sanitizeAttributes, sanitizedName } from "./html-attributes.ts";
import { decodeEntities } from "./html-entities.ts";
import { isAllowedTag, isBlockTag, isVoidTag, requiredParentsOf } from "./html-tags.ts";
import type { HtmlToken } from "./html-tokenizer.ts";
import { createHtmlTree } from "./html-tree.ts";

export type TagBalancer = ReturnType<typeof createTagBalancer>;

/** Locates an offset in the text of the HTML token. */
type TokenLocator = (offset: number) => SourceLocation;
type OpeningTagToken = HtmlToken & { readonly kind: "open" };

/** What is being filled: a page, inline content that may include blocks such as a table cell, or a line of text. */
export type ContentModel = "page" | "cell" | "line";

export function createTagBalancer(state: StateCore, mode: "safe" | "escape", contentModel: ContentModel) {
	const { md } = state;
	const env = environmentOf(state.env);
	const tree = createHtmlTree(state);
	const unmatchedTags: string[] = [];
	let deferredTags: readonly string[] = [];
	let isInLink = false;
	/** A link of Markdown within a raw one is only its text. */
	let isSkipped = false;
	/** The depth of the paragraph that was made for refused tags. */
	let paragraphDepth = 0;

	const refuse = (source: string) => {
		tree.prepareForContent();
		if (contentModel === "page" && tree.innermostTag() === "") {
			tree.openTag("p");
			paragraphDepth = tree.depth();
		}
		tree.addToken("text", "", 0, source);
	};
	const open = (piece: OpeningTagToken, locate: TokenLocator) => {
		const { name } = piece;
		if (!isAllowedTag(name)) {
			const component = COMPONENT_TAG.exec(piece.source)?.[1];
			if (component) reportUnknownComponent(env, locate(piece.at), component);
			else reportTag(env, locate(piece.at), `HTML tag <${name}> is not allowed and is shown as text`, TEXT_HINT);
			return refuse(piece.source);
		}
		const refuseBlock = () =>
			reportTag(env, locate(piece.at), `block element <${name}> inside a paragraph`, BLOCK_HINT);
		if (isBlockTag(name) && contentModel === "line") return refuseBlock();
		if (name === "a" && isInLink) return;
		tree.closeImpliedTags(name);
		// A <p> is still open if emphasis around this tag began in it.
		if (isBlockTag(name) && tree.isOpen("p")) return refuseBlock();
		if (name === "a" && tree.isOpen("a")) return;
		const parents = requiredParentsOf(name);
		if (parents && !parents.has(tree.innermostTag())) {
			const message = `<${name}> outside of <${[...parents][0]}>`;
			return reportTag(env, locate(piece.at), message, PARENT_HINT);
		}
		const limit = Number(md.options.maxNesting);
		if (tree.tags() >= limit && !isVoidTag(name)) {
			const message = `<${name}> nested deeper than ${limit} levels`;
			return reportTag(env, locate(piece.at), message, DEPTH_HINT, "nested-too-deep");
		}
		const context = { md, env, locate };
		const attributes = sanitizeAttributes(name, piece.attributes, context);
		const token = tree.openTag(name);
		token.attrs = [...attributes];
		if (name === "a" || name === "img") token.meta = { at: locate(piece.at) };
		const id = piece.attributes.find((attribute) => sanitizedName(name, attribute) === "id");
		if (id) env.idLocations.set(token, locate(id.valueAt));
		if (name === "img") completeImage(context, token, piece);
		if (piece.isEmpty) tree.closeTag(name);
	};

	return {
		/** Adds a Markdown token. A closing token also closes the tags opened inside its element. */
		addMarkdown(token: Token) {
			if (token.type === "link_open") {
				tree.closeImpliedTags("a");
				isSkipped = tree.isOpen("a");
				isInLink = !isSkipped;
			}
			if (token.type === "link_close") isInLink = false;
			if (token.type === "footnote_ref" && tree.isOpen("a")) token.meta = { ...token.meta, isInLink: true };
			if (!isSkipped || !/^link_/.test(token.type)) tree.addMarkdown(token);
			if (token.type === "link_close") isSkipped = false;
			if (token.nesting !== -1) return;
			for (const name of deferredTags) tree.closeTag(name);
			deferredTags = [];
		},
		addHtml(piece: HtmlToken, locate: TokenLocator) {
			if (piece.kind === "comment") {
				if (isTruncateMarker(piece.source)) tree.addToken("truncate", "", 0);
			} else if (piece.kind === "text") {
				if (piece.source.trim()) tree.prepareForContent();
				tree.addToken("html_text", "", 0, escapeHtmlText(piece.source));
			} else if (mode === "escape") refuse(piece.source);
			else if (piece.kind === "open") open(piece, locate);
			else if (piece.kind === "other" || !isAllowedTag(piece.name)) refuse(piece.source);
			else if (!tree.closeTag(piece.name) && isBlockTag(piece.name)) unmatchedTags.push(piece.name);
		},
		/** Ends a block of HTML and the paragraph created for its disallowed tags. */
		endBlock() {
			const isOpen = paragraphDepth > 0 && tree.depth() >= paragraphDepth;
			paragraphDepth = 0;
			if (!isOpen) return;
			const last = tree.lastToken();
			if (last) last.content = last.content.trimEnd();
			if (tree.closeTag("p")) tree.addToken("html_text", "", 0, "\n");
		},
		/** Closing tags in the next paragraph for tags opened before it: they are closed after it. */
		closeLater(names: readonly string[]) {
			deferredTags = names;
		},
		/** Whether a link that is open here would be around the next token. */
		isInLink: () => tree.isOpen("a"),
		endLink: () => void tree.closeTag("a"),
		/** Closing tags of blocks that matched nothing. */
		unmatchedTags: () => unmatchedTags,
		lastToken: tree.lastToken,
		/** Closes everything and returns all tokens. */
		finish: tree.finish,
	};
}

/** Whether a comment ends the preview of a post. */
export const isTruncateMarker = (comment: string): boolean =>
	comment.endsWith("-->") && comment.slice(4, -3).trim() === "truncate";

/** A name as components have it: `<T>` and `<FORM>` are something else. */
const COMPONENT_TAG = /^<([A-Z][A-Z\d]*[a-z][\w.]*)/;

function reportUnknownComponent(env: ParseEnvironment, at: SourceLocation, name: string): void {
	const known = [...Object.keys(THEME_COMPONENTS), ...env.components.keys()];
	env.problems.push({
		severity: "warning",
		code: "unknown-component",
		message: `unknown component <${name}> is shown as text`,
		at,
		hint:
			didYouMean(name, known) ??
			'export it from the module that the key "theme.components" of the configuration names, or put the tag in backticks',
	});
}

const TEXT_HINT = 'put it in backticks, or set the option markdown.html to "trusted"';
const PARENT_HINT = "add the missing parent element";
const BLOCK_HINT = "put it on a line of its own, after a blank line";

const DEPTH_HINT = "close the tags around it";

function reportTag(
	env: ParseEnvironment,
	at: SourceLocation,
	message: string,
	hint: string,
	code: "html-tag" | "nested-too-deep" = "html-tag",
): void {
	env.problems.push({ severity: "warning", code, message, at, hint });
}

/** Text between tags: its entities stand, anything else that HTML would read is escaped. */
const escapeHtmlText = (text: string): string =>
	withoutControlReferences(text)
		.replace(/&(?!#x[\da-f]{1,6};|#\d{1,7};|[a-z][a-z\d]{1,31};)/gi, "&amp;")
		.replace(/[<>"]/g, (character) => escapeHtml(character));

function completeImage(
	{ md, env }: { readonly md: MarkdownIt; readonly env: ParseEnvironment },
	token: Token,
	{ attributes }: OpeningTagToken,
): void {
	const src = attributes.find(({ name }) => name === "src")?.value;
	if (token.attrGet("alt") === null) {
		token.attrSet("alt", "");
		token.meta = { ...token.meta, lacksAlt: true };
	}
	addLazyLoading(token);
	if (src !== undefined && token.attrGet("src") !== null)
		addImageSize(env, token, md.normalizeLink(decodeEntities(md, src).trim()));
}
