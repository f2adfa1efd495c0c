import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Html } from "../../../src/model/content/content.ts";
import type { ArchivePage, CategoryPage, ComponentPage, NotFoundPage } from "../../../src/model/site/page.ts";
import type { Route } from "../../../src/model/urls/route.ts";
import { pageOutputs } from "../../../src/pipeline/derive/pages.ts";
import { chromeOf, config, doc, markup, page, paths, textOf } from "./fixture.ts";

const pages = suite("pages");
const en = chromeOf("en");
const fr = chromeOf("fr");
const route = (text: string) => text as Route;

pages("a page is its HTML, its data beside it, and its Markdown version", () => {
	assert.equal(paths(pageOutputs(doc("/fr/help/sync/"), markup, fr)), [
		"fr/help/sync/index.html",
		"fr/help/sync/index.json",
		"fr/help/sync.md",
	]);
});

pages("a page without slash is written as a file where the site wants that", () => {
	const bare = chromeOf("en", { ...config, trailingSlash: "bare" });
	assert.equal(paths(pageOutputs(doc("/help/search"), markup, bare)), [
		"help/search.html",
		"help/search.json",
		"help/search.md",
	]);
});

pages("the HTML file is the markup as rendered", () => {
	const files = pageOutputs(doc("/a"), markup, en);
	assert.is(textOf(files, "a/index.html"), "<!doctype html><title>T</title>");
});

pages("the data file holds what a visit needs, in a fixed order", () => {
	const search = doc("/fr/über", {
		description: "Find it",
		sidebar: "current/help",
		alternates: { fr: route("/fr/über"), en: route("/over?") },
	});
	const files = pageOutputs(search, { ...markup, islands: ["tabs"] }, fr);
	assert.is(
		textOf(files, "fr/über/index.json"),
		'{"build":"b1","title":"Title | Notes","description":"Find it","lang":"fr","direction":"ltr","main":"<main>M</main>","sidebar":"current/help","islands":["tabs"],"canonical":"https://notes.example/fr/%C3%BCber","hidden":false,"alternates":{"en":"/over%3F","fr":"/fr/%C3%BCber"},"translations":["fr"],"markdownVersion":"/fr/%C3%BCber.md"}',
	);
});

pages("the data file has the elements that a page adds to the head", () => {
	const tag = { tagName: "meta", attributes: { name: "theme-color", content: "red" } } as const;
	const files = pageOutputs(doc("/a", { keywords: ["b", "c"], head: [tag] }), markup, en);
	assert.equal(JSON.parse(textOf(files, "a/index.json")).head, [
		{ tagName: "meta", attributes: { name: "keywords", content: "b,c" } },
		tag,
	]);
});

pages("hostile text comes out of the data file as it went in", () => {
	const main = "<main></script>\u2028]]>&\ud800</main>";
	const files = pageOutputs(doc("/a"), { ...markup, main: main as Html }, en);
	assert.is(JSON.parse(textOf(files, "a/index.json")).main, main);
});

pages("the not-found page is written where hosts look for it, without a Markdown version", () => {
	const missing = page<NotFoundPage>("/fr/404", { kind: "not-found", hasAddress: false });
	assert.equal(paths(pageOutputs(missing, markup, fr)), ["fr/404.html", "fr/404.json"]);
	const english = page<NotFoundPage>("/404", { kind: "not-found", hasAddress: false });
	assert.equal(paths(pageOutputs(english, markup, en)), ["404.html", "404.json"]);
});

pages("a React page has no Markdown version", () => {
	const home = page<ComponentPage>("/", {
		kind: "component",
		title: "Home",
		source: "content/en/pages/index.tsx" as ComponentPage["source"],
		posts: [],
	});
	assert.equal(paths(pageOutputs(home, markup, en)), ["index.html", "index.json"]);
});

pages("the Markdown version of a text is its title and its Markdown, links filled in", () => {
	const text = doc("/a", {
		title: "Sync & <b> *now*, to_do _x_ #",
		markdownVersion: { text: ["See [b](", ") & <c>.\n"], fills: ["/b.md"] },
	});
	assert.is(
		textOf(pageOutputs(text, markup, en), "a.md"),
		"# Sync & \\<b\\> \\*now\\*, to_do \\_x\\_ \\#\n\nSee [b](/b.md) & <c>.\n",
	);
});

pages("the Markdown version of a text that begins with its heading has no second one", () => {
	const text = doc("/a", { markdownVersion: { text: ["\n# My *own*\n\nText"], fills: [] } });
	assert.is(textOf(pageOutputs(text, markup, en), "a.md"), "# My *own*\n\nText\n");
});

pages("the Markdown version of lists has a heading for each that has one", () => {
	const a = { route: route("/news/a"), label: "A", description: "2024-01-02" };
	const b = { route: route("/news/b"), label: "B" };
	const archive = page<ArchivePage>("/news/archive", {
		kind: "archive",
		markdownVersion: [{ links: [a] }, { heading: "2025", links: [b] }, { heading: "2024", links: [a] }],
		years: [],
	});
	const titled = { ...markup, title: "News | Notes" };
	assert.is(
		textOf(pageOutputs(archive, titled, en), "news/archive.md"),
		"# News\n\n- [A](/news/a.md): 2024-01-02\n\n## 2025\n\n- [B](/news/b.md)\n\n## 2024\n\n- [A](/news/a.md): 2024-01-02\n",
	);
});

pages("the Markdown version of lists has one line for each link", () => {
	const category = page<CategoryPage>("/apps/", {
		kind: "category",
		title: "Apps",
		version: "current",
		markdownVersion: [
			{
				links: [
					{ route: route("/apps/sync/"), label: "Sync]", description: "All of\nit" },
					{ route: route("/apps/a(b)"), label: "A", description: "" },
				],
			},
		],
		cards: [],
	});
	assert.is(
		textOf(pageOutputs(category, markup, en), "apps.md"),
		"# Apps\n\n- [Sync\\]](/apps/sync.md): All of it\n- [A](/apps/a%28b%29.md)\n",
	);
});

pages("the base URL stands before addresses, not before files", () => {
	const below = chromeOf("en", { ...config, baseUrl: "/docs/" });
	const files = pageOutputs(doc("/a"), markup, below);
	assert.equal(JSON.parse(textOf(files, "a/index.json")).alternates, { en: "/docs/a" });
});

pages.run();
