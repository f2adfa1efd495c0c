import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { CategoryLink, SidebarItemConfig } from "../../../../src/model/config.ts";
import { linesOf, valuesOf } from "../../values.ts";
import { type Files, place, type Setting, tree } from "./place.ts";

const generated = suite("generated page of a category");

const GENERATED: CategoryLink = { type: "generated-index" };
const FILES: Files = { "apps/a.md": { description: "About a" }, "apps/sync/b.md": {}, "apps/sync/c.md": {} };

const placed = (setting: Setting = {}, files = FILES) =>
	place(files, { ...setting, categories: setting.categories ?? { apps: { link: GENERATED } } });
const where = (setting?: Setting, files?: Files) => placed(setting, files).categories.map(({ route }) => route);

generated("shows the children of the category as cards", () => {
	const { categories } = placed({
		categories: {
			apps: { label: "Apps", description: "All apps", link: GENERATED },
			"apps/sync": { label: "Sync", description: "Ways to sync" },
		},
	});
	assert.equal(categories, [
		{
			route: "/help/category/apps",
			key: "category/current/docs.sidebars.main[0]:apps",
			title: "Apps",
			description: "All apps",
			at: { path: "content/en/help/apps/a.md", line: 1, column: 1, isWholeFile: true },
			keywords: [],
			sidebar: "main",
			cards: [
				{ route: "/help/apps/a", label: "a", description: "About a", contentLocale: "en" },
				{ route: "/help/apps/sync/b", label: "Sync", description: "Ways to sync", items: 2 },
			],
			next: { route: "/help/apps/a", label: "a" },
		},
	]);
});

generated("has the words of its link before those of the category", () => {
	const link = {
		type: "generated-index",
		title: "The apps",
		description: "Of the link",
		keywords: ["one", "two"],
		image: "/apps.png",
	} as const;
	const [page] = placed({ categories: { apps: { description: "Of the category", link } } }).categories;
	assert.is(page?.title, "The apps");
	assert.is(page?.description, "Of the link");
	assert.equal(page?.keywords, ["one", "two"]);
	assert.is(page?.image, "/apps.png");
});

generated("has the words of its link in the language of the locale", () => {
	const link = {
		type: "generated-index",
		title: { en: "The apps", fr: "Les applis" },
		description: { en: "All" },
	} as const;
	const items: SidebarItemConfig[] = [{ type: "category", label: "Apps", link, items: ["apps/a"] }];
	const setting = { config: { sidebars: { main: items } }, input: { locale: "fr" } };
	const [page] = placed(setting).categories;
	assert.is(page?.title, "Les applis");
	assert.is(page?.description, "All");
});

generated("leads a card to the page of its category", () => {
	const categories = { apps: { link: GENERATED }, "apps/sync": { link: GENERATED } };
	const [page] = placed({ categories }).categories;
	assert.equal(valuesOf(page?.cards ?? [], "route"), ["/help/apps/a", "/help/category/sync"]);
});

generated("has cards for references and links of the site, not for other sites", () => {
	const items: SidebarItemConfig[] = [
		{
			type: "category",
			label: "Apps",
			link: GENERATED,
			items: [
				{ type: "ref", id: "apps/a" },
				{ type: "link", label: "News", href: "/news" },
				{ type: "link", label: "Out", href: "https://example.org" },
				{ type: "category", label: "Only out", items: [{ type: "link", label: "Out", href: "https://example.org" }] },
			],
		},
	];
	const [page] = placed({ config: { sidebars: { main: items } } }).categories;
	assert.equal(page?.cards, [
		{ route: "/help/apps/a", label: "a", description: "About a", contentLocale: "en" },
		{ route: "/news", label: "News", description: "" },
	]);
});

generated("does not count or show unlisted documents", () => {
	const [page] = placed(
		{},
		{ ...FILES, "apps/d.md": { unlisted: true }, "apps/sync/e.md": { unlisted: true } },
	).categories;
	assert.equal(linesOf(page?.cards ?? [], "label", "items"), ["a undefined", "sync 2"]);
});

const slugs: [slug: string, route: string][] = [
	["/all", "/help/all"],
	["all", "/help/all"],
	["/all/apps/", "/help/all/apps/"],
	["/%C3%A9t%C3%A9", "/help/été"],
	["/../../x", "/help/x"],
];
for (const [slug, route] of slugs) {
	generated(`with the slug “${slug}” is at ${route}`, () => {
		const categories = { apps: { link: { ...GENERATED, slug } } };
		assert.equal(where({ categories }), [route]);
	});
}

generated("has its label in its address otherwise", () => {
	const categories = { apps: { label: "Apps & Geräte", link: GENERATED } };
	assert.equal(where({ categories }), ["/help/category/apps--geräte"]);
});

generated("is below the locale and the version, in the form of the site", () => {
	const version = { name: "1.0", path: "1.0" };
	const input = { locale: "fr", trailingSlash: "slash" } as const;
	assert.equal(where({ version, input }), ["/fr/help/1.0/category/apps/"]);
});

generated("gets a number when another one of the version has its label", () => {
	const files = { "a/sync/x.md": {}, "b/sync/x.md": {} };
	const categories = { "a/sync": { link: GENERATED }, "b/sync": { label: "Sync", link: GENERATED } };
	assert.equal(where({ categories }, files), ["/help/category/sync", "/help/category/sync-1"]);
});

generated("has an address of its own in each sidebar", () => {
	const all: SidebarItemConfig[] = [{ type: "autogenerated", dirName: "." }];
	const config = { sidebars: { one: all, two: all } };
	const { categories } = placed({ config });
	assert.equal(linesOf(categories, "route", "key", "sidebar"), [
		"/help/category/apps category/current/docs.sidebars.one[0]:apps one",
		"/help/category/apps-1 category/current/docs.sidebars.two[0]:apps two",
	]);
});

generated("takes no number for a category that is left out", () => {
	const files = { "a/sync/x.md": { draft: true }, "b/sync/x.md": {} };
	const categories = { "a/sync": { link: GENERATED }, "b/sync": { link: GENERATED } };
	assert.equal(where({ categories }, files), ["/help/category/sync"]);
});

generated("has the same address in every language", () => {
	const setting: Setting = {
		categories: { apps: { label: "Anwendungen", link: GENERATED } },
		sourceCategories: { apps: { label: "Apps", link: GENERATED } },
		input: { locale: "de" },
	};
	assert.equal(where(setting), ["/de/help/category/apps"]);
	assert.equal(placed(setting).categories[0]?.title, "Anwendungen");

	const label = { en: "All apps", de: "Alle Anwendungen" };
	const items: SidebarItemConfig[] = [{ type: "category", label, link: GENERATED, items: ["apps/a"] }];
	const config = { sidebars: { main: items } };
	assert.equal(where({ config, input: { locale: "de" } }), ["/de/help/category/all-apps"]);
});

generated("is the page of its category in the sidebar", () => {
	assert.equal(tree(placed()), ["apps -> /help/category/apps", "  a", "  sync", "    b", "    c"]);
});

generated.run();
