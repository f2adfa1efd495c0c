/** Fills the placeholders of a body, in HTML and in Markdown, and collects its links. */

import { getOrInsert } from "../../model/collections.ts";
import type { Locale } from "../../model/config.ts";
import type { ContentTemplate, LabelName, PageContent, Placeholder } from "../../model/content/content.ts";
import type { Asset } from "../../model/content/source.ts";
import type { Problem, SourceLocation } from "../../model/problems/problem.ts";
import { withReportingSeverity } from "../../model/problems/reporting-severity.ts";
import { type AuthoredLink, DRAFT_LINK_HINT } from "../../model/site/site.ts";
import { escapeHtml } from "../../model/text/escape-html.ts";
import { withoutFallbackMarks } from "../../model/text/fallback-text.ts";
import { decodeUriText, hrefOf, markdownVersionFileOf, type Route } from "../../model/urls/route.ts";
import { sitePathOf } from "../../model/urls/url-safety.ts";
import { type AddressIndex, localeFileKey } from "./address-index.ts";
import { findAsset, missingFileOf, type ResolvedLink, resolveLink } from "./links.ts";
import { documentKey } from "./locales/locale-fallbacks.ts";
import { publishAsset } from "./publish-asset.ts";
import type { SiteDocument } from "./site-document.ts";
import { type LinkOrigin, suggestImage } from "./suggest-links.ts";

/** A theme label in a language. */
export type LabelLookup = (locale: string, name: LabelName, of?: string) => string;

/** What filling reports besides the text. */
export interface FillReport {
	readonly links: AuthoredLink[];
	readonly problems: Problem[];
	readonly assets: Set<Asset>;
}

export interface FillContext {
	readonly origin: LinkOrigin;
	/** The ids of the document's headings on the page. */
	readonly ids: readonly string[];
	readonly addresses: AddressIndex;
	readonly label: LabelLookup;
	readonly report: FillReport;
	/** Resolves a link; the text and its Markdown version have the same ones. */
	readonly resolve: (href: string) => ResolvedLink;
}

/** What filling any document of a locale needs. */
export interface LocaleFillContext {
	readonly locale: Locale;
	readonly addresses: AddressIndex;
	readonly label: LabelLookup;
}

/** The context of a document, with a report of its own. */
export function createFillContext(
	document: SiteDocument,
	{ locale, addresses, label }: LocaleFillContext,
): FillContext {
	const page = addresses.targetsByFile.get(localeFileKey(locale.name, documentKey(document)));
	const origin: LinkOrigin = {
		document,
		locale: locale.name,
		page: page ?? { route: "/" as Route, ids: [], aliases: new Map() },
	};
	const resolved = new Map<string, ResolvedLink>();
	return {
		origin,
		ids: document.headingIds,
		addresses,
		label,
		report: { links: [], problems: [], assets: new Set() },
		resolve: (href) => getOrInsert(resolved, href, () => resolveLink(href, origin, addresses)),
	};
}

export const fillPlaceholders = (body: ContentTemplate, context: FillContext): PageContent =>
	filled(body, (placeholder) =>
		placeholder.kind === "size"
			? imageSizeValue(placeholder, context)
			: escapeHtml(placeholderValue(placeholder, context)),
	);

/** The text may not be loaded yet. */
const filled = (body: ContentTemplate, fillOf: (placeholder: Placeholder) => string): PageContent => ({
	get text() {
		return body.text;
	},
	fills: body.placeholders.map(fillOf),
	...(body.hash && { hash: body.hash }),
});

/** The file of an image, and what follows its name in the URL: the name itself may have `#` and `?`. */
function findImage(src: string, { origin, addresses }: Pick<FillContext, "origin" | "addresses">) {
	const whole = findAsset(decodeUriText(src), origin, addresses);
	const [suffix = ""] = /[?#].*$/s.exec(src) ?? [];
	if (whole || !suffix) return { asset: whole, suffix: "" };
	const name = decodeUriText(src.slice(0, -suffix.length));
	return { asset: findAsset(name, origin, addresses), suffix };
}

/** The width of texts in the theme, in CSS pixels: no picture is shown wider. */
const TEXT_WIDTH = 672;

/** Fills in the missing dimensions of an image, keeping the aspect ratio of its file. */
function imageSizeValue({ src, width, height }: Extract<Placeholder, { kind: "size" }>, context: FillContext): string {
	const { asset } = findImage(src, context);
	if (!asset?.width || !asset.height) return "";
	const shown = width ?? Math.round(((height ?? asset.height) * asset.width) / asset.height);
	const isZoomable = context.addresses.config.theme.imageZoom && Math.min(shown, TEXT_WIDTH) < asset.width;
	const zoom = isZoomable ? ' data-zoom=""' : "";
	if (width) return ` height="${Math.round((width * asset.height) / asset.width)}"${zoom}`;
	if (height) return ` width="${shown}"${zoom}`;
	return ` width="${asset.width}" height="${asset.height}"${zoom}`;
}

function placeholderValue(placeholder: Exclude<Placeholder, { kind: "size" }>, context: FillContext): string {
	const { origin, ids, addresses, label, report } = context;
	switch (placeholder.kind) {
		case "heading":
			return ids[placeholder.index] ?? "";
		case "label":
			return label(origin.document.locale, placeholder.name, placeholder.of);
		case "link":
			return linkValue(placeholder, context);
		case "image": {
			const path = sitePathOf(placeholder.src);
			if (path !== undefined) return path;
			const { asset, suffix } = findImage(placeholder.src, context);
			if (!asset) {
				report.problems.push(...missingImageProblems(placeholder, context));
				return placeholder.src;
			}
			publishAsset(asset, placeholder.at, context);
			return hrefOf(asset.address, addresses.config.baseUrl) + suffix;
		}
	}
}

function linkValue(placeholder: Extract<Placeholder, { kind: "link" }>, context: FillContext): string {
	const { addresses, report, resolve } = context;
	const { config } = addresses;
	const found = resolve(placeholder.href);
	if (found.asset) publishAsset(found.asset, placeholder.at, context);
	if (found.broken === "markdown-link")
		report.problems.push(
			...withReportingSeverity(config.onBrokenMarkdownLinks, {
				code: "broken-markdown-link",
				message: `broken link to ${placeholder.href}: ${found.draft ? `${found.draft} is a draft` : "no such document"}`,
				...placeOf(placeholder, context),
				...(found.draft ? { hint: DRAFT_LINK_HINT } : found.hint && { hint: found.hint }),
				...(found.missing && { missing: found.missing }),
			}),
		);
	else if (found.broken || found.route)
		report.links.push({
			href: placeholder.href,
			...placeOf(placeholder, context),
			...(found.route && { route: found.route }),
			...(found.fragment && { fragment: found.fragment }),
			...(found.hint && { hint: found.hint }),
			...(found.draft && { draft: found.draft }),
			...(found.missing && { missing: found.missing }),
		});
	return found.href;
}

/** Where a placeholder is: text of the configuration is found by its key, which is the name of its document. */
const placeOf = ({ at }: { readonly at: SourceLocation }, { origin: { document } }: FillContext) => ({
	at,
	...(document.area === "chrome" && { configKey: document.name }),
});

const missingImageProblems = (placeholder: Extract<Placeholder, { kind: "image" }>, context: FillContext) => {
	const { origin, addresses } = context;
	const name = placeholder.src.replace(/[?#].*$/s, "");
	return withReportingSeverity(addresses.config.onBrokenLinks, {
		code: "broken-image",
		message: `image not found: ${placeholder.src}`,
		...placeOf(placeholder, context),
		hint: suggestImage(decodeUriText(name), origin, addresses),
		missing: missingFileOf(name, origin, addresses),
	});
};

/** Fills the Markdown version of a page: links lead to other Markdown versions, and nothing is reported again. */
export const fillMarkdownVersion = (body: ContentTemplate, context: FillContext): PageContent =>
	filled(body, (placeholder) => markdownVersionPlaceholderValue(placeholder, context));

function markdownVersionPlaceholderValue(placeholder: Placeholder, context: FillContext): string {
	const { origin, addresses, label, resolve } = context;
	const { baseUrl } = addresses.config;
	if (placeholder.kind === "label")
		return withoutFallbackMarks(label(origin.document.locale, placeholder.name, placeholder.of));
	if (placeholder.kind === "image") {
		const { asset, suffix } = findImage(placeholder.src, context);
		if (asset) return hrefOf(asset.address, baseUrl) + suffix;
		return sitePathOf(placeholder.src) ?? placeholder.src;
	}
	if (placeholder.kind !== "link") return "";
	const { href, route } = resolve(placeholder.href);
	if (!route || placeholder.href.startsWith("#")) return href;
	const rest = /[?#].*$/s.exec(href)?.[0] ?? "";
	return hrefOf(`/${markdownVersionFileOf(route)}`, baseUrl) + rest;
}
