/** The files of a page: its HTML, its data for client-side navigation and search excerpts, and its Markdown version. */

import type { Chrome } from "../../model/site/chrome.ts";
import type { HeadTag } from "../../model/site/head-tag.ts";
import type { Page } from "../../model/site/page.ts";
import type { PageData } from "../../model/site/page-data.ts";
import type { Output, PageMarkup, ResolvedSite } from "../../model/site/site.ts";
import {
	dataFileOf,
	hrefOf,
	htmlFileOf,
	markdownVersionFileOf,
	type OutputPath,
	type Route,
} from "../../model/urls/route.ts";
import { renderMarkdownVersion } from "./markdown-version.ts";

/** All files of a page. */
export function pageOutputs(page: Page, markup: PageMarkup, chrome: Chrome): Output[] {
	const [html, data] = htmlAndData(page, chrome);
	const markdownVersion = renderMarkdownVersion(page, markup, chrome);
	return [
		{ path: html, contents: markup.document },
		{ path: data, contents: JSON.stringify(createPageData(page, markup, chrome)) },
		...(markdownVersion === undefined ? [] : [{ path: markdownVersionFileOf(page.route), contents: markdownVersion }]),
	];
}

/** The paths of these files, known before the page is rendered. */
export function pagePaths(page: Page, { chromes }: Pick<ResolvedSite, "chromes">): readonly OutputPath[] {
	const chrome = chromes[page.locale] as Chrome;
	return [...htmlAndData(page, chrome), ...(page.markdownVersion ? [markdownVersionFileOf(page.route)] : [])];
}

/** Static hosts look for the 404 page at `404.html`, whatever the form of the site's routes. */
function htmlAndData({ route, hasAddress }: Page, { site }: Chrome): [html: OutputPath, data: OutputPath] {
	const trailingSlash = hasAddress ? site.trailingSlash : "bare";
	return [htmlFileOf(route, trailingSlash), dataFileOf(route, trailingSlash)];
}

function createPageData(page: Page, markup: PageMarkup, chrome: Chrome): PageData {
	return {
		build: chrome.assets.buildId,
		title: markup.title,
		description: markup.description,
		lang: chrome.locale.htmlLang,
		direction: chrome.locale.direction,
		main: markup.main,
		...(page.sidebar && { sidebar: page.sidebar }),
		islands: markup.islands,
		...(markup.styles.length > 0 && { styles: markup.styles }),
		canonical: page.canonicalUrl ?? chrome.site.url + hrefOf(page.canonical, chrome.site.baseUrl),
		hidden: !page.listed || chrome.site.noIndex,
		...createHead(page),
		alternates: alternateHrefsOf(page, chrome),
		translations: page.translations,
		...(page.markdownVersion && {
			markdownVersion: hrefOf(`/${markdownVersionFileOf(page.route)}`, chrome.site.baseUrl),
		}),
		...versionHrefsOf(page, chrome),
	};
}

function createHead({ keywords, head = [] }: Page): Pick<PageData, "head"> {
	const tags: readonly HeadTag[] =
		keywords.length === 0
			? head
			: [{ tagName: "meta", attributes: { name: "keywords", content: keywords.join(",") } }, ...head];
	return tags.length > 0 ? { head: tags } : {};
}

/** URLs of the same document in each version of its documents, and the home pages of other versions. */
function versionHrefsOf({ id = "", version }: Page, { versions, site }: Chrome) {
	const shown = versions.filter((one) => isInMenu(one, versions));
	if (shown.length === 0) return {};
	const own = versions.find(({ name }) => name === version)?.docsId;
	return {
		versions: Object.fromEntries(
			shown.map(({ name, docs, docsId, home }) => {
				return [name, hrefOf((docsId === own ? docs[id] : undefined) ?? home, site.baseUrl)];
			}),
		),
	};
}

type ChromeVersion = Chrome["versions"][number];

/** Documents with a single version have no menu. */
const isInMenu = (version: ChromeVersion, versions: readonly ChromeVersion[]): boolean =>
	versions.some((other) => other !== version && other.docsId === version.docsId);

/** In the order of the configured locales, so that the file does not depend on how the page was resolved. */
function alternateHrefsOf(page: Page, { locales, site }: Chrome) {
	const known = locales.filter(({ name }) => page.alternates[name]);
	return Object.fromEntries(known.map(({ name }) => [name, hrefOf(page.alternates[name] as Route, site.baseUrl)]));
}
