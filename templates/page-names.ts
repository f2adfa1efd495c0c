import type { Chrome, Page } from "../src/react.ts";
import type { LocaleStrings } from "./strings/index.ts";

/** A page's name: its heading if it has no other, and the first part of the document title. */
export function pageNameOf(
	page: Page,
	chrome: Chrome,
	strings: LocaleStrings,
): string {
	switch (page.kind) {
		case "doc":
		case "category":
		case "post":
		case "text":
		case "component":
			return page.title;
		case "post-list":
			return withPageNumber(
				chrome.news?.title ?? "",
				page.pagination.page,
				strings,
			);
		case "archive":
			return strings.archive;
		case "tags":
			return page.area === "news" && chrome.news
				? strings.tagsIn({ section: chrome.news.title })
				: strings.tags;
		case "doc-tag":
			return strings.docsTagged({ n: page.docs.length, tag: page.tag.label });
		case "post-tag":
			return withPageNumber(
				strings.postsTagged({ n: page.count, tag: page.tag.label }),
				page.pagination.page,
				strings,
			);
		case "search":
			return strings.search;
		case "not-found":
			return strings.notFound;
	}
}

const withPageNumber = (
	title: string,
	page: number,
	strings: LocaleStrings,
): string => (page === 1 ? title : strings.pageOfList({ title, page }));

/** A page's meta description, unique within the site; empty if the author wrote none. */
export function pageDescriptionOf(
	page: Page,
	chrome: Chrome,
	strings: LocaleStrings,
): string {
	switch (page.kind) {
		case "post-list":
			return withPageNumber(page.description, page.pagination.page, strings);
		case "archive":
			return strings.archiveDescription;
		case "tags":
			return pageNameOf(page, chrome, strings);
		case "doc-tag":
		case "post-tag":
			return page.tag.description ?? pageNameOf(page, chrome, strings);
		default:
			return page.description;
	}
}

/**
 * The document title: the page's name and the site's title, or the site's title alone if the name is empty or the same.
 */
export function fullTitleOf(name: string, { site }: Chrome): string {
	const own = name.trim();
	if (own === "" || own === site.title) return site.title;
	return `${own} ${site.titleDelimiter} ${site.title}`;
}
