import { escapeHtml } from "../../../model/text/escape-html.ts";
import type { Feed, FeedEntry } from "./feed.ts";
import { addElement, addTextElement, buildXml, type XMLBuilder } from "./xml.ts";

const NAMESPACES = {
	"xmlns:atom": "http://www.w3.org/2005/Atom",
	"xmlns:content": "http://purl.org/rss/1.0/modules/content/",
	"xmlns:dc": "http://purl.org/dc/elements/1.1/",
};

/** Renders a feed as RSS 2.0 (https://www.rssboard.org/rss-specification). `self` is the feed's own URL. */
export function renderRssFeed(feed: Feed, self: string): string {
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
