import type { FrontMatter } from "../../model/content/document.ts";
import type { ContentArea } from "../../model/content/source.ts";
import { defineRule, type LintedDocument, type LintedSite } from "../content/rule.ts";

/** Keys that ssg does not know at all, and misspelt ones, are problems of a build. */
export const unusedFrontMatter = defineRule({
	id: "unused-front-matter",
	summary: "A key of the front matter has no effect on the page, or says what is the default",
	severity: "log",
	*checkDocument(linted, { defaults = true, ignore = [] }, site) {
		const { keys } = linted.document;
		for (const [key, at] of Object.entries(keys)) {
			if (ignore.includes(key)) continue;
			const reason =
				uselessBecause(key, linted, site) ??
				(defaults && hasDefault(key, linted, site) ? "this is the default" : undefined);
			if (reason)
				yield {
					message: `front matter key "${key}" has no effect: ${reason}`,
					at,
					hint: "remove it",
				};
		}
	},
});

const AREA_NAMES: Readonly<Partial<Record<ContentArea, string>>> = {
	docs: "documents",
	news: "posts",
	pages: "standalone pages",
};

const LEVEL_KEYS = ["toc_min_heading_level", "toc_max_heading_level"];

/** Where keys are read that are not read everywhere. */
const AREAS: Readonly<Record<string, readonly ContentArea[]>> = {
	...areasOf(
		["docs"],
		["id", "displayed_sidebar", "parse_number_prefixes", "prev", "next"],
		["sidebar_label", "sidebar_position", "sidebar_class_name"],
		["pagination_label", "pagination_next", "pagination_prev"],
	),
	...areasOf(
		["news"],
		["date", "authors", "author", "author_title", "authorTitle"],
		["author_url", "authorURL", "author_image_url", "authorImageURL"],
	),
	...areasOf(["docs", "news"], ["tags"]),
	...areasOf(["pages"], ["wrapperClassName"]),
};

function areasOf(
	areas: readonly ContentArea[],
	...keys: readonly (readonly string[])[]
): Record<string, readonly ContentArea[]> {
	return Object.fromEntries(keys.flat().map((key) => [key, areas]));
}

/** Keys that are accepted for the sake of projects of other generators. */
const FOREIGN_KEYS = new Set(["sidebar_key", "sidebar_custom_props", "mdx"]);

function uselessBecause(
	key: string,
	{ file, document }: LintedDocument,
	{ site: { config } }: LintedSite,
): string | undefined {
	const { area, frontMatter, keys } = document;
	const areas = AREAS[key];
	if (areas && !areas.includes(area)) return `only ${areas.map((one) => AREA_NAMES[one]).join(" and ")} have it`;
	if (FOREIGN_KEYS.has(key)) return "only other generators read it";
	if (key === "source" && file.locale === config.defaultLocale) return "this is not a translation";
	const isHome = frontMatter.layout === "home";
	if ((key === "hero" || key === "features") && !isHome) return 'only pages with "layout: home" have it';
	const hidesContents = frontMatter.hideTableOfContents && keys.hide_table_of_contents;
	if (LEVEL_KEYS.includes(key) && hidesContents) return '"hide_table_of_contents" hides the table of contents';
	if (key === "search_weight" && frontMatter.search === false)
		return '"search: false" excludes the page from the search';
	return undefined;
}

/** The values of keys that are the same for all pages. */
const DEFAULTS: Readonly<Record<string, { field: keyof FrontMatter; value: boolean }>> = {
	draft: { field: "draft", value: false },
	unlisted: { field: "unlisted", value: false },
	hide_title: { field: "hideTitle", value: false },
	hide_table_of_contents: { field: "hideTableOfContents", value: false },
	search: { field: "search", value: true },
	parse_number_prefixes: { field: "parseNumberPrefixes", value: true },
};

/** What a translation has from its original, unless it says otherwise. */
const INHERITED_KEYS = ["unlisted", "parse_number_prefixes"];

function hasDefault(key: string, { document, original }: LintedDocument, { site: { config } }: LintedSite): boolean {
	if (original?.document.keys[key] && INHERITED_KEYS.includes(key)) return false;
	const { frontMatter, heading } = document;
	const known = DEFAULTS[key];
	if (known) return frontMatter[known.field] === known.value;
	const title = frontMatter.title ?? heading?.text;
	switch (key) {
		case "keywords":
		case "tags":
			return frontMatter[key]?.length === 0;
		case "toc_min_heading_level":
			return frontMatter.tocMinHeadingLevel === config.toc.min;
		case "toc_max_heading_level":
			return frontMatter.tocMaxHeadingLevel === config.toc.max;
		case "title_meta":
			return frontMatter.titleMeta === title;
		case "sidebar_label":
			return frontMatter.sidebarLabel === title;
		case "pagination_label":
			return frontMatter.paginationLabel === (frontMatter.sidebarLabel ?? title);
		default:
			return false;
	}
}
