/** The pages of a locale, filled. */
import type { SiteConfig } from "../model/config.ts";
import type { Content } from "../model/content.ts";
import type {
	ComponentPage,
	DocPage,
	PostLink,
	PostPage,
	PostSummary,
	TextPage,
} from "../model/page.ts";
import type { Route } from "../model/route.ts";
import { type FillingOf, fill } from "./fill.ts";
import { docsBase } from "./made.ts";
import type { PlacedPost } from "./news/posts.ts";
import {
	documentKey,
	type PlacedComponent,
	type PlacedText,
	type PlacedVersion,
	type Placement,
} from "./place.ts";
import type { Placed } from "./placed.ts";
import { withHeadings } from "./search-page.ts";
import { tagsOf } from "./tags.ts";
import type { Standing, Write } from "./written.ts";

/** `write` makes what pages made from Markdown have in common; `filling` is for the texts of lists. */
export function pagesOf(
	placement: Placement,
	write: Write,
	filling: FillingOf,
	config: SiteConfig,
): Placed[] {
	const posts = placement.posts.map((post) => postPage(post, write, config));
	const previews = previewsOf(placement.posts, filling);
	const written = [
		...placement.versions.flatMap((version) =>
			docPages(version, placement, write, config),
		),
		...posts,
		...placement.texts.map((text) => textPage(text, write)),
	];
	return [
		...written,
		...placement.components.map((component) =>
			componentPage(component, placement),
		),
		...placement.made.map((page) => {
			if (page.kind === "search")
				return withHeadings(page, written, placement.locale);
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
	version: PlacedVersion,
	{ locale }: Placement,
	write: Write,
	config: SiteConfig,
): Placed<DocPage>[] {
	const { docs, defaultLocale, routeForm: form } = config;
	const place = {
		base: docsBase(config, version.version),
		locale,
		defaultLocale,
		form,
	};
	return version.placed.docs.map((doc) => {
		const standing: Standing = {
			route: doc.route,
			key: documentKey(doc.document),
			title: doc.title,
			listed: doc.listed,
			tags: tagsOf(doc.document.frontMatter.tags, place, version.tags),
			editUrl: docs?.editUrl,
			shows: {
				time: docs?.showLastUpdateTime ?? false,
				author: docs?.showLastUpdateAuthor ?? false,
			},
		};
		return {
			kind: "doc",
			...write(doc.document, standing),
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
	post: PlacedPost,
	write: Write,
	{ news }: SiteConfig,
): Placed<PostPage> {
	const { document, route, title, listed, tags } = post;
	const standing: Standing = {
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
		...write(document, standing),
		date: post.date,
		authors: post.authors,
		...(post.readingTime && { readingTime: post.readingTime }),
		...(post.newer && { newer: post.newer }),
		...(post.older && { older: post.older }),
	};
}

/**
 * What lists show of each post: the text before the marker, or all of it. Several posts stand on one page, so that each
 * one's ids begin with its name.
 */
function previewsOf(
	posts: readonly PlacedPost[],
	filling: FillingOf,
): ReadonlyMap<Route, Content> {
	return new Map(
		posts.map(({ document, route }) => {
			const own = filling(document);
			const name = document.name.replace(/\.[^.]+$/, "").replaceAll("/", "-");
			return [
				route,
				fill(document.preview ?? document.body, {
					...own,
					ids: own.ids.map((id) => `${name}-${id}`),
					findings: { links: [], problems: [], assets: new Set() }, // the page itself has told them
				}),
			];
		}),
	);
}

const withContent = (
	post: PostSummary,
	previews: ReadonlyMap<Route, Content>,
): PostSummary => ({
	...post,
	content: previews.get(post.route) ?? post.content,
});

function textPage(
	{ document, route, key, title }: PlacedText,
	write: Write,
): Placed<TextPage> {
	const { frontMatter } = document;
	return {
		kind: "text",
		...write(document, {
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

const HOME_POSTS = 3;

const componentPage = (
	{ file, module, route, key }: PlacedComponent,
	placement: Placement,
): Placed<ComponentPage> => ({
	kind: "component",
	route,
	locale: placement.locale.name,
	key,
	contentLocale: file.locale,
	listed: true,
	source: file.path,
	...(file.updated.date && { lastModified: file.updated.date }),
	description: module.description,
	keywords: module.keywords,
	title: module.title,
	posts: postLinks(placement).slice(0, HOME_POSTS),
});

/** The listed posts of a locale, newest first. */
export const postLinks = ({ posts }: Placement): PostLink[] =>
	posts
		.filter(({ listed }) => listed)
		.map(({ route, title, date, readingTime }) => ({
			route,
			label: title,
			date,
			...(readingTime && { readingTime }),
		}));
