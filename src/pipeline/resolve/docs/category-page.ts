import type { DocsVersion, Locale } from "../../../model/config.ts";
import type { CategoryPage } from "../../../model/site/page.ts";
import { generatedPageFields } from "../pages/generated-page.ts";
import type { UnlinkedPage } from "../pages/unlinked-page.ts";
import type { RoutedCategory } from "./index.ts";
import { sidebarKeyOf } from "./resolve-sidebars.ts";

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
