import type { Chrome, Page } from "../src/react.ts";
import type { Strings } from "./strings/index.ts";

/** What a page is called: its heading where it has no other, and the first part of the browser's title. */
export function nameOf(page: Page, chrome: Chrome, strings: Strings): string {
	switch (page.kind) {
		case "doc":
		case "category":
		case "post":
		case "text":
		case "component":
			return page.title;
		case "post-list":
			return numbered(chrome.news?.title ?? "", page.pagination.page, strings);
		case "archive":
			return strings.archive;
		case "tags":
			return page.area === "news" && chrome.news
				? strings.tagsIn(chrome.news.title)
				: strings.tags;
		case "doc-tag":
			return strings.docsTagged(page.docs.length, page.tag.label);
		case "post-tag":
			return numbered(
				strings.postsTagged(page.count, page.tag.label),
				page.pagination.page,
				strings,
			);
		case "search":
			return strings.search;
		case "not-found":
			return strings.notFound;
	}
}

const numbered = (title: string, page: number, strings: Strings): string =>
	page === 1 ? title : strings.pageOfList(title, page);

/** What a page is about, in one sentence that no other page has; empty where nobody wrote one. */
export function descriptionOf(
	page: Page,
	chrome: Chrome,
	strings: Strings,
): string {
	switch (page.kind) {
		case "post-list":
			return numbered(page.description, page.pagination.page, strings);
		case "archive":
			return strings.archiveDescription;
		case "tags":
			return nameOf(page, chrome, strings);
		case "doc-tag":
		case "post-tag":
			return page.tag.description ?? nameOf(page, chrome, strings);
		default:
			return page.description;
	}
}

/** The whole browser title: the page's name and the site's, or the site's alone when the page adds nothing to it. */
export function fullTitle(name: string, { site }: Chrome): string {
	const own = name.trim();
	if (own === "" || own === site.title) return site.title;
	return `${own} ${site.titleDelimiter} ${site.title}`;
}
