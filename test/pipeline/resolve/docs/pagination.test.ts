import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SidebarItemConfig } from "../../../../src/model/config.ts";
import type { RoutedDocs } from "../../../../src/pipeline/resolve/docs/index.ts";
import { type Files, place, type Setting, told } from "./place.ts";

const pager = suite("pager");

/** The labels before and after each page, by its route's last part. */
const around = ({ docs, categories }: RoutedDocs) =>
	Object.fromEntries(
		[...docs, ...categories].map(({ route, previous, next }) => [
			route.replace("/help/", ""),
			[previous?.label, next?.label],
		]),
	);
const placed = (files: Files, items?: readonly SidebarItemConfig[], setting: Setting = {}) =>
	place(files, { ...setting, ...(items ? { config: { sidebars: { main: items } } } : {}) });

pager("follows the sidebar from top to bottom, into categories and out", () => {
	const files = { "1.a.md": {}, "2.b/index.md": { h1: "B" }, "2.b/c.md": {}, "3.d.md": {} };
	assert.equal(around(placed(files)), {
		a: [undefined, "B"],
		"b/": ["a", "c"],
		"b/c": ["B", "d"],
		d: ["c", undefined],
	});
});

pager("leads to routes", () => {
	const [first] = placed({ "a.md": {}, "b.md": {} }).docs;
	assert.equal(first?.next, { route: "/help/b", label: "b" });
	assert.not("previous" in (first ?? {}));
});

pager("stops at generated pages, and passes over categories without a page", () => {
	const files = { "1.a.md": {}, "2.b/c.md": {}, "3.d/e.md": {} };
	const categories = { "2.b": { label: "B", link: { type: "generated-index" } } } as const;
	assert.equal(around(placed(files, undefined, { categories })), {
		a: [undefined, "B"],
		"category/b": ["a", "c"],
		"b/c": ["B", "e"],
		"d/e": ["c", undefined],
	});
});

pager("passes over references and links", () => {
	const items: SidebarItemConfig[] = [
		"a",
		{ type: "ref", id: "c" },
		{ type: "link", label: "News", href: "/news" },
		"b",
	];
	assert.equal(around(placed({ "a.md": {}, "b.md": {}, "c.md": {} }, items)), {
		a: [undefined, "b"],
		b: ["a", undefined],
		c: [undefined, undefined],
	});
});

pager("passes over unlisted documents, which have none themselves", () => {
	const files = { "a.md": {}, "b.md": { unlisted: true }, "c.md": {} };
	assert.equal(around(placed(files)), { a: [undefined, "c"], b: [undefined, undefined], c: ["a", undefined] });
});

pager("passes over drafts", () => {
	const files = { "a.md": {}, "b.md": { draft: true }, "c.md": {} };
	assert.equal(around(placed(files)), { a: [undefined, "c"], c: ["a", undefined] });
});

pager("has the first place of a document that is there twice", () => {
	assert.equal(around(placed({ "a.md": {}, "b.md": {} }, ["a", "b", "a"])), {
		a: [undefined, "b"],
		b: ["a", undefined],
	});
});

pager("calls a document by its own labels, then the sidebar's, then its title", () => {
	const files = {
		"a.md": {},
		"b.md": { paginationLabel: "Pager", sidebarLabel: "Label", title: "Title" },
		"c.md": { sidebarLabel: "Label", title: "Title" },
		"d.md": { title: "Title" },
		"e.md": { title: "Title" },
	};
	const items: SidebarItemConfig[] = [
		"a",
		{ type: "doc", id: "b", label: "Item" },
		{ type: "doc", id: "c", label: "Item" },
		{ type: "doc", id: "d", label: "Item" },
		"e",
	];
	assert.equal(
		placed(files, items).docs.map(({ next }) => next?.label),
		["Pager", "Label", "Item", "Title", undefined],
	);
});

pager("calls a category's page by the page", () => {
	const files = { "1.a.md": {}, "2.b/index.md": { h1: "Page" }, "2.b/c.md": {} };
	const categories = { "2.b": { label: "Category" } };
	const { docs } = placed(files, undefined, { categories });
	assert.is(docs[0]?.next?.label, "Page");
	assert.is(docs[1]?.label, "Category");
});

pager("has none on a side where the front matter says null", () => {
	const files = { "a.md": {}, "b.md": { paginationPrev: null }, "c.md": { paginationNext: null }, "d.md": {} };
	assert.equal(around(placed(files)), {
		a: [undefined, "b"],
		b: [undefined, "c"],
		c: ["b", undefined],
		d: ["c", undefined],
	});
});

pager("leads where the front matter says, by doc id", () => {
	const files = {
		"a.md": { paginationNext: "apps/z" },
		"b.md": { paginationPrev: "hidden" },
		"hidden.md": { unlisted: true },
		"apps/z.md": { paginationLabel: "Last" },
	};
	assert.equal(around(placed(files, ["a", "b"])), {
		a: [undefined, "Last"],
		b: ["hidden", undefined],
		hidden: [undefined, undefined],
		"apps/z": [undefined, undefined],
	});
});

pager("has none on the side where the front matter names a draft", () => {
	const files = { "a.md": { paginationNext: "b" }, "b.md": { draft: true }, "c.md": {} };
	assert.equal(around(placed(files)), { a: [undefined, undefined], c: ["a", undefined] });
	assert.equal(told(placed(files)), []);
});

pager("reports a document of the front matter that does not exist", () => {
	const files = { "a.md": { title: "A", paginationNext: "bb" }, "b.md": { paginationPrev: "x" } };
	const wrong = placed(files);
	assert.equal(told(wrong), [
		"content/en/help/a.md:3:1 error unknown-doc",
		"content/en/help/b.md:2:1 error unknown-doc",
	]);
});

pager("has the links of VitePress, by path", () => {
	const files = {
		"a.md": { next: { text: "Own" } },
		"b.md": { prev: null, next: { link: "/apps/z.html" } },
		"apps/z.md": { prev: { text: "Up", link: "../a.md" } },
	};
	assert.equal(around(placed(files)), { a: [undefined, "Own"], b: [undefined, "z"], "apps/z": ["Up", "b"] });
	assert.equal(told(placed({ "a.md": { next: { link: "/none" } } })), ["content/en/help/a.md:2:1 warning unknown-doc"]);
});

pager.run();
