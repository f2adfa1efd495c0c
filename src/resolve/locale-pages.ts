/** Assembles the pages of a locale with their final content. */
import type { SiteConfig } from "../model/config.ts";
import type { PageContent } from "../model/content.ts";
import type {
	ComponentPage,
	DocPage,
	PostLink,
	PostPage,
	PostSummary,
	TextPage,
} from "../model/page.ts";
import type { Route } from "../model/route.ts";
import { type FillContextFor, fillHoles } from "./fill-holes.ts";
import { docsBasePath } from "./generated-pages.ts";
import type { MarkdownPageFactory, PageMetadata } from "./markdown-page.ts";
import type { RoutedPost } from "./news/posts.ts";
import { prefixGeneratedIds } from "./prefix-ids.ts";
import {
	documentKey,
	type RoutedComponent,
	type RoutedLocale,
	type RoutedTextPage,
	type RoutedVersion,
} from "./route-locale.ts";
import { addHeadings } from "./search-page.ts";
import { resolveTags } from "./tags.ts";
import type { UnlinkedPage } from "./unlinked-page.ts";

/** `createPage` creates the common properties of Markdown pages; `contextFor` gives the context for texts in lists. */
export function assemblePages(
	locale: RoutedLocale,
	createPage: MarkdownPageFactory,
	contextFor: FillContextFor,
	config: SiteConfig,
): UnlinkedPage[] {
	const posts = locale.posts.map((post) => postPage(post, createPage, config));
	const previews = postPreviewsOf(locale.posts, contextFor);
	const written = [
		...locale.versions.flatMap((version) =>
			docPages(version, locale, createPage, config),
		),
		...posts,
		...locale.texts.map((text) => textPage(text, createPage)),
	];
	return [
		...written,
		...locale.components.map((component) => componentPage(component, locale)),
		...locale.generatedPages.map((page) => {
			if (page.kind === "search")
				return addHeadings(page, written, locale.locale);
			return "posts" in page && page.kind !== "component"
				? {
						...page,
						posts: page.posts.map((post) => withContent(post, previews)),
					}
				: page;
		}),
	];
}

function docPages(
	version: RoutedVersion,
	{ locale }: RoutedLocale,
	createPage: MarkdownPageFactory,
	config: SiteConfig,
): UnlinkedPage<DocPage>[] {
	const { docs, defaultLocale, routeForm: form } = config;
	const place = {
		base: docsBasePath(config, version.version),
		locale,
		defaultLocale,
		form,
	};
	return version.placed.docs.map((doc) => {
		const metadata: PageMetadata = {
			route: doc.route,
			key: documentKey(doc.document),
			title: doc.title,
			listed: doc.listed,
			tags: resolveTags(doc.document.frontMatter.tags, place, version.tags),
			editUrl: docs?.editUrl,
			shows: {
				time: docs?.showLastUpdateTime ?? false,
				author: docs?.showLastUpdateAuthor ?? false,
			},
		};
		return {
			kind: "doc",
			...createPage(doc.document, metadata),
			id: doc.id,
			version: version.version.name,
			...(doc.sidebar && { sidebar: doc.sidebar }),
			breadcrumbs: doc.breadcrumbs,
			...(doc.previous && { previous: doc.previous }),
			...(doc.next && { next: doc.next }),
		};
	});
}

function postPage(
	post: RoutedPost,
	createPage: MarkdownPageFactory,
	{ news }: SiteConfig,
): UnlinkedPage<PostPage> {
	const { document, route, title, listed, tags } = post;
	const metadata: PageMetadata = {
		route,
		key: documentKey(document),
		title,
		listed,
		tags,
		editUrl: news?.editUrl,
		shows: {
			time: news?.showLastUpdateTime ?? false,
			author: news?.showLastUpdateAuthor ?? false,
		},
	};
	return {
		kind: "post",
		...createPage(document, metadata),
		date: post.date,
		authors: post.authors,
		...(post.readingTime && { readingTime: post.readingTime }),
		...(post.newer && { newer: post.newer }),
		...(post.older && { older: post.older }),
	};
}

/**
 * Returns what lists show of each post: the text before the truncation marker, or all of it. As a list shows several
 * posts, the ids in each are prefixed with the post's name.
 */
function postPreviewsOf(
	posts: readonly RoutedPost[],
	contextFor: FillContextFor,
): ReadonlyMap<Route, PageContent> {
	return new Map(
		posts.map((post) => {
			const { document, route } = post;
			const own = contextFor(document);
			const prefix = idPrefixOf(post);
			const preview = document.preview ?? document.body;
			return [
				route,
				fillHoles(prefixGeneratedIds(preview, prefix), {
					...own,
					ids: own.ids.map((id) => prefix + id),
					report: { links: [], problems: [], assets: new Set() }, // the post's own page reports its problems
				}),
			];
		}),
	);
}

const idPrefixOf = ({ document }: RoutedPost): string =>
	`${document.name.replace(/\.[^.]+$/, "").replace(/[\s/]/g, "-")}-`;

const withContent = (
	post: PostSummary,
	previews: ReadonlyMap<Route, PageContent>,
): PostSummary => ({
	...post,
	content: previews.get(post.route) ?? post.content,
});

function textPage(
	{ document, route, key, title }: RoutedTextPage,
	createPage: MarkdownPageFactory,
): UnlinkedPage<TextPage> {
	const { frontMatter } = document;
	return {
		kind: "text",
		...createPage(document, {
			route,
			key,
			title,
			listed: !frontMatter.unlisted,
			tags: [],
			shows: { time: false, author: false },
		}),
		...(frontMatter.wrapperClassName && {
			wrapperClassName: frontMatter.wrapperClassName,
		}),
	};
}

const MAX_HOME_POSTS = 3;

const componentPage = (
	{ file, module, route, key }: RoutedComponent,
	locale: RoutedLocale,
): UnlinkedPage<ComponentPage> => ({
	kind: "component",
	route,
	locale: locale.locale.name,
	key,
	contentLocale: file.locale,
	listed: true,
	source: file.path,
	...(file.updated.date && { lastModified: file.updated.date }),
	description: module.description,
	keywords: module.keywords,
	title: module.title,
	posts: postLinksOf(locale).slice(0, MAX_HOME_POSTS),
});

/** Links to the listed posts of a locale, newest first. */
export const postLinksOf = ({ posts }: RoutedLocale): PostLink[] =>
	posts
		.filter(({ listed }) => listed)
		.map(({ route, title, date, readingTime }) => ({
			route,
			label: title,
			date,
			...(readingTime && { readingTime }),
		}));
