import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { DocPage, Page } from "../../src/model/page.ts";
import { keyOfPage } from "../../src/work/page-key.ts";
import { doc } from "../derive/fixture.ts";

const keys = suite("key of a page");

const content = {
	text: ['<p><a href="', '">a</a></p>'],
	fills: ["/a"],
	hash: "h1",
};
const page = doc("/a", {
	content,
	markdown: { text: ["[a](", ")"], fills: ["/a.md"] },
	sections: [{ id: "one", heading: "One", text: "Text", code: "" }],
}) as DocPage;

const keyOf = (page: Page, drawing = "drawing") => keyOfPage(page, drawing);

keys("is the same for the same page, and for no other", () => {
	assert.is(keyOf(structuredClone(page)), keyOf(page));
	const others: Partial<DocPage>[] = [
		{ title: "Other" },
		{ previous: { route: page.route, label: "Before" } },
		{ content: { ...content, hash: "h2" } },
		{ content: { ...content, fills: ["/b"] } },
		{ content: { text: content.text, fills: content.fills } },
		{ markdown: { text: ["[a](", ")"], fills: ["/b.md"] } },
		{ sections: [{ id: "two", heading: "One", text: "Text", code: "" }] },
		{ sections: [] },
	];
	const known = new Set([keyOf(page)]);
	for (const change of others) known.add(keyOf({ ...page, ...change }));
	known.add(keyOf(page, "other templates"));
	assert.is(known.size, others.length + 2);
});

keys("knows a text by its file, and a text without a file by itself", () => {
	const moved = { ...content, text: ["what the same file says"] };
	assert.is(keyOf({ ...page, content: moved }), keyOf(page));
	const { hash, ...bare } = content;
	assert.is.not(
		keyOf({ ...page, content: { ...bare, text: ["other"] } }),
		keyOf({ ...page, content: bare }),
	);
});

keys("of a list knows its posts' texts", () => {
	const list = {
		...page,
		kind: "post-list",
		posts: [{ route: "/p", title: "P", content }],
	} as unknown as Extract<Page, { kind: "post-list" }>;
	const [post] = list.posts;
	assert.ok(post);
	const others = [
		{ ...post, title: "Q" },
		{ ...post, content: { ...content, hash: "h2" } },
	];
	for (const other of others)
		assert.is.not(keyOf({ ...list, posts: [other] }), keyOf(list));
});

keys.run();
