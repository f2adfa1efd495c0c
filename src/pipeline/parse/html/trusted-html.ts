/** Raw HTML kept as written, except that local URLs become placeholders. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import type { SourceLocation } from "../../../model/problems/problem.ts";
import { urlKindOf } from "../../../model/urls/url-safety.ts";
import { addPlaceholder, environmentOf, type ParseEnvironment } from "../environment.ts";
import { imageSrcOf } from "../rules/tokens/images.ts";
import { isRefused, unsafeUrl } from "../rules/tokens/links.ts";
import { createTokenLocator } from "../rules/tokens/token-locations.ts";
import { decodeEntities } from "./html-entities.ts";
import { type HtmlAttribute, type HtmlToken, tokenizeHtml } from "./html-tokenizer.ts";
import { isTruncateMarker } from "./tag-balancer.ts";

/** Replaces the local URLs in raw HTML with placeholders. */
export function rewriteTrustedHtml(state: StateCore): void {
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
