/** Links: those within the site become holes, those to other hosts open in a new tab. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { type Environment, mark } from "./environment.ts";
import { placesIn } from "./places.ts";

/** Whether an address is of this site: no scheme and no host. `pathname://` is ours too: it says “leave this path alone”. */
export const isLocal = (href: string): boolean =>
	!/^(?!pathname:)[a-z][a-z0-9+.-]*:|^\/\//i.test(href);

/** What a link to another host has beside its `href`. */
export const outward = (href: string): [string, string][] =>
	/^(?:https?:)?\/\//i.test(href)
		? [
				["target", "_blank"],
				["rel", "noopener noreferrer"],
			]
		: [];

/** Makes holes of the links within the site that Markdown has, and marks the others. */
export function links(md: MarkdownIt): void {
	md.core.ruler.push("links", ({ tokens, env }: StateCore) => {
		for (const token of tokens)
			if (token.type === "inline") linksOf(token, env as Environment);
	});
}

function linksOf(inline: Token, env: Environment): void {
	const locate = placesIn(env, inline);
	let labelEnd = 0;
	// From the end, because the end of its label tells where a link's address begins.
	for (const token of [...(inline.children ?? [])].reverse()) {
		if (token.type === "link_close") labelEnd = env.offsets.get(token) ?? 0;
		if (token.type !== "link_open") continue;
		const href = String(token.attrGet("href") ?? "");
		if (isLocal(href)) {
			const at = locate(hrefOffset(inline.content, token, labelEnd, env));
			token.attrSet("href", mark(env, { kind: "link", href, at }));
		} else
			for (const [name, value] of outward(href)) token.attrSet(name, value);
	}
}

/** A link by reference has its address elsewhere: its place is its own. */
function hrefOffset(
	text: string,
	open: Token,
	labelEnd: number,
	env: Environment,
): number {
	const start = env.offsets.get(open) ?? 0;
	if (open.markup === "autolink") return start + 1;
	return open.meta?.label ? start - 1 : destination(text, labelEnd);
}

/** The offset of the address that follows the label which ends there. */
export function destination(text: string, labelEnd: number): number {
	const match = /^\]\([ \t\n]*<?/.exec(text.slice(labelEnd, labelEnd + 1000));
	return labelEnd + (match?.[0].length ?? 0);
}
