/** Creates the index of a locale from A to Z, which the search page links to. */

import { getOrInsert } from "../../../model/collections.ts";
import type { Locale, SiteConfig } from "../../../model/config.ts";
import type { MarkdownPage, PageIndexLink, PageIndexPage } from "../../../model/site/page.ts";
import type { PageLink } from "../../../model/site/page-parts.ts";
import { localizedRoute, type Route } from "../../../model/urls/route.ts";
import { generatedPageFields, type UnlinkedPage } from "./unlinked-page.ts";

/** With more pages and headings than this, only pages are listed, to keep the file readable and small. */
const MAX_ENTRIES = 2000;

/**
 * With more pages than this, only those nearest to the home page are listed. At about 80 bytes each, that is 320 KB.
 */
const MAX_PAGES = 4000;

/** Headings of pages with a lower weight are left out: those of a changelog would hide all others. */
const MIN_SEARCH_WEIGHT = 0.5;

export const pageIndexRouteOf = ({ name }: Locale, { defaultLocale, trailingSlash }: SiteConfig): Route =>
	localizedRoute("search/a-z", name, defaultLocale, trailingSlash);

/** The index from A to Z: the pages of a locale under their first letters. */
export const createPageIndex = (
	locale: Locale,
	route: Route,
	letters: PageIndexPage["letters"],
): UnlinkedPage<PageIndexPage> => ({
	...generatedPageFields(route, "page-index", locale),
	kind: "page-index",
	nameInProblems: "the index from A to Z",
	sidebar: null,
	markdownVersion: letters.map(({ letter, pages }) => ({ heading: letter, links: pages.map(markdownVersionLinkOf) })),
	letters,
});

/**
 * What the index lists: pages with their headings, those in the table of contents that the search finds in this language.
 *
 * @param pages every page of the locale that an author wrote in Markdown
 */
export function collectPageIndexLinks(
	locale: Locale,
	links: readonly PageLink[],
	pages: readonly UnlinkedPage<MarkdownPage>[],
): readonly PageIndexLink[] {
	const shown = shallowestPages(links);
	const routes = new Set(shown.map(({ route }) => route));
	const headings = pages.filter(({ route }) => routes.has(route)).flatMap((page) => collectHeadingLinks(page, locale));
	return shown.length + headings.length > MAX_ENTRIES ? shown : [...shown, ...headings];
}

/** MarkdownVersions have no ids, so a heading links to its page. */
const markdownVersionLinkOf = ({ route, label, pageTitle }: PageIndexLink) => ({
	route,
	label,
	...(pageTitle && { description: pageTitle }),
});

function collectHeadingLinks(page: UnlinkedPage<MarkdownPage>, { name }: Locale): PageIndexLink[] {
	const { route, title, sections, toc, searchWeight, contentLocale } = page;
	if (contentLocale !== name || searchWeight < MIN_SEARCH_WEIGHT) return [];
	const headings = new Map(sections.map(({ id, heading }) => [id, heading]));
	return toc.flatMap(({ id }) => {
		const label = headings.get(id);
		return label && label !== title ? [{ route, label, id, pageTitle: title }] : [];
	});
}

/** The pages with the shortest paths, as many as fit on a page. */
const shallowestPages = (links: readonly PageLink[]): readonly PageLink[] =>
	links.length <= MAX_PAGES ? links : [...links].sort((a, b) => depthOf(a) - depthOf(b)).slice(0, MAX_PAGES);

const depthOf = ({ route }: PageLink): number => route.split("/").filter(Boolean).length;

/**
 * Sorts for the locale, ignoring quotation marks and other punctuation before a label. Pages come before headings of the
 * same name.
 */
export function groupByLetter({ htmlLang }: Locale, links: readonly PageIndexLink[]): PageIndexPage["letters"] {
	const { compare } = new Intl.Collator(htmlLang, { numeric: true });
	const sorted = links
		.map((link) => ({ link, name: skipToFirstLetter(link.label) }))
		.sort(
			(a, b) =>
				compare(a.name, b.name) ||
				compare(a.link.pageTitle ?? "", b.link.pageTitle ?? "") ||
				compare(a.link.route, b.link.route),
		);
	const letters = new Map<string, PageIndexLink[]>();
	for (const { link, name } of sorted) getOrInsert(letters, letterOf(name, htmlLang), () => []).push(link);
	return [...letters].map(([letter, pages]) => ({ letter, pages }));
}

const skipToFirstLetter = (label: string): string => /[\p{L}\p{N}].*/su.exec(label)?.[0] ?? "";

/** `É` counts as E; labels that do not begin with a letter are grouped under `#`. */
function letterOf(name: string, tag: string): string {
	const [first = ""] = name.normalize("NFD");
	const letter = first.toLocaleUpperCase(tag);
	return /\p{L}/u.test(letter) ? letter : "#";
}
