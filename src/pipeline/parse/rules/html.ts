/** Raw HTML in Markdown: kept if harmless, otherwise shown as text. The output is always well formed. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import type { MarkdownConfig } from "../../../model/config.ts";
import type { SourceLocation } from "../../../model/problems/problem.ts";
import { urlKindOf } from "../../../model/urls/url-safety.ts";
import { addPlaceholder, environmentOf, type ParseEnvironment } from "../environment.ts";
import { decodeEntities } from "../html/html-entities.ts";
import { type HtmlAttribute, type HtmlToken, tokenizeHtml } from "../html/html-tokenizer.ts";
import { createTagBalancer, isTruncateMarker, type TagBalancer } from "../html/tag-balancer.ts";
import { imageSrcOf, insertImageSize } from "./tokens/images.ts";
import { isRefused, unsafeUrl } from "./tokens/links.ts";
import { createTokenLocator } from "./tokens/token-locations.ts";

/**
 * Processes raw HTML. `safe`: allowed tags are kept, others shown as text; `escape`: all tags are shown as text;
 * `trusted`: HTML is kept as written, with placeholders for its URLs.
 */
export function htmlPlugin(md: MarkdownIt, { html: mode }: MarkdownConfig): void {
	md.core.ruler.after(
		"linkify",
		"html",
		mode === "trusted" ? rewriteTrustedHtml : (state) => sanitizeHtml(state, mode),
	);
	Object.assign(md.renderer.rules, {
		html_open: (tokens, index, options, _env, self) =>
			insertImageSize(tokens[index] as Token, self.renderToken(tokens, index, options)),
		html_text: (tokens, index) => tokens[index]?.content ?? "",
		truncate: () => "",
	} satisfies MarkdownIt["renderer"]["rules"]);
}

/** Parents whose inline content may include blocks: table cells and items of tight lists. */
const canHoldBlocks = (parent: Token | undefined): boolean =>
	parent?.hidden === true || parent?.tag === "td" || parent?.tag === "th";

function sanitizeHtml(state: StateCore, mode: "safe" | "escape"): void {
	const env = environmentOf(state.env);
	if (!state.tokens.some(hasHtml)) return;
	const page = createTagBalancer(state, mode, "page");
	for (const [index, token] of state.tokens.entries()) {
		if (page.isInLink() && hasLink(state.tokens, index)) page.endLink();
		if (token.type === "html_block" && token.map) sanitizeBlock(page, token, createTokenLocator(env, token), env);
		else if (token.type === "inline" && hasHtml(token)) sanitizeInline(state, mode, page, token);
		else page.addMarkdown(token);
	}
	state.tokens = page.finish();
}

const hasHtml = ({ type, children }: Token): boolean =>
	type === "html_block" ||
	(type === "inline" && children !== null && children.some((child) => child.type === "html_inline"));

/** Whether a token is a link, or there is one in the block of Markdown that it opens. */
function hasLink(tokens: readonly Token[], from: number): boolean {
	const first = tokens[from] as Token;
	if (first.nesting !== 1) return isLink(first);
	let depth = 0;
	for (let index = from; index < tokens.length; index++) {
		const token = tokens[index] as Token;
		if (isLink(token) || token.children?.some(isLink)) return true;
		depth += token.nesting;
		if (depth === 0) return false;
	}
	return false;
}

/** A heading has a link to itself. */
const isLink = ({ type, content }: Token): boolean =>
	/^(?:link_open|heading_open|footnote_(?:ref|anchor))$/.test(type) ||
	(type === "html_inline" && /^<a[\s/>]/i.test(content));

function sanitizeBlock(
	page: TagBalancer,
	token: Token,
	locate: (offset: number) => SourceLocation,
	env: ParseEnvironment,
): void {
	for (const piece of tokenizeHtml(token.content)) {
		page.addHtml(piece, locate);
		if (piece.kind === "comment" && !piece.isClosed)
			env.problems.push({
				severity: "warning",
				code: "html-comment",
				message: "unclosed HTML comment hides the text after it",
				at: locate(piece.at),
				hint: 'close it with "-->"',
			});
	}
	page.endBlock();
}

/**
 * MDX allows `## Title <div className="label">iOS</div>`. A heading cannot hold a `<div>`, but a `<span>`, which means as
 * little, and keeps its class.
 */
const divToSpan = (piece: HtmlToken): HtmlToken =>
	(piece.kind === "open" || piece.kind === "close") && piece.name === "div" ? { ...piece, name: "span" } : piece;

function sanitizeInline(state: StateCore, mode: "safe" | "escape", page: TagBalancer, token: Token): void {
	const env = environmentOf(state.env);
	const locate = createTokenLocator(env, token);
	const parent = page.lastToken();
	const line = createTagBalancer(state, mode, canHoldBlocks(parent) ? "cell" : "line");
	const isHeading = parent?.type === "heading_open";
	for (const child of token.children ?? []) {
		const start = env.offsets.get(child);
		if (child.type !== "html_inline" || start === undefined) line.addMarkdown(child);
		else
			for (const piece of tokenizeHtml(child.content) as Iterable<HtmlToken>)
				line.addHtml(isHeading ? divToSpan(piece) : piece, (offset) => locate(start + offset));
	}
	page.addMarkdown(token);
	token.children = line.finish();
	page.closeLater(line.unmatchedTags());
}

// Raw HTML kept as written, except that local URLs become placeholders.

/** Replaces the local URLs in raw HTML with placeholders. */
function rewriteTrustedHtml(state: StateCore): void {
	const env = environmentOf(state.env);
	state.tokens = state.tokens.flatMap((token) => {
		if (token.type === "html_block" && token.map) return splitTrustedHtml(state, token, createTokenLocator(env, token));
		if (token.type === "inline") rewriteTrustedInline(state, token);
		return [token];
	});
}

function rewriteTrustedInline(state: StateCore, token: Token): void {
	const env = environmentOf(state.env);
	if (!token.children?.some(({ type }) => type === "html_inline")) return;
	const locate = createTokenLocator(env, token);
	token.children = token.children.flatMap((child) => {
		const start = env.offsets.get(child);
		if (child.type !== "html_inline" || start === undefined) return [child];
		return splitTrustedHtml(state, child, (offset) => locate(start + offset));
	});
}

function splitTrustedHtml(state: StateCore, token: Token, locate: (offset: number) => SourceLocation): Token[] {
	const out: Token[] = [];
	for (const piece of tokenizeHtml(token.content)) {
		const isCut = piece.kind === "comment" && isTruncateMarker(piece.source);
		const next = new state.Token(isCut ? "truncate" : token.type, "", 0);
		next.content = isCut ? "" : textWithPlaceholders(state, piece, locate);
		out.push(next);
	}
	return out;
}

function textWithPlaceholders({ md, env }: StateCore, piece: HtmlToken, locate: (offset: number) => SourceLocation) {
	if (piece.kind !== "open") return piece.source;
	let text = "";
	let done = 0;
	for (const attribute of piece.attributes) {
		const fill = addressPlaceholder(md, environmentOf(env), piece.name, attribute, locate);
		if (fill === undefined) continue;
		const from = attribute.valueAt - piece.at;
		text += piece.source.slice(done, from) + fill;
		done = from + String(attribute.value).length;
	}
	return text + piece.source.slice(done);
}

const ADDRESSES = /^(?:href|src)$/;

function addressPlaceholder(
	md: MarkdownIt,
	env: ParseEnvironment,
	tag: string,
	{ name, value, valueAt }: HtmlAttribute,
	locate: (offset: number) => SourceLocation,
): string | undefined {
	if (!value) return;
	const text = decodeEntities(md, value).trim();
	if (name === "id") env.ids.push(text);
	const at = locate(valueAt);
	if (ADDRESSES.test(name) && isRefused(text, "trusted")) {
		env.problems.push(unsafeUrl(text, at));
		return;
	}
	if (urlKindOf(text) !== "local") return;
	if (name === "href" && tag === "a") return addPlaceholder(env, { kind: "link", href: text, at });
	if (name === "src" && /^(?:img|source|video|audio)$/.test(tag)) return imageSrcOf(env, text, at);
	return;
}
