import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SourcePath } from "../../../../src/model/content/source.ts";
import type { PostSummary } from "../../../../src/model/site/page.ts";
import type { Tag } from "../../../../src/model/site/page-parts.ts";
import type { Route } from "../../../../src/model/urls/route.ts";
import {
	createNewsPages,
	type ListedPost,
	type NewsPagesInput,
	routeNewsPages,
} from "../../../../src/pipeline/resolve/news/pages.ts";
import { linesOf, valuesOf } from "../../values.ts";
import { config, newsIn } from "./given.ts";

const pages = suite("the pages of the news");

type Post = PostSummary & ListedPost;

const summary = (name: string, given: Partial<Post> = {}): Post => ({
	document: { path: `content/fr/news/${name}.md` as SourcePath, keys: {} },
	route: `/fr/news/${name}` as Route,
	title: name,
	date: "2024-03-01T00:00:00.000Z",
	authors: [],
	tags: [],
	contentLocale: "fr",
	description: "",
	content: { text: [""], fills: [] },
	truncated: false,
	...given,
});

/** Posts called p1, p2 and so on, newest first. */
const summaries = (count: number, given: Partial<Post> = {}) =>
	Array.from({ length: count }, (_, index) => summary(`p${index + 1}`, given));

const release: Tag = { route: "/fr/news/tags/release" as Route, label: "Release" };

const pagesOf = (input: NewsPagesInput<Post>) => {
	const { lists, indexes, tagLists } = routeNewsPages(input);
	return [...lists, ...indexes, ...tagLists];
};

const routesOf = (posts: readonly Post[]) => pagesOf({ ...newsIn("fr"), posts }).map(({ route }) => route);

pages("are a first list and an archive when there is no post", () => {
	const common = {
		locale: "fr",
		contentLocale: "fr",
		listed: true,
		description: "Quoi de neuf",
		keywords: [],
		hasAddress: true,
		writtenIn: null,
	};
	assert.equal(pagesOf({ ...newsIn("fr"), posts: [] }), [
		{
			...common,
			route: "/fr/news",
			key: "news/",
			kind: "post-list",
			topTags: [],
			nameInProblems: "the list of posts",
			sidebar: "news",
			markdownVersion: [{ links: [] }],
			pagination: { page: 1, pages: 1 },
			posts: [],
		},
		{
			...common,
			route: "/fr/news/archive",
			key: "news/archive",
			kind: "archive",
			nameInProblems: "the archive of posts",
			sidebar: null,
			markdownVersion: [],
			years: [],
		},
	]);
});

pages("list ten posts each, the first page at the news' own address", () => {
	assert.equal(routesOf(summaries(10)), ["/fr/news", "/fr/news/archive"]);
	assert.equal(routesOf(summaries(21)), ["/fr/news", "/fr/news/page/2", "/fr/news/page/3", "/fr/news/archive"]);
});

pages("link each list to the newer and the older posts", () => {
	const lists = pagesOf({ ...newsIn("fr"), posts: summaries(21) }).filter((page) => page.kind === "post-list");
	assert.equal(
		lists.map(({ pagination, posts }) => [pagination, posts[0]?.title, posts.at(-1)?.title]),
		[
			[{ page: 1, pages: 3, older: "/fr/news/page/2" }, "p1", "p10"],
			[{ page: 2, pages: 3, newer: "/fr/news", older: "/fr/news/page/3" }, "p11", "p20"],
			[{ page: 3, pages: 3, newer: "/fr/news/page/2" }, "p21", "p21"],
		],
	);
});

pages("list as many posts as the site wants", () => {
	const input = { ...newsIn("fr"), config: { ...config, postsPerPage: 2 } };
	assert.equal(valuesOf(pagesOf({ ...input, posts: summaries(3) }), "route"), [
		"/fr/news",
		"/fr/news/page/2",
		"/fr/news/archive",
	]);
});

pages("have no sidebar if it lists no posts", () => {
	const sidebarsFor = (count: number) =>
		new Set(
			pagesOf({
				...newsIn("en"),
				config: { ...config, sidebar: { count } },
				posts: [summary("a", { tags: [release] })],
			})
				.filter(({ kind }) => kind !== "archive")
				.map(({ sidebar }) => sidebar),
		);
	assert.equal([...sidebarsFor(1)], ["news"]);
	assert.equal([...sidebarsFor(0)], [null]);
});

pages("list posts with their date and description in Markdown", () => {
	const posts = [summary("a", { description: "First" }), summary("b")];
	const tagged = posts.map((post) => ({ ...post, tags: [release] }));
	const links = [
		{ route: "/fr/news/a", label: "a", description: "2024-03-01, First" },
		{ route: "/fr/news/b", label: "b", description: "2024-03-01" },
	];
	const { lists, tagLists } = routeNewsPages({ ...newsIn("fr"), posts: tagged });
	assert.equal(valuesOf([...lists, ...tagLists], "markdownVersion"), [[{ links }], [{ links }]]);
});

pages("show the sidebar of the news, except the archive", () => {
	const posts = summaries(1, { tags: [release] });
	assert.equal(linesOf(pagesOf({ ...newsIn("fr"), posts }), "kind", "sidebar"), [
		"post-list news",
		"archive null",
		"tags news",
		"post-tag news",
	]);
});

pages("of lists have the summaries of their posts, the others are as routed", () => {
	const routed = routeNewsPages({ ...newsIn("fr"), posts: summaries(1, { tags: [release] }) });
	const filled = summary("p1", { description: "filled" });
	const found = createNewsPages(routed, new Map([[filled.route, filled]]));
	assert.equal(
		found.map((page) => ("posts" in page ? page.posts : undefined)),
		[[filled], undefined, undefined, [filled]],
	);
	assert.equal(found.slice(1, 3), routed.indexes);
});

pages("archive the posts by year, both newest first, in UTC", () => {
	const posts = [
		summary("c", { date: "2025-01-01T00:00:00.000Z", readingTime: 3 }),
		summary("b", { date: "2024-12-31T23:59:59.000Z" }),
		summary("a", { date: "2024-01-01T00:00:00.000Z" }),
	];
	const archive = pagesOf({ ...newsIn("fr"), posts }).find((page) => page.kind === "archive");
	assert.equal(archive?.years, [
		{ year: 2025, posts: [{ route: "/fr/news/c", label: "c", date: "2025-01-01T00:00:00.000Z", readingTime: 3 }] },
		{
			year: 2024,
			posts: [
				{ route: "/fr/news/b", label: "b", date: "2024-12-31T23:59:59.000Z" },
				{ route: "/fr/news/a", label: "a", date: "2024-01-01T00:00:00.000Z" },
			],
		},
	]);
	assert.equal(archive?.markdownVersion, [
		{ heading: "2025", links: [{ route: "/fr/news/c", label: "c", description: "2025-01-01" }] },
		{
			heading: "2024",
			links: [
				{ route: "/fr/news/b", label: "b", description: "2024-12-31" },
				{ route: "/fr/news/a", label: "a", description: "2024-01-01" },
			],
		},
	]);
});

pages("of tags are one of all and the lists of each", () => {
	const job: Tag = { route: "/fr/news/tags/job" as Route, label: "Job" };
	const posts = [...summaries(10, { tags: [release] }), summary("last", { tags: [release, job] })];
	assert.equal(linesOf(pagesOf({ ...newsIn("fr"), posts }), "kind", "route", "key"), [
		"post-list /fr/news news/",
		"post-list /fr/news/page/2 news/page/2",
		"archive /fr/news/archive news/archive",
		"tags /fr/news/tags news/tags",
		"post-tag /fr/news/tags/job news/tags/job",
		"post-tag /fr/news/tags/release news/tags/release",
		"post-tag /fr/news/tags/release/page/2 news/tags/release/page/2",
	]);
});

pages("of all tags count the posts of each", () => {
	const posts = [...summaries(2, { tags: [release] }), summary("other", { tags: [] })];
	const tags = pagesOf({ ...newsIn("fr"), posts }).find((page) => page.kind === "tags");
	assert.is(tags?.area, "news");
	assert.equal(tags?.tags, [{ route: "/fr/news/tags/release", label: "Release", count: 2 }]);
});

pages("of a tag hold its posts, ten each, and count them all", () => {
	const posts = summaries(11, { tags: [release] });
	const found = pagesOf({ ...newsIn("fr"), posts }).filter((page) => page.kind === "post-tag");
	assert.equal(
		found.map((page) => [page.tag, page.tagsRoute, page.count, page.pagination, page.posts.length]),
		[
			[release, "/fr/news/tags", 11, { page: 1, pages: 2, older: "/fr/news/tags/release/page/2" }, 10],
			[release, "/fr/news/tags", 11, { page: 2, pages: 2, newer: "/fr/news/tags/release" }, 1],
		],
	);
});

pages("of a tag are where the first of its posts names it", () => {
	const at = { path: "content/fr/news/b.md", line: 3, column: 1 };
	const document = { path: at.path as SourcePath, keys: { tags: at } };
	const posts = [summary("a"), summary("b", { tags: [release], document }), summary("c", { tags: [release] })];
	const { tagLists } = routeNewsPages({ ...newsIn("fr"), posts });
	assert.equal(tagLists[0]?.at, at);
});

pages("have equal keys in all locales, without a prefix in the default", () => {
	const tags = [{ ...release, route: "/news/tags/release" as Route }];
	assert.equal(linesOf(pagesOf({ ...newsIn("en"), posts: summaries(11, { tags }) }), "route", "key"), [
		"/news news/",
		"/news/page/2 news/page/2",
		"/news/archive news/archive",
		"/news/tags news/tags",
		"/news/tags/release news/tags/release",
		"/news/tags/release/page/2 news/tags/release/page/2",
	]);
});

pages("have the slash of the site's addresses", () => {
	const tags = [{ ...release, route: "/fr/news/tags/release/" as Route }];
	const input = { ...newsIn("fr"), trailingSlash: "slash" as const };
	assert.equal(linesOf(pagesOf({ ...input, posts: summaries(11, { tags }) }), "route", "key"), [
		"/fr/news/ news/",
		"/fr/news/page/2/ news/page/2",
		"/fr/news/archive/ news/archive",
		"/fr/news/tags/ news/tags",
		"/fr/news/tags/release/ news/tags/release",
		"/fr/news/tags/release/page/2/ news/tags/release/page/2",
	]);
});

pages("may be at the root of the site", () => {
	const input = { ...newsIn("fr"), config: { ...config, routeBasePath: "" } };
	assert.equal(valuesOf(pagesOf({ ...input, posts: summaries(11) }), "route"), ["/fr/", "/fr/page/2", "/fr/archive"]);
});

pages("say when the news changed last", () => {
	const lastModified = "2024-03-01T00:00:00.000Z";
	assert.equal(valuesOf(pagesOf({ ...newsIn("fr"), posts: [], lastModified }), "lastModified"), [
		lastModified,
		lastModified,
	]);
});

pages.run();
