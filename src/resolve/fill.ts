/** Fills the holes of a body, and keeps the account of its links. */
import type { SiteConfig } from "../model/config.ts";
import type { Body, Content, Hole, LabelName } from "../model/content.ts";
import type { Document } from "../model/document.ts";
import type { Problem } from "../model/problem.ts";
import { decoded, hrefOf } from "../model/route.ts";
import type { WrittenLink } from "../model/site.ts";
import type { Asset } from "../model/source.ts";
import type { Addresses } from "./addresses.ts";
import { assetAt, type Origin, resolveLink } from "./links.ts";
import { problemOf } from "./reaction.ts";

/** The theme's word in a language. */
export type Label = (locale: string, name: LabelName, of?: string) => string;

/** What filling finds out besides the text. */
export interface Findings {
	readonly links: WrittenLink[];
	readonly problems: Problem[];
	readonly assets: Set<Asset>;
}

export interface Filling {
	readonly origin: Origin;
	readonly ids: readonly string[];
	/** The document is a translation whose original has changed since. */
	readonly isStale?: boolean;
	readonly addresses: Addresses;
	readonly label: Label;
	readonly findings: Findings;
}

/** How each text of a locale is filled. */
export type FillingOf = (document: Document) => Filling;

export const fill = (body: Body, filling: Filling): Content => ({
	text: body.text,
	fills: body.holes.map((hole) =>
		hole.kind === "size"
			? sizeFill(hole, filling)
			: escapeAttribute(fillOf(hole, filling)),
	),
	...(body.hash && { hash: body.hash }),
});

/** The sides of a picture that the author did not give, in the proportion of its file. */
function sizeFill(
	{ src, width, height }: Extract<Hole, { kind: "size" }>,
	{ origin, addresses }: Filling,
): string {
	const asset = assetAt(decoded(src), origin, addresses);
	if (!asset?.width || !asset.height) return "";
	if (width)
		return ` height="${Math.round((width * asset.height) / asset.width)}"`;
	if (height)
		return ` width="${Math.round((height * asset.width) / asset.height)}"`;
	return ` width="${asset.width}" height="${asset.height}"`;
}

function fillOf(
	hole: Exclude<Hole, { kind: "size" }>,
	filling: Filling,
): string {
	const { origin, ids, addresses, label, findings } = filling;
	switch (hole.kind) {
		case "heading":
			return ids[hole.index] ?? "";
		case "label":
			return label(origin.document.locale, hole.name, hole.of);
		case "link":
			return linkFill(hole, filling);
		case "image": {
			const asset = assetAt(decoded(hole.src), origin, addresses);
			if (!asset) {
				findings.problems.push(...missingPicture(hole, addresses.config));
				return hole.src;
			}
			findings.assets.add(asset);
			return hrefOf(asset.address, addresses.config.baseUrl);
		}
	}
}

function linkFill(
	hole: Extract<Hole, { kind: "link" }>,
	{ origin, addresses, findings }: Filling,
): string {
	const { config } = addresses;
	const found = resolveLink(hole.href, origin, addresses);
	if (found.asset) findings.assets.add(found.asset);
	if (found.broken === "markdown-link")
		findings.problems.push(
			...problemOf(config.onBrokenMarkdownLinks, {
				code: "broken-markdown-link",
				message: `no document at ${hole.href}`,
				at: hole.at,
				...(found.hint && { hint: found.hint }),
			}),
		);
	else if (found.broken || found.route)
		findings.links.push({
			href: hole.href,
			at: hole.at,
			...(found.route && { route: found.route }),
			...(found.fragment && { fragment: found.fragment }),
			...(found.hint && { hint: found.hint }),
		});
	return found.href;
}

const missingPicture = (
	hole: Extract<Hole, { kind: "image" }>,
	config: SiteConfig,
): Problem[] =>
	problemOf(config.onBrokenLinks, {
		code: "broken-image",
		message: `no picture at ${hole.src}`,
		at: hole.at,
	});

const escapeAttribute = (text: string): string =>
	/[&"<>]/.test(text)
		? text
				.replaceAll("&", "&amp;")
				.replaceAll('"', "&quot;")
				.replaceAll("<", "&lt;")
				.replaceAll(">", "&gt;")
		: text;
