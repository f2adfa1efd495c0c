/** Everything of one locale at its address, before any link is followed. */
import type { DocsVersion, Locale, SiteConfig } from "../model/config.ts";
import type {
	Author,
	Category,
	Document,
	TagsFile,
} from "../model/document.ts";
import type { Problem } from "../model/problem.ts";
import { localized, type Route } from "../model/route.ts";
import type { ComponentModule } from "../model/site.ts";
import type { ComponentFile } from "../model/source.ts";
import { type PlacedDocs, placeDocs } from "./docs/index.ts";
import { type KnownTags, knownTags } from "./known-tags.ts";
import { fileKey, shownIn } from "./locales.ts";
import { madePages } from "./made.ts";
import { type PlacedPost, placePosts } from "./news/posts.ts";
import type { Placed } from "./placed.ts";

/** What `parse` and `bundle` give. */
export interface Parsed {
	readonly documents: readonly Document[];
	readonly categories: readonly Category[];
	readonly authors: readonly {
		readonly locale: string;
		readonly authors: Readonly<Record<string, Author>>;
	}[];
	readonly tags: readonly TagsFile[];
	readonly components: readonly ComponentFile[];
	readonly modules: readonly ComponentModule[];
}

export interface PlacedText {
	readonly document: Document;
	readonly route: Route;
	readonly key: string;
	readonly title: string;
}

export interface PlacedComponent {
	readonly file: ComponentFile;
	readonly module: ComponentModule;
	readonly route: Route;
	readonly key: string;
}

export interface PlacedVersion {
	readonly version: DocsVersion;
	readonly placed: PlacedDocs;
	/** Of its tags files. */
	readonly tags: KnownTags;
}

export interface Placement {
	readonly locale: Locale;
	readonly versions: readonly PlacedVersion[];
	readonly posts: readonly PlacedPost[];
	readonly texts: readonly PlacedText[];
	readonly components: readonly PlacedComponent[];
	/** Lists, archives, tags and categories: pages that nobody wrote. Their posts have no content yet. */
	readonly made: readonly Placed[];
	/** The announcement bar's text. */
	readonly announcement?: Document;
	readonly problems: readonly Problem[];
}

/** The equal key of a document in all locales. */
export const documentKey = ({ area, version, name }: Document): string =>
	fileKey(area, version, name);

/** The documents of a locale, others standing in where it has none. */
export const documentsShown = (
	documents: readonly Document[],
	{ name }: Locale,
	{ defaultLocale, drafts }: SiteConfig,
): readonly Document[] =>
	shownIn(
		documents,
		name,
		defaultLocale,
		documentKey,
		({ frontMatter }) => drafts || !frontMatter.draft,
	);

export function placeLocale(
	locale: Locale,
	shown: readonly Document[],
	parsed: Omit<Parsed, "documents">,
	config: SiteConfig,
): Placement {
	const versions = versionsOf(shown, locale, parsed, config);
	const news = newsOf(shown, locale, parsed, config);
	const announcement = shown.find(({ area }) => area === "chrome");
	const texts = textsOf(shown, locale, config);
	return {
		locale,
		versions,
		posts: news.posts,
		texts,
		made: madePages(
			locale,
			versions,
			news.posts,
			texts.map(({ route, title }) => ({ route, label: title })),
			config,
		),
		components: componentsOf(locale, parsed, config),
		...(announcement && { announcement }),
		problems: [
			...versions.flatMap(({ problems }) => problems),
			...news.problems,
		],
	};
}

const textsOf = (
	shown: readonly Document[],
	locale: Locale,
	config: SiteConfig,
): PlacedText[] =>
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

function versionsOf(
	shown: readonly Document[],
	locale: Locale,
	{ categories, tags }: Omit<Parsed, "documents">,
	config: SiteConfig,
) {
	const { docs, defaultLocale } = config;
	if (!docs) return [];
	return docs.versions.map((version) => {
		const known = knownTags(tags, {
			area: "docs",
			version: version.name,
			locales: [defaultLocale, locale.name],
		});
		const placed = placeDocs({
			config: docs,
			version,
			form: config.routeForm,
			locale: locale.name,
			defaultLocale,
			baseUrl: config.baseUrl,
			drafts: config.drafts,
			file: config.file,
			documents: shown.filter(
				(document) =>
					document.area === "docs" && document.version === version.name,
			),
			categories: categoriesIn(categories, version, [
				defaultLocale,
				locale.name,
			]),
			sourceCategories: categoriesIn(categories, version, [defaultLocale]),
		});
		const problems = [...placed.problems, ...known.problems];
		return { version, placed, tags: known.tags, problems };
	});
}

/** A translated `_category_` file need not repeat positions: what it leaves out comes from the locale before it. */
function categoriesIn(
	categories: readonly Category[],
	version: DocsVersion,
	locales: readonly string[],
): Category[] {
	const merged = new Map<string, Category>();
	for (const wanted of locales)
		for (const category of categories)
			if (category.locale === wanted && category.version === version.name)
				merged.set(category.folder, {
					...merged.get(category.folder),
					...category,
				});
	return [...merged.values()];
}

function newsOf(
	shown: readonly Document[],
	locale: Locale,
	{ authors, tags }: Omit<Parsed, "documents">,
	config: SiteConfig,
) {
	const { defaultLocale } = config;
	if (!config.news) return { posts: [], problems: [] };
	const of = (name: string) =>
		authors.find((file) => file.locale === name)?.authors;
	const known = knownTags(tags, {
		area: "news",
		version: "current",
		locales: [defaultLocale, locale.name],
	});
	const placed = placePosts({
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

function componentsOf(
	locale: Locale,
	{ components, modules }: Omit<Parsed, "documents">,
	config: SiteConfig,
): PlacedComponent[] {
	const byPath = new Map(modules.map((module) => [module.path, module]));
	return shownIn(components, locale.name, config.defaultLocale, ({ name }) =>
		fileKey("pages", "current", name),
	).flatMap((file) => {
		const module = byPath.get(file.path); // one without a default export has none, and was reported
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

/** `index.md` is the folder, any other page its name. */
function pageRoute(
	name: string,
	{ name: locale }: Locale,
	{ defaultLocale, routeForm }: SiteConfig,
	slug?: string,
): Route {
	const path = name.replace(/\.[^./]+$/, "").replace(/(^|\/)index$/, "$1");
	return localized(slug ?? path, locale, defaultLocale, routeForm);
}
