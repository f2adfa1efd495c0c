/** Pictures: their address and their size are holes, and they load when they are needed. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import type { Location } from "../model/problem.ts";
import { type Environment, mark } from "./environment.ts";
import { destination, isLocal } from "./links.ts";
import { placesIn } from "./places.ts";

/** Makes holes of the pictures that Markdown has. */
export function images(md: MarkdownIt): void {
	md.core.ruler.push("images", ({ tokens, env }: StateCore) => {
		for (const token of tokens)
			if (token.type === "inline") imagesOf(token, env as Environment);
	});
	const { image } = md.renderer.rules;
	md.renderer.rules.image = (tokens, index, options, env, self) =>
		withSize(
			tokens[index] as Token,
			image?.(tokens, index, options, env, self) ?? "",
		);
}

function imagesOf(inline: Token, env: Environment): void {
	const locate = placesIn(env, inline);
	for (const token of inline.children ?? []) {
		if (token.type !== "image") continue;
		const start = env.offsets.get(token) ?? 0;
		const end = start + 2 + token.content.length;
		const src = String(token.attrGet("src") ?? "");
		const at = locate(
			token.meta?.label ? start : destination(inline.content, end),
		);
		token.attrSet("src", addressOf(env, src, at));
		lazy(token);
		sized(env, token, src);
	}
}

/** A picture's address as it stands in the markup: a hole, unless it is of another host. */
export const addressOf = (
	env: Environment,
	src: string,
	at: Location,
): string => (isLocal(src) ? mark(env, { kind: "image", src, at }) : src);

/** Lets a picture wait until it is near; what the author said about it stands. */
export function lazy(token: Token): void {
	if (token.attrGet("loading") === null) token.attrSet("loading", "lazy");
	if (token.attrGet("decoding") === null) token.attrSet("decoding", "async");
}

/** Lets the file's own size be put in: both sides, or the one that the author left out. */
export function sized(env: Environment, token: Token, src: string): void {
	const given = (["width", "height"] as const).flatMap((side) => {
		const value = token.attrGet(side);
		return value === null ? [] : [[side, Number(value)] as const];
	});
	const isKnown = given.every(([, pixels]) => pixels > 0); // `50%` is not
	if (!isLocal(src) || given.length === 2 || !isKnown) return;
	const hole = { kind: "size", src, ...Object.fromEntries(given) } as const;
	token.meta = { ...token.meta, size: mark(env, hole) };
}

/** The markup of a picture with its size at the end of the tag. */
export const withSize = (token: Token, html: string): string =>
	typeof token.meta?.size === "string"
		? `${html.slice(0, -1)}${token.meta.size}>`
		: html;
