/** Generated pages of the news: lists, archive and tags. */
import type { Locale, NewsConfig } from "../../model/config.ts";
import { textForLocale } from "../../model/config.ts";
import type {
	ArchivePage,
	Pagination,
	PostLink,
	PostListPage,
	PostSummary,
	PostTagPage,
	TagsPage,
} from "../../model/page.ts";
import type { RouteForm } from "../../model/route.ts";
import { localizedRoute } from "../../model/route.ts";
import type { TagGroup } from "../tags.ts";
import {
	groupByTag,
	tagCountsOf,
	tagPermalinkOf,
	tagsRouteOf,
} from "../tags.ts";
import type { UnlinkedPage } from "../unlinked-page.ts";

export interface NewsPagesInput {
	readonly config: NewsConfig;
	readonly locale: Locale;
	readonly defaultLocale: string;
	readonly form: RouteForm;
	/** The listed posts, newest first. */
	readonly summaries: readonly PostSummary[];
	/** ISO 8601. */
	readonly lastModified?: string;
}

/**
 * Creates the list with `postsPerPage` posts per page, the archive by year, the index of tags and the pages of each
 * tag. The first page of the list and the archive exist even without posts; tag pages exist only if there are tags.
 */
export function createNewsPages(
	input: NewsPagesInput,
): readonly UnlinkedPage<
	PostListPage | ArchivePage | TagsPage | PostTagPage
>[] {
	const groups = groupByTag(input.summaries, ({ tags }) => tags, input.locale);
	return [
		...postListPages(input),
		archivePage(input),
		...(groups.length > 0 ? [tagsPage(input, groups)] : []),
		...groups.flatMap((group) => postTagPages(input, group)),
	];
}

const postListPages = (
	input: NewsPagesInput,
): readonly UnlinkedPage<PostListPage>[] =>
	paginatePosts(input, "", input.summaries).map(
		({ path, pagination, posts }) => ({
			...newsPageBase(input, path),
			kind: "post-list",
			pagination,
			posts,
		}),
	);

function archivePage(input: NewsPagesInput): UnlinkedPage<ArchivePage> {
	const years = new Map<number, PostLink[]>();
	for (const post of input.summaries) {
		const year = new Date(post.date).getUTCFullYear();
		const posts = years.get(year);
		if (posts) posts.push(postLinkOf(post));
		else years.set(year, [postLinkOf(post)]);
	}
	return {
		...newsPageBase(input, "/archive"),
		kind: "archive",
		years: Array.from(years, ([year, posts]) => ({ year, posts })),
	};
}

const postLinkOf = ({
	route,
	title,
	date,
	readingTime,
}: PostSummary): PostLink => ({
	route,
	label: title,
	date,
	...(readingTime !== undefined && { readingTime }),
});

type PostTagGroup = TagGroup<PostSummary>;

const tagsPage = (
	input: NewsPagesInput,
	groups: readonly PostTagGroup[],
): UnlinkedPage<TagsPage> => ({
	...newsPageBase(input, "/tags"),
	kind: "tags",
	area: "news",
	tags: tagCountsOf(groups),
});

function postTagPages(
	input: NewsPagesInput,
	{ tag, items }: PostTagGroup,
): readonly UnlinkedPage<PostTagPage>[] {
	const base = input.config.routeBasePath;
	const tagsRoute = tagsRouteOf({ ...input, base });
	const permalink = tagPermalinkOf(tag, tagsRoute);
	return paginatePosts(input, `/tags/${permalink}`, items).map(
		({ path, pagination, posts }) => ({
			...newsPageBase(input, path),
			kind: "post-tag",
			...(tag.description && { description: tag.description }),
			tag,
			tagsRoute,
			count: items.length,
			pagination,
			posts,
		}),
	);
}

interface PostListPart {
	readonly path: string;
	readonly pagination: Pagination;
	readonly posts: readonly PostSummary[];
}

/** Splits a list into pages: the first one is at the list's own path, and there is always at least one. */
function paginatePosts(
	input: NewsPagesInput,
	path: string,
	posts: readonly PostSummary[],
): readonly PostListPart[] {
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

/** The common properties of news pages, at a path relative to their base: empty, or with a leading slash. */
function newsPageBase(input: NewsPagesInput, path: string) {
	const { config, locale, defaultLocale, form, lastModified } = input;
	return {
		route: localizedRoute(
			`${config.routeBasePath}${path}`,
			locale.name,
			defaultLocale,
			form,
		),
		key: `news${path || "/"}`,
		locale: locale.name,
		contentLocale: locale.name,
		listed: true,
		description: textForLocale(config.description, locale.name, defaultLocale),
		keywords: [],
		...(lastModified !== undefined && { lastModified }),
	};
}
