/** Routes everything in one locale, before any link is resolved. */
import type { Locale, SiteConfig } from "../../../model/config.ts";
import type { Author, CategoryMetadata, ParsedDocument, TagsFile } from "../../../model/content/document.ts";
import type { ComponentFile } from "../../../model/content/source.ts";
import type { Problem } from "../../../model/problems/problem.ts";
import type { NotFoundPage } from "../../../model/site/page.ts";
import type { ComponentModule } from "../../../model/site/site.ts";
import type { Memoize } from "../../../model/text/memoize.ts";
import { decodeUriText, homeRouteOf, localizedRoute, type Route } from "../../../model/urls/route.ts";
import { type RoutedVersion, routeVersions } from "../docs/route-versions.ts";
import { newsRoutesOf, type RoutedNewsPages, routeNewsPages } from "../news/pages.ts";
import { type RoutedPost, routePostDocuments } from "../news/posts.ts";
import { resolveKnownTags } from "../pages/known-tags.ts";
import { createNotFoundPage } from "../pages/not-found-page.ts";
import { pageIndexRouteOf } from "../pages/page-index.ts";
import { searchRouteOf } from "../pages/search-page.ts";
import { limitTags } from "../pages/tags.ts";
import type { UnlinkedPage } from "../pages/unlinked-page.ts";
import { documentKey, fileKey, selectForLocale } from "./locale-fallbacks.ts";

/** The results of `parse` and `bundle`. */
export interface ParsedSources {
	readonly documents: readonly ParsedDocument[];
	readonly categories: readonly CategoryMetadata[];
	readonly authors: readonly {
		readonly locale: string;
		readonly authors: Readonly<Record<string, Author>>;
	}[];
	readonly tags: readonly TagsFile[];
	readonly components: readonly ComponentFile[];
	readonly modules: readonly ComponentModule[];
}

export interface RoutedTextPage {
	readonly document: ParsedDocument;
	readonly route: Route;
	readonly key: string;
	readonly title: string;
}

export interface RoutedComponent {
	readonly file: ComponentFile;
	readonly module: ComponentModule;
	readonly route: Route;
	readonly key: string;
}

export interface RoutedDraft {
	readonly document: ParsedDocument;
	readonly route: Route;
}

/** Everything in a locale that has a route. Generated pages are complete, except those that show parts of others. */
export interface RoutedLocale {
	readonly locale: Locale;
	readonly versions: readonly RoutedVersion[];
	readonly posts: readonly RoutedPost[];
	readonly newsPages?: RoutedNewsPages<RoutedPost>;
	readonly texts: readonly RoutedTextPage[];
	readonly components: readonly RoutedComponent[];
	/** The search page and the index from A to Z. Absent without search. */
	readonly searchRoutes?: { readonly search: Route; readonly index: Route };
	readonly notFoundPage: UnlinkedPage<NotFoundPage>;
	/** Markdown and HTML of the configuration. */
	readonly configMarkup: readonly ParsedDocument[];
	/** Documents that are not built, and where they would be. */
	readonly drafts: readonly RoutedDraft[];
	readonly problems: readonly Problem[];
}

/** The documents, posts and Markdown pages of a locale. */
export const routedDocumentsOf = ({ versions, posts, texts }: RoutedLocale) => [
	...versions.flatMap(({ docs }) => docs),
	...posts,
	...texts,
];

/** The routes of the pages without a file of their own. A locale without a home page may have a redirect there. */
export const generatedRoutesOf = (
	{ locale, versions, newsPages, searchRoutes, notFoundPage }: RoutedLocale,
	{ defaultLocale }: SiteConfig,
): Route[] => [
	...versions.flatMap(({ generatedPages }) => generatedPages.map(({ route }) => route)),
	...(newsPages ? newsRoutesOf(newsPages) : []),
	...(searchRoutes ? [searchRoutes.search, searchRoutes.index] : []),
	notFoundPage.route,
	...(versions.some(({ docs }) => docs.length > 0) || newsPages ? [homeRouteOf(locale.name, defaultLocale)] : []),
];

export function routeLocale(
	locale: Locale,
	shown: readonly ParsedDocument[],
	parsed: Omit<ParsedSources, "documents">,
	config: SiteConfig,
	memoize: Memoize,
): RoutedLocale {
	const { categories, tags, authors } = parsed;
	const docs = shown.filter(({ area }) => area === "docs");
	const versions = memoize(`docs ${locale.name} ${config.drafts}`, [docs, locale, categories, tags, config], () =>
		routeVersions(docs, locale, { categories, tags }, config),
	);
	const posts = shown.filter(({ area }) => area === "news");
	const news = memoize(`news ${locale.name} ${config.drafts}`, [posts, locale, authors, tags, config], () =>
		routeNews(posts, locale, { authors, tags }, config),
	);
	return {
		locale,
		versions: versions.map(({ routed }) => routed),
		posts: news?.posts ?? [],
		...(news && { newsPages: news.pages }),
		texts: routeTextPages(shown, locale, config),
		components: routeComponents(locale, parsed, config),
		...(config.search && {
			searchRoutes: {
				search: searchRouteOf(locale, config),
				index: pageIndexRouteOf(locale, config),
			},
		}),
		notFoundPage: createNotFoundPage(locale, config),
		configMarkup: shown.filter(({ area }) => area === "chrome"),
		drafts: config.drafts ? [] : routeDrafts(locale, shown, parsed, config, memoize),
		problems: [...versions.flatMap(({ problems }) => problems), ...(news?.problems ?? [])],
	};
}

/** Routes everything once more as if drafts were built. */
const routeDrafts = (
	locale: Locale,
	shown: readonly ParsedDocument[],
	parsed: Omit<ParsedSources, "documents">,
	config: SiteConfig,
	memoize: Memoize,
): RoutedDraft[] =>
	shown.some(isDraft)
		? routedDocumentsOf(routeLocale(locale, shown, parsed, { ...config, drafts: true }, memoize))
				.filter(({ document }) => isDraft(document))
				.map(({ document, route }) => ({ document, route }))
		: [];

const isDraft = ({ frontMatter }: ParsedDocument): boolean => frontMatter.draft === true;

const routeTextPages = (shown: readonly ParsedDocument[], locale: Locale, config: SiteConfig): RoutedTextPage[] =>
	shown
		.filter(({ area }) => area === "pages")
		.filter(({ frontMatter }) => config.drafts || !frontMatter.draft)
		.map((document) => {
			const { name, heading, frontMatter } = document;
			return {
				document,
				route: pageRoute(name, locale, config, frontMatter.slug),
				key: documentKey(document),
				title: frontMatter.title ?? heading?.text ?? name,
			};
		});

function routeNews(
	documents: readonly ParsedDocument[],
	locale: Locale,
	{ authors, tags }: Pick<ParsedSources, "authors" | "tags">,
	{ news, defaultLocale, trailingSlash: form, drafts }: SiteConfig,
) {
	if (!news) return undefined;
	const of = (name: string) => authors.find((file) => file.locale === name)?.authors;
	const known = resolveKnownTags(tags, {
		area: "news",
		version: "current",
		locales: [defaultLocale, locale.name],
	});
	const place = { config: news, locale, defaultLocale, form };
	const placed = routePostDocuments({
		...place,
		drafts,
		documents,
		authors: { ...of(defaultLocale), ...of(locale.name) },
		tags: known.tags,
	});
	const posts = limitTags(placed.posts);
	return {
		posts: posts.items,
		pages: routeNewsPages({
			...place,
			posts: posts.items.filter(({ listed }) => listed),
		}),
		problems: [...placed.problems, ...known.problems, ...posts.problems],
	};
}

function routeComponents(
	locale: Locale,
	{ components, modules }: Omit<ParsedSources, "documents">,
	config: SiteConfig,
): RoutedComponent[] {
	const byPath = new Map(modules.map((module) => [module.path, module]));
	return selectForLocale(components, locale.name, config.defaultLocale, ({ name }) =>
		fileKey("pages", "current", name),
	).flatMap((file) => {
		const module = byPath.get(file.path); // a component without a default export has no module, and was reported
		return module
			? [
					{
						file,
						module,
						route: pageRoute(file.name, locale, config),
						key: fileKey("pages", "current", file.name),
					},
				]
			: [];
	});
}

/** `index.md` is served at its folder, any other page at its name. */
function pageRoute(
	name: string,
	{ name: locale }: Locale,
	{ defaultLocale, trailingSlash }: SiteConfig,
	slug?: string,
): Route {
	const path = name.replace(/\.[^./]+$/, "").replace(/(^|\/)index$/, "$1");
	const written = slug && decodeUriText(slug).replace(/^\.\//, "");
	return localizedRoute(written || path, locale, defaultLocale, trailingSlash);
}
