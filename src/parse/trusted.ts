/** HTML that stands as its author wrote it, but for the addresses, which become holes. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import type { Location } from "../model/problem.ts";
import { textOf } from "./attributes.ts";
import { isTruncation } from "./balance.ts";
import { type Environment, mark } from "./environment.ts";
import { addressOf } from "./images.ts";
import { isLocal } from "./links.ts";
import { placesIn } from "./places.ts";
import { type Attribute, type Piece, scan } from "./scan.ts";

/** Takes the place of the tokens that hold HTML with their text, its addresses as holes. */
export function trust(state: StateCore): void {
	const env = state.env as Environment;
	state.tokens = state.tokens.flatMap((token) => {
		if (token.type === "html_block" && token.map)
			return rewrite(state, token, placesIn(env, token));
		if (token.type === "inline") trustInline(state, token);
		return [token];
	});
}

function trustInline(state: StateCore, token: Token): void {
	const env = state.env as Environment;
	if (!token.children?.some(({ type }) => type === "html_inline")) return;
	const locate = placesIn(env, token);
	token.children = token.children.flatMap((child) => {
		const start = env.offsets.get(child);
		if (child.type !== "html_inline" || start === undefined) return [child];
		return rewrite(state, child, (offset) => locate(start + offset));
	});
}

function rewrite(
	state: StateCore,
	token: Token,
	locate: (offset: number) => Location,
): Token[] {
	const out: Token[] = [];
	for (const piece of scan(token.content)) {
		const isCut = piece.kind === "comment" && isTruncation(piece.source);
		const next = new state.Token(isCut ? "truncate" : token.type, "", 0);
		next.content = isCut ? "" : textWithHoles(state, piece, locate);
		out.push(next);
	}
	return out;
}

function textWithHoles(
	{ md, env }: StateCore,
	piece: Piece,
	locate: (offset: number) => Location,
): string {
	if (piece.kind !== "open") return piece.source;
	let text = "";
	let done = 0;
	for (const attribute of piece.attributes) {
		const fill = holeFor(md, env as Environment, piece.name, attribute, locate);
		if (fill === undefined) continue;
		const from = attribute.valueAt - piece.at;
		text += piece.source.slice(done, from) + fill;
		done = from + String(attribute.value).length;
	}
	return text + piece.source.slice(done);
}

function holeFor(
	md: MarkdownIt,
	env: Environment,
	tag: string,
	{ name, value, valueAt }: Attribute,
	locate: (offset: number) => Location,
): string | undefined {
	if (!value) return;
	const text = textOf(md, value).trim();
	if (name === "id") env.ids.push(text);
	if (!isLocal(text)) return;
	const at = locate(valueAt);
	if (name === "href" && tag === "a")
		return mark(env, { kind: "link", href: text, at });
	if (name === "src" && /^(?:img|source|video|audio)$/.test(tag))
		return addressOf(env, text, at);
	return;
}
