import type { Feed, FeedEntry } from "./feed.ts";
import { add, addText, type XMLBuilder, xmlFile } from "./xml.ts";

/** A feed as Atom, RFC 4287; `self` is its own address. */
export function atom(feed: Feed, self: string): string {
	const attributes = {
		xmlns: "http://www.w3.org/2005/Atom",
		"xml:lang": feed.language,
	};
	return xmlFile("feed", attributes, (root) => {
		addText(root, "title", feed.title);
		if (feed.description) addText(root, "subtitle", feed.description);
		addText(root, "id", feed.home);
		add(root, "link", {
			rel: "self",
			type: "application/atom+xml",
			href: self,
		});
		add(root, "link", { rel: "alternate", type: "text/html", href: feed.home });
		addText(root, "updated", feed.updated);
		addText(add(root, "author"), "name", feed.site); // for entries that name none
		for (const entry of feed.entries)
			addEntry(add(root, "entry", { "xml:lang": entry.language }), entry);
	});
}

function addEntry(element: XMLBuilder, entry: FeedEntry): void {
	addText(element, "title", entry.title);
	addText(element, "id", entry.url);
	add(element, "link", {
		rel: "alternate",
		type: "text/html",
		href: entry.url,
	});
	addText(element, "published", entry.published);
	addText(element, "updated", entry.updated);
	for (const { name, email, url } of entry.authors) {
		const author = add(element, "author");
		addText(author, "name", name);
		if (url) addText(author, "uri", url);
		if (email) addText(author, "email", email);
	}
	for (const term of entry.tags) add(element, "category", { term });
	if (entry.summary) addText(element, "summary", entry.summary);
	addText(element, "content", entry.html, { type: "html" });
}
