/** Routes the versions of the documents in one locale. */
import type { DocsConfig, DocsVersion, Locale, SiteConfig } from "../../../model/config.ts";
import type { CategoryMetadata, TagsFile } from "../../../model/content/document.ts";
import type { CategoryPage } from "../../../model/site/page.ts";
import type { Tag } from "../../../model/site/page-parts.ts";
import { resolveKnownTags } from "../pages/known-tags.ts";
import { docTagPages, limitTags, resolveTags } from "../pages/tags.ts";
import { generatedPageFields, type UnlinkedPage } from "../pages/unlinked-page.ts";
import type { SiteDocument } from "../site-document.ts";
import { type RoutedCategory, type RoutedDoc, type RoutedDocs, routeDocs } from "./index.ts";
import { sidebarKeyOf } from "./resolve-sidebars.ts";

export interface RoutedVersion extends Omit<RoutedDocs, "docs" | "categories"> {
	readonly version: DocsVersion;
	/** The documents that the version is one of. */
	readonly owner: DocsConfig;
	readonly docs: readonly (RoutedDoc & { readonly tags: readonly Tag[] })[];
	/** The pages of its categories and tags. */
	readonly generatedPages: readonly UnlinkedPage[];
}

/** What documents need besides their files. */
export interface DocsContext {
	readonly config: SiteConfig;
	readonly categories: readonly CategoryMetadata[];
	readonly tags: readonly TagsFile[];
}

/** Routes all versions of all sets of documents in a locale. */
export const routeVersions = (
	locale: Locale,
	documents: readonly SiteDocument[],
	context: DocsContext,
): readonly RoutedVersion[] =>
	context.config.docs.flatMap((owner) =>
		owner.versions.map((version) =>
			routeVersion(
				{ owner, version, locale },
				documents.filter((document) => document.version === version.name),
				context,
			),
		),
	);

type VersionInLocale = Pick<RoutedVersion, "owner" | "version"> & { readonly locale: Locale };

function routeVersion(
	{ owner, version, locale }: VersionInLocale,
	documents: readonly SiteDocument[],
	{ config, categories, tags }: DocsContext,
): RoutedVersion {
	const { defaultLocale, trailingSlash } = config;
	const locales = [defaultLocale, locale.name];
	const known = resolveKnownTags(tags, { area: "docs", version: version.name, locales });
	const placed = routeDocs({
		config: owner,
		version,
		trailingSlash,
		locale: locale.name,
		defaultLocale,
		baseUrl: config.baseUrl,
		drafts: config.drafts,
		file: config.configPath,
		documents,
		categories: mergeCategories(categories, version, locales),
		sourceCategories: mergeCategories(categories, version, [defaultLocale]),
	});
	const base = [owner.routeBasePath, version.path].filter(Boolean).join("/");
	const tagRoutes = { base, locale, defaultLocale, trailingSlash };
	const [sidebar, ...otherSidebars] = Object.keys(placed.sidebars);
	const tagged = limitTags(
		placed.docs.map((doc) => ({ ...doc, tags: resolveTags(doc.document.frontMatter.tags, tagRoutes, known.tags) })),
	);
	return {
		...placed,
		version,
		owner,
		docs: tagged.items,
		generatedPages: [
			...placed.categories.map((category) => createCategoryPage(category, version, locale)),
			...docTagPages({
				...tagRoutes,
				docs: tagged.items,
				sidebar: sidebar && otherSidebars.length === 0 ? sidebarKeyOf(version, sidebar) : undefined,
			}),
		],
		problems: [...placed.problems, ...known.problems, ...tagged.problems],
	};
}

/** Merges category files: a translated `_category_` file inherits the properties it leaves out. */
function mergeCategories(categories: readonly CategoryMetadata[], version: DocsVersion, locales: readonly string[]) {
	const merged = new Map<string, CategoryMetadata>();
	for (const wanted of locales)
		for (const category of categories)
			if (category.locale === wanted && category.version === version.name)
				merged.set(category.folder, mergeCategory(merged.get(category.folder), category));
	return [...merged.values()];
}

/** A translation may give the groups of its source nothing but labels. */
function mergeCategory(source: CategoryMetadata | undefined, own: CategoryMetadata): CategoryMetadata {
	if (!source?.groups || !own.groups) return { ...source, ...own };
	const groups = { ...source.groups };
	for (const [name, group] of Object.entries(own.groups)) groups[name] = { ...groups[name], ...group };
	return { ...source, ...own, groups };
}

/** The generated page of a category. */
export const createCategoryPage = (
	{ route, key, ...category }: RoutedCategory,
	version: DocsVersion,
	locale: Locale,
): UnlinkedPage<CategoryPage> => ({
	...generatedPageFields(route, key, locale),
	...category,
	kind: "category",
	nameInProblems: `the page of category "${category.title}"`,
	version: version.name,
	sidebar: sidebarKeyOf(version, category.sidebar),
	markdownVersion: [{ links: category.cards }],
});
