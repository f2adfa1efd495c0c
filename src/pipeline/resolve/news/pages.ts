/** Generated pages of the news: lists, archive and tags. */

import { getOrInsert } from "../../../model/collections.ts";
import type { NewsConfig } from "../../../model/config.ts";
import { textForLocale } from "../../../model/config.ts";
import { NEWS_SIDEBAR } from "../../../model/site/chrome.ts";
import type {
	ArchivePage,
	PostLink,
	PostListPage,
	PostSummary,
	PostTagPage,
	TagsPage,
} from "../../../model/site/page.ts";
import { localizedRoute, type Route } from "../../../model/urls/route.ts";
import {
	groupByTag,
	type KeyedDocument,
	type TagGroup,
	tagPageFields,
	tagPermalinkOf,
	tagsPageFields,
	tagsRouteOf,
	topTagsOf,
} from "../pages/tags.ts";
import { generatedPageFields, type UnlinkedPage } from "../pages/unlinked-page.ts";
import type { PostRoutingInput } from "./posts.ts";

/** The sidebar of pages of the news, if any. */
export const newsSidebarIn = ({ sidebar }: NewsConfig): typeof NEWS_SIDEBAR | null =>
	sidebar.count > 0 ? NEWS_SIDEBAR : null;

/** What lists of posts are made from. */
export type ListedPost = Pick<PostSummary, "route" | "title" | "date" | "readingTime" | "tags" | "description"> & {
	readonly document: KeyedDocument;
};

export interface NewsPagesInput<Post extends ListedPost>
	extends Pick<PostRoutingInput, "config" | "locale" | "defaultLocale" | "trailingSlash"> {
	/** The listed posts, newest first. */
	readonly posts: readonly Post[];
	/** ISO 8601. */
	readonly lastModified?: string;
}

/** A list with the posts themselves. Their previews can be filled only when all routes are known. */
export type RoutedPostList<P extends PostListPage | PostTagPage, Post extends ListedPost> = Omit<
	UnlinkedPage<P>,
	"posts"
> & { readonly posts: readonly Post[] };

export interface RoutedNewsPages<Post extends ListedPost> {
	readonly lists: readonly RoutedPostList<PostListPage, Post>[];
	/** The archive and, if there are tags, the page of all tags. */
	readonly indexes: readonly UnlinkedPage<ArchivePage | TagsPage>[];
	readonly tagLists: readonly RoutedPostList<PostTagPage, Post>[];
}

/**
 * Routes the list with `postsPerPage` posts per page, the archive by year, the index of tags and the pages of each tag.
 * The first page of the list and the archive exist even without posts; tag pages exist only if there are tags.
 */
export function routeNewsPages<Post extends ListedPost>(input: NewsPagesInput<Post>): RoutedNewsPages<Post> {
	const groups = groupByTag(input.posts, ({ tags }) => tags, input.locale);
	const topTags = topTagsOf(groups);
	return {
		lists: postListPages(input, topTags),
		indexes: [archivePage(input), ...(groups.length > 0 ? [tagsPage(input, groups)] : [])],
		tagLists: groups.flatMap((group) => postTagPages(input, group, topTags)),
	};
}

/** In the order of the site's pages. */
export const newsRoutesOf = ({ lists, indexes, tagLists }: RoutedNewsPages<ListedPost>): Route[] =>
	[...lists, ...indexes, ...tagLists].map(({ route }) => route);

/** The pages, with the summaries of the posts that they list. */
export function createNewsPages(
	{ lists, indexes, tagLists }: RoutedNewsPages<ListedPost>,
	summaries: ReadonlyMap<Route, PostSummary>,
): UnlinkedPage[] {
	const summariesOf = (posts: readonly ListedPost[]) => posts.map(({ route }) => summaries.get(route) as PostSummary);
	return [
		...lists.map((list) => ({ ...list, posts: summariesOf(list.posts) })),
		...indexes,
		...tagLists.map((list) => ({ ...list, posts: summariesOf(list.posts) })),
	];
}

const postListPages = <Post extends ListedPost>(
	input: NewsPagesInput<Post>,
	topTags: TagsPage["tags"],
): readonly RoutedPostList<PostListPage, Post>[] =>
	paginatePosts(input, "", input.posts).map(({ path, pagination, posts }) => ({
		...newsPageBase(input, path),
		kind: "post-list",
		topTags,
		nameInProblems: "the list of posts",
		sidebar: newsSidebarIn(input.config),
		markdownVersion: [{ links: posts.map(markdownVersionLinkOf) }],
		pagination,
		posts,
	}));

const markdownVersionLinkOf = ({ route, title, date, description }: ListedPost) => ({
	route,
	label: title,
	description: [date.slice(0, 10), description].filter(Boolean).join(", "),
});

function archivePage(input: NewsPagesInput<ListedPost>): UnlinkedPage<ArchivePage> {
	const byYear = new Map<number, PostLink[]>();
	for (const post of input.posts) {
		const year = new Date(post.date).getUTCFullYear();
		getOrInsert(byYear, year, () => []).push(postLinkOf(post));
	}
	const years = Array.from(byYear, ([year, posts]) => ({ year, posts }));
	return {
		...newsPageBase(input, "/archive"),
		kind: "archive",
		nameInProblems: "the archive of posts",
		sidebar: null,
		markdownVersion: years.map(({ year, posts }) => ({
			heading: String(year),
			links: posts.map(({ route, label, date }) => ({ route, label, description: date.slice(0, 10) })),
		})),
		years,
	};
}

/** A post in the archive, the sidebar and the list of the newest posts. */
export const postLinkOf = ({ route, title, date, readingTime }: ListedPost): PostLink => ({
	route,
	label: title,
	date,
	...(readingTime !== undefined && { readingTime }),
});

const tagsPage = (
	input: NewsPagesInput<ListedPost>,
	groups: readonly TagGroup<ListedPost>[],
): UnlinkedPage<TagsPage> => ({
	...newsPageBase(input, "/tags"),
	...tagsPageFields(groups),
	area: "news",
	sidebar: newsSidebarIn(input.config),
});

function postTagPages<Post extends ListedPost>(
	input: NewsPagesInput<Post>,
	group: TagGroup<Post>,
	topTags: TagsPage["tags"],
): readonly RoutedPostList<PostTagPage, Post>[] {
	const { tag, items } = group;
	const base = input.config.routeBasePath;
	const tagsRoute = tagsRouteOf({ ...input, base });
	const permalink = tagPermalinkOf(tag, tagsRoute);
	return paginatePosts(input, `/tags/${permalink}`, items).map(({ path, pagination, posts }) => ({
		...newsPageBase(input, path),
		...tagPageFields(group, tagsRoute),
		kind: "post-tag",
		topTags,
		...(tag.description && { description: tag.description }),
		sidebar: newsSidebarIn(input.config),
		markdownVersion: [{ links: posts.map(markdownVersionLinkOf) }],
		count: items.length,
		pagination,
		posts,
	}));
}

/** Splits a list into pages: the first one is at the list's own path, and there is always at least one. */
function paginatePosts<Post extends ListedPost>(input: NewsPagesInput<Post>, path: string, posts: readonly Post[]) {
	const size = input.config.postsPerPage;
	const pages = Math.max(1, Math.ceil(posts.length / size));
	const pathOf = (page: number) => (page === 1 ? path : `${path}/page/${page}`);
	const routeOf = (page: number) => newsPageBase(input, pathOf(page)).route;
	return Array.from({ length: pages }, (_, index) => index + 1).map((page) => ({
		path: pathOf(page),
		pagination: {
			page,
			pages,
			...(page > 1 && { newer: routeOf(page - 1) }),
			...(page < pages && { older: routeOf(page + 1) }),
		},
		posts: posts.slice((page - 1) * size, page * size),
	}));
}

/** The common fields of news pages, at a path relative to their base: empty, or with a leading slash. */
function newsPageBase(input: NewsPagesInput<ListedPost>, path: string) {
	const { config, locale, defaultLocale, trailingSlash, lastModified } = input;
	return {
		...generatedPageFields(
			localizedRoute(`${config.routeBasePath}${path}`, locale.name, defaultLocale, trailingSlash),
			`news${path || "/"}`,
			locale,
		),
		description: textForLocale(config.description, locale.name, defaultLocale),
		...(lastModified !== undefined && { lastModified }),
	};
}
