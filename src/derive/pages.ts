/**
 * The files of a page: its HTML, its data for client-side navigation, its Markdown twin, and its text for search
 * excerpts.
 */

import type { Chrome } from "../model/chrome.ts";
import type { Page } from "../model/page.ts";
import type { PageData } from "../model/page-data.ts";
import {
	dataFileOf,
	hrefOf,
	htmlFileOf,
	localizedRoute,
	notFoundFileOf,
	type OutputPath,
	type Route,
	twinFileOf,
} from "../model/route.ts";
import type { Output, PageMarkup, ResolvedSite } from "../model/site.ts";
import { hasTwin, renderTwin } from "./markdown-twin.ts";
import { pageTextFile, searchTextPath } from "./search-files.ts";

/** All files of a page. A 404 page is written to where static hosts look for it. */
export function pageOutputs(
	page: Page,
	markup: PageMarkup,
	chrome: Chrome,
): Output[] {
	const [html, data] = htmlAndData(page, chrome);
	const twin = renderTwin(page, markup, chrome);
	const text = pageTextFile(page, chrome);
	return [
		{ path: html, contents: markup.document },
		{ path: data, contents: JSON.stringify(pageDataOf(page, markup, chrome)) },
		...(twin === undefined
			? []
			: [{ path: twinFileOf(page.route), contents: twin }]),
		...(text ? [text] : []),
	];
}

/** The paths of these files, known before the page is rendered. */
export function pagePaths(
	page: Page,
	{ chromes }: Pick<ResolvedSite, "chromes">,
): readonly OutputPath[] {
	const chrome = chromes[page.locale] as Chrome;
	const text = searchTextPath(page, chrome);
	return [
		...htmlAndData(page, chrome),
		...(hasTwin(page) ? [twinFileOf(page.route)] : []),
		...(text ? [text] : []),
	];
}

function htmlAndData(
	page: Page,
	{ site, defaultLocale }: Chrome,
): [html: OutputPath, data: OutputPath] {
	if (page.kind !== "not-found")
		return [
			htmlFileOf(page.route, site.form),
			dataFileOf(page.route, site.form),
		];
	const route = localizedRoute("404", page.locale, defaultLocale);
	return [
		notFoundFileOf(page.locale, defaultLocale),
		dataFileOf(route, "bare"),
	];
}

function pageDataOf(page: Page, markup: PageMarkup, chrome: Chrome): PageData {
	const sidebar = sidebarNameOf(page);
	return {
		build: chrome.assets.buildId,
		title: markup.title,
		description: markup.description,
		lang: chrome.locale.htmlLang,
		direction: chrome.locale.direction,
		main: markup.main,
		...(sidebar && { sidebar }),
		islands: markup.islands,
		canonical: chrome.site.url + hrefOf(page.canonical, chrome.site.baseUrl),
		hidden: !page.listed || chrome.site.noIndex,
		alternates: alternateHrefsOf(page, chrome),
		translations: page.translations,
		...versionHrefsOf(page, chrome),
	};
}

/** News pages show the list of all posts. */
function sidebarNameOf(page: Page): string | undefined {
	switch (page.kind) {
		case "doc":
		case "category":
			return page.sidebar && `${page.version}/${page.sidebar}`;
		case "post":
		case "post-list":
		case "post-tag":
			return "news";
		case "tags":
			return page.area === "news" ? "news" : undefined;
		default:
			return undefined;
	}
}

/** URLs of the same document in each version, or of the version's home page. */
function versionHrefsOf(page: Page, { versions, site }: Chrome) {
	if (versions.length < 2) return {};
	const id = page.kind === "doc" ? page.id : "";
	return {
		versions: Object.fromEntries(
			versions.map(({ name, docs, home }) => [
				name,
				hrefOf(docs[id] ?? home, site.baseUrl),
			]),
		),
	};
}

/** In the order of the configured locales, so that the file does not depend on how the page was resolved. */
function alternateHrefsOf(page: Page, { locales, site }: Chrome) {
	const known = locales.filter(({ name }) => page.alternates[name]);
	return Object.fromEntries(
		known.map(({ name }) => [
			name,
			hrefOf(page.alternates[name] as Route, site.baseUrl),
		]),
	);
}
