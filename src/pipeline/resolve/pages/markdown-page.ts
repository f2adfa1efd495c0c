/** The common fields of pages made from Markdown. */
import type { SiteConfig } from "../../../model/config.ts";
import type { Html } from "../../../model/content/content.ts";
import type { FrontMatter, ParsedDocument } from "../../../model/content/document.ts";
import type { LastUpdate } from "../../../model/content/source.ts";
import type { PageSection, Tag, TocItem } from "../../../model/site/page.ts";
import { escapeHtml } from "../../../model/text/escape-html.ts";
import { homeRouteOf, type Route } from "../../../model/urls/route.ts";
import {
	createFillContext,
	type FillContext,
	fillMarkdownVersion,
	fillPlaceholders,
	type LinkReport,
	type LocaleFillContext,
} from "../fill-placeholders.ts";
import { frontMatterLocation } from "../front-matter-location.ts";
import { findAsset } from "../links.ts";
import { publishAsset } from "../publish-asset.ts";
import { documentDescriptionOf } from "./document-description.ts";

/** Properties that routing has already determined. */
export interface PageMetadata {
	readonly route: Route;
	readonly key: string;
	readonly title: string;
	readonly listed: boolean;
	readonly tags: readonly Tag[];
	readonly editUrl?: string | undefined;
	/** Which parts of the last update are shown. */
	readonly shows: { readonly time: boolean; readonly author: boolean };
}

/** Fills a document. An unchanged document is not filled again while all addresses stay the same. */
export function fillMarkdownPage(
	document: ParsedDocument,
	metadata: PageMetadata,
	context: LocaleFillContext,
): {
	readonly fields: ReturnType<typeof createMarkdownPage>;
	readonly report: LinkReport;
} {
	const { locale, addresses, label, memoize } = context;
	const own = createFillContext(document, context);
	return memoize(
		`text ${locale.name} ${metadata.key}`,
		[document, metadata, own.ids, own.isStale, addresses, label],
		() => ({
			fields: createMarkdownPage(document, metadata, own),
			report: own.report,
		}),
	);
}

/** The fields that documents, posts and pages made from Markdown have in common. */
export function createMarkdownPage(document: ParsedDocument, metadata: PageMetadata, context: FillContext) {
	const { frontMatter } = document;
	const { config } = context.addresses;
	const { route, key, title, listed, tags, shows } = metadata;
	const updated = { ...document.updated, ...frontMatter.lastUpdate };
	const editUrl = editUrlOf(document, metadata.editUrl);
	const image = socialImageOf(document, context);
	return {
		route,
		hasAddress: true,
		locale: context.origin.locale,
		key,
		contentLocale: document.locale,
		...(context.isStale && { isStale: true as const }),
		listed,
		writtenIn: "markdown" as const,
		source: document.path,
		nameInProblems: document.path,
		at: frontMatterLocation(document, "slug"),
		...(updated.date && { lastModified: updated.date }),
		description: documentDescriptionOf(document),
		keywords: frontMatter.keywords ?? [],
		...(image && { image }),
		...headFieldsOf(frontMatter),
		title,
		frontMatter: frontMatter.custom ?? {},
		...pageHeadingOf(document, title, context.ids),
		...(frontMatter.layout && { layout: frontMatter.layout }),
		content: fillPlaceholders(document.body, context),
		toc: tocOf(document, context.ids, config),
		islands: document.islands,
		...(editUrl && { editUrl }),
		updated: visibleLastUpdate(updated, shows),
		tags,
		sections: listed && frontMatter.search !== false ? pageSectionsOf(document, context.ids) : [],
		searchWeight: frontMatter.searchWeight ?? searchWeightOf(route, context),
		markdownVersion: fillMarkdownVersion(document.markdown, context),
	};
}

/** What front matter says about `<head>`, as fields of the page. */
const headFieldsOf = ({ titleMeta, canonicalUrl, head }: FrontMatter) => ({
	...(titleMeta && { metaTitle: titleMeta }),
	...(canonicalUrl && { canonicalUrl }),
	...(head && { head }),
});

/** The configured weight of the longest path at or above the page, ignoring trailing slashes. */
function searchWeightOf(route: Route, { origin, addresses }: FillContext): number {
	const { defaultLocale, search } = addresses.config;
	const home = homeRouteOf(origin.locale, defaultLocale);
	const asFolder = (path: string) => path.replace(/\/?$/, "/");
	const path = asFolder(route.slice(home.length - 1));
	const [longest] = Object.entries(search?.weights ?? {})
		.filter(([start]) => path.startsWith(asFolder(start)))
		.sort(([one], [other]) => other.length - one.length);
	return longest?.[1] ?? 1;
}

const visibleLastUpdate = ({ date, author }: LastUpdate, shows: PageMetadata["shows"]): LastUpdate => ({
	...(shows.time && date && { date }),
	...(shows.author && author && { author }),
});

/** A heading in the text is always shown; `hide_title` hides only a heading generated from the title. */
function pageHeadingOf(
	{ heading, frontMatter }: ParsedDocument,
	title: string,
	ids: readonly string[],
): { heading?: { id?: string; html: Html } } {
	if (heading) {
		const html = heading.badgedHtml ?? heading.html;
		return { heading: { id: ids[0] ?? heading.id, html } };
	}
	return frontMatter.hideTitle ? {} : { heading: { html: escapeHtml(title) as Html } };
}

function tocOf(document: ParsedDocument, ids: readonly string[], config: SiteConfig): TocItem[] {
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

const pageSectionsOf = ({ sections, headings }: ParsedDocument, ids: readonly string[]): PageSection[] =>
	sections.map((section) => ({
		id: ids[section.heading] ?? "",
		heading: headings[section.heading]?.text ?? "",
		// They may not be loaded yet.
		get text() {
			return section.text;
		},
		get code() {
			return section.code;
		},
	}));

function editUrlOf({ path, frontMatter }: ParsedDocument, base: string | undefined): string | undefined {
	const { customEditUrl } = frontMatter;
	if (customEditUrl !== undefined) return customEditUrl || undefined;
	return base && `${base.replace(/\/$/, "")}/${encodeURI(path)}`;
}

/** The image for link previews; a file next to the document is served as an asset. */
function socialImageOf(document: ParsedDocument, context: FillContext): string | undefined {
	const { image } = document.frontMatter;
	if (!image || /^[a-z]+:|^\/\//i.test(image)) return image;
	const asset = findAsset(image, context.origin, context.addresses);
	if (asset) publishAsset(asset, frontMatterLocation(document, "image"), context);
	return asset?.address ?? image;
}
