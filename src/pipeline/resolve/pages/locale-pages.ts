/** Creates the pages of a locale: fills the texts of its documents, and lists what is in them. */

import type { DocsConfig, SiteConfig } from "../../../model/config.ts";
import { type Html, htmlOf } from "../../../model/content/content.ts";
import type { ParsedDocument } from "../../../model/content/document.ts";
import { wholeFile } from "../../../model/problems/problem.ts";
import type {
	ComponentPage,
	DocPage,
	MarkdownPage,
	PageLink,
	PostPage,
	PostSummary,
	TextPage,
} from "../../../model/site/page.ts";
import type { Route } from "../../../model/urls/route.ts";
import { sidebarKeyOf } from "../docs/resolve-sidebars.ts";
import type { RoutedVersion } from "../docs/route-versions.ts";
import { createFillContext, fillPlaceholders, type LinkReport, type LocaleFillContext } from "../fill-placeholders.ts";
import { documentKey } from "../locales/locale-fallbacks.ts";
import type { RoutedComponent, RoutedLocale, RoutedTextPage } from "../locales/route-locale.ts";
import { createNewsPages, newsSidebarIn, postLinkOf } from "../news/pages.ts";
import type { RoutedPost } from "../news/posts.ts";
import { prefixIds } from "../prefix-ids.ts";
import { fillMarkdownPage } from "./markdown-page.ts";
import { createPageIndex } from "./page-index.ts";
import { createSearchPage } from "./search-page.ts";
import type { UnlinkedPage } from "./unlinked-page.ts";

export interface LocalePages {
	readonly pages: readonly UnlinkedPage[];
	/** Markdown and HTML of the configuration, by key. */
	readonly configMarkup: Readonly<Record<string, Html>>;
	readonly reports: readonly LinkReport[];
}

export function createLocalePages(routed: RoutedLocale, context: LocaleFillContext): LocalePages {
	const written = fillWrittenPages(routed, context);
	const pages = written.map(({ page }) => page);
	const configMarkup = routed.configMarkup.map((document) => fillConfigMarkup(document, context));
	return {
		pages: [
			...pages,
			...routed.components.map((component) => componentPage(component, routed)),
			...routed.versions.flatMap(({ generatedPages }) => generatedPages),
			...(routed.newsPages ? createNewsPages(routed.newsPages, postSummariesOf(routed, context)) : []),
			...(routed.searchRoutes
				? [
						createSearchPage(routed.locale, routed.searchRoutes.search, routed.searchRoutes.index),
						createPageIndex(
							routed.locale,
							routed.searchRoutes.index,
							searchableLinksOf(routed),
							pages,
							context.memoize,
						),
					]
				: []),
			routed.notFoundPage,
		],
		configMarkup: Object.fromEntries(configMarkup.map(({ key, html }) => [key, html])),
		reports: [...written.map(({ report }) => report), ...configMarkup.map(({ report }) => report)],
	};
}

/** Creates the pages that authors wrote in Markdown. */
export const fillWrittenPages = (
	{ versions, posts, texts }: Pick<RoutedLocale, "versions" | "posts" | "texts">,
	context: LocaleFillContext,
): FilledPage<UnlinkedPage<MarkdownPage>>[] => [
	...versions.flatMap((version) => version.docs.map((doc) => docPage(doc, version, context))),
	...posts.map((post) => postPage(post, context)),
	...texts.map((text) => textPage(text, context)),
];

/** A page, and what filling its text reported. */
interface FilledPage<P extends UnlinkedPage> {
	readonly page: P;
	readonly report: LinkReport;
}

/** Fills a document or a post, with what the configuration of its area shows about its file. */
const fillArticle = (
	{ document, route, title, listed, tags }: RoutedVersion["docs"][number] | RoutedPost,
	area: DocsConfig | SiteConfig["news"],
	context: LocaleFillContext,
) =>
	fillMarkdownPage(
		document,
		{
			route,
			key: documentKey(document),
			title,
			listed,
			tags,
			editUrl: area?.editUrl,
			shows: {
				time: area?.showLastUpdateTime ?? false,
				author: area?.showLastUpdateAuthor ?? false,
			},
		},
		context,
	);

function docPage(
	doc: RoutedVersion["docs"][number],
	{ version, owner }: RoutedVersion,
	context: LocaleFillContext,
): FilledPage<UnlinkedPage<DocPage>> {
	const { fields, report } = fillArticle(doc, owner, context);
	return {
		report,
		page: {
			kind: "doc",
			...fields,
			id: doc.id,
			version: version.name,
			sidebar: doc.sidebar ? sidebarKeyOf(version, doc.sidebar) : null,
			breadcrumbs: owner.breadcrumbs ? doc.breadcrumbs : [],
			categories: doc.breadcrumbs.map(({ label }) => label),
			...(doc.cards && { cards: doc.cards }),
			...(doc.previous && { previous: doc.previous }),
			...(doc.next && { next: doc.next }),
		},
	};
}

function postPage(post: RoutedPost, context: LocaleFillContext): FilledPage<UnlinkedPage<PostPage>> {
	const { news } = context.addresses.config;
	const { fields, report } = fillArticle(post, news, context);
	return {
		report,
		page: {
			kind: "post",
			...fields,
			sidebar: news ? newsSidebarIn(news) : null,
			date: post.date,
			authors: post.authors,
			...(post.readingTime && { readingTime: post.readingTime }),
			...(post.newer && { newer: post.newer }),
			...(post.older && { older: post.older }),
		},
	};
}

function textPage(
	{ document, route, key, title }: RoutedTextPage,
	context: LocaleFillContext,
): FilledPage<UnlinkedPage<TextPage>> {
	const { unlisted, wrapperClassName } = document.frontMatter;
	const { fields, report } = fillMarkdownPage(
		document,
		{
			route,
			key,
			title,
			listed: !unlisted,
			tags: [],
			shows: { time: false, author: false },
		},
		context,
	);
	return {
		report,
		page: {
			kind: "text",
			...fields,
			sidebar: null,
			...(wrapperClassName && { wrapperClassName }),
		},
	};
}

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
		.map((post) => ({ ...postLinkOf(post), description: post.description })),
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
			const summary: PostSummary = {
				route,
				title,
				date,
				authors,
				...(post.readingTime && { readingTime: post.readingTime }),
				tags,
				contentLocale: document.locale,
				description,
				content: fillPlaceholders(prefixIds(preview, prefix), {
					...own,
					ids: own.ids.map((id) => prefix + id),
				}),
				truncated: document.preview !== undefined,
			};
			return [route, summary];
		}),
	);

const idPrefixOf = ({ document }: RoutedPost): string =>
	`${document.name.replace(/\.[^.]+$/, "").replace(/[\s/]/g, "-")}-`;

function fillConfigMarkup(
	document: ParsedDocument,
	context: LocaleFillContext,
): {
	readonly key: string;
	readonly html: Html;
	readonly report: LinkReport;
} {
	const own = createFillContext(document, context);
	return {
		key: document.name,
		html: htmlOf(fillPlaceholders(document.body, own)),
		report: own.report,
	};
}

/** Every page that readers can search for; of the documents, only the last version. */
const searchableLinksOf = ({ versions, posts, texts }: RoutedLocale): PageLink[] =>
	[
		...listedOf(
			versions.filter(({ version, owner }) => version.name === owner.lastVersion).flatMap((version) => version.docs),
		),
		...listedOf(posts),
		...texts,
	].map(({ route, title }) => ({ route, label: title }));

const listedOf = <Item extends { readonly listed: boolean }>(items: readonly Item[]): Item[] =>
	items.filter(({ listed }) => listed);
