/** The pages of the news that no one writes: the lists, the archive, the tags. */
import type { Locale, NewsConfig } from "../../model/config.ts";
import { textIn } from "../../model/config.ts";
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
import { localized } from "../../model/route.ts";
import type { Placed } from "../placed.ts";
import type { TagGroup } from "../tags.ts";
import { countsOf, groupByTag, permalinkOf, tagsRouteOf } from "../tags.ts";

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
 * The list in pages of `postsPerPage`, the archive by year, the page of all tags and the pages of each. The first page
 * of the list and the archive are there without any post; pages of tags are there with a tag only.
 */
export function newsPages(
	input: NewsPagesInput,
): readonly Placed<PostListPage | ArchivePage | TagsPage | PostTagPage>[] {
	const groups = groupByTag(input.summaries, ({ tags }) => tags, input.locale);
	return [
		...listPages(input),
		archivePage(input),
		...(groups.length > 0 ? [tagsPage(input, groups)] : []),
		...groups.flatMap((group) => tagPages(input, group)),
	];
}

const listPages = (input: NewsPagesInput): readonly Placed<PostListPage>[] =>
	paged(input, "", input.summaries).map(({ path, pagination, posts }) => ({
		...pageAt(input, path),
		kind: "post-list",
		pagination,
		posts,
	}));

function archivePage(input: NewsPagesInput): Placed<ArchivePage> {
	const years = new Map<number, PostLink[]>();
	for (const post of input.summaries) {
		const year = new Date(post.date).getUTCFullYear();
		const posts = years.get(year);
		if (posts) posts.push(linkTo(post));
		else years.set(year, [linkTo(post)]);
	}
	return {
		...pageAt(input, "/archive"),
		kind: "archive",
		years: Array.from(years, ([year, posts]) => ({ year, posts })),
	};
}

const linkTo = ({
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

type Group = TagGroup<PostSummary>;

const tagsPage = (
	input: NewsPagesInput,
	groups: readonly Group[],
): Placed<TagsPage> => ({
	...pageAt(input, "/tags"),
	kind: "tags",
	area: "news",
	tags: countsOf(groups),
});

function tagPages(
	input: NewsPagesInput,
	{ tag, items }: Group,
): readonly Placed<PostTagPage>[] {
	const base = input.config.routeBasePath;
	const tagsRoute = tagsRouteOf({ ...input, base });
	const permalink = permalinkOf(tag, tagsRoute);
	return paged(input, `/tags/${permalink}`, items).map(
		({ path, pagination, posts }) => ({
			...pageAt(input, path),
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

interface ListPart {
	readonly path: string;
	readonly pagination: Pagination;
	readonly posts: readonly PostSummary[];
}

/** The pages of a list: the first is at its own path, and there is always one. */
function paged(
	input: NewsPagesInput,
	path: string,
	posts: readonly PostSummary[],
): readonly ListPart[] {
	const size = input.config.postsPerPage;
	const pages = Math.max(1, Math.ceil(posts.length / size));
	const pathOf = (page: number) => (page === 1 ? path : `${path}/page/${page}`);
	const routeOf = (page: number) => pageAt(input, pathOf(page)).route;
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

/** What the pages of the news have in common, at a path below their address: nothing, or one that begins with a slash. */
function pageAt(input: NewsPagesInput, path: string) {
	const { config, locale, defaultLocale, form, lastModified } = input;
	return {
		route: localized(
			`${config.routeBasePath}${path}`,
			locale.name,
			defaultLocale,
			form,
		),
		key: `news${path || "/"}`,
		locale: locale.name,
		contentLocale: locale.name,
		listed: true,
		description: textIn(config.description, locale.name, defaultLocale),
		keywords: [],
		...(lastModified !== undefined && { lastModified }),
	};
}
