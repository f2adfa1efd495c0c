/** The Markdown twin of a page: the author's text, its links leading to twins, its pictures to where they are served. */

import type { Body, Content, Hole } from "../model/content.ts";
import { decoded, hrefOf, twinFileOf } from "../model/route.ts";
import type { Filling } from "./fill.ts";
import { assetAt, resolveLink } from "./links.ts";

export const twinOf = (body: Body, filling: Filling): Content => ({
	text: body.text,
	fills: body.holes.map((hole) => addressOf(hole, filling)),
});

function addressOf(hole: Hole, { origin, addresses }: Filling): string {
	const { baseUrl } = addresses.config;
	if (hole.kind === "image") {
		const asset = assetAt(decoded(hole.src), origin, addresses);
		return asset ? hrefOf(asset.address, baseUrl) : hole.src;
	}
	if (hole.kind !== "link") return "";
	const { href, route } = resolveLink(hole.href, origin, addresses);
	if (!route || hole.href.startsWith("#")) return href;
	const rest = /[?#].*$/s.exec(href)?.[0] ?? "";
	return hrefOf(`/${twinFileOf(route)}`, baseUrl) + rest;
}
