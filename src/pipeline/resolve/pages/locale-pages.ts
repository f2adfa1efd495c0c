/** Creates the pages of a locale: fills the texts of its documents, and lists what is in them. */
import type { SiteConfig } from "../../../model/config.ts";
import { type ContentTemplate, htmlOf } from "../../../model/content/content.ts";
import { addIdPrefix } from "../../../model/content/id-prefix.ts";
import { wholeFile } from "../../../model/problems/problem.ts";
import type {
	ComponentPage,
	MarkdownPage,
	PageIndexLink,
	PageIndexPage,
	PostSummary,
} from "../../../model/site/page.ts";
import { lazily } from "../../../model/text/lazily.ts";
import type { Route } from "../../../model/urls/route.ts";
import { sidebarKeyOf } from "../docs/resolve-sidebars.ts";
import type { RoutedVersion } from "../docs/route-versions.ts";
import { createFillContext, type FillReport, fillPlaceholders, type LocaleFillContext } from "../fill-placeholders.ts";
import type { RoutedComponent, RoutedLocale } from "../locales/route-locale.ts";
import { createNewsPages, newsSidebarIn, postLinkOf } from "../news/pages.ts";
import type { RoutedPost } from "../news/posts.ts";
import type { RoutedItem, SiteDocument } from "../site-document.ts";
import { createMarkdownPage, socialImageOf } from "./markdown-page.ts";
import { collectPageIndexLinks, createPageIndex } from "./page-index.ts";
import { createSearchPage } from "./search-page.ts";
import type { UnlinkedPage } from "./unlinked-page.ts";

/** What is filled before the other pages of a locale. */
interface FilledTexts {
	readonly written: readonly FilledPage[];
	/** Of the index from A to Z. */
	readonly letters: PageIndexPage["letters"];
}

export function createLocalePages(routed: RoutedLocale, { written, letters }: FilledTexts, context: LocaleFillContext) {
	const { locale, newsPages, searchRoutes } = routed;
	const configMarkup = routed.configMarkup.map((document) => fillConfigMarkup(document, context));
	return {
		pages: [
			...written.map(({ page }) => page),
			...routed.components.map((component) => componentPage(component, routed)),
			...routed.versions.flatMap(({ generatedPages }) => generatedPages),
			...(newsPages ? createNewsPages(newsPages, postSummariesOf(routed, context)) : []),
			...(searchRoutes
				? [
						createSearchPage(locale, searchRoutes.search, searchRoutes.index),
						createPageIndex(locale, searchRoutes.index, letters),
					]
				: []),
			routed.notFoundPage,
		],
		configMarkup: Object.fromEntries(configMarkup.map(({ key, html }) => [key, html])),
		reports: [...written.map(({ report }) => report), ...configMarkup.map(({ report }) => report)],
	};
}

/** A document, a post or a page, with the configuration that its fields come from. */
export type WrittenItem =
	| ({ readonly kind: "doc"; readonly item: RoutedVersion["docs"][number] } & Pick<RoutedVersion, "version" | "owner">)
	| { readonly kind: "post"; readonly item: RoutedPost }
	| { readonly kind: "text"; readonly item: RoutedItem };

/** What authors wrote in Markdown. */
export const writtenItemsOf = ({ versions, posts, texts }: WrittenParts): WrittenItem[] => [
	...versions.flatMap(({ docs, version, owner }) =>
		docs.map((item) => ({ kind: "doc" as const, item, version, owner })),
	),
	...posts.map((item) => ({ kind: "post" as const, item })),
	...texts.map((item) => ({ kind: "text" as const, item })),
];

export type WrittenParts = Pick<RoutedLocale, "versions" | "posts" | "texts">;

/** A page, and what filling its text reported. */
export interface FilledPage {
	readonly page: UnlinkedPage<MarkdownPage>;
	readonly report: FillReport;
}

/** Creates the page of a file in a locale. */
export function createWrittenPage(_file: string, written: WrittenItem, context: LocaleFillContext): FilledPage {
	const { news } = context.addresses.config;
	const own = createFillContext(written.item.document, context);
	const area = written.kind === "doc" ? written.owner : written.kind === "post" ? news : undefined;
	const fields = createMarkdownPage(written.item, area, own);
	const { report } = own;
	if (written.kind === "doc") return { page: { kind: "doc", ...fields, ...docFieldsOf(written) }, report };
	if (written.kind === "post")
		return { page: { kind: "post", ...fields, ...postFieldsOf(written.item, news) }, report };
	const { wrapperClassName } = written.item.document.frontMatter;
	return { page: { kind: "text", ...fields, sidebar: null, ...(wrapperClassName && { wrapperClassName }) }, report };
}

const docFieldsOf = ({ item, version, owner }: Extract<WrittenItem, { kind: "doc" }>) => ({
	id: item.id,
	version: version.name,
	sidebar: item.sidebar ? sidebarKeyOf(version, item.sidebar) : null,
	breadcrumbs: owner.breadcrumbs ? item.breadcrumbs : [],
	categories: item.breadcrumbs.map(({ label }) => label),
	...(item.cards && { cards: item.cards }),
	...(item.previous && { previous: item.previous }),
	...(item.next && { next: item.next }),
});

const postFieldsOf = ({ date, authors, readingTime, newer, older, related }: RoutedPost, news: SiteConfig["news"]) => ({
	sidebar: news ? newsSidebarIn(news) : null,
	date,
	authors,
	...(readingTime && { readingTime }),
	...(newer && { newer }),
	...(older && { older }),
	...(related && { related }),
});

const MAX_HOME_POSTS = 3;

const componentPage = (
	{ file, module, route, key }: RoutedComponent,
	{ locale, posts }: RoutedLocale,
): UnlinkedPage<ComponentPage> => ({
	kind: "component",
	route,
	hasAddress: true,
	locale: locale.name,
	key,
	contentLocale: file.locale,
	listed: true,
	writtenIn: "react",
	source: file.path,
	nameInProblems: file.path,
	at: wholeFile(file.path),
	...(file.updated.date && { lastModified: file.updated.date }),
	description: module.description,
	keywords: module.keywords,
	title: module.title,
	sidebar: null,
	markdownVersion: null,
	posts: listedOf(posts)
		.slice(0, MAX_HOME_POSTS)
		.map((post) => ({ ...postLinkOf(post), description: post.description, tags: post.tags })),
});

/**
 * What lists show of each post: the text before the truncation marker, or all of it. As a list shows several posts, the
 * ids in each are prefixed with the post's name.
 */
const postSummariesOf = ({ posts }: RoutedLocale, context: LocaleFillContext): ReadonlyMap<Route, PostSummary> =>
	new Map(
		listedOf(posts).map((post) => {
			const { document, route, title, date, authors, tags, description } = post;
			const prefix = idPrefixOf(post);
			const preview = document.preview ?? document.body;
			const own = createFillContext(document, context); // its report is dropped: the post's own page has the same
			const image = socialImageOf(document, own);
			const summary: PostSummary = {
				route,
				title,
				date,
				authors,
				...(post.readingTime && { readingTime: post.readingTime }),
				tags,
				contentLocale: document.locale,
				description,
				...(image && { image }),
				content: fillPlaceholders(prefixIds(preview, prefix), { ...own, ids: own.ids.map((id) => prefix + id) }),
				truncated: document.preview !== undefined,
			};
			return [route, summary];
		}),
	);

const idPrefixOf = ({ document }: RoutedPost): string =>
	`${document.name.replace(/\.[^.]+$/, "").replace(/[\s/]/g, "-")}-`;

function fillConfigMarkup(document: SiteDocument, context: LocaleFillContext) {
	const own = createFillContext(document, context);
	return { key: document.name, html: htmlOf(fillPlaceholders(document.body, own)), report: own.report };
}

/** What the index from A to Z lists: every page that readers can search for; of the documents, only the last version. */
export function collectIndexedLinks(
	{ locale, versions, posts, texts }: RoutedLocale,
	written: readonly FilledPage[],
): readonly PageIndexLink[] {
	const last = versions.filter(({ version, owner }) => version.name === owner.lastVersion);
	const listed = [...listedOf(last.flatMap(({ docs }) => docs)), ...listedOf(posts), ...texts];
	const links = listed.map(({ route, title }) => ({ route, label: title }));
	return collectPageIndexLinks(
		locale,
		links,
		written.map(({ page }) => page),
	);
}

const listedOf = <Item extends { readonly listed: boolean }>(items: readonly Item[]): Item[] =>
	items.filter(({ listed }) => listed);

// Keeps ids unique where several texts share a page.

/** The text with a prefix before its ids. The ids of headings are placeholders, which stay. */
export function prefixIds(template: ContentTemplate, prefix: string): ContentTemplate {
	const text = lazily(() => template.text.map((part) => addIdPrefix(part, prefix)));
	return {
		get text() {
			return text();
		},
		placeholders: template.placeholders,
		...(template.hash && { hash: template.hash }),
	};
}
