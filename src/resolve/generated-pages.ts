/** Routes and metadata of pages that are not written by authors. */
import type { Locale, SiteConfig } from "../model/config.ts";
import type { PageContent } from "../model/content.ts";
import type { CategoryPage, NotFoundPage, PageLink } from "../model/page.ts";
import { localizedRoute } from "../model/route.ts";
import { createNewsPages } from "./news/pages.ts";
import type { RoutedPost } from "./news/posts.ts";
import type { RoutedVersion } from "./route-locale.ts";
import { createSearchPage } from "./search-page.ts";
import { docTagPages, resolveTags } from "./tags.ts";
import type { UnlinkedPage } from "./unlinked-page.ts";

/** Filled once links can be resolved. */
const EMPTY_CONTENT: PageContent = { text: [""], fills: [] };

export function generatePages(
	locale: Locale,
	versions: readonly RoutedVersion[],
	posts: readonly RoutedPost[],
	texts: readonly PageLink[],
	config: SiteConfig,
): UnlinkedPage[] {
	const { news, defaultLocale, routeForm: form } = config;
	return [
		...versions.flatMap((version) => [
			...categoryPages(locale, version),
			...docTagPagesOf(locale, version, config),
		]),
		...(news
			? createNewsPages({
					config: news,
					locale,
					defaultLocale,
					form,
					summaries: posts
						.filter(({ listed }) => listed)
						.map(summaryWithoutContent),
				})
			: []),
		...(config.search
			? [
					createSearchPage(
						locale,
						searchablePageLinks(versions, posts, texts, config),
						config,
					),
				]
			: []),
		notFoundPage(locale, config),
	];
}

/** Every page that readers can search for; of the documents, only the last version. */
const searchablePageLinks = (
	versions: readonly RoutedVersion[],
	posts: readonly RoutedPost[],
	texts: readonly PageLink[],
	{ docs }: SiteConfig,
): PageLink[] => [
	...[
		...versions
			.filter(({ version }) => version.name === docs?.lastVersion)
			.flatMap(({ placed }) => placed.docs),
		...posts,
	]
		.filter(({ listed }) => listed)
		.map(({ route, title }) => ({ route, label: title })),
	...texts,
];

const summaryWithoutContent = ({ document, ...post }: RoutedPost) => ({
	route: post.route,
	title: post.title,
	date: post.date,
	authors: post.authors,
	...(post.readingTime && { readingTime: post.readingTime }),
	tags: post.tags,
	contentLocale: document.locale,
	description: document.frontMatter.description ?? document.excerpt,
	content: EMPTY_CONTENT,
	truncated: document.preview !== undefined,
});

const categoryPages = (
	locale: Locale,
	{ version, placed }: RoutedVersion,
): UnlinkedPage<CategoryPage>[] =>
	placed.categories.map((category) => ({
		kind: "category",
		...category,
		key: `category/${version.name}/${category.key}`,
		locale: locale.name,
		contentLocale: locale.name,
		listed: true,
		version: version.name,
	}));

/** The base path of a version's documents, without the locale. */
export const docsBasePath = (
	{ docs }: SiteConfig,
	version: RoutedVersion["version"],
): string => [docs?.routeBasePath, version.path].filter(Boolean).join("/");

function docTagPagesOf(
	locale: Locale,
	{ version, placed, tags }: RoutedVersion,
	config: SiteConfig,
): UnlinkedPage[] {
	const place = {
		base: docsBasePath(config, version),
		locale,
		defaultLocale: config.defaultLocale,
		form: config.routeForm,
	};
	return [
		...docTagPages({
			...place,
			docs: placed.docs.map(({ document, route, title, listed }) => ({
				route,
				title,
				listed,
				contentLocale: document.locale,
				description: document.frontMatter.description ?? document.excerpt,
				tags: resolveTags(document.frontMatter.tags, place, tags),
			})),
		}),
	];
}

const notFoundPage = (
	{ name }: Locale,
	{ defaultLocale }: SiteConfig,
): UnlinkedPage<NotFoundPage> => ({
	kind: "not-found",
	route: localizedRoute("404", name, defaultLocale),
	locale: name,
	key: "not-found",
	contentLocale: name,
	listed: false,
	description: "",
	keywords: [],
});
