/**
 * Creates the Markdown twin of a page: the author's text, with links to other twins and images at their served URLs.
 */

import type { ContentTemplate, Hole, PageContent } from "../model/content.ts";
import { decodeUriText, hrefOf, twinFileOf } from "../model/route.ts";
import { sitePathOf } from "../model/url-safety.ts";
import type { FillContext } from "./fill-holes.ts";
import { findAsset, resolveLink } from "./links.ts";

export const fillTwin = (
	body: ContentTemplate,
	context: FillContext,
): PageContent => ({
	text: body.text,
	fills: body.holes.map((hole) => twinHoleValue(hole, context)),
	...(body.hash && { hash: body.hash }),
});

function twinHoleValue(hole: Hole, { origin, addresses }: FillContext): string {
	const { baseUrl } = addresses.config;
	if (hole.kind === "image") {
		const asset = findAsset(decodeUriText(hole.src), origin, addresses);
		if (asset) return hrefOf(asset.address, baseUrl);
		return sitePathOf(hole.src) ?? hole.src;
	}
	if (hole.kind !== "link") return "";
	const { href, route } = resolveLink(hole.href, origin, addresses);
	if (!route || hole.href.startsWith("#")) return href;
	const rest = /[?#].*$/s.exec(href)?.[0] ?? "";
	return hrefOf(`/${twinFileOf(route)}`, baseUrl) + rest;
}
