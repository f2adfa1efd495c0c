import { XMLParser } from "fast-xml-parser";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { NotFoundPage } from "../../../src/model/site/page.ts";
import type { Route } from "../../../src/model/urls/route.ts";
import { sitemapFiles } from "../../../src/pipeline/derive/sitemap.ts";
import { doc, page, paths, siteOf, textOf } from "./fixture.ts";

const sitemap = suite("sitemap");
const read = (xml: string) =>
	new XMLParser({
		ignoreAttributes: false,
		parseTagValue: false,
		isArray: (name) => name === "url" || name === "sitemap",
	}).parse(xml);
const locs = (xml: string): string[] => (read(xml).urlset.url ?? []).map((url: { loc: string }) => url.loc);

const alternates = { en: "/help/a&b" as Route, fr: "/fr/help/a&b" as Route };
const both = { alternates, translations: ["fr", "en"] };

sitemap("each locale has a file beside its pages, and the root has the index", () => {
	const outputs = sitemapFiles(siteOf([doc("/a"), doc("/fr/a")]));
	assert.equal(paths(outputs), ["sitemap.xml", "sitemap-en.xml", "fr/sitemap.xml"]);
	assert.equal(read(textOf(outputs, "sitemap.xml")).sitemapindex, {
		"@_xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9",
		sitemap: [{ loc: "https://notes.example/sitemap-en.xml" }, { loc: "https://notes.example/fr/sitemap.xml" }],
	});
});

sitemap("a page says its address, its dates and its equivalents", () => {
	const outputs = sitemapFiles(
		siteOf([doc("/help/a&b", { ...both, lastModified: "2025-09-01T08:00:00Z" }), doc("/fr/help/a&b", both)]),
	);
	const { urlset } = read(textOf(outputs, "sitemap-en.xml"));
	const link = (hreflang: string, href: string) => ({ "@_rel": "alternate", "@_hreflang": hreflang, "@_href": href });
	assert.equal(urlset, {
		"@_xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9",
		"@_xmlns:xhtml": "http://www.w3.org/1999/xhtml",
		url: [
			{
				loc: "https://notes.example/help/a&b",
				lastmod: "2025-09-01T08:00:00.000Z",
				changefreq: "weekly",
				priority: "0.5",
				"xhtml:link": [
					link("en", "https://notes.example/help/a&b"),
					link("fr", "https://notes.example/fr/help/a&b"),
					link("x-default", "https://notes.example/help/a&b"),
				],
			},
		],
	});
	assert.match(textOf(outputs, "sitemap-en.xml"), "<loc>https://notes.example/help/a&amp;b</loc>");
});

sitemap("a page in one language has no equivalents, and no date that is not real", () => {
	const outputs = sitemapFiles(siteOf([doc("/a", { lastModified: "yesterday" })]));
	assert.equal(read(textOf(outputs, "sitemap-en.xml")).urlset.url, [
		{ loc: "https://notes.example/a", changefreq: "weekly", priority: "0.5" },
	]);
});

sitemap("fallbacks, unlisted pages and the not-found page are left out", () => {
	const outputs = sitemapFiles(
		siteOf([
			doc("/fr/own"),
			doc("/fr/foreign", { contentLocale: "en" }),
			doc("/fr/hidden", { listed: false }),
			page<NotFoundPage>("/fr/404", { kind: "not-found", hasAddress: false, listed: false }),
		]),
	);
	assert.equal(locs(textOf(outputs, "fr/sitemap.xml")), ["https://notes.example/fr/own"]);
});

sitemap("a locale with too many addresses for one file goes on in the next", () => {
	const outputs = sitemapFiles(siteOf([doc("/fr/a"), doc("/fr/b"), doc("/fr/c"), doc("/d")]), 2);
	assert.equal(paths(outputs), ["sitemap.xml", "sitemap-en.xml", "fr/sitemap.xml", "fr/sitemap-2.xml"]);
	assert.equal(locs(textOf(outputs, "fr/sitemap-2.xml")), ["https://notes.example/fr/c"]);
});

sitemap("addresses are percent-encoded, below the base URL", () => {
	const site = siteOf([doc("/Über uns?")], { baseUrl: "/docs/" });
	assert.equal(locs(textOf(sitemapFiles(site), "sitemap-en.xml")), ["https://notes.example/docs/%C3%9Cber%20uns%3F"]);
});

sitemap("an address that looks like an entity is read as it is", () => {
	const xml = textOf(sitemapFiles(siteOf([doc("/a&lt;b")])), "sitemap-en.xml");
	assert.equal(locs(xml), ["https://notes.example/a&lt;b"]);
});

sitemap("a locale that is not built has no file", () => {
	const site = siteOf([doc("/fr/a")], { builtLocales: ["fr"] });
	assert.equal(paths(sitemapFiles(site)), ["sitemap.xml", "fr/sitemap.xml"]);
});

sitemap("there is none for a site that is not to be indexed, or wants none", () => {
	assert.equal(sitemapFiles(siteOf([doc("/a")], { noIndex: true })), []);
	assert.equal(sitemapFiles(siteOf([doc("/a")], { sitemap: false })), []);
});

sitemap.run();
