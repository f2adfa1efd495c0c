import { XMLParser, XMLValidator } from "fast-xml-parser";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { NewsConfig } from "../../../src/model/config.ts";
import type { PostPage } from "../../../src/model/site/page.ts";
import type { Route } from "../../../src/model/urls/route.ts";
import { config, feedFilesOf, paths, post, siteOf, textOf } from "./fixture.ts";

const feed = suite("feeds");
const read = (xml: string) => {
	assert.is(XMLValidator.validate(xml), true);
	return new XMLParser({
		ignoreAttributes: false,
		parseTagValue: false,
		trimValues: false,
		isArray: (name) => name === "item" || name === "entry",
		processEntities: true,
	}).parse(xml.replace(/>\n\s*</g, "><"));
};
const september = "2025-09-01T08:00:00.000Z";
const html = (...parts: string[]) => ({ content: { text: [parts.join("")], fills: [] } });
const tag = (label: string) => ({ label, route: "/news/tags/t" as Route });

const release = post("/news/3.4", september, {
	title: "3.4 & more",
	description: "What is <new>",
	lastModified: "2025-09-03T10:00:00+02:00",
	image: "/img/a.png",
	tags: [tag("release")],
	authors: [
		{ name: "Ada", email: "ada@notes.example", url: "/team#ada", imageUrl: "/img/ada.png" },
		{ name: "Bob", url: "javascript:alert(1)" },
		{ key: "nobody" },
	],
	...html('<p>See <a href="/help/">help</a></p>'),
});

const outputs = await feedFilesOf(siteOf([release]));

feed("each locale has its feeds below its news", async () => {
	assert.equal(paths(outputs), [
		"news/rss.xml",
		"news/atom.xml",
		"news/feed.json",
		"fr/news/rss.xml",
		"fr/news/atom.xml",
		"fr/news/feed.json",
	]);
	assert.equal(
		paths(await feedFilesOf(siteOf([release], { news: newsWith({ types: ["atom"] }), builtLocales: ["fr"] }))),
		["fr/news/atom.xml"],
	);
});

feed("RSS says what RSS 2.0 asks for", () => {
	assert.equal(read(textOf(outputs, "news/rss.xml")).rss, {
		"@_version": "2.0",
		"@_xmlns:atom": "http://www.w3.org/2005/Atom",
		"@_xmlns:content": "http://purl.org/rss/1.0/modules/content/",
		"@_xmlns:dc": "http://purl.org/dc/elements/1.1/",
		channel: {
			title: "News | Notes",
			link: "https://notes.example/news",
			description: "What is new",
			language: "en",
			"atom:link": { "@_href": "https://notes.example/news/rss.xml", "@_rel": "self", "@_type": "application/rss+xml" },
			lastBuildDate: "Wed, 03 Sep 2025 08:00:00 GMT",
			item: [
				{
					title: "3.4 & more",
					link: "https://notes.example/news/3.4",
					guid: { "#text": "https://notes.example/news/3.4", "@_isPermaLink": "true" },
					pubDate: "Mon, 01 Sep 2025 08:00:00 GMT",
					description: "What is &lt;new&gt;", // HTML, once the XML is read
					"dc:creator": ["Ada", "Bob"],
					"dc:language": "en",
					category: "release",
					"content:encoded": '<p>See <a href="https://notes.example/help/">help</a></p>',
				},
			],
		},
	});
});

feed("Atom says what RFC 4287 asks for", () => {
	assert.equal(read(textOf(outputs, "news/atom.xml")).feed, {
		"@_xmlns": "http://www.w3.org/2005/Atom",
		"@_xml:lang": "en",
		title: "News | Notes",
		subtitle: "What is new",
		id: "https://notes.example/news",
		link: [
			{ "@_rel": "self", "@_type": "application/atom+xml", "@_href": "https://notes.example/news/atom.xml" },
			{ "@_rel": "alternate", "@_type": "text/html", "@_href": "https://notes.example/news" },
		],
		updated: "2025-09-03T08:00:00.000Z",
		author: { name: "Notes" },
		entry: [
			{
				"@_xml:lang": "en",
				title: "3.4 & more",
				id: "https://notes.example/news/3.4",
				link: { "@_rel": "alternate", "@_type": "text/html", "@_href": "https://notes.example/news/3.4" },
				published: september,
				updated: "2025-09-03T08:00:00.000Z",
				author: [{ name: "Ada", uri: "https://notes.example/team#ada", email: "ada@notes.example" }, { name: "Bob" }],
				category: { "@_term": "release" },
				summary: "What is <new>",
				content: { "#text": '<p>See <a href="https://notes.example/help/">help</a></p>', "@_type": "html" },
			},
		],
	});
});

feed("JSON Feed says what version 1.1 asks for", () => {
	assert.equal(JSON.parse(textOf(outputs, "news/feed.json")), {
		version: "https://jsonfeed.org/version/1.1",
		title: "News | Notes",
		home_page_url: "https://notes.example/news",
		feed_url: "https://notes.example/news/feed.json",
		description: "What is new",
		language: "en",
		items: [
			{
				id: "https://notes.example/news/3.4",
				url: "https://notes.example/news/3.4",
				title: "3.4 & more",
				content_html: '<p>See <a href="https://notes.example/help/">help</a></p>',
				summary: "What is <new>",
				image: "https://notes.example/img/a.png",
				date_published: september,
				date_modified: "2025-09-03T08:00:00.000Z",
				authors: [
					{ name: "Ada", url: "https://notes.example/team#ada", avatar: "https://notes.example/img/ada.png" },
					{ name: "Bob" },
				],
				tags: ["release"],
				language: "en",
			},
		],
	});
});

feed("hostile text is text in all feeds", async () => {
	const title = "</script>]]>&amp;&nbsp;&#0;<b>\u2028\u0000\u0008\uffff\ud800😀";
	const shown = "</script>]]>&amp;&nbsp;&#0;<b>\u2028😀";
	const files = await feedFilesOf(siteOf([post("/news/a", september, { title, tags: [tag(title)], ...html(title) })]));
	const [item] = read(textOf(files, "news/rss.xml")).rss.channel.item;
	assert.is(item.title, shown);
	assert.is(item["content:encoded"], shown);
	const [entry] = read(textOf(files, "news/atom.xml")).feed.entry;
	assert.is(entry.title, shown);
	assert.is(entry.category["@_term"], shown);
	assert.is(JSON.parse(textOf(files, "news/feed.json")).items[0].title, title);
});

const newsWith = (feed: Partial<NonNullable<NewsConfig["feed"]>>): NewsConfig => {
	const news = config.news as NewsConfig;
	return { ...news, feed: { types: [], limit: 0, ...news.feed, ...feed } };
};

const titles = async (pages: readonly PostPage[], file: string, limit = 0) => {
	const news = newsWith({ limit });
	const contents = textOf(await feedFilesOf(siteOf(pages, { news })), file);
	return JSON.parse(contents).items.map(({ title }: { title: string }) => title);
};
const dated = (route: string, day: string, changes: Partial<PostPage> = {}) =>
	post(route, `2025-01-${day}T00:00:00.000Z`, { title: route, ...changes });

feed("posts are newest first, and no more than wanted", async () => {
	const posts = [dated("/news/a", "01"), dated("/news/c", "03"), dated("/news/b2", "02"), dated("/news/b1", "02")];
	assert.equal(await titles(posts, "news/feed.json"), ["/news/c", "/news/b1", "/news/b2", "/news/a"]);
	assert.equal(await titles(posts, "news/feed.json", 2), ["/news/c", "/news/b1"]);
});

feed("unlisted posts are left out", async () => {
	const posts = [dated("/news/a", "01"), dated("/news/b", "02", { listed: false })];
	assert.equal(await titles(posts, "news/feed.json"), ["/news/a"]);
});

feed("fallbacks are left out once a locale has a post of its own", async () => {
	const stub = dated("/fr/news/b", "02", { contentLocale: "en" });
	assert.equal(await titles([stub, dated("/fr/news/a", "01")], "fr/news/feed.json"), ["/fr/news/a"]);
	assert.equal(await titles([stub], "fr/news/feed.json"), ["/fr/news/b"]);
	const [item] = JSON.parse(textOf(await feedFilesOf(siteOf([stub])), "fr/news/feed.json")).items;
	assert.is(item.language, "en");
});

feed("a locale without posts has an empty feed that is valid", () => {
	const { channel } = read(textOf(outputs, "fr/news/rss.xml")).rss;
	assert.is(channel.item, undefined);
	assert.is(channel.lastBuildDate, undefined);
	assert.is(read(textOf(outputs, "fr/news/atom.xml")).feed.updated, "1970-01-01T00:00:00.000Z");
});

feed("a site without news has no feeds", async () =>
	assert.equal(await feedFilesOf(siteOf([release], { news: undefined })), []),
);

feed("feeds are the same bytes each time", async () => assert.equal(await feedFilesOf(siteOf([release])), outputs));

feed.run();
