import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SidebarItemConfig, SidebarItemsConfig } from "../../../../src/model/config.ts";
import { valuesOf } from "../../values.ts";
import { type Files, place, type Setting, told, tree, VERSION } from "./place.ts";

const written = suite("sidebar of the configuration");

const FILES: Files = {
	"a.md": { h1: "A heading" },
	"b.md": { sidebarLabel: "B label", sidebarClassName: "new", sidebarBadge: { text: "New", style: "tip" } },
	"apps/c.md": {},
	"apps/d.md": {},
	"later.md": { draft: true },
};

const placed = (items: readonly SidebarItemConfig[], setting: Setting = {}) =>
	place(setting.input?.documents ? {} : FILES, {
		...setting,
		config: { sidebars: { main: items }, ...setting.config },
	});

const of = (main: SidebarItemsConfig): Setting => ({ config: { sidebars: { main } } });

written("has documents by id, in the order given", () => {
	const items = ["apps/c", { type: "doc", id: "a" }] as const;
	assert.equal(tree(placed(items)), ["c", "A heading"]);
});

written("may call a document differently, unless it says itself", () => {
	const items = [
		{ type: "doc", id: "a", label: "Mine" },
		{ type: "doc", id: "b", label: "Mine" },
		{ type: "ref", id: "apps/c", label: { en: "Ref", fr: "Renvoi" } },
	] as const;
	assert.equal(tree(placed(items)), ["Mine", "B label", "Ref"]);
	const fr = placed(items, { input: { locale: "fr" } });
	assert.equal(tree(fr), ["Mine", "B label", "Renvoi"]);
});

written("gives documents and categories of documents their own marks", () => {
	const marks = { className: "new", badge: { text: "New", style: "tip" } };
	assert.equal(placed(["b"]).sidebars.main, [
		{ type: "link", label: "B label", href: "/help/b", route: "/help/b", ...marks },
	]);
	const category = { type: "category", label: "All", link: { type: "doc", id: "b" }, items: ["a"] } as const;
	assert.equal(
		placed([category]).sidebars.main?.map(({ className }) => className),
		["new"],
	);
});

written("has categories by label, as deep as they are written", () => {
	const items = ["a", { Apps: ["apps/c", { Deep: { Deeper: ["apps/d"] } }] }];
	assert.equal(tree(placed(items)), ["A heading", "Apps", "  c", "  Deep", "    Deeper", "      d"]);
	assert.equal(tree(placed([], of({ Apps: ["apps/c"], Rest: ["a"] }))), ["Apps", "  c", "Rest", "  A heading"]);
});

written("names the label where a category by label goes wrong", () => {
	assert.equal(told(placed([{ Apps: ["nope"] }])).slice(0, 1), ["site.config.ts:1:1 error unknown-doc"]);
});

written("has HTML, its classes and those of links and documents", () => {
	const items = [
		{ type: "html", value: "<hr>", className: "line", defaultStyle: true },
		{ type: "doc", id: "a", className: "mine", customProps: { a: 1 } },
		{ type: "doc", id: "b", className: "mine", key: "b" },
		{ type: "link", label: "Out", href: "https://a.example", className: "x" },
	] as const;
	assert.equal(placed(items).sidebars.main, [
		{ type: "html", key: "docs.sidebars.main[0].value", isIndented: true, className: "line" },
		{ type: "link", label: "A heading", href: "/help/a", route: "/help/a", className: "mine" },
		{
			type: "link",
			label: "B label",
			href: "/help/b",
			route: "/help/b",
			className: "new",
			badge: { text: "New", style: "tip" },
		},
		{ type: "link", label: "Out", href: "https://a.example", className: "x" },
	]);
});

written("may be another one in a version, which is then checked", () => {
	const old = { name: "1.0", isCurrent: false, sidebars: { main: ["a", "nope"] } };
	const setting: Setting = { config: { versions: [VERSION, { ...VERSION, ...old }] }, version: old };
	assert.equal(tree(placed(["b"], setting)), ["A heading"]);
	assert.equal(valuesOf(placed(["b"], setting).problems, "message"), [
		'unknown document "nope" in "docs.versions[1].sidebars.main[1]"',
	]);
	const shared = { ...setting, version: { name: "1.0", isCurrent: false } };
	assert.equal(told(placed(["nope"], shared)), []);
});

written("has links to other sites as they are", () => {
	const href = "https://example.org/a?b#c";
	const items = [{ type: "link", label: "Out", href }] as const;
	assert.equal(placed(items).sidebars.main, [{ type: "link", label: "Out", href: "https://example.org/a?b#c" }]);
});

written("has links to pages of the site in the reader's locale", () => {
	const items = [{ type: "link", label: "News", href: "/news?a=/b.c#d" }] as const;
	const input = { locale: "fr", baseUrl: "/base/" };
	assert.equal(placed(items, { input }).sidebars.main, [
		{ type: "link", label: "News", href: "/base/fr/news?a=/b.c#d", route: "/fr/news" },
	]);
});

written("has links to files below the base URL, the same in every locale", () => {
	const items = [{ type: "link", label: "PDF", href: "/files/a b.pdf" }] as const;
	const input = { locale: "fr", baseUrl: "/base/", trailingSlash: "slash" } as const;
	assert.equal(placed(items, { input }).sidebars.main, [{ type: "link", label: "PDF", href: "/base/files/a%20b.pdf" }]);
});

written("has categories with items of every kind", () => {
	const items = [
		{
			type: "category",
			label: "Apps",
			items: ["a", { type: "category", label: "More", items: ["b"] }, { type: "autogenerated", dirName: "apps" }],
		},
	] as const;
	assert.equal(tree(placed(items)), ["Apps", "  A heading", "  More", "    B label", "  c", "  d"]);
});

written("has a category's label in the reader's language", () => {
	const label = { en: "Apps", fr: "Applications" };
	const items = [{ type: "category", label, items: ["a"] }] as const;
	assert.equal(tree(placed(items, { input: { locale: "fr" } })), ["Applications", "  A heading"]);
	assert.equal(tree(placed(items, { input: { locale: "de" } })), ["Apps", "  A heading"]);
});

written("settles how categories are closed", () => {
	const items = [
		{ type: "category", label: "1", items: ["a"] },
		{ type: "category", label: "2", items: ["a"], collapsed: false },
		{ type: "category", label: "3", items: ["a"], collapsible: false, className: "wide" },
	] as const;
	assert.equal(
		placed(items).sidebars.main?.map((entry) =>
			entry.type === "category" ? [entry.label, entry.collapsed, entry.collapsible, entry.className] : [],
		),
		[
			["1", true, true, undefined],
			["2", false, true, undefined],
			["3", false, false, "wide"],
		],
	);
});

written("may link a category to a document", () => {
	const link = { type: "doc", id: "a" } as const;
	const items = [{ type: "category", label: "Apps", link, items: ["b"] }] as const;
	assert.equal(tree(placed(items)), ["Apps -> /help/a", "  B label"]);
});

written("has a category without items as its document", () => {
	const link = { type: "doc", id: "a" } as const;
	const items = [{ type: "category", label: "Apps", link, items: [] }] as const;
	assert.equal(tree(placed(items)), ["Apps"]);
});

written("does not generate again what the category links to", () => {
	const category = { type: "category", label: "Apps", link: { type: "doc", id: "apps/c" } } as const;
	const generated = { type: "autogenerated", dirName: "apps" } as const;
	assert.equal(tree(placed([{ ...category, items: [generated] }])), ["Apps -> /help/apps/c", "  d"]);
	const listed = [{ ...category, items: ["apps/c", generated] }] as const;
	assert.equal(tree(placed(listed)), ["Apps -> /help/apps/c", "  c", "  d"]);
});

written("has no page of its own accord for a category", () => {
	const documents = place({ "apps/index.md": {}, "apps/a.md": {} }).docs;
	const items = [
		{ type: "category", label: "Apps", link: null, items: [{ type: "autogenerated", dirName: "apps" }] },
	] as const;
	const input = { documents: documents.map(({ document }) => document) };
	assert.equal(tree(placed(items, { input })), ["Apps", "  a", "  index"]);
});

for (const dirName of [".", "./", "/", "apps", "./apps", "apps/"]) {
	written(`knows the folder “${dirName}”`, () => {
		const items = [{ type: "autogenerated", dirName }] as const;
		assert.equal(told(placed(items)), []);
		assert.ok(tree(placed(items)).includes(dirName.includes("apps") ? "c" : "apps"));
	});
}

written("may be one of several", () => {
	const sidebars = { one: ["a"], two: ["b"], none: [] };
	const both = place(FILES, { config: { sidebars } });
	assert.equal(Object.keys(both.sidebars), ["one", "two", "none"]);
	assert.equal(both.firstLinks, {
		one: { route: "/help/a", label: "A heading" },
		two: { route: "/help/b", label: "B label" },
	});
});

written("reports an unknown document with its key and what is known", () => {
	const items = ["a", { type: "category", label: "X", items: ["apps/cc"] }] as const;
	assert.equal(told(placed(items)), ["site.config.ts:1:1 error unknown-doc"]);
});

written("reports an unknown document of an object and of a link", () => {
	const link = { type: "doc", id: "y" } as const;
	const items = [
		{ type: "ref", id: "x" },
		{ type: "category", label: "X", link, items: ["a"] },
	] as const;
	assert.equal(valuesOf(placed(items).problems, "message"), [
		'unknown document "x" in "docs.sidebars.main[0].id"',
		'unknown document "y" in "docs.sidebars.main[1].link.id"',
	]);
});

written("shows ten known ids at most, the nearest first", () => {
	const files = Object.fromEntries(Array.from({ length: 14 }, (_, i) => [`other/${i}0x.md`, {}]));
	const config = { sidebars: { main: ["apps/search"] } };
	const many = place({ ...files, "apps/searching.md": {} }, { config });
	assert.equal(told(many), ["site.config.ts:1:1 error unknown-doc"]);
});

written("says so when there are no documents at all", () => {
	const empty = place({}, { config: { sidebars: { main: ["a"] } } });
	assert.equal(valuesOf(empty.problems, "hint"), ["there are no document ids"]);
});

written("may name a draft, which is left out", () => {
	const link = { type: "doc", id: "later" } as const;
	const items = ["later", "a", { type: "category", label: "Later", link, items: ["later"] }] as const;
	assert.equal(told(placed(items)), []);
	assert.equal(tree(placed(items)), ["A heading"]);
});

written("shows drafts where they are built", () => {
	const items = ["later", "a"];
	assert.equal(tree(placed(items, { input: { drafts: true } })), ["later", "A heading"]);
});

written("reports an unknown folder with those that are known", () => {
	const items = [{ type: "autogenerated", dirName: "app" }] as const;
	assert.equal(told(placed(items)), ["site.config.ts:1:1 error unknown-folder"]);
});

written("reports a category without items and without a link", () => {
	const items = [{ type: "category", label: "Empty", items: [] }] as const;
	assert.equal(told(placed(items)), ["site.config.ts:1:1 error empty-category"]);
});

written("leaves out of an older version what was not there yet", () => {
	const items = ["a", "newer", { type: "autogenerated", dirName: "newer" }] as const;
	const version = { name: "1.0", path: "1.0", isCurrent: false };
	assert.equal(told(placed(items, { version })), []);
	assert.equal(tree(placed(items, { version })), ["A heading"]);
});

written.run();
