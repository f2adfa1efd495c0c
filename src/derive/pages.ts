/** The files of one page: its HTML, its data for visits from other pages, its Markdown twin, and its text for the search. */

import type { Chrome } from "../model/chrome.ts";
import type { Page } from "../model/page.ts";
import type { PageData } from "../model/page-data.ts";
import {
	dataFileOf,
	fileOf,
	hrefOf,
	localized,
	notFoundFileOf,
	type Route,
	twinFileOf,
} from "../model/route.ts";
import type { Markup, Output } from "../model/site.ts";
import { searchText } from "./search.ts";
import { twinOf } from "./twin.ts";

/** All files of a page. A not-found page is written where static hosts look for it, and has no twin. */
export function pageFiles(
	page: Page,
	markup: Markup,
	chrome: Chrome,
): Output[] {
	const { html, data } = placesOf(page, chrome);
	const twin = twinOf(page, markup, chrome);
	const text = searchText(page, chrome);
	return [
		{ path: html, contents: markup.document },
		{ path: data, contents: JSON.stringify(dataOf(page, markup, chrome)) },
		...(twin === undefined
			? []
			: [{ path: twinFileOf(page.route), contents: twin }]),
		...(text ? [text] : []),
	];
}

function placesOf(page: Page, { site, defaultLocale }: Chrome) {
	if (page.kind !== "not-found")
		return {
			html: fileOf(page.route, site.form),
			data: dataFileOf(page.route, site.form),
		};
	const route = localized("404", page.locale, defaultLocale);
	return {
		html: notFoundFileOf(page.locale, defaultLocale),
		data: dataFileOf(route, "bare"),
	};
}

function dataOf(page: Page, markup: Markup, chrome: Chrome): PageData {
	const sidebar = sidebarOf(page);
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
		alternates: alternatesOf(page, chrome),
		translations: page.translations,
		...versionsOf(page, chrome),
	};
}

/** A page of the news shows all posts. */
function sidebarOf(page: Page): string | undefined {
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

/** The same document in each version, or the version's main one. */
function versionsOf(page: Page, { versions, site }: Chrome) {
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

/** In the order of the locales, so that the file does not depend on how the page was made. */
function alternatesOf(page: Page, { locales, site }: Chrome) {
	const known = locales.filter(({ name }) => page.alternates[name]);
	return Object.fromEntries(
		known.map(({ name }) => [
			name,
			hrefOf(page.alternates[name] as Route, site.baseUrl),
		]),
	);
}
