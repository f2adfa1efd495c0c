/** The audit's own rules find the faults that they are there for, and nothing in what is right. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { atomProblems } from "./atom.ts";
import { jsonFeedProblems } from "./json-feed.ts";
import { rssProblems } from "./rss.ts";
import { alternateProblems, sitemapProblems } from "./sitemap.ts";
import { elementsIn, parseXml } from "./xml.ts";

type Check = (text: string) => readonly string[];
/** What is replaced in a text without faults, and a part of the one problem that this makes. */
type Fault = readonly [from: string, to: string, problem: string];

function testFaults(name: string, right: string, check: Check, faults: readonly Fault[]) {
	const rules = suite(name);
	rules("nothing is wrong with what is right", () => {
		assert.equal(check(right), []);
	});
	for (const [from, to, problem] of faults)
		rules(problem, () => {
			assert.ok(right.includes(from), from);
			const problems = check(right.replace(from, to));
			assert.is(problems.length, 1, problems.join("\n"));
			assert.match(String(problems), problem);
		});
	rules.run();
}

const ITEM = `<item>
	<title>One</title>
	<link>https://a.example/1</link>
	<guid>https://a.example/1</guid>
	<pubDate>Mon, 22 Sep 2025 00:00:00 GMT</pubDate>
	<content:encoded>&lt;a href="https://a.example/2"&gt;2&lt;/a&gt;</content:encoded>
	<enclosure url="https://a.example/1.png" length="0" type="image/png"/>
</item>`;

testFaults(
	"rules of RSS",
	`<?xml version="1.0"?>
<rss version="2.0" xmlns:a="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
	<channel>
		<title>News</title>
		<link>https://a.example/</link>
		<description/>
		<language>en-GB</language>
		<a:link rel="self" href="https://a.example/rss.xml"/>
		${ITEM}
	</channel>
</rss>`,
	(text) => rssProblems(parseXml(text), "https://a.example/rss.xml"),
	[
		['"2.0"', '"0.9"', 'version is "0.9", not "2.0"'],
		["<title>News</title>", "", "<channel> has no <title>"],
		["<description/>", "", "<channel> has no <description>"],
		["<description/>", "<description/><author/>", "<author> does not belong in <channel>"],
		["<language>en-GB</language>", "<language>English (GB)</language>", '"English (GB)" is not a language tag'],
		["example/rss.xml", "example/feed.xml", 'no link with rel="self" names https://a.example/rss.xml'],
		["<title>One</title>", "", "neither a <title> nor a <description>"],
		["<link>https://a.example/1</link>", "<link>/1</link>", '<link> in <item>: "/1" is not an absolute address'],
		["<guid>https://a.example/1</guid>", "<guid>1</guid>", '<guid> in <item>: "1" is not an absolute address'],
		["Mon, 22 Sep 2025 00:00:00 GMT", "2025-09-22", '<pubDate> in <item>: "2025-09-22" is not a date of RFC 822'],
		["https://a.example/2", "/2", '"/2" has no scheme and host'],
		['length="0" ', "", "<enclosure> in <item>: no length"],
		[ITEM, ITEM + ITEM, '<guid> "https://a.example/1" is not unique'],
	],
);

const AUTHOR = "<author><name>Ada</name><uri>https://ada.example</uri></author>";
const ENTRY = `<entry xml:lang="en">
	<title>One</title>
	<id>https://a.example/1</id>
	<link href="https://a.example/1"/>
	<updated>2025-09-22T10:00:00Z</updated>
	${AUTHOR}
	<category term="x"/>
	<content type="html">&lt;img src="https://a.example/a.png"&gt;</content>
</entry>`;

testFaults(
	"rules of Atom",
	`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
	<title>News</title>
	<id>https://a.example/</id>
	<link rel="self" href="https://a.example/atom.xml" type="application/atom+xml"/>
	<updated>2025-09-22T10:00:00.000+02:00</updated>
	${ENTRY}
</feed>`,
	(text) => atomProblems(parseXml(text), "https://a.example/atom.xml"),
	[
		["2005/Atom", "2004/Atom", 'the namespace is "http://www.w3.org/2004/Atom", not "http://www.w3.org/2005/Atom"'],
		["<title>News</title>", "", "<feed> has no <title>"],
		["<title>News</title>", "<title>News</title><title>Olds</title>", "<feed> has 2 <title>, and may have 1"],
		["<title>News</title>", '<title type="markdown">News</title>', '<title> in <feed>: type is "markdown" (3.1.1)'],
		["<title>News</title>", "<title>News</title><name>N</name>", "<name> does not belong in <feed>"],
		["<id>https://a.example/</id>", "<id>news</id>", '<id> in <feed>: "news" is not an absolute IRI'],
		["example/atom.xml", "example/feed", 'no link with rel="self" names https://a.example/atom.xml'],
		["10:00:00.000+02:00", "10:00", '<updated> in <feed>: "2025-09-22T10:00" is not a date of RFC 3339'],
		["<category", '<link rel="alternate" href="urn:x"/><category', "two alternates of no type and no language"],
		[AUTHOR, "", "an <entry> and its <feed> have no <author> (4.1.1)"],
		["<name>Ada</name>", "", "<author> has no <name>"],
		[' term="x"', ' label="x"', "no term"],
		["https://a.example/a.png", "a.png", '"a.png" has no scheme and host'],
		[ENTRY, ENTRY + ENTRY, '<id> "https://a.example/1" is not unique'],
	],
);

const POST = `{ "id": "1", "url": "https://a.example/1", "content_html": "<p>", "date_published": "2025-09-22T10:00:00Z", "authors": [{ "name": "Ada" }], "_own": 1 }`;

testFaults(
	"rules of JSON Feed",
	`{ "version": "https://jsonfeed.org/version/1.1", "title": "News", "feed_url": "https://a.example/feed.json", "items": [${POST}] }`,
	(text) => jsonFeedProblems(text, "https://a.example/feed.json"),
	[
		["version/1.1", "version/2", 'version: Invalid type: Expected "https://jsonfeed.org/version/1.1"'],
		['"News"', '""', "title: an empty text"],
		['"title"', '"tittle": "News", "title"', 'tittle: Invalid key: Expected never but received "tittle"'],
		["feed.json", "f.json", "feed_url is not https://a.example/feed.json"],
		['"id": "1"', '"id": 1', "items.0.id: Invalid type: Expected string but received 1"],
		['"content_html": "<p>", ', "", "items.0: neither content_html nor content_text"],
		["<p>", '<img src=\\"a.png\\">', "items.0.content_html: an address without scheme and host"],
		["2025-09-22T10:00:00Z", "today", "items.0.date_published: no date of RFC 3339"],
		['"name": "Ada"', "", "items.0.authors.0: neither name, url nor avatar"],
		[POST, `${POST}, ${POST}`, 'the id "1" is not unique'],
	],
);

const urlset = (...urls: string[]) =>
	`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:x="http://www.w3.org/1999/xhtml">${urls.join("")}</urlset>`;
const entry = (loc: string, ...alternates: string[]) =>
	`<url><loc>${loc}</loc>${alternates
		.map((href) => `<x:link rel="alternate" hreflang="en" href="${href}"/>`)
		.join("")}</url>`;
const EN = "https://a.example/fr/en";
const FR = "https://a.example/fr/fr";

testFaults(
	"rules of sitemaps",
	urlset(entry(EN, EN, FR), entry(FR, EN, FR)),
	(text) => {
		const root = parseXml(text);
		return [...sitemapProblems(root, "https://a.example/fr/sitemap.xml", 1000), ...alternateProblems([root])];
	},
	[
		[entry(EN, EN, FR), "", `${FR} names ${EN}, which does not name it`],
		[entry(FR, EN, FR), entry(FR, EN), `${FR} names alternates, but not itself`],
		[entry(FR, EN, FR), entry(FR, EN, FR).repeat(2), `${FR} is listed more than once`],
		["</urlset>", `${entry("https://a.example/x")}</urlset>`, "https://a.example/x is not beside or below the sitemap"],
	],
);

const files = suite("rules of XML");

files("what is not well-formed is no document", () => {
	assert.throws(() => parseXml("<a><b></a>"), /line 1/);
});

files("a name means what its namespace says, whatever its prefix", () => {
	const root = parseXml('<p:a xmlns:p="urn:x"><b xmlns="urn:y"/></p:a>');
	assert.is(root.namespaceURI, "urn:x");
	assert.is(elementsIn(root)[0]?.namespaceURI, "urn:y");
});

files.run();
