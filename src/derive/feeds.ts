/** The feeds of each locale's news: RSS, Atom and JSON Feed. */
import type { Locale, SiteConfig } from "../model/config.ts";
import { htmlOf } from "../model/content.ts";
import type { PostPage } from "../model/page.ts";
import { localized, outputPath, type Route } from "../model/route.ts";
import type { Output, Site } from "../model/site.ts";
import { absoluteAddress, absoluteMarkup } from "./absolute.ts";
import { builtLocales, urlOf } from "./address.ts";
import { atom } from "./atom.ts";
import type { Feed, FeedAuthor, FeedEntry } from "./feed.ts";
import { jsonFeed } from "./json-feed.ts";
import { rss } from "./rss.ts";

const forms = {
	rss: { name: "rss.xml", write: rss },
	atom: { name: "atom.xml", write: atom },
	json: { name: "feed.json", write: jsonFeed },
} as const;

/** All that the text of a feed depends on. */
export interface UnwrittenFeed {
	readonly type: keyof typeof forms;
	readonly route: Route;
	readonly url: string;
	readonly feed: Feed;
}

/** The feeds of all built locales, below the news of each. */
export function unwrittenFeeds(site: Site): UnwrittenFeed[] {
	const { config } = site;
	return builtLocales(config).flatMap((locale) => {
		const feed = feedOf(site, locale);
		if (!feed) return [];
		return config.feeds.map((type): UnwrittenFeed => {
			const route = feedRoute(forms[type].name, locale, config);
			return { type, route, url: urlOf(route, config), feed };
		});
	});
}

export const feedText = ({ type, feed, url }: UnwrittenFeed): string =>
	forms[type].write(feed, url);

export const feedFile = ({ route }: UnwrittenFeed, text: string): Output => ({
	path: outputPath(route),
	contents: text,
});

const feedRoute = (name: string, locale: Locale, config: SiteConfig): Route =>
	localized(
		`${config.news?.routeBasePath}/${name}`,
		locale.name,
		config.defaultLocale,
	);

function feedOf(site: Site, locale: Locale): Feed | undefined {
	const { config } = site;
	const chrome = site.chromes[locale.name];
	if (!chrome?.news || !config.news) return undefined;
	const posts = postsOf(site, locale.name);
	const entries = posts.map((post) => entryOf(post, config));
	return {
		title: `${chrome.news.title} ${chrome.site.titleDelimiter} ${chrome.site.title}`,
		site: chrome.site.title,
		description: chrome.news.description,
		language: locale.htmlLang,
		home: urlOf(chrome.news.route, config),
		updated: newest(entries.map(({ updated }) => updated)),
		entries,
	};
}

/** Newest first. A locale that has translated no post yet offers those that stand in for its own. */
function postsOf({ pages, config }: Site, locale: string): PostPage[] {
	const posts = pages
		.filter((page) => page.kind === "post")
		.filter((post) => post.locale === locale && post.listed);
	const own = posts.filter(({ contentLocale }) => contentLocale === locale);
	const sorted = (own.length > 0 ? own : posts).sort(
		(a, b) => compare(b.date, a.date) || compare(a.route, b.route),
	);
	const limit = config.news?.feedLimit || sorted.length;
	return sorted.slice(0, limit);
}

/** By code unit: the same on every machine. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function entryOf(post: PostPage, config: SiteConfig): FeedEntry {
	const url = urlOf(post.route, config);
	const published = new Date(post.date).toISOString();
	const language = config.locales.find(
		({ name }) => name === post.contentLocale,
	);
	return {
		url,
		title: post.title,
		summary: post.description,
		html: absoluteMarkup(htmlOf(post.content), url),
		language: language?.htmlLang ?? post.contentLocale,
		published,
		updated: newest([published, ...datesOf(post.lastModified)]),
		authors: post.authors.flatMap((author) => authorOf(author, url)),
		tags: post.tags.map(({ label }) => label),
		...(post.image && { image: absoluteAddress(post.image, url) }),
	};
}

function authorOf(
	{ name, email, url, imageUrl }: PostPage["authors"][number],
	page: string,
): FeedAuthor[] {
	if (!name) return [];
	const home = url && absoluteAddress(url, page);
	const picture = imageUrl && absoluteAddress(imageUrl, page);
	return [
		{
			name,
			...(email && { email }),
			...(home && /^https?:/.test(home) && { url: home }),
			...(picture && /^https?:/.test(picture) && { picture }),
		},
	];
}

const datesOf = (date: string | undefined): string[] =>
	Number.isNaN(Date.parse(date ?? ""))
		? []
		: [new Date(date as string).toISOString()];

const NEVER = "1970-01-01T00:00:00.000Z"; // Atom wants a date even where nothing has happened

const newest = (dates: readonly string[]): string =>
	[...dates].sort(compare).at(-1) ?? NEVER;
