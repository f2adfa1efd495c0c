/** The common fields of pages made from Markdown. */
import type { DocsConfig, SiteConfig } from "../../../model/config.ts";
import { type Html, htmlOf } from "../../../model/content/content.ts";
import type { FrontMatter, ParsedDocument } from "../../../model/content/document.ts";
import type { PageSection, TocItem } from "../../../model/site/page-parts.ts";
import { escapeHtml } from "../../../model/text/escape-html.ts";
import { homeRouteOf, type Route } from "../../../model/urls/route.ts";
import { type FillContext, fillMarkdownVersion, fillPlaceholders } from "../fill-placeholders.ts";
import { findAsset } from "../links.ts";
import { documentKey } from "../locales/locale-fallbacks.ts";
import { publishAsset } from "../publish-asset.ts";
import { documentDescriptionOf, frontMatterLocation, type RoutedItem, type SiteDocument } from "../site-document.ts";

/** What the configuration of documents or posts shows about their files. */
type AreaOptions = Pick<DocsConfig, "editUrl" | "showLastUpdateTime" | "showLastUpdateAuthor">;

/** The fields that documents, posts and pages made from Markdown have in common. */
export function createMarkdownPage(
	{ document, route, title, listed, tags }: RoutedItem,
	area: AreaOptions | undefined,
	context: FillContext,
) {
	const { frontMatter } = document;
	const { date, author } = { ...document.updated, ...frontMatter.lastUpdate };
	const editUrl = editUrlOf(document, area?.editUrl);
	const image = socialImageOf(document, context);
	return {
		route,
		hasAddress: true,
		locale: context.origin.locale,
		key: documentKey(document),
		contentLocale: document.locale,
		...(document.isStale && { isStale: true as const }),
		listed,
		writtenIn: "markdown" as const,
		source: document.path,
		nameInProblems: document.path,
		at: frontMatterLocation(document, "slug"),
		...(date && { lastModified: date }),
		description: documentDescriptionOf(document),
		keywords: frontMatter.keywords ?? [],
		...(image && { image }),
		...headFieldsOf(frontMatter),
		title,
		frontMatter: frontMatter.custom ?? {},
		...pageHeadingOf(document, title),
		...(frontMatter.layout && { layout: frontMatter.layout }),
		...(document.banner && { banner: htmlOf(fillPlaceholders(document.banner, context)) }),
		content: fillPlaceholders(document.body, context),
		toc: tocOf(document, context.addresses.config),
		islands: document.islands,
		...(editUrl && { editUrl }),
		updated: {
			...(area?.showLastUpdateTime && date && { date }),
			...(area?.showLastUpdateAuthor && author && { author }),
		},
		tags,
		sections: listed && frontMatter.search !== false ? pageSectionsOf(document) : [],
		sectionTexts: document.sectionTexts,
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

/** A heading in the text is always shown; `hide_title` hides only a heading generated from the title. */
function pageHeadingOf({ heading, headingIds, frontMatter }: SiteDocument, title: string) {
	if (heading) return { heading: { id: headingIds[0] ?? heading.id, html: heading.badgedHtml ?? heading.html } };
	return frontMatter.hideTitle ? {} : { heading: { html: escapeHtml(title) as Html } };
}

function tocOf({ frontMatter, headings, heading, headingIds }: SiteDocument, config: SiteConfig): TocItem[] {
	if (frontMatter.hideTableOfContents) return [];
	const min = frontMatter.tocMinHeadingLevel ?? config.tableOfContents.minHeadingLevel;
	const max = frontMatter.tocMaxHeadingLevel ?? config.tableOfContents.maxHeadingLevel;
	return headings.flatMap((item, i) =>
		item === heading || item.level < min || item.level > max
			? []
			: [{ level: item.level, id: headingIds[i] ?? item.id, html: item.html }],
	);
}

const pageSectionsOf = ({ sections, headings, headingIds }: SiteDocument): PageSection[] =>
	sections.map((heading) => ({ id: headingIds[heading] ?? "", heading: headings[heading]?.text ?? "" }));

function editUrlOf({ path, frontMatter }: ParsedDocument, base: string | undefined): string | undefined {
	const { customEditUrl } = frontMatter;
	if (customEditUrl !== undefined) return customEditUrl || undefined;
	return base && `${base.replace(/\/$/, "")}/${encodeURI(path)}`;
}

/** The image for link previews; a file next to the document is served as an asset. */
export function socialImageOf(document: ParsedDocument, context: FillContext): string | undefined {
	const { image } = document.frontMatter;
	if (!image || /^[a-z]+:|^\/\//i.test(image)) return image;
	const asset = findAsset(image, context.origin, context.addresses);
	if (asset) publishAsset(asset, frontMatterLocation(document, "image"), context);
	return asset?.address ?? image;
}
