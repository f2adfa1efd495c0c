/** Routes everything in one locale, before any link is resolved. */
import type { DocsVersion, Locale, SiteConfig } from "../model/config.ts";
import type {
	Author,
	CategoryMetadata,
	ParsedDocument,
	TagsFile,
} from "../model/document.ts";
import type { Problem } from "../model/problem.ts";
import { decodeUriText, localizedRoute, type Route } from "../model/route.ts";
import type { ComponentModule } from "../model/site.ts";
import type { ComponentFile } from "../model/source.ts";
import { type RoutedDocs, routeDocs } from "./docs/index.ts";
import { generatePages } from "./generated-pages.ts";
import { type KnownTags, resolveKnownTags } from "./known-tags.ts";
import { fileKey, selectForLocale } from "./locale-fallbacks.ts";
import { type RoutedPost, routePostDocuments } from "./news/posts.ts";
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

export interface RoutedVersion {
	readonly version: DocsVersion;
	readonly placed: RoutedDocs;
	/** From the locale's tags files. */
	readonly tags: KnownTags;
}

export interface RoutedLocale {
	readonly locale: Locale;
	readonly versions: readonly RoutedVersion[];
	readonly posts: readonly RoutedPost[];
	readonly texts: readonly RoutedTextPage[];
	readonly components: readonly RoutedComponent[];
	/** Lists, archives, tags and categories. Their posts have no content yet. */
	readonly generatedPages: readonly UnlinkedPage[];
	/** The text of the announcement bar. */
	readonly announcement?: ParsedDocument;
	readonly problems: readonly Problem[];
}

/** The same key for a document in all locales. */
export const documentKey = ({ area, version, name }: ParsedDocument): string =>
	fileKey(area, version, name);

/** The documents of a locale, with fallbacks from the default locale. */
export const documentsForLocale = (
	documents: readonly ParsedDocument[],
	{ name }: Locale,
	{ defaultLocale, drafts }: SiteConfig,
): readonly ParsedDocument[] =>
	selectForLocale(
		documents,
		name,
		defaultLocale,
		documentKey,
		({ frontMatter }) => drafts || !frontMatter.draft,
	);

export function routeLocale(
	locale: Locale,
	shown: readonly ParsedDocument[],
	parsed: Omit<ParsedSources, "documents">,
	config: SiteConfig,
): RoutedLocale {
	const versions = routeVersions(shown, locale, parsed, config);
	const news = routePosts(shown, locale, parsed, config);
	const announcement = shown.find(({ area }) => area === "chrome");
	const texts = routeTextPages(shown, locale, config);
	return {
		locale,
		versions,
		posts: news.posts,
		texts,
		generatedPages: generatePages(
			locale,
			versions,
			news.posts,
			texts.map(({ route, title }) => ({ route, label: title })),
			config,
		),
		components: routeComponents(locale, parsed, config),
		...(announcement && { announcement }),
		problems: [
			...versions.flatMap(({ problems }) => problems),
			...news.problems,
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
) {
	const { docs, defaultLocale } = config;
	if (!docs) return [];
	return docs.versions.map((version) => {
		const known = resolveKnownTags(tags, {
			area: "docs",
			version: version.name,
			locales: [defaultLocale, locale.name],
		});
		const placed = routeDocs({
			config: docs,
			version,
			form: config.routeForm,
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
		const problems = [...placed.problems, ...known.problems];
		return { version, placed, tags: known.tags, problems };
	});
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

function routePosts(
	shown: readonly ParsedDocument[],
	locale: Locale,
	{ authors, tags }: Omit<ParsedSources, "documents">,
	config: SiteConfig,
) {
	const { defaultLocale } = config;
	if (!config.news) return { posts: [], problems: [] };
	const of = (name: string) =>
		authors.find((file) => file.locale === name)?.authors;
	const known = resolveKnownTags(tags, {
		area: "news",
		version: "current",
		locales: [defaultLocale, locale.name],
	});
	const placed = routePostDocuments({
		config: config.news,
		locale,
		defaultLocale,
		form: config.routeForm,
		drafts: config.drafts,
		documents: shown.filter(({ area }) => area === "news"),
		authors: { ...of(defaultLocale), ...of(locale.name) },
		tags: known.tags,
	});
	return {
		posts: placed.posts,
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
