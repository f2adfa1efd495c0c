/** Routes everything in one locale, before any link is resolved. */
import type {
	DocsConfig,
	DocsVersion,
	Locale,
	SiteConfig,
} from "../model/config.ts";
import type {
	Author,
	CategoryMetadata,
	ParsedDocument,
	TagsFile,
} from "../model/document.ts";
import type { NotFoundPage, Tag } from "../model/page.ts";
import type { Problem } from "../model/problem.ts";
import { decodeUriText, localizedRoute, type Route } from "../model/route.ts";
import type { ComponentModule } from "../model/site.ts";
import type { ComponentFile } from "../model/source.ts";
import { createCategoryPage } from "./docs/category-page.ts";
import { type RoutedDoc, type RoutedDocs, routeDocs } from "./docs/index.ts";
import { resolveKnownTags } from "./known-tags.ts";
import { documentKey, fileKey, selectForLocale } from "./locale-fallbacks.ts";
import {
	newsRoutesOf,
	type RoutedNewsPages,
	routeNewsPages,
} from "./news/pages.ts";
import { type RoutedPost, routePostDocuments } from "./news/posts.ts";
import { createNotFoundPage } from "./not-found-page.ts";
import { searchRouteOf } from "./search-page.ts";
import { docTagPages, resolveTags } from "./tags.ts";
import type { UnlinkedPage } from "./unlinked-page.ts";

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

export interface RoutedVersion extends Omit<RoutedDocs, "docs" | "categories"> {
	readonly version: DocsVersion;
	/** The documents that the version is one of. */
	readonly owner: DocsConfig;
	readonly docs: readonly (RoutedDoc & { readonly tags: readonly Tag[] })[];
	/** The pages of its categories and tags. */
	readonly generatedPages: readonly UnlinkedPage[];
}

/** Everything in a locale that has a route. Generated pages are complete, except those that show parts of others. */
export interface RoutedLocale {
	readonly locale: Locale;
	readonly versions: readonly RoutedVersion[];
	readonly posts: readonly RoutedPost[];
	readonly newsPages?: RoutedNewsPages<RoutedPost>;
	readonly texts: readonly RoutedTextPage[];
	readonly components: readonly RoutedComponent[];
	/** Absent without search. */
	readonly searchRoute?: Route;
	readonly notFoundPage: UnlinkedPage<NotFoundPage>;
	/** Markdown and HTML of the configuration. */
	readonly configMarkup: readonly ParsedDocument[];
	readonly problems: readonly Problem[];
}

/** The documents, posts and Markdown pages of a locale. */
export const routedDocumentsOf = ({ versions, posts, texts }: RoutedLocale) => [
	...versions.flatMap(({ docs }) => docs),
	...posts,
	...texts,
];

/** The routes of the pages without a file of their own. */
export const generatedRoutesOf = ({
	versions,
	newsPages,
	searchRoute,
	notFoundPage,
}: RoutedLocale): Route[] => [
	...versions.flatMap(({ generatedPages }) =>
		generatedPages.map(({ route }) => route),
	),
	...(newsPages ? newsRoutesOf(newsPages) : []),
	...(searchRoute ? [searchRoute] : []),
	notFoundPage.route,
];

export function routeLocale(
	locale: Locale,
	shown: readonly ParsedDocument[],
	parsed: Omit<ParsedSources, "documents">,
	config: SiteConfig,
): RoutedLocale {
	const versions = routeVersions(shown, locale, parsed, config);
	const news = routeNews(shown, locale, parsed, config);
	return {
		locale,
		versions: versions.map(({ routed }) => routed),
		posts: news?.posts ?? [],
		...(news && { newsPages: news.pages }),
		texts: routeTextPages(shown, locale, config),
		components: routeComponents(locale, parsed, config),
		...(config.search && { searchRoute: searchRouteOf(locale, config) }),
		notFoundPage: createNotFoundPage(locale, config),
		configMarkup: shown.filter(({ area }) => area === "chrome"),
		problems: [
			...versions.flatMap(({ problems }) => problems),
			...(news?.problems ?? []),
		],
	};
}

const routeTextPages = (
	shown: readonly ParsedDocument[],
	locale: Locale,
	config: SiteConfig,
): RoutedTextPage[] =>
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

function routeVersions(
	shown: readonly ParsedDocument[],
	locale: Locale,
	{ categories, tags }: Omit<ParsedSources, "documents">,
	config: SiteConfig,
): { routed: RoutedVersion; problems: readonly Problem[] }[] {
	return config.docs.flatMap((docs) =>
		docs.versions.map((version) =>
			routeVersion(version, docs, shown, locale, { categories, tags }, config),
		),
	);
}

function routeVersion(
	version: DocsVersion,
	docs: DocsConfig,
	shown: readonly ParsedDocument[],
	locale: Locale,
	{ categories, tags }: Pick<ParsedSources, "categories" | "tags">,
	config: SiteConfig,
): { routed: RoutedVersion; problems: readonly Problem[] } {
	const { defaultLocale, routeForm: form } = config;
	const known = resolveKnownTags(tags, {
		area: "docs",
		version: version.name,
		locales: [defaultLocale, locale.name],
	});
	const placed = routeDocs({
		config: docs,
		version,
		form,
		locale: locale.name,
		defaultLocale,
		baseUrl: config.baseUrl,
		drafts: config.drafts,
		file: config.configPath,
		documents: shown.filter(
			(document) =>
				document.area === "docs" && document.version === version.name,
		),
		categories: mergeCategories(categories, version, [
			defaultLocale,
			locale.name,
		]),
		sourceCategories: mergeCategories(categories, version, [defaultLocale]),
	});
	const base = [docs.routeBasePath, version.path].filter(Boolean).join("/");
	const tagRoutes = { base, locale, defaultLocale, form };
	const taggedDocs = placed.docs.map((doc) => ({
		...doc,
		tags: resolveTags(doc.document.frontMatter.tags, tagRoutes, known.tags),
	}));
	return {
		routed: {
			...placed,
			version,
			owner: docs,
			docs: taggedDocs,
			generatedPages: [
				...placed.categories.map((category) =>
					createCategoryPage(category, version, locale),
				),
				...docTagPages({
					...tagRoutes,
					docs: taggedDocs,
				}),
			],
		},
		problems: [...placed.problems, ...known.problems],
	};
}

/** Merges category files: a translated `_category_` file inherits the properties it leaves out. */
function mergeCategories(
	categories: readonly CategoryMetadata[],
	version: DocsVersion,
	locales: readonly string[],
): CategoryMetadata[] {
	const merged = new Map<string, CategoryMetadata>();
	for (const wanted of locales)
		for (const category of categories)
			if (category.locale === wanted && category.version === version.name)
				merged.set(category.folder, {
					...merged.get(category.folder),
					...category,
				});
	return [...merged.values()];
}

function routeNews(
	shown: readonly ParsedDocument[],
	locale: Locale,
	{ authors, tags }: Omit<ParsedSources, "documents">,
	{ news, defaultLocale, routeForm: form, drafts }: SiteConfig,
) {
	if (!news) return undefined;
	const of = (name: string) =>
		authors.find((file) => file.locale === name)?.authors;
	const known = resolveKnownTags(tags, {
		area: "news",
		version: "current",
		locales: [defaultLocale, locale.name],
	});
	const place = { config: news, locale, defaultLocale, form };
	const placed = routePostDocuments({
		...place,
		drafts,
		documents: shown.filter(({ area }) => area === "news"),
		authors: { ...of(defaultLocale), ...of(locale.name) },
		tags: known.tags,
	});
	return {
		posts: placed.posts,
		pages: routeNewsPages({
			...place,
			posts: placed.posts.filter(({ listed }) => listed),
		}),
		problems: [...placed.problems, ...known.problems],
	};
}

function routeComponents(
	locale: Locale,
	{ components, modules }: Omit<ParsedSources, "documents">,
	config: SiteConfig,
): RoutedComponent[] {
	const byPath = new Map(modules.map((module) => [module.path, module]));
	return selectForLocale(
		components,
		locale.name,
		config.defaultLocale,
		({ name }) => fileKey("pages", "current", name),
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
	{ defaultLocale, routeForm }: SiteConfig,
	slug?: string,
): Route {
	const path = name.replace(/\.[^./]+$/, "").replace(/(^|\/)index$/, "$1");
	const written = slug && decodeUriText(slug).replace(/^\.\//, "");
	return localizedRoute(written || path, locale, defaultLocale, routeForm);
}
