import type { Feed, FeedEntry } from "./feed.ts";
import { add, addText, type XMLBuilder, xmlFile } from "./xml.ts";

const namespaces = {
	"xmlns:atom": "http://www.w3.org/2005/Atom",
	"xmlns:content": "http://purl.org/rss/1.0/modules/content/",
	"xmlns:dc": "http://purl.org/dc/elements/1.1/",
};

/** A feed as RSS 2.0; `self` is its own address. */
export function rss(feed: Feed, self: string): string {
	return xmlFile("rss", { version: "2.0", ...namespaces }, (root) => {
		const channel = add(root, "channel");
		addText(channel, "title", feed.title);
		addText(channel, "link", feed.home);
		addText(channel, "description", feed.description);
		addText(channel, "language", feed.language);
		add(channel, "atom:link", {
			href: self,
			rel: "self",
			type: "application/rss+xml",
		});
		if (feed.entries.length > 0)
			addText(channel, "lastBuildDate", rfc822(feed.updated));
		for (const entry of feed.entries) addItem(add(channel, "item"), entry);
	});
}

function addItem(item: XMLBuilder, entry: FeedEntry): void {
	addText(item, "title", entry.title);
	addText(item, "link", entry.url);
	addText(item, "guid", entry.url, { isPermaLink: "true" });
	addText(item, "pubDate", rfc822(entry.published));
	addText(item, "description", entry.summary);
	for (const { name } of entry.authors) addText(item, "dc:creator", name); // RSS's own `author` must be a mail address
	addText(item, "dc:language", entry.language);
	for (const tag of entry.tags) addText(item, "category", tag);
	addText(item, "content:encoded", entry.html);
}

/** The date form of RSS: `Mon, 01 Sep 2025 08:00:00 GMT`. */
const rfc822 = (date: string): string => new Date(date).toUTCString();
