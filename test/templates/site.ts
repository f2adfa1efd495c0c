/** A small made-up site to render: one chrome, and a page of each kind. */

import type { Locale } from "../../src/model/config.ts";
import type { Html, PageContent } from "../../src/model/content/content.ts";
import type { SourcePath } from "../../src/model/content/source.ts";
import type { Chrome, SidebarEntry } from "../../src/model/site/chrome.ts";
import type { Page, PostSummary } from "../../src/model/site/page.ts";
import { homeRouteOf, type Route } from "../../src/model/urls/route.ts";
import { themeStrings } from "../../templates/strings.ts";

export const route = (path: string) => path as Route;
export const html = (text: string) => text as Html;
const content = (text: string): PageContent => ({ text: [text], fills: [] });

const locale = (name: string, label: string, htmlLang = name): Locale => ({
	name,
	label,
	htmlLang,
	dateLocale: htmlLang,
	direction: "ltr",
	calendar: "gregory",
});
export const en = locale("en", "English");
export const fr = locale("fr", "Français");
export const de = locale("de", "Deutsch", "de-DE");
await themeStrings.load(["en", "fr", "de-DE"]);

const laurent = { key: "laurent", name: "Laurent", title: "Author" };
const release = { route: route("/news/tags/release"), label: "Release" };

/** An item of the navbar or the footer. */
const link = (label: string, href: string, position: "left" | "right" = "left") => ({
	type: "link" as const,
	label,
	href,
	external: href.startsWith("https:"),
	position,
});

/** An entry of a sidebar. */
const entry = (label: string, path: string) => ({ type: "link" as const, label, href: path, route: route(path) });
const category = (label: string, entries: readonly SidebarEntry[]) => ({
	type: "category" as const,
	label,
	collapsed: true,
	collapsible: true,
	entries,
});

export function chromeOf(locale: Locale = en, changes: Partial<Chrome> = {}): Chrome {
	const home = homeRouteOf(locale.name, "en");
	const at = (path: string) => route(`${home}${path}`);
	const post = (name: string, label: string, date: string, readingTime?: number) => ({
		route: at(`news/${name}`),
		label,
		date: `${date}T00:00:00.000Z`,
		...(readingTime && { readingTime }),
	});
	const posts = [
		post("20250922-release", "Release 3.4", "2025-09-22", 3),
		post("20250114-plans", "Plans", "2025-01-14", 1),
		post("20241128-meetup", "Meetup", "2024-11-28"),
	];
	return {
		hash: "0",
		sidebarsHash: "0",
		locale,
		locales: [en, fr, de],
		defaultLocale: "en",
		site: {
			title: "Notes",
			tagline: "Free your notes!",
			url: "https://notes.example",
			baseUrl: "/",
			titleDelimiter: "|",
			image: "/images/card.png",
			favicon: "/favicon.ico",
			noIndex: false,
			trailingSlash: "as-is",
		},
		home,
		navbar: {
			logo: {
				alt: "",
				src: "/images/logo.svg",
				srcDark: "/images/logo-dark.svg",
				href: "https://notes.example/start",
				external: true,
				width: 120,
				height: 32,
			},
			items: [
				{ ...link("News", at("news"), "right"), activeBase: at("news") },
				{ ...link("Help", at("help/"), "right"), activeSidebar: "help" },
				link("Forum", "https://forum.example/", "right"),
				{ type: "dropdown", label: "More", position: "left", items: [link("Plugins", at("plugins"))] },
				{ type: "localeDropdown", position: "right" },
				{ type: "docsVersionDropdown", docsId: "default", position: "right" },
				{ type: "search", position: "right" },
			],
		},
		footer: {
			style: "dark",
			columns: [
				{ title: "Community", items: [link("GitHub", "https://github.example/")] },
				{ title: "Legal", items: [link("Privacy", at("privacy"))] },
			],
			links: [],
			copyright: "© 2016-2025 Notes",
		},
		announcement: { id: "summer", html: html("Version <strong>3</strong> is here"), isCloseable: true },
		sidebars: {
			"current/help": [
				entry("What is Notes?", at("help/")),
				category("Apps", [
					entry("Search & find", at("help/search")),
					{
						...category("Sync", [entry("WebDAV", at("help/sync/webdav"))]),
						href: at("help/sync/"),
						route: at("help/sync/"),
					},
				]),
				category("About", [{ type: "link", label: "Wiki", href: "https://wiki.example/" }]),
			],
		},
		versions: [
			{
				name: "current",
				docsId: "default",
				label: "Next",
				home: at("help/"),
				banner: "none",
				badge: false,
				isLast: true,
				docs: {},
			},
		],
		news: {
			title: "News",
			description: "What is new",
			route: at("news"),
			archive: at("news/archive"),
			posts,
			sidebar: { title: "All posts", posts },
			feeds: [
				{ type: "rss", href: at("news/rss.xml") },
				{ type: "atom", href: at("news/atom.xml") },
			],
		},
		search: { index: at("search-index.json"), documents: at("search-doc.json") },
		head: [],
		breadcrumbs: false,
		colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false },
		mermaid: { light: "default", dark: "dark" },
		assets: { buildId: "b1", scripts: ["/assets/start-1.js"], styles: ["/assets/start-1.css"], islands: {} },
		...changes,
	};
}

const base = (path: string, locale: string) => ({
	route: route(`${locale === "en" ? "" : `/${locale}`}${path}`),
	locale,
	key: path,
	contentLocale: locale,
	alternates: { en: route(path), fr: route(`/fr${path}`), de: route(`/de${path}`) },
	translations: ["en", "fr", "de"],
	canonical: route(`${locale === "en" ? "" : `/${locale}`}${path}`),
	listed: true,
	description: "What this page says",
	keywords: ["notes", "help"],
	hasAddress: true,
	writtenIn: null,
	nameInProblems: path,
	sidebar: null,
	markdownVersion: [],
});

const written = (path: string, locale: string, title: string) => ({
	...base(path, locale),
	writtenIn: "markdown" as const,
	source: "content/en/page.md" as SourcePath,
	title,
	heading: { id: "top", html: html(`${title} <em>now</em>`) },
	content: content("<p>The text.</p>"),
	toc: [
		{ level: 2, id: "first", html: html("First <code>a</code>") },
		{ level: 3, id: "part", html: html("Part") },
		{ level: 2, id: "zweite-über", html: html("Second") },
	],
	islands: [],
	editUrl: "https://edit.example/page.md",
	updated: { date: "2025-03-04T10:00:00.000Z", author: "Ada" },
	tags: [{ route: route("/help/tags/sync"), label: "Sync" }],
	sections: [],
	sectionTexts: { all: [] },
	searchWeight: 1,
	frontMatter: {},
	markdownVersion: content("The text."),
});

const summary = (path: string, title: string): PostSummary => ({
	route: route(path),
	title,
	date: "2025-09-22T00:00:00.000Z",
	authors: [laurent],
	readingTime: 3,
	tags: [release],
	contentLocale: "en",
	description: "",
	content: content("<p>The beginning.</p>"),
	truncated: true,
});

export const doc = (
	locale = "en",
	changes: Partial<Extract<Page, { kind: "doc" }>> = {},
): Extract<Page, { kind: "doc" }> => ({
	...written("/help/search", locale, "Search"),
	kind: "doc",
	id: "search",
	version: "current",
	sidebar: "current/help",
	breadcrumbs: [{ label: "Apps" }],
	categories: ["Apps"],
	previous: { route: route("/help/"), label: "What is Notes?" },
	next: { route: route("/help/sync/"), label: "Sync" },
	...changes,
});

/** A page of each kind. */
export const pages = (locale = "en"): readonly Page[] => [
	doc(locale),
	{
		...base("/help/sync/", locale),
		kind: "category",
		title: "Sync",
		version: "current",
		sidebar: "current/help",
		cards: [
			{ route: route("/help/sync/webdav"), label: "WebDAV", description: "Your own server", contentLocale: "en" },
			{ route: route("/help/sync/e2ee/"), label: "E2EE", description: "", items: 2 },
		],
	},
	{
		...written("/news/20250922-release", locale, "Release 3.4"),
		kind: "post",
		sidebar: "news",
		date: "2025-09-22T00:00:00.000Z",
		authors: [laurent],
		readingTime: 3,
		older: { route: route("/news/20250114-plans"), label: "Plans" },
	},
	{
		...base("/news/page/2", locale),
		kind: "post-list",
		sidebar: "news",
		topTags: [{ ...release, count: 3 }],
		pagination: { page: 2, pages: 3, newer: route("/news"), older: route("/news/page/3") },
		posts: [summary("/news/20250922-release", "Release 3.4")],
	},
	{
		...base("/news/archive", locale),
		kind: "archive",
		years: [{ year: 2025, posts: chromeOf().news?.posts.slice(0, 1) ?? [] }],
	},
	{ ...base("/news/tags", locale), kind: "tags", sidebar: "news", area: "news", tags: [{ ...release, count: 3 }] },
	{
		...base("/help/tags/sync", locale),
		kind: "doc-tag",
		tag: { route: route("/help/tags/sync"), label: "Sync" },
		tagsRoute: route("/help/tags"),
		docs: [
			{
				route: route("/help/search"),
				label: "Search",
				description: "Find it",
				contentLocale: "en",
				categories: ["Using Joplin"],
			},
		],
	},
	{
		...base("/news/tags/release", locale),
		kind: "post-tag",
		sidebar: "news",
		tag: release,
		tagsRoute: route("/news/tags"),
		count: 3,
		topTags: [{ ...release, count: 3 }],
		pagination: { page: 1, pages: 1 },
		posts: [summary("/news/20250922-release", "Release 3.4")],
	},
	{ ...written("/markdown-page", locale, "Markdown"), kind: "text" },
	{
		...base("/", locale),
		kind: "component",
		writtenIn: "react",
		markdownVersion: null,
		title: "Notes",
		source: "content/en/pages/index.tsx" as SourcePath,
		posts: [],
	},
	{ ...base("/search", locale), kind: "search", listed: false, indexRoute: route("/search/a-z") },
	{
		...base("/search/a-z", locale),
		kind: "page-index",
		letters: [{ letter: "S", pages: [{ route: route("/help/search"), label: "Search" }] }],
	},
	{ ...base("/404", locale), kind: "not-found", hasAddress: false, markdownVersion: null, listed: false },
];

/** The page of a kind. */
export const pageOf = <K extends Page["kind"]>(kind: K, locale = "en") =>
	pages(locale).find((page) => page.kind === kind) as Extract<Page, { kind: K }>;
