/** Small sites for the tests of this folder. What a test is about, it says itself. */

import type { SiteConfig } from "../../../src/model/config.ts";
import type { Html, PageContent, SectionText } from "../../../src/model/content/content.ts";
import type { SourcePath } from "../../../src/model/content/source.ts";
import type { Chrome } from "../../../src/model/site/chrome.ts";
import type { DocPage, Page, PostPage } from "../../../src/model/site/page.ts";
import type { PageSection } from "../../../src/model/site/page-parts.ts";
import type { Output, PageMarkup, ResolvedSite } from "../../../src/model/site/site.ts";
import type { Route } from "../../../src/model/urls/route.ts";
import { collectFeedInputs, feedOutput, renderFeed } from "../../../src/pipeline/derive/feeds/feeds.ts";
import {
	buildSearchFiles,
	localeSearchInputs,
	toIndexedPage,
	withoutTexts,
} from "../../../src/pipeline/derive/search-files.ts";
import { buildSearchIndex } from "../../../src/search/indexing/build-index.ts";
import { countPageWords } from "../../../src/search/indexing/page-words.ts";
import { searchLanguageOf } from "../../search/languages.ts";
import { testConfig } from "../../test-config.ts";

export const config = testConfig({
	title: "Notes",
	tagline: "Free",
	url: "https://notes.example",
	i18n: { locales: { en: {}, fr: {} } },
	docs: false,
	news: { description: "What is new", sidebar: { title: "All posts" }, feed: { limit: 0 } },
});

export function chromeOf(name: string, of: SiteConfig = config): Chrome {
	const home = (name === of.defaultLocale ? "/" : `/${name}/`) as Route;
	const own = of.locales.find((one) => one.name === name);
	if (!own) throw new Error(`no locale ${name}`);
	return {
		sidebarsHash: "0",
		hash: "h",
		locale: own,
		locales: of.locales,
		defaultLocale: of.defaultLocale,
		site: {
			title: "Notes",
			tagline: "Free",
			url: of.url,
			baseUrl: of.baseUrl,
			titleDelimiter: of.titleDelimiter,
			noIndex: of.noIndex,
			trailingSlash: of.trailingSlash,
		},
		home,
		navbar: { items: [] },
		sidebars: {},
		versions: [],
		news: {
			title: "News",
			description: "What is new",
			route: `${home}news` as Route,
			archive: `${home}news/archive` as Route,
			posts: [],
			sidebar: { title: "All posts", posts: [] },
			feeds: [],
		},
		head: [],
		breadcrumbs: false,
		colorMode: of.theme.colorMode,
		mermaid: of.theme.mermaid,
		assets: { buildId: "b1", scripts: [], styles: [], islands: {} },
	};
}

export const siteOf = (pages: readonly Page[], changes: Partial<SiteConfig> = {}): ResolvedSite => {
	const changed = { ...config, ...changes };
	return {
		config: changed,
		pages,
		chromes: Object.fromEntries(changed.builtLocales.map((name) => [name, chromeOf(name, changed)])),
		links: [],
		anchors: {},
		assets: [],
		searchSettings: {},
		problems: [],
	};
};

const content = (text: string): PageContent => ({ text: [text], fills: [] });

const base = (route: string) => {
	const name = route === "/fr/" || route.startsWith("/fr/") ? "fr" : "en";
	return {
		route: route as Route,
		locale: name,
		key: route,
		contentLocale: name,
		alternates: { [name]: route as Route },
		translations: [name],
		canonical: route as Route,
		listed: true,
		description: "",
		keywords: [],
		hasAddress: true,
		writtenIn: null,
		nameInProblems: route,
		sidebar: null,
		markdownVersion: null,
	};
};

/** The fields of a page with these sections. */
export const sectionsOf = (...given: readonly (PageSection & SectionText)[]) => ({
	sections: given.map(({ id, heading }) => ({ id, heading })),
	sectionTexts: { all: given.map(({ text, code }) => ({ text, code })) },
});

const written = (title: string) => ({
	title,
	writtenIn: "markdown" as const,
	source: "content/en/page.md" as SourcePath,
	content: content("<p>Text</p>"),
	toc: [],
	islands: [],
	updated: {},
	tags: [],
	...sectionsOf({ id: "", heading: "", text: "Text", code: "" }),
	searchWeight: 1,
	frontMatter: {},
	markdownVersion: content("Text"),
});

/** A document; its locale is that of its route. */
export const doc = (route: string, changes: Partial<DocPage> = {}): DocPage => ({
	...base(route),
	...written("Title"),
	kind: "doc",
	id: route,
	version: "current",
	breadcrumbs: [],
	categories: [],
	...changes,
});

export const post = (route: string, date: string, changes: Partial<PostPage> = {}): PostPage => ({
	...base(route),
	...written("Post"),
	kind: "post",
	date,
	authors: [],
	...changes,
});

/** A page of any kind; what its kind asks for is in `changes`. */
export const page = <P extends Page>(route: string, changes: Omit<P, keyof ReturnType<typeof base>> & Partial<P>): P =>
	({ ...base(route), ...changes }) as unknown as P;

export const markup: PageMarkup = {
	document: "<!doctype html><title>T</title>" as Html,
	main: "<main>M</main>" as Html,
	title: "Title | Notes",
	description: "Find it",
	islands: [],
	styles: [],
};

export const paths = (outputs: readonly Output[]): string[] => outputs.map(({ path }) => path);

/** The text of one of the outputs. */
export function textOf(outputs: readonly Output[], path: string): string {
	const output = outputs.find((one) => one.path === path);
	if (!output || !("contents" in output)) throw new Error(`no output ${path}`);
	return String(output.contents);
}

export const feedFilesOf = (site: ResolvedSite): Promise<Output[]> =>
	Promise.all(collectFeedInputs(site).map(async (feed) => feedOutput(feed, await renderFeed(feed))));

/** The files of the search of all locales. */
export function siteSearchFilesOf(site: ResolvedSite): Output[] {
	return localeSearchInputs(site).flatMap((input) => {
		const language = searchLanguageOf(input.locale.htmlLang);
		const words = input.pages.map((page) => countPageWords(toIndexedPage(page), language));
		const { index } = buildSearchIndex(words, input.locale.htmlLang, language);
		return buildSearchFiles(withoutTexts(input), index, language);
	});
}
