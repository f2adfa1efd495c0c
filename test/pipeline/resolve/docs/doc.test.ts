import { suite } from "uvu";
import * as assert from "uvu/assert";
import { linesOf, valuesOf } from "../../values.ts";
import { document } from "../document.ts";
import { place, routes, told } from "./place.ts";

const docs = suite("document");

docs("has the id and the address of its file", () => {
	const placed = place({ "faq.md": {}, "apps/sync/webdav.mdx": {} });
	assert.equal(routes(placed), { faq: "/help/faq", "apps/sync/webdav": "/help/apps/sync/webdav" });
});

docs("keeps case, underscores, spaces and letters of its file's name", () => {
	assert.equal(routes(place({ "Get_Started/Über uns.md": {} })), {
		"Get_Started/Über uns": "/help/Get_Started/Über uns",
	});
});

docs("keeps the dots of its file's name", () => {
	assert.equal(routes(place({ "node.js.md": {} })), { "node.js": "/help/node.js" });
});

docs("loses numbers from its id and address", () => {
	assert.equal(routes(place({ "01-apps/02-sync.md": {} })), { "apps/sync": "/help/apps/sync" });
});

docs("keeps numbers when the site does not use them", () => {
	const config = { numberPrefixes: false };
	assert.equal(routes(place({ "01-apps/02-sync.md": {} }, { config })), { "01-apps/02-sync": "/help/01-apps/02-sync" });
});

docs("keeps numbers when its front matter says so", () => {
	const files = { "01-apps/02-sync.md": { parseNumberPrefixes: false } };
	assert.equal(routes(place(files)), { "01-apps/02-sync": "/help/01-apps/02-sync" });
});

docs("with an `id` has it in its address too", () => {
	assert.equal(routes(place({ "apps/sync.md": { id: "synchronise" } })), {
		"apps/synchronise": "/help/apps/synchronise",
	});
});

const indexes: [file: string, id: string, route: string][] = [
	["index.md", "index", "/help/"],
	["apps/index.md", "apps/index", "/help/apps/"],
	["apps/README.md", "apps/README", "/help/apps/"],
	["apps/Index.mdx", "apps/Index", "/help/apps/"],
	["apps/sync/Sync.md", "apps/sync/Sync", "/help/apps/sync/"],
	["01-apps/1-apps.md", "apps/apps", "/help/apps/"],
	["01-apps/0-index.md", "apps/index", "/help/apps/"],
];
for (const [file, id, route] of indexes) {
	docs(`${file} stands for its folder, at ${route}`, () =>
		assert.equal(routes(place({ [file]: {} })), { [id]: route }),
	);
}

docs("that stands for its folder may have a slug nevertheless", () => {
	assert.equal(routes(place({ "apps/index.md": { slug: "overview" } })), { "apps/index": "/help/apps/overview" });
});

docs("with a slug that begins in a slash is below the documents' base", () => {
	assert.equal(routes(place({ "apps/sync.md": { slug: "/sync-it" } })), { "apps/sync": "/help/sync-it" });
});

docs("with another slug is below its folder, without its numbers", () => {
	const files = { "1-apps/a.md": { slug: "x" }, "1-apps/b.md": { slug: "../y" } };
	assert.equal(routes(place(files)), { "apps/a": "/help/apps/x", "apps/b": "/help/y" });
});

docs("with the slug / is at the base", () => {
	const placed = place({ "intro.md": { slug: "/" } });
	assert.equal(routes(placed), { intro: "/help/" });
});

docs("may be served at the root of the site", () => {
	const config = { routeBasePath: "" };
	const placed = place({ "index.md": {}, "a.md": {} }, { config });
	assert.equal(routes(placed), { index: "/", a: "/a" });
});

docs("is below its locale and its version", () => {
	const files = { "index.md": {}, "apps/a.md": {} };
	const fr = place(files, { version: { name: "1.0", path: "1.0" }, input: { locale: "fr" } });
	assert.equal(routes(fr), { index: "/fr/help/1.0/", "apps/a": "/fr/help/1.0/apps/a" });
	const next = place(files, { version: { path: "next" } });
	assert.equal(routes(next), { index: "/help/next/", "apps/a": "/help/next/apps/a" });
});

docs("has the form of address that the site wants", () => {
	const files = { "index.md": {}, "a.md": {}, "apps/index.md": {} };
	assert.equal(routes(place(files, { input: { trailingSlash: "slash" } })), {
		index: "/help/",
		a: "/help/a/",
		"apps/index": "/help/apps/",
	});
	assert.equal(routes(place(files, { input: { trailingSlash: "bare" } })), {
		index: "/help",
		a: "/help/a",
		"apps/index": "/help/apps",
	});
});

docs("is called by its front matter, else its heading, else its id", () => {
	const { docs: placed } = place({
		"a.md": { title: "Front", h1: "Heading" },
		"b.md": { h1: "Heading" },
		"apps/1-c.md": {},
		"d.md": { title: "", h1: "Heading" },
	});
	assert.equal(valuesOf(placed, "title"), ["Front", "Heading", "c", "Heading"]);
});

docs("is listed unless its front matter says otherwise", () => {
	const { docs: placed } = place({ "a.md": {}, "b.md": { unlisted: true } });
	assert.equal(linesOf(placed, "id", "listed"), ["a true", "b false"]);
});

docs("that is a draft is not built", () => {
	assert.equal(routes(place({ "a.md": { draft: true }, "b.md": {} })), { b: "/help/b" });
});

docs("that is a draft is built when drafts are wanted", () => {
	const placed = place({ "a.md": { draft: true } }, { input: { drafts: true } });
	assert.equal(routes(placed), { a: "/help/a" });
});

docs("with the id of another is an error that names both files", () => {
	const placed = place({ "1-a.md": {}, "b.md": { title: "B", id: "a" } });
	assert.equal(routes(placed), { a: "/help/a" });
	assert.equal(told(placed), ["content/en/help/b.md:3:1 error duplicate-doc-id"]);
});

docs("may have the id of a draft", () => {
	const placed = place({ "1-a.md": { draft: true }, "2-a.md": {} });
	assert.equal(told(placed), []);
});

docs("may not have a slash in its `id`", () => {
	assert.equal(told(place({ "a.md": { id: "apps/a" } })), ["content/en/help/a.md:2:1 error bad-doc-id"]);
});

docs("standing in for a translation has the locale's address", () => {
	const documents = [document({ name: "a.md", locale: "de" }), document({ name: "b.md", locale: "en" })];
	const placed = place({}, { input: { documents, locale: "de" } });
	assert.equal(routes(placed), { a: "/de/help/a", b: "/de/help/b" });
});

const homes: [what: string, files: Parameters<typeof place>[0], home: string][] = [
	["the document at the base", { "a.md": {}, "b.md": { slug: "/" } }, "/help/"],
	["else the first of the first sidebar", { "b.md": {}, "a.md": {} }, "/help/a"],
	["else the first", { "b.md": { unlisted: true }, "a.md": { unlisted: true } }, "/help/b"],
	["else the base", {}, "/help/"],
];
for (const [what, files, home] of homes) {
	docs(`is the main one of its version when it is ${what}`, () => assert.is(place(files).home, home));
}

docs("that is a generated page is never the main one", () => {
	const link = { type: "generated-index" } as const;
	const placed = place({ "z/a.md": {} }, { categories: { z: { link } } });
	assert.is(placed.firstLinks.main?.route, "/help/category/z");
	assert.is(placed.home, "/help/z/a");
});

docs.run();
