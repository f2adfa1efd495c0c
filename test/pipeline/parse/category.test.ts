import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SourcePath } from "../../../src/model/content/source.ts";
import { iconHtml } from "../../../src/pipeline/parse/components/icons.ts";
import { parseCategoryFile } from "../../../src/pipeline/parse/data-files/category-file.ts";
import { codesByName } from "./document.ts";
import { testFixtures } from "./markdown/fixtures.ts";

const category = suite("category file");

const parsed = (text: string, name = "apps/sync/_category_.yml") =>
	parseCategoryFile({
		path: `content/en/help/${name}` as SourcePath,
		locale: "en",
		area: "docs",
		version: "current",
		name,
		text,
	});
const told = (text: string, name?: string) => codesByName(parsed(text, name).problems);

const SYNC = {
	path: "content/en/help/apps/sync/_category_.yml",
	locale: "en",
	version: "current",
	folder: "apps/sync",
};

category("describes its folder", () => {
	const text = `label: Synchronisation
position: 1.5
collapsed: false
collapsible: true
className: wide
badge: { text: Beta, type: note }
icon: windows
description: All ways to sync
customProps:
  label: any
`;
	assert.equal(parsed(text), {
		category: {
			...SYNC,
			label: "Synchronisation",
			position: 1.5,
			collapsed: false,
			collapsible: true,
			className: "wide",
			badge: { text: "Beta", style: "info" },
			icon: iconHtml("windows"),
			description: "All ways to sync",
			customProps: { label: "any" },
		},
		problems: [],
	});
});

category("may be JSON, indented with tabs", () => {
	const text = `{\n\t"label": "Sync \\/ \\u00e9",\n\t"link": { "type": "doc", "id": "sync" }\n}\n`;
	assert.equal(parsed(text, "sync/_category_.json").category, {
		...SYNC,
		path: "content/en/help/sync/_category_.json",
		folder: "sync",
		label: "Sync / é",
		link: { type: "doc", id: "sync" },
	});
});

category("may be empty, or only a comment", () => {
	for (const text of ["", "# later\n"]) assert.equal(parsed(text), { category: SYNC, problems: [] });
});

category("may begin as a YAML document does", () => assert.is(parsed("---\nlabel: Sync\n").category?.label, "Sync"));

category("belongs to the root when it stands there", () => {
	assert.is(parsed("label: All", "_category_.yml").category?.folder, "");
});

category("keeps a link of null apart from no link", () => {
	assert.is(parsed("link: null").category?.link, null);
	assert.not("link" in (parsed("label: Sync").category ?? {}));
});

category("takes a generated index with one keyword or several", () => {
	const text = "link:\n  type: generated-index\n  slug: /sync\n  keywords: a";
	assert.equal(parsed(text).category?.link, { type: "generated-index", slug: "/sync", keywords: ["a"] });
	const list = "link: {type: generated-index, keywords: [a, b]}";
	assert.equal(parsed(list).category?.link, { type: "generated-index", keywords: ["a", "b"] });
});

category("refuses a slug that leads out of its version, at its place", () => {
	const text = "label: A\nlink:\n  type: generated-index\n  slug: /../../x";
	assert.equal(parsed(text).category?.link, { type: "generated-index" });
	assert.equal(told(text), ["_category_.yml:4:9 error bad-category"]);
});

category("reads a position in quotes as a number", () => assert.is(parsed('position: "2"').category?.position, 2));

category("accepts the key that names it in translation files", () => {
	assert.equal(parsed("key: sync"), { category: SYNC, problems: [] });
});

category("takes a key without a value as not given", () => {
	assert.equal(parsed("label:\nposition: 2"), { category: { ...SYNC, position: 2 }, problems: [] });
});

category("with an unknown key is told the nearest known one", () => {
	assert.equal(told("label: Sync\nposition: 1\nlabl: x"), ["_category_.yml:3:1 error unknown-category-key"]);
});

category("with an unknown badge or icon is reported at its place", () => {
	assert.equal(told("label: Sync\nicon: windwos"), ["_category_.yml:2:7 error bad-category"]);
	assert.equal(told("label: Sync\nbadge: { text: New, type: nwe }"), ["_category_.yml:2:8 error bad-category"]);
});

category("with a key like no other is told all keys", () => {
	assert.equal(told("sidebar_position: 1"), ["_category_.yml:1:1 error unknown-category-key"]);
});

category("keeps what is right beside what is wrong", () => {
	assert.equal(parsed("labl: x\nposition: 3").category, { ...SYNC, position: 3 });
});

category("has an unknown key of its link reported inside the link", () => {
	const text = "slugs: 1\nlink:\n  type: generated-index\n  slugs: /x\nlabel: a";
	assert.equal(told(text), [
		"_category_.yml:1:1 error unknown-category-key",
		"_category_.yml:4:3 error unknown-category-key",
	]);
});

category("has the place of a key in JSON as well", () => {
	const text = '{\n  "customProps": {"labl": 1},\n  "label": "a", "labl": "b"\n}';
	assert.equal(told(text, "apps/sync/_category_.json"), ["_category_.json:3:17 error unknown-category-key"]);
});

testFixtures(category, new URL("./examples/category-problems.txt", import.meta.url), (text) => told(text).join("\n"));

category("has groups of items by name, or of labels alone", () => {
	assert.equal(
		parsed("groups:\n  write: { label: Write, items: [markdown, to-dos] }\n  find: { label: Find }\n").category?.groups,
		{ write: { label: "Write", items: ["markdown", "to-dos"] }, find: { label: "Find" } },
	);
	for (const groups of ["[a]", "{ a: b }", "{ a: { item: b } }"])
		assert.is(parsed(`groups: ${groups}\n`).problems[0]?.code, "bad-category");
});

category.run();
