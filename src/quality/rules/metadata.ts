/** The rules for titles, descriptions and other front matter. */

import type { FrontMatter } from "../../model/content/document.ts";
import type { ContentArea } from "../../model/content/source.ts";
import { type AuthoredPage, listAuthoredPages, metadataLocation, widthOf } from "../content/authored-pages.ts";
import { defineRule, type LintedDocument, type LintedSite } from "../content/rule.ts";

export const METADATA_RULES = [
	/** Only descriptions of an author: the beginning of a text is cut where the room ends. */
	defineRule({
		id: "description-length",
		summary: "A description is shorter or longer than what search engines show",
		severity: "log",
		*checkSite(site, { min = 50, max = 160 }) {
			for (const facts of listAuthoredPages(site)) {
				const { page, document } = facts;
				if (document && document.frontMatter.description === undefined) continue;
				const width = widthOf(page.description);
				if (width === 0 || (width >= min && width <= max)) continue;
				yield {
					message: `the description has ${width} characters`,
					at: metadataLocation(facts, "description"),
					hint:
						width < min
							? `say in ${min} to ${max} characters what the reader finds on the page`
							: `search engines cut it after about ${max}`,
				};
			}
		},
	}),
	defineRule({
		id: "duplicate-description",
		summary: "Two pages have the same description",
		severity: "warn",
		*checkSite(site) {
			for (const { facts, first, at } of repeatedPages(site, ({ page }) => page.description, "description")) {
				const isOwn = facts.document?.frontMatter.description !== undefined;
				yield {
					message: `the description is the same as that of ${first.page.source}`,
					at,
					hint: isOwn
						? "say what is only on this page"
						: 'the page has the beginning of its text as its description: add "description" to its front matter',
				};
			}
		},
	}),
	/** Titles tell tabs, bookmarks and search results apart: WCAG 2.2, 2.4.2. */
	defineRule({
		id: "duplicate-title",
		summary: "Two pages have the same title in the browser",
		severity: "warn",
		*checkSite(site) {
			for (const { facts, first, at } of repeatedPages(site, ({ title }) => title, "title_meta", "title"))
				yield {
					message: `the title "${facts.title}" is the same as that of ${first.page.source}`,
					at,
					hint: 'name what the page is about, in its heading or in "title_meta" of its front matter',
				};
		},
	}),
	defineRule({
		id: "page-description",
		summary: "A page has no description for search engines and previews of links",
		severity: "warn",
		*checkSite(site, { allowExcerpt = true }) {
			for (const facts of listAuthoredPages(site)) {
				const { page, document } = facts;
				const isExcerpt = document?.frontMatter.description === undefined;
				const isMissing = page.description.trim() === "";
				if (isMissing || (document && isExcerpt && !allowExcerpt))
					yield {
						message: isMissing
							? "the page has no description"
							: "the page has the beginning of its text as its description",
						at: metadataLocation(facts, "description", "title"),
						hint: document
							? 'add "description" to its front matter: what the reader finds here, in one or two sentences'
							: 'export a description: export const description = "…"',
					};
			}
		},
	}),
	defineRule({
		id: "title-length",
		summary: "A title is shorter or longer than what search engines show",
		severity: "log",
		*checkSite(site, { min = 10, max = 70 }) {
			for (const facts of listAuthoredPages(site)) {
				const { title, page } = facts;
				const width = widthOf(title);
				// The page that is named like the site is its home page.
				const isLongEnough = width >= min || title === page.title.trim();
				if (isLongEnough && width <= max) continue;
				yield {
					message: `the title "${title}" has ${width} characters`,
					at: metadataLocation(facts, "title_meta", "title"),
					hint:
						width < min
							? "say what the page is about"
							: `search engines cut it after about ${max}: write a shorter one in "title_meta" of its front matter`,
				};
			}
		},
	}),
	/** Keys that ssg does not know at all, and misspelt ones, are problems of a build. */
	defineRule({
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
				if (reason) yield { message: `front matter key "${key}" has no effect: ${reason}`, at, hint: "remove it" };
			}
		},
	}),
];

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
		"id displayed_sidebar parse_number_prefixes prev next sidebar_label sidebar_position sidebar_class_name sidebar_icon sidebar_badge " +
			"pagination_label pagination_next pagination_prev",
	),
	...areasOf(
		["news"],
		"date authors author author_title authorTitle author_url authorURL author_image_url authorImageURL",
	),
	...areasOf(["docs", "news"], "tags"),
	...areasOf(["pages"], "wrapperClassName"),
};

function areasOf(areas: readonly ContentArea[], keys: string): Record<string, readonly ContentArea[]> {
	return Object.fromEntries(keys.split(" ").map((key) => [key, areas]));
}

/** Keys that are accepted for the sake of projects of other generators. */
const FOREIGN_KEYS = new Set(["sidebar_key", "sidebar_custom_props", "mdx"]);

function uselessBecause(key: string, { file, document }: LintedDocument, { site: { config } }: LintedSite) {
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

/** What the defaults of some keys depend on. */
interface DefaultContext {
	readonly title: string | undefined;
	readonly levels: LintedSite["site"]["config"]["tableOfContents"];
}

/** Whether a key has the value that a page has without it. */
const IS_DEFAULT: Readonly<Record<string, (frontMatter: FrontMatter, context: DefaultContext) => boolean>> = {
	draft: ({ draft }) => draft === false,
	unlisted: ({ unlisted }) => unlisted === false,
	hide_title: ({ hideTitle }) => hideTitle === false,
	hide_table_of_contents: ({ hideTableOfContents }) => hideTableOfContents === false,
	search: ({ search }) => search === true,
	parse_number_prefixes: ({ parseNumberPrefixes }) => parseNumberPrefixes === true,
	keywords: ({ keywords }) => keywords?.length === 0,
	tags: ({ tags }) => tags?.length === 0,
	toc_min_heading_level: ({ tocMinHeadingLevel }, { levels }) => tocMinHeadingLevel === levels.minHeadingLevel,
	toc_max_heading_level: ({ tocMaxHeadingLevel }, { levels }) => tocMaxHeadingLevel === levels.maxHeadingLevel,
	title_meta: ({ titleMeta }, { title }) => titleMeta === title,
	sidebar_label: ({ sidebarLabel }, { title }) => sidebarLabel === title,
	pagination_label: ({ paginationLabel, sidebarLabel }, { title }) => paginationLabel === (sidebarLabel ?? title),
};

/** What a translation has from its original, unless it says otherwise. */
const INHERITED_KEYS = ["unlisted", "parse_number_prefixes"];

function hasDefault(key: string, { document, original }: LintedDocument, { site: { config } }: LintedSite): boolean {
	if (original?.document.keys[key] && INHERITED_KEYS.includes(key)) return false;
	const { frontMatter, heading } = document;
	const context = { title: frontMatter.title ?? heading?.text, levels: config.tableOfContents };
	return Object.hasOwn(IS_DEFAULT, key) && IS_DEFAULT[key]?.(frontMatter, context) === true;
}

/**
 * @param textOf pages where it is empty are not compared
 * @param keys the front matter keys that say it
 */
function* repeatedPages(site: LintedSite, textOf: (facts: AuthoredPage) => string, ...keys: readonly string[]) {
	const firsts = new Map<string, AuthoredPage>();
	for (const facts of listAuthoredPages(site)) {
		const text = textOf(facts).trim().toLowerCase();
		if (text === "") continue;
		const key = `${facts.group} ${text}`;
		const first = firsts.get(key);
		if (first) yield { facts, first, at: metadataLocation(facts, ...keys) };
		else firsts.set(key, facts);
	}
}
