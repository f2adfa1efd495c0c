import type { Feed, FeedEntry } from "./feed.ts";
import { addElement, addTextElement, buildXml, type XMLBuilder } from "./xml.ts";

/** Renders a feed as Atom (RFC 4287). `self` is the feed's own URL. */
export function renderAtomFeed(feed: Feed, self: string): string {
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
