/** Pages that nobody wrote, at their addresses. */
import type { Locale, SiteConfig } from "../model/config.ts";
import type { Content } from "../model/content.ts";
import type { CategoryPage, NotFoundPage, PageLink } from "../model/page.ts";
import { localized } from "../model/route.ts";
import { newsPages } from "./news/pages.ts";
import type { PlacedPost } from "./news/posts.ts";
import type { PlacedVersion } from "./place.ts";
import type { Placed } from "./placed.ts";
import { searchPage } from "./search-page.ts";
import { docTagPages, tagsOf } from "./tags.ts";

/** Filled in when links can be followed. */
const EMPTY: Content = { text: [""], fills: [] };

export function madePages(
	locale: Locale,
	versions: readonly PlacedVersion[],
	posts: readonly PlacedPost[],
	texts: readonly PageLink[],
	config: SiteConfig,
): Placed[] {
	const { news, defaultLocale, routeForm: form } = config;
	return [
		...versions.flatMap((version) => [
			...categoryPages(locale, version),
			...tagPages(locale, version, config),
		]),
		...(news
			? newsPages({
					config: news,
					locale,
					defaultLocale,
					form,
					summaries: posts.filter(({ listed }) => listed).map(bareSummary),
				})
			: []),
		...(config.search
			? [searchPage(locale, linksTo(versions, posts, texts, config), config)]
			: []),
		notFoundPage(locale, config),
	];
}

/** Every page that a reader may look for: of the documents, the last version's. */
const linksTo = (
	versions: readonly PlacedVersion[],
	posts: readonly PlacedPost[],
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

const bareSummary = ({ document, ...post }: PlacedPost) => ({
	route: post.route,
	title: post.title,
	date: post.date,
	authors: post.authors,
	...(post.readingTime && { readingTime: post.readingTime }),
	tags: post.tags,
	contentLocale: document.locale,
	description: document.frontMatter.description ?? document.excerpt,
	content: EMPTY,
	truncated: document.preview !== undefined,
});

const categoryPages = (
	locale: Locale,
	{ version, placed }: PlacedVersion,
): Placed<CategoryPage>[] =>
	placed.categories.map((category) => ({
		kind: "category",
		...category,
		key: `category/${version.name}/${category.key}`,
		locale: locale.name,
		contentLocale: locale.name,
		listed: true,
		version: version.name,
	}));

/** The base of a version's documents, without locale. */
export const docsBase = (
	{ docs }: SiteConfig,
	version: PlacedVersion["version"],
): string => [docs?.routeBasePath, version.path].filter(Boolean).join("/");

function tagPages(
	locale: Locale,
	{ version, placed, tags }: PlacedVersion,
	config: SiteConfig,
): Placed[] {
	const place = {
		base: docsBase(config, version),
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
				description: document.frontMatter.description ?? document.excerpt,
				tags: tagsOf(document.frontMatter.tags, place, tags),
			})),
		}),
	];
}

const notFoundPage = (
	{ name }: Locale,
	{ defaultLocale }: SiteConfig,
): Placed<NotFoundPage> => ({
	kind: "not-found",
	route: localized("404", name, defaultLocale),
	locale: name,
	key: "not-found",
	contentLocale: name,
	listed: false,
	description: "",
	keywords: [],
});
