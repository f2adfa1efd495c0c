/** Links: local URLs become placeholders, links to other hosts open in a new tab, and unsafe links become text. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import type { MarkdownConfig } from "../../../../model/config.ts";
import type { Problem, SourceLocation } from "../../../../model/problems/problem.ts";
import { unsafeUrlHint, urlKindOf } from "../../../../model/urls/url-safety.ts";
import { addPlaceholder, environmentOf, type ParseEnvironment } from "../../environment.ts";
import { createTokenLocator } from "./token-locations.ts";

/** Additional attributes of a link to another host. */
export const externalLinkAttributes = (href: string): [string, string][] =>
	/^(?:https?:)?\/\//i.test(href)
		? [
				["target", "_blank"],
				["rel", "noopener noreferrer"],
			]
		: [];

/**
 * Whether a link is rejected. Authors who may use any HTML, scripts included, may also use any URL scheme, but
 * `pathname:` must be followed by a path of the site.
 */
export const isRefused = (address: string, html: MarkdownConfig["html"]): boolean =>
	urlKindOf(address) === "unsafe" && (html !== "trusted" || /^pathname:/i.test(address));

export const unsafeUrl = (address: string, at: SourceLocation): Problem => ({
	severity: "warning",
	code: "unsafe-url",
	message: `unsafe URL ${address}`,
	at,
	hint: unsafeUrlHint(address),
});

/** What to do about a URL that leads nowhere, whatever the site has; `undefined` for others. */
function missingPartOf(href: string): string | undefined {
	if (href === "") return "write the address of the link between its parentheses";
	const [, scheme, rest = ""] = /^(https?|mailto|tel):(.*)$/is.exec(href) ?? [];
	if (scheme === undefined) return undefined;
	if (!/^http/i.test(scheme)) return rest === "" ? `write what follows "${scheme}:"` : undefined;
	const host = rest.replace(/^[\\/]+/, "");
	if (host === "") return `write the host that follows "${scheme}://"`;
	return /^\/\/[^/]/.test(rest) ? undefined : `write ${scheme}://${host}`;
}

const incompleteUrl = (href: string, hint: string, at: SourceLocation): Problem => ({
	severity: "warning",
	code: "incomplete-url",
	message: href === "" ? "link without an address" : `incomplete URL ${href}`,
	at,
	hint,
});

/** Replaces the local URLs of Markdown links with placeholders, and marks external links. */
export function linksPlugin(md: MarkdownIt, { html }: MarkdownConfig): void {
	const { validateLink } = md;
	md.validateLink = (url) => validateLink(url) || /^file:/i.test(url); // refused with a message, instead of shown as text
	md.core.ruler.push("links", ({ tokens, env }: StateCore) => {
		for (const token of tokens) if (token.type === "inline") addLinkPlaceholders(token, environmentOf(env), html);
	});
}

function addLinkPlaceholders(inline: Token, env: ParseEnvironment, html: MarkdownConfig["html"]): void {
	inline.children = withoutInner(inline.children ?? []);
	const locate = createTokenLocator(env, inline);
	const refused = new Set<Token>();
	let close: Token | undefined;
	// From the end, because the end of its label tells where a link's address begins.
	for (const token of inline.children.toReversed()) {
		if (token.type === "link_close") close = token;
		if (token.type !== "link_open" || !close) continue;
		const href = String(token.attrGet("href") ?? "");
		const labelEnd = env.offsets.get(close) ?? 0;
		const place = () =>
			(token.meta?.at as SourceLocation | undefined) ?? locate(hrefOffset(inline.content, token, labelEnd, env));
		const missing = token.markup === "component" ? undefined : missingPartOf(href);
		if (missing) env.problems.push(incompleteUrl(href, missing, place()));
		if (isRefused(href, html)) {
			env.problems.push(unsafeUrl(href, place()));
			refused.add(token).add(close);
		} else if (urlKindOf(href) === "local")
			token.attrSet("href", addPlaceholder(env, { kind: "link", href, at: place() }));
		else for (const [name, value] of externalLinkAttributes(href)) token.attrSet(name, value);
	}
	if (refused.size > 0) inline.children = inline.children.filter((token) => !refused.has(token));
}

/** A link within a link, `[<https://example.org>](a)`, is its text: a browser would end the outer one there. */
function withoutInner(children: readonly Token[]): Token[] {
	let depth = 0;
	return children.filter(({ type }) => {
		if (type === "link_open") return depth++ === 0;
		return type !== "link_close" || --depth === 0;
	});
}

/** The URL of a reference link is elsewhere, so the link itself is located. */
function hrefOffset(text: string, open: Token, labelEnd: number, env: ParseEnvironment): number {
	const start = env.offsets.get(open) ?? 0;
	if (open.markup === "autolink") return start + 1;
	if (typeof open.meta?.addressOffset === "number") return open.meta.addressOffset;
	return open.meta?.label ? start - 1 : destinationOffset(text, labelEnd);
}

/** Offset of the URL after a label that ends at this offset. */
export function destinationOffset(text: string, labelEnd: number): number {
	const match = /^\]\([ \t\n]*<?/.exec(text.slice(labelEnd, labelEnd + 1000));
	return labelEnd + (match?.[0].length ?? 0);
}
