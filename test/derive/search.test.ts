import elasticlunr from "elasticlunr";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { searchFiles } from "../../src/derive/search.ts";
import { termsOf } from "../../src/model/terms.ts";
import { config, doc, paths, post, siteOf, textOf } from "./fixture.ts";

const search = suite("search");

const section = (heading: string, text: string, id = "", code = "") => ({
	id,
	heading,
	text,
	code,
});

const pages = [
	doc("/help/sync", {
		title: "Synchronisation",
		sections: [
			section("", "Your notes on all devices"),
			section("Élan & keys", "The key of the écran", "keys", "npm install"),
		],
	}),
	doc("/help/über", {
		title: "About",
		searchWeight: 0.5,
		sections: [section("", "constructor and __proto__")],
	}),
	doc("/fr/help/sync", {
		title: "Synchronisation",
		sections: [section("", "L’écran de l'application")],
	}),
	doc("/fr/help/about", {
		contentLocale: "en",
		sections: [section("", "About, in English")],
	}),
	post("/fr/news/a", "2025-01-01T00:00:00Z", {
		title: "Nouvelle",
		sections: [section("", "Parution")],
	}),
	doc("/hidden", { sections: [] }),
];
const outputs = searchFiles(siteOf(pages, { baseUrl: "/docs/" }));

/** What the index finds: numbers of sections, best first. */
function found(
	query: string,
	file = "search-index.json",
	locale = "en",
): string[] {
	const index = elasticlunr.Index.load<Record<string, string>>(
		JSON.parse(textOf(outputs, file)),
	);
	return index
		.search(termsOf(query, locale).join(" "), {
			fields: {
				title: { boost: 6 },
				heading: { boost: 2 },
				text: { boost: 1 },
				code: { boost: 0.5 },
			},
			bool: "OR",
			expand: false,
		})
		.map(({ ref, score }) => {
			assert.ok(score > 0, `score of ${ref}`);
			return ref;
		});
}

search("each locale has its two files", () => {
	assert.equal(paths(outputs), [
		"search-index.json",
		"search-doc.json",
		"fr/search-index.json",
		"fr/search-doc.json",
	]);
});

search(
	"the documents name pages and sections by the numbers of the index",
	() => {
		assert.is(
			textOf(outputs, "search-doc.json"),
			'{"pages":[["Synchronisation","/docs/help/sync",1],["About","/docs/help/%C3%BCber",0.5]],"sections":[[0,"",""],[0,"Élan & keys","keys"],[1,"",""]]}',
		);
	},
);

search("a page is found in its own language only", () => {
	assert.equal(JSON.parse(textOf(outputs, "fr/search-doc.json")).pages, [
		["Synchronisation", "/docs/fr/help/sync", 1],
		["Nouvelle", "/docs/fr/news/a", 1],
	]);
	assert.equal(found("english", "fr/search-index.json", "fr"), []);
});

search(
	"title, heading, text and code are found, with and without accents",
	() => {
		assert.equal(found("synchronisation"), ["0"]);
		assert.equal(found("elan"), ["1"]);
		assert.equal(found("ÉCRAN"), ["1"]);
		assert.equal(found("npm"), ["1"]);
		assert.equal(found("application", "fr/search-index.json", "fr"), ["0"]);
		assert.equal(found("l’ecran", "fr/search-index.json", "fr"), ["0"]);
	},
);

search("names that every object has are words like any other", () => {
	assert.equal(found("constructor"), ["2"]);
	assert.equal(found("__proto__"), ["2"]);
	assert.equal(found("toString valueOf hasOwnProperty"), []);
	assert.is(({} as Record<string, unknown>).title, undefined);
	assert.not.match(textOf(outputs, "search-index.json"), '"tf":null');
});

search("strange queries find nothing and break nothing", () => {
	for (const query of [
		"",
		" ",
		"(((",
		'".*"',
		"日本語",
		"😀",
		"x".repeat(10_000),
	])
		assert.equal(found(query), []);
});

search("the index holds no documents, no pipeline and no empty words", () => {
	const index = JSON.parse(textOf(outputs, "search-index.json"));
	assert.equal(index.fields, ["title", "heading", "text", "code"]);
	assert.equal(index.pipeline, []);
	assert.equal(index.documentStore.docs, { 0: null, 1: null, 2: null });
	assert.equal(index.index.code.root.docs, {});
});

search("hostile titles come back as they were", () => {
	const title = "</script>]]>&\u2028<img src=x onerror=P>";
	const files = searchFiles(siteOf([doc("/a", { title })]));
	assert.is(JSON.parse(textOf(files, "search-doc.json")).pages[0][0], title);
});

search("the files are the same bytes each time", () => {
	assert.equal(searchFiles(siteOf(pages, { baseUrl: "/docs/" })), outputs);
});

search("a site without search has no files", () => {
	assert.equal(searchFiles(siteOf(pages, { search: false })), []);
	assert.is(config.search, true);
});

search.run();
