/** Images: lazy loading, and placeholders for their URLs and sizes. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import type { MarkdownConfig } from "../../../../model/config.ts";
import type { SourceLocation } from "../../../../model/problems/problem.ts";
import { isSafeImageUrl, urlKindOf } from "../../../../model/urls/url-safety.ts";
import { addPlaceholder, environmentOf, type ParseEnvironment } from "../../environment.ts";
import { inlineTextOf } from "../../text/plain-text.ts";
import { destinationOffset, isRefused, unsafeUrl } from "./links.ts";
import { createTokenLocator } from "./token-locations.ts";

/** Replaces the URLs of Markdown images with placeholders. */
export function imagesPlugin(md: MarkdownIt, { html }: MarkdownConfig): void {
	md.core.ruler.push("images", ({ tokens, env }: StateCore) => {
		for (const token of tokens) if (token.type === "inline") addImagePlaceholders(md, token, environmentOf(env), html);
	});
	const { image } = md.renderer.rules;
	md.renderer.rules.image = (tokens, index, options, env, self) =>
		insertImageSize(tokens[index] as Token, image?.(tokens, index, options, env, self) ?? "");
}

function addImagePlaceholders(md: MarkdownIt, inline: Token, env: ParseEnvironment, html: MarkdownConfig["html"]) {
	const locate = createTokenLocator(env, inline);
	for (const token of inline.children ?? []) {
		if (token.type !== "image") continue;
		const start = env.offsets.get(token) ?? 0;
		const end = start + 2 + token.content.length;
		const src = String(token.attrGet("src") ?? "");
		const at =
			(token.meta?.at as SourceLocation | undefined) ??
			locate(
				typeof token.meta?.addressOffset === "number"
					? token.meta.addressOffset
					: token.meta?.label
						? start
						: destinationOffset(inline.content, end),
			);
		if (isRefused(src, html) && !isSafeImageUrl(src)) {
			env.problems.push(unsafeUrl(src, at));
			becomeText(md, token);
			continue;
		}
		const { file, className } = parseModeFragment(src);
		if (className) token.attrJoin("class", className);
		token.attrSet("src", imageSrcOf(env, file, at));
		addLazyLoading(token);
		addImageSize(env, token, file);
	}
}

/** GitHub's fragments for images of one colour mode, and the classes of the theme. */
const MODE_FRAGMENT = /#gh-(light|dark)-mode-only$/;

function parseModeFragment(src: string): { readonly file: string; readonly className?: string } {
	const mode = MODE_FRAGMENT.exec(src);
	return mode ? { file: src.slice(0, mode.index), className: `in-${mode[1]}` } : { file: src };
}

/** Shows the alternative text of an image that was rejected. */
function becomeText(md: MarkdownIt, image: Token): void {
	const alt = inlineTextOf(md, image.children ?? []);
	Object.assign(image, { type: "text", tag: "", attrs: null, children: null });
	image.content = alt;
}

/** The `src` of an image: a placeholder, unless it is on another host. */
export const imageSrcOf = (env: ParseEnvironment, src: string, at: SourceLocation): string =>
	urlKindOf(src) === "local" ? addPlaceholder(env, { kind: "image", src, at }) : src;

/** Makes an image load lazily unless the author decided otherwise. */
export function addLazyLoading(token: Token): void {
	if (token.attrGet("loading") === null) token.attrSet("loading", "lazy");
	if (token.attrGet("decoding") === null) token.attrSet("decoding", "async");
}

/** Adds a placeholder for the image's own size: both sides, or the one that the author left out. */
export function addImageSize(env: ParseEnvironment, token: Token, src: string): void {
	const authorSides = (["width", "height"] as const).flatMap((side) => {
		const value = token.attrGet(side);
		return value === null ? [] : [[side, Number(value)] as const];
	});
	const isKnown = authorSides.every(([, pixels]) => pixels > 0); // `50%` is not
	if (urlKindOf(src) !== "local" || authorSides.length === 2 || !isKnown) return;
	const placeholder = { kind: "size", src, ...Object.fromEntries(authorSides) } as const;
	token.meta = { ...token.meta, size: addPlaceholder(env, placeholder) };
}

/** The markup of an image with the size inserted at the end of the tag. */
export const insertImageSize = (token: Token, html: string): string =>
	typeof token.meta?.size === "string" ? `${html.slice(0, -1)}${token.meta.size}>` : html;
