/** The news feeds of each locale: RSS, Atom and JSON Feed. */
import type { Locale, SiteConfig } from "../../../model/config.ts";
import { htmlOf } from "../../../model/content/content.ts";
import type { PostPage } from "../../../model/site/page.ts";
import type { Output, ResolvedSite } from "../../../model/site/site.ts";
import { escapeHtml } from "../../../model/text/escape-html.ts";
import { withoutFallbackMarks } from "../../../model/text/fallback-text.ts";
import { FEED_FILES, localizedRoute, type Route, toOutputPath } from "../../../model/urls/route.ts";
import { makeUrlsAbsolute, resolveUrl } from "../absolute-urls.ts";
import { builtLocalesOf, siteUrlOf } from "../urls.ts";
import type { Feed, FeedAuthor, FeedEntry } from "./feed.ts";
import { addElement, addTextElement, buildXml, type XMLBuilder } from "./xml.ts";

const FEED_RENDERERS = { rss: renderRssFeed, atom: renderAtomFeed, json: renderJsonFeed } as const;

/** Everything that the text of a feed depends on. */
export interface FeedInput {
	readonly type: keyof typeof FEED_RENDERERS;
	readonly route: Route;
	readonly url: string;
	readonly feed: Feed;
}

/** The feeds of all built locales, below the news page of each. */
export function collectFeedInputs(site: ResolvedSite): FeedInput[] {
	const { config } = site;
	const { feed: options } = config.news ?? {};
	if (!options) return [];
	return builtLocalesOf(config).flatMap((locale) => {
		const feed = createFeed(site, locale);
		if (!feed) return [];
		return options.types.map((type): FeedInput => {
			const route = feedRoute(FEED_FILES[type], locale, config);
			return { type, route, url: siteUrlOf(route, config), feed };
		});
	});
}

export const renderFeed = async ({ type, feed, url }: FeedInput): Promise<string> => FEED_RENDERERS[type](feed, url);

export const feedOutput = ({ route }: FeedInput, text: string): Output => ({
	path: toOutputPath(route),
	contents: text,
});

const feedRoute = (name: string, locale: Locale, config: SiteConfig): Route =>
	localizedRoute(`${config.news?.routeBasePath}/${name}`, locale.name, config.defaultLocale);

function createFeed(site: ResolvedSite, locale: Locale): Feed | undefined {
	const { config } = site;
	const chrome = site.chromes[locale.name];
	if (!chrome?.news || !config.news) return undefined;
	const posts = feedPostsOf(site, locale.name);
	const entries = posts.map((post) => createFeedEntry(post, config));
	return {
		title: `${chrome.news.title} ${chrome.site.titleDelimiter} ${chrome.site.title}`,
		site: chrome.site.title,
		description: chrome.news.description,
		language: locale.htmlLang,
		home: siteUrlOf(chrome.news.route, config),
		updated: latestDate(entries.map(({ updated }) => updated)),
		entries,
	};
}

/** Newest first. A locale without any translated posts gets the default locale's. */
function feedPostsOf({ pages, config }: ResolvedSite, locale: string): PostPage[] {
	const posts = pages.filter((page) => page.kind === "post").filter((post) => post.locale === locale && post.listed);
	const own = posts.filter(({ contentLocale }) => contentLocale === locale);
	const sorted = (own.length > 0 ? own : posts).sort(
		(a, b) => compareByCodeUnit(b.date, a.date) || compareByCodeUnit(a.route, b.route),
	);
	return sorted.slice(0, config.news?.feed?.limit || sorted.length);
}

/** Compares by code unit, which does not depend on the machine's locale. */
const compareByCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function createFeedEntry(post: PostPage, config: SiteConfig): FeedEntry {
	const url = siteUrlOf(post.route, config);
	const published = new Date(post.date).toISOString();
	const language = config.locales.find(({ name }) => name === post.contentLocale);
	return {
		url,
		title: post.title,
		summary: post.description,
		html: makeUrlsAbsolute(withoutDiagrams(withoutComponents(withoutFallbackMarks(htmlOf(post.content)))), url),
		language: language?.htmlLang ?? post.contentLocale,
		published,
		updated: latestDate([published, ...validDatesOf(post.lastModified)]),
		authors: post.authors.flatMap((author) => feedAuthorsOf(author, url)),
		tags: post.tags.map(({ label }) => label),
		...(post.image && { image: resolveUrl(post.image, url) }),
	};
}

/** Feeds have the content of components without their markup, which needs the theme's styles. */
const withoutComponents = (html: string): string => html.replace(/<\/?ssg-component\b[^<>]*>/g, "");

const DIAGRAM_START = '<figure class="diagram"';

/** Readers of feeds show pictures in the page as bare words, or not at all. They get the text alternative. */
const withoutDiagrams = (html: string): string =>
	html
		.split(DIAGRAM_START)
		.map((part, index) => {
			if (index === 0) return part;
			const end = part.indexOf("</figure>");
			const picture = /^[^<>]*><svg\b[^<>]* aria-label="([^"]*)"/.exec(part);
			return picture && end >= 0 ? `<p>${picture[1]}</p>${part.slice(end + "</figure>".length)}` : DIAGRAM_START + part;
		})
		.join("");

function feedAuthorsOf({ name, email, url, imageUrl }: PostPage["authors"][number], page: string): FeedAuthor[] {
	if (!name) return [];
	const home = url && resolveUrl(url, page);
	const picture = imageUrl && resolveUrl(imageUrl, page);
	return [
		{
			name,
			...(email && { email }),
			...(home && /^https?:/.test(home) && { url: home }),
			...(picture && /^https?:/.test(picture) && { picture }),
		},
	];
}

const validDatesOf = (date: string | undefined): string[] =>
	Number.isNaN(Date.parse(date ?? "")) ? [] : [new Date(date as string).toISOString()];

const EPOCH = "1970-01-01T00:00:00.000Z"; // Atom requires a date even for an empty feed

const latestDate = (dates: readonly string[]): string => [...dates].sort(compareByCodeUnit).at(-1) ?? EPOCH;

/** Renders a feed as Atom (RFC 4287). `self` is the feed's own URL. */
function renderAtomFeed(feed: Feed, self: string): Promise<string> {
	const attributes = { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": feed.language };
	return buildXml("feed", attributes, (root) => {
		addTextElement(root, "title", feed.title);
		if (feed.description) addTextElement(root, "subtitle", feed.description);
		addTextElement(root, "id", feed.home);
		addElement(root, "link", { rel: "self", type: "application/atom+xml", href: self });
		addElement(root, "link", { rel: "alternate", type: "text/html", href: feed.home });
		addTextElement(root, "updated", feed.updated);
		addTextElement(addElement(root, "author"), "name", feed.site); // for entries without an author
		for (const entry of feed.entries) addEntry(addElement(root, "entry", { "xml:lang": entry.language }), entry);
	});
}

function addEntry(element: XMLBuilder, entry: FeedEntry): void {
	addTextElement(element, "title", entry.title);
	addTextElement(element, "id", entry.url);
	addElement(element, "link", { rel: "alternate", type: "text/html", href: entry.url });
	addTextElement(element, "published", entry.published);
	addTextElement(element, "updated", entry.updated);
	for (const { name, email, url } of entry.authors) {
		const author = addElement(element, "author");
		addTextElement(author, "name", name);
		if (url) addTextElement(author, "uri", url);
		if (email) addTextElement(author, "email", email);
	}
	for (const term of entry.tags) addElement(element, "category", { term });
	if (entry.summary) addTextElement(element, "summary", entry.summary);
	addTextElement(element, "content", entry.html, { type: "html" });
}

/** Renders a feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). `self` is the feed's own URL. */
function renderJsonFeed(feed: Feed, self: string): string {
	const contents = {
		version: "https://jsonfeed.org/version/1.1",
		title: feed.title,
		home_page_url: feed.home,
		feed_url: self,
		description: feed.description,
		language: feed.language,
		items: feed.entries.map(jsonFeedItemOf),
	};
	return `${JSON.stringify(contents, null, "\t")}\n`;
}

const jsonFeedItemOf = (entry: FeedEntry) => ({
	id: entry.url,
	url: entry.url,
	title: entry.title,
	content_html: entry.html,
	...(entry.summary && { summary: entry.summary }),
	...(entry.image && { image: entry.image }),
	date_published: entry.published,
	date_modified: entry.updated,
	...(entry.authors.length > 0 && {
		authors: entry.authors.map(({ name, url, picture }) => ({
			name,
			...(url && { url }),
			...(picture && { avatar: picture }),
		})),
	}),
	...(entry.tags.length > 0 && { tags: entry.tags }),
	language: entry.language,
});

const NAMESPACES = {
	"xmlns:atom": "http://www.w3.org/2005/Atom",
	"xmlns:content": "http://purl.org/rss/1.0/modules/content/",
	"xmlns:dc": "http://purl.org/dc/elements/1.1/",
};

/** Renders a feed as RSS 2.0 (https://www.rssboard.org/rss-specification). `self` is the feed's own URL. */
function renderRssFeed(feed: Feed, self: string): Promise<string> {
	return buildXml("rss", { version: "2.0", ...NAMESPACES }, (root) => {
		const channel = addElement(root, "channel");
		addTextElement(channel, "title", feed.title);
		addTextElement(channel, "link", feed.home);
		addTextElement(channel, "description", escapeHtml(feed.description));
		addTextElement(channel, "language", feed.language);
		addElement(channel, "atom:link", { href: self, rel: "self", type: "application/rss+xml" });
		if (feed.entries.length > 0) addTextElement(channel, "lastBuildDate", toRfc822Date(feed.updated));
		for (const entry of feed.entries) addItem(addElement(channel, "item"), entry);
	});
}

function addItem(item: XMLBuilder, entry: FeedEntry): void {
	addTextElement(item, "title", entry.title);
	addTextElement(item, "link", entry.url);
	addTextElement(item, "guid", entry.url, { isPermaLink: "true" });
	addTextElement(item, "pubDate", toRfc822Date(entry.published));
	addTextElement(item, "description", escapeHtml(entry.summary)); // readers take it for HTML
	for (const { name } of entry.authors) addTextElement(item, "dc:creator", name); // RSS's `author` must be an e-mail address
	addTextElement(item, "dc:language", entry.language);
	for (const tag of entry.tags) addTextElement(item, "category", tag);
	addTextElement(item, "content:encoded", entry.html);
}

/** The date format of RSS: `Mon, 01 Sep 2025 08:00:00 GMT`. */
const toRfc822Date = (date: string): string => new Date(date).toUTCString();
