/** What pages made from Markdown have in common, settled. */
import type { SiteConfig } from "../model/config.ts";
import type { Html } from "../model/content.ts";
import type { Document } from "../model/document.ts";
import type { PageSection, Tag, TocItem } from "../model/page.ts";
import { homeOf, type Route, sameRoute } from "../model/route.ts";
import type { LastUpdate } from "../model/source.ts";
import { type Filling, fill } from "./fill.ts";
import { assetAt } from "./links.ts";
import { twinOf } from "./twin.ts";

/** What the placing of a document has settled before. */
export interface Standing {
	readonly route: Route;
	readonly key: string;
	readonly title: string;
	readonly listed: boolean;
	readonly tags: readonly Tag[];
	readonly editUrl?: string | undefined;
	/** Which parts of the last update are shown. */
	readonly shows: { readonly time: boolean; readonly author: boolean };
}

/** Makes what pages made from Markdown have in common. */
export type Write = (
	document: Document,
	standing: Standing,
) => ReturnType<typeof writtenPage>;

export function writtenPage(
	document: Document,
	standing: Standing,
	filling: Filling,
) {
	const { frontMatter } = document;
	const { config } = filling.addresses;
	const { route, key, title, listed, tags, shows } = standing;
	const updated = { ...document.updated, ...frontMatter.lastUpdate };
	const editUrl = editUrlOf(document, standing.editUrl);
	const image = imageOf(document, filling);
	return {
		route,
		locale: filling.origin.locale,
		key,
		contentLocale: document.locale,
		...(filling.isStale && { isStale: true as const }),
		listed,
		source: document.path,
		...(updated.date && { lastModified: updated.date }),
		description: frontMatter.description ?? document.excerpt,
		keywords: frontMatter.keywords ?? [],
		...(image && { image }),
		title,
		...headingOf(document, title, filling.ids),
		content: fill(document.body, filling),
		toc: tocOf(document, filling.ids, config),
		islands: document.islands,
		...(editUrl && { editUrl }),
		updated: shown(updated, shows),
		tags,
		sections:
			listed && frontMatter.search !== false
				? sectionsOf(document, filling.ids)
				: [],
		searchWeight: frontMatter.searchWeight ?? weightOf(route, filling),
		markdown: twinOf(document.markdown, filling),
	};
}

/** What the configuration says of the longest path that the page is at or below, whatever slash its route ends in. */
function weightOf(route: Route, { origin, addresses }: Filling): number {
	const { defaultLocale, search } = addresses.config;
	const home = homeOf(origin.locale, defaultLocale);
	const path = `${sameRoute(route.slice(home.length - 1))}/`;
	const [longest] = Object.entries(search?.weights ?? {})
		.filter(([start]) => path.startsWith(start))
		.sort(([one], [other]) => other.length - one.length);
	return longest?.[1] ?? 1;
}

const shown = (
	{ date, author }: LastUpdate,
	shows: Standing["shows"],
): LastUpdate => ({
	...(shows.time && date && { date }),
	...(shows.author && author && { author }),
});

/** The text's own heading is shown when it has one; `hide_title` hides only the one made from the title. */
function headingOf(
	{ heading, frontMatter }: Document,
	title: string,
	ids: readonly string[],
): { heading?: { id?: string; html: Html } } {
	if (heading)
		return { heading: { id: ids[0] ?? heading.id, html: heading.html } };
	return frontMatter.hideTitle ? {} : { heading: { html: escaped(title) } };
}

const escaped = (text: string): Html =>
	text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;") as Html;

function tocOf(
	document: Document,
	ids: readonly string[],
	config: SiteConfig,
): TocItem[] {
	const { frontMatter, headings, heading } = document;
	if (frontMatter.hideTableOfContents) return [];
	const min = frontMatter.tocMinHeadingLevel ?? config.toc.min;
	const max = frontMatter.tocMaxHeadingLevel ?? config.toc.max;
	return headings.flatMap((item, i) =>
		item === heading || item.level < min || item.level > max
			? []
			: [{ level: item.level, id: ids[i] ?? item.id, html: item.html }],
	);
}

const sectionsOf = (
	{ sections, headings }: Document,
	ids: readonly string[],
): PageSection[] =>
	sections.map(({ heading, text, code }) => ({
		id: ids[heading] ?? "",
		heading: headings[heading]?.text ?? "",
		text,
		code,
	}));

function editUrlOf(
	{ path, frontMatter }: Document,
	base: string | undefined,
): string | undefined {
	const { customEditUrl } = frontMatter;
	if (customEditUrl !== undefined) return customEditUrl || undefined;
	return base && `${base.replace(/\/$/, "")}/${encodeURI(path)}`;
}

/** A picture for shared links; one beside the text is served like any other. */
function imageOf(
	{ frontMatter }: Document,
	{ origin, addresses, findings }: Filling,
): string | undefined {
	const { image } = frontMatter;
	if (!image || /^[a-z]+:|^\/\//i.test(image)) return image;
	const asset = assetAt(image, origin, addresses);
	if (asset) findings.assets.add(asset);
	return asset?.address ?? image;
}
