import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { DocPage, Page } from "../../../src/model/site/page.ts";
import { keyOfPage, keyOfSearchPage } from "../../../src/pipeline/stages/keys.ts";
import type { SearchItem } from "../../../src/pipeline/stages/search-builder.ts";
import { keyOfSearch } from "../../../src/pipeline/stages/search-builder.ts";
import { doc } from "../derive/fixture.ts";

const keys = suite("keys");

const content = { text: ['<p><a href="', '">a</a></p>'], fills: ["/a"], hash: "h1" };
const page = doc("/a", {
	content,
	markdownVersion: { text: ["[a](", ")"], fills: ["/a.md"] },
	sections: [{ id: "one", heading: "One" }],
}) as DocPage;

const keyOf = (page: Page, drawing = "drawing") => keyOfPage(page, drawing);

keys("of a page is the same for the same page, and for no other", () => {
	assert.is(keyOf(structuredClone(page)), keyOf(page));
	const others: Partial<DocPage>[] = [
		{ title: "Other" },
		{ previous: { route: page.route, label: "Before" } },
		{ content: { ...content, hash: "h2" } },
		{ content: { ...content, fills: ["/b"] } },
		{ content: { text: content.text, fills: content.fills } },
		{ markdownVersion: { text: ["[a](", ")"], fills: ["/b.md"] } },
		{ sections: [{ id: "two", heading: "One" }] },
		{ sections: [] },
	];
	const known = new Set([keyOf(page)]);
	for (const change of others) known.add(keyOf({ ...page, ...change }));
	known.add(keyOf(page, "other templates"));
	assert.is(known.size, others.length + 2);
});

keys("of a page knows a text by its file, and a text without a file by itself", () => {
	const moved = { ...content, text: ["what the same file says"] };
	assert.is(keyOf({ ...page, content: moved }), keyOf(page));
	const { hash, ...bare } = content;
	assert.is.not(keyOf({ ...page, content: { ...bare, text: ["other"] } }), keyOf({ ...page, content: bare }));
});

keys("of a list knows its posts' texts", () => {
	const list = { ...page, kind: "post-list", posts: [{ route: "/p", title: "P", content }] } as unknown as Extract<
		Page,
		{ kind: "post-list" }
	>;
	const [post] = list.posts;
	assert.ok(post);
	const others = [
		{ ...post, title: "Q" },
		{ ...post, content: { ...content, hash: "h2" } },
	];
	for (const other of others) assert.is.not(keyOf({ ...list, posts: [other] }), keyOf(list));
});

keys("of a search is the same for the same search, and for no other", () => {
	const found = {
		title: "A",
		path: "a",
		keywords: [],
		weight: 1,
		hash: "h1",
		sections: [{ id: "one", heading: "One" }],
		sectionTexts: { all: [{ text: "Text", code: "" }] },
	};
	const asked = {
		search: { locale: { name: "en" }, defaultLocale: "en", pages: [found], synonyms: [] },
		questions: { queries: ["a"], limit: 3 },
	} as unknown as SearchItem;
	const withPage = (change: object): SearchItem => ({
		...asked,
		search: { ...asked.search, pages: asked.search.pages.map((page) => ({ ...page, ...change })) },
	});
	const sections = [{ id: "two", heading: "One" }];
	const others = [
		withPage({ hash: "h2" }),
		withPage({ hash: undefined }),
		withPage({ title: "B" }),
		withPage({ weight: 2 }),
		withPage({ sections }),
		{ ...asked, questions: { queries: ["b"], limit: 3 } },
		{ ...asked, search: { ...asked.search, synonyms: [["a", "b"]] as const } },
	];
	const keyIn = (item: SearchItem, parsing = "") =>
		keyOfSearch(
			item,
			item.search.pages.map((page) => keyOfSearchPage(page, parsing)),
		);
	const known = new Set([keyIn(asked), keyIn(asked, "x")]);
	for (const other of others) known.add(keyIn(other));
	assert.is(known.size, others.length + 2);
	assert.is(keyIn(structuredClone(asked)), keyIn(asked));
});

keys.run();
