/** Sanitizes what plugins of a site add to Markdown by the lists of raw HTML. */
import type { Token } from "markdown-it";
import { escapeHtml, unescapeHtml } from "../../model/text/escape-html.ts";
import { isSafeImageUrl, isSafeUrl } from "../../model/urls/url-safety.ts";
import { isAllowedAttribute, isAllowedTag } from "./html/html-tags.ts";
import { type HtmlToken, tokenizeHtml } from "./html/html-tokenizer.ts";

/** Hides a token whose tag is not allowed, and removes attributes, except those that it had before. */
export function sanitizeToken(token: Token, attributesBefore: ReadonlyMap<string, string | number>): void {
	if (token.tag !== "" && !isAllowedTag(token.tag)) {
		token.tag = token.block ? "div" : "span";
		token.attrs = null;
	}
	if (/^html_/.test(token.type)) token.content = sanitizeFragment(token.content);
	token.attrs =
		token.attrs?.filter(
			([name, value]) =>
				attributesBefore.get(name) === value || isSafeAttribute(token.tag, name.toLowerCase(), String(value)),
		) ?? null;
}

/** The HTML with its disallowed tags as text, and without comments and disallowed attributes. */
export const sanitizeFragment = (html: string): string => [...tokenizeHtml(html)].map(sanitizedPiece).join("");

function sanitizedPiece(piece: HtmlToken): string {
	switch (piece.kind) {
		case "text":
			return piece.source.replaceAll("<", "&lt;");
		case "open":
			return isAllowedTag(piece.name) ? openTag(piece) : escapeHtml(piece.source);
		case "close":
			return isAllowedTag(piece.name) ? `</${piece.name}>` : escapeHtml(piece.source);
		default:
			return "";
	}
}

function openTag({ name: tag, attributes }: Extract<HtmlToken, { kind: "open" }>): string {
	const kept = attributes
		.map(({ name, value = "" }) => [name, unescapeHtml(value)] as const)
		.filter(([name, value]) => isSafeAttribute(tag, name, value))
		.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
	return `<${tag}${kept.join("")}>`;
}

const URL_ATTRIBUTES = new Set(["cite", "href", "poster", "src"]);

/** `srcset` has several URLs; no plugin that needs it is known. */
function isSafeAttribute(tag: string, name: string, value: string): boolean {
	if (!isAllowedAttribute(tag, name) || name === "srcset") return false;
	if (!URL_ATTRIBUTES.has(name)) return true;
	return tag === "img" ? isSafeImageUrl(value) : isSafeUrl(value);
}
