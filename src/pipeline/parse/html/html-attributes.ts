/** Sanitizes the attributes of raw HTML tags and replaces their local URLs with placeholders. */
import type { MarkdownIt } from "markdown-it";
import type { SourceLocation } from "../../../model/problems/problem.ts";
import { isSafeImageUrl, isSafeUrl, sitePathOf, urlKindOf } from "../../../model/urls/url-safety.ts";
import { addPlaceholder, type ParseEnvironment } from "../environment.ts";
import { imageSrcOf } from "../rules/tokens/images.ts";
import { externalLinkAttributes, unsafeUrl } from "../rules/tokens/links.ts";
import { decodeEntities } from "./html-entities.ts";
import { isAllowedAttribute } from "./html-tags.ts";
import type { HtmlAttribute } from "./html-tokenizer.ts";

/** The context of a tag: where to add placeholders and problems, and how to locate an offset in its text. */
export interface TagContext {
	readonly md: MarkdownIt;
	readonly env: ParseEnvironment;
	readonly locate: (offset: number) => SourceLocation;
}

/** The name that an attribute has in the page: the old name of an anchor is its id. */
export const sanitizedName = (tag: string, { name }: HtmlAttribute): string =>
	tag === "a" && name === "name" ? "id" : name;

/** The allowed attributes of a tag. Reports the others. */
export function sanitizeAttributes(
	tag: string,
	written: readonly HtmlAttribute[],
	context: TagContext,
): Map<string, string> {
	const kept = new Map<string, string>();
	for (const attribute of written) {
		const name = sanitizedName(tag, attribute);
		if (kept.has(name)) continue;
		const value = isAllowedAttribute(tag, attribute.name)
			? sanitizeAttributeValue(tag, name, attribute, context)
			: undefined;
		if (value === undefined) reportRefusedAttribute(tag, attribute, context);
		else kept.set(name, value);
	}
	if (tag === "a") markExternalLink(kept);
	return kept;
}

function sanitizeAttributeValue(
	tag: string,
	name: string,
	{ value = "", valueAt }: HtmlAttribute,
	{ md, env, locate }: TagContext,
): string | undefined {
	const text = decodeEntities(md, value);
	const isSafe = tag === "img" ? isSafeImageUrl : isSafeUrl;
	switch (name) {
		case "href": {
			const href = sanitizeUrl(md, text, isSafeUrl);
			if (href === undefined || urlKindOf(href) !== "local") return href;
			return addPlaceholder(env, { kind: "link", href, at: locate(valueAt) });
		}
		case "src":
		case "poster": {
			const src = sanitizeUrl(md, text, isSafe);
			return src && imageSrcOf(env, src, locate(valueAt));
		}
		case "srcset":
			return rewriteSrcset(text, (address) => {
				const src = sanitizeUrl(md, address, isSafeUrl);
				return src && imageSrcOf(env, src, locate(valueAt));
			});
		case "cite": {
			const source = sanitizeUrl(md, text, isSafeUrl);
			return source && (sitePathOf(source) ?? source);
		}
		default:
			return text;
	}
}

/**
 * A URL normalised like those in Markdown; `undefined` if it is unsafe. Removes control characters, which browsers
 * ignore.
 */
function sanitizeUrl(md: MarkdownIt, text: string, isSafe: (address: string) => boolean): string | undefined {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: finds them on purpose
	const address = text.replace(/[\u0000-\u001f\u007f]+/g, "").trim();
	const url = md.normalizeLink(address);
	return isSafe(url) || urlKindOf(url) === "local" ? url : undefined;
}

/** A width or a density. Anything else could hide another candidate. */
const DESCRIPTOR = /^\d+(?:\.\d+)?[wxh]$/;

/** A `srcset` with rewritten URLs; `undefined` if one is rejected. */
function rewriteSrcset(text: string, change: (address: string) => string | undefined): string | undefined {
	const changed = text
		.split(/,\s+|,$/)
		.filter(Boolean)
		.map((candidate) => {
			const [address = "", ...descriptors] = candidate.trim().split(/\s+/);
			const to = descriptors.every((one) => DESCRIPTOR.test(one)) ? change(address) : undefined;
			return to && [to, ...descriptors].join(" ");
		});
	return changed.every(Boolean) ? changed.join(", ") : undefined;
}

function markExternalLink(attributes: Map<string, string>): void {
	const target = attributes.get("target");
	const outside = externalLinkAttributes(attributes.get("href") ?? "");
	for (const [name, value] of outside) attributes.set(name, value);
	if (target && outside.length === 0) attributes.set("rel", "noopener");
}

function reportRefusedAttribute(
	tag: string,
	{ name, at, value = "", valueAt }: HtmlAttribute,
	{ md, env, locate }: TagContext,
): void {
	// It has done its work: see `plugins/interpolation.ts`.
	if (name === "v-pre") return;
	if (isAllowedAttribute(tag, name)) env.problems.push(unsafeUrl(decodeEntities(md, value), locate(valueAt)));
	else
		env.problems.push({
			severity: "warning",
			code: "html-attribute",
			message: `attribute "${name}" of <${tag}> is not allowed and is removed`,
			at: locate(at),
		});
}
