/** The files of one page: its HTML, its data for visits from other pages, and its Markdown twin. */
import {
	dataFileOf,
	fileOf,
	hrefOf,
	localized,
	notFoundFileOf,
	type Route,
	twinFileOf,
} from "../model/route.ts";
import type { Chrome, Markup, Output, Page } from "../model/site.ts";
import { twinOf } from "./twin.ts";

/** What a visit from another page needs to know, as the data file says it. */
export interface PageData {
	/** When it is not that of the running page, the visit is a full load. */
	readonly build: string;
	/** The browser's title, whole. */
	readonly title: string;
	readonly description: string;
	readonly lang: string;
	readonly direction: "ltr" | "rtl";
	/** The very `<main>` of the HTML file. */
	readonly main: string;
	/** A key of the chrome's `sidebars`; absent when the page shows none. */
	readonly sidebar?: string;
	readonly islands: readonly string[];
	/** Addresses of the equivalent pages, by locale. */
	readonly alternates: Readonly<Record<string, string>>;
}

/** All files of a page. A not-found page is written where static hosts look for it, and has no twin. */
export function pageFiles(
	page: Page,
	markup: Markup,
	chrome: Chrome,
): Output[] {
	const { html, data } = placesOf(page, chrome);
	const files = [
		{ path: html, contents: markup.document as string },
		{ path: data, contents: JSON.stringify(dataOf(page, markup, chrome)) },
	];
	const twin = twinOf(page, markup, chrome);
	if (twin === undefined) return files;
	return [...files, { path: twinFileOf(page.route), contents: twin }];
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
		description: page.description,
		lang: chrome.locale.htmlLang,
		direction: chrome.locale.direction,
		main: markup.main,
		...(sidebar && { sidebar }),
		islands: markup.islands,
		alternates: alternatesOf(page, chrome),
	};
}

function sidebarOf(page: Page): string | undefined {
	if (page.kind !== "doc" && page.kind !== "category") return undefined;
	return page.sidebar && `${page.version}/${page.sidebar}`;
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
