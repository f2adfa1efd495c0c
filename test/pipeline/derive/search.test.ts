import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { NavbarItemConfig, SiteConfig } from "../../../src/model/config.ts";
import type { Page } from "../../../src/model/site/page.ts";
import type { SearchSettings } from "../../../src/model/site/search-settings.ts";
import { createSearchEngine } from "../../../src/search/engine.ts";
import { searchLanguageOf } from "../../search/languages.ts";
import { testConfig } from "../../test-config.ts";
import { doc, page, paths, post, sectionsOf, siteOf, siteSearchFilesOf, textOf } from "./fixture.ts";

const search = suite("search files");

const section = (heading: string, text: string, id = "", code = "") => ({ id, heading, text, code });

const pages: readonly Page[] = [
	doc("/", { title: "Notes", ...sectionsOf(section("", "Welcome")) }),
	doc("/help/sync/", {
		title: "Synchronisation",
		...sectionsOf(
			section("", "Your notes on all devices"),
			section("Élan & keys", "The key of the écran", "keys", "npm\n  install"),
			section("To Do", "Tasks", "to-do"),
		),
	}),
	doc("/help/über uns", { title: "About", searchWeight: 0.5, ...sectionsOf(section("", "constructor and __proto__")) }),
	doc("/fr/help/sync/", { title: "Synchronisation", ...sectionsOf(section("", "L’écran de l'application")) }),
	doc("/fr/help/über uns", { title: "About", contentLocale: "en", ...sectionsOf(section("", "Only in English")) }),
	post("/fr/news/a", "2025-01-01T00:00:00Z", { title: "Nouvelle", ...sectionsOf(section("", "Parution")) }),
	doc("/hidden", { title: "Hidden", sections: [] }),
	page("/404", { kind: "not-found", hasAddress: false }),
];
const outputs = siteSearchFilesOf(siteOf(pages));

const read = (file: string, from = outputs) => JSON.parse(textOf(from, file));

/** Paths of the pages that a locale's files find, best first. */
async function found(query: string, home = "", from = outputs): Promise<string[]> {
	const index = read(`${home}search-index.json`, from);
	const documents = read(`${home}search-doc.json`, from);
	const engine = createSearchEngine(index, documents, searchLanguageOf(index.lang));
	const { pages } = await engine.search(query, 10);
	return pages.map(({ page }) => documents.pages[page][1]);
}

const filesOf = (
	pages: readonly Page[],
	changes: Partial<SiteConfig> = {},
	searchLists: Readonly<Record<string, SearchSettings>> = {},
) => siteSearchFilesOf({ ...siteOf(pages, changes), searchSettings: searchLists });

search("are an index and its documents", () => {
	assert.equal(paths(outputs), ["search-index.json", "search-doc.json", "fr/search-index.json", "fr/search-doc.json"]);
});

search("name pages and sections, and ids where a heading hides them", () => {
	assert.equal(read("search-doc.json").pages, [
		["Notes", "", 1, [""], 0],
		["Synchronisation", "help/sync/", 1, ["", ["Élan & keys", "keys"], "To Do"], 0],
		["About", "help/%C3%BCber%20uns", 0.5, [""], 0],
	]);
});

search("count as many sections as the documents have", () => {
	for (const home of ["", "fr/"]) {
		const { pages } = read(`${home}search-doc.json`);
		assert.is(
			read(`${home}search-index.json`).sections,
			pages.flatMap(([, , , sections]: [0, 0, 0, []]) => sections).length,
		);
	}
});

search("of one build carry one id", () => {
	const ids = ["", "fr/"].map((home) => {
		const { id } = read(`${home}search-index.json`);
		assert.match(id, /^[0-9a-f]{12}$/);
		assert.is(read(`${home}search-doc.json`).id, id);
		return id;
	});
	assert.is(new Set(ids).size, 2);
});

search("are the same bytes each time", () => assert.equal(filesOf(pages), outputs));

search("get another id when anything changes that they hold", () => {
	const before = read("search-index.json").id;
	const synchronisation = pages[1] as ReturnType<typeof doc>;
	const changes: Partial<typeof synchronisation>[] = [
		{ title: "Syncing" },
		{ searchWeight: 2 },
		{ keywords: ["cloud"] },
		{ ...sectionsOf(section("", "Your notebooks on all devices")) },
		{ sections: synchronisation.sections.map((one, i) => (i === 1 ? { ...one, id: "other" } : one)) },
	];
	for (const change of changes) {
		const changed = { ...synchronisation, ...change };
		const files = filesOf(pages.with(1, changed));
		const { id } = read("search-index.json", files);
		assert.is.not(id, before, Object.keys(change).join());
		assert.is(read("search-doc.json", files).id, id);
		assert.is(read("fr/search-index.json", files).id, read("fr/search-index.json").id);
	}
});

search("hold pages of another language, which weigh less", async () => {
	const { pages, fallbacks } = read("fr/search-doc.json");
	assert.equal(pages, [
		["Synchronisation", "help/sync/", 1, [""], 0],
		["About", "help/%C3%BCber%20uns", 0.8, [""], 0],
		["Nouvelle", "news/a", 1, [""], 0],
	]);
	assert.equal(fallbacks, [["en", [1]]]);
	assert.is(read("search-doc.json").fallbacks, undefined);
	assert.equal(await found("english", "fr/"), ["help/%C3%BCber%20uns"]);
	assert.equal(await found("parution"), []);
});

search("count pages of another language by the locale's rules", async () => {
	const text = "Synchronising the notes on all devices";
	const files = filesOf([
		doc("/fr/help/a", { title: "Syncing", contentLocale: "en", searchWeight: 0.35, ...sectionsOf(section("", text)) }),
		doc("/fr/help/b", { ...sectionsOf(section("", "Rien")) }),
	]);
	assert.is(read("fr/search-index.json", files).lang, "fr");
	assert.is(read("fr/search-doc.json", files).pages[0][2], 0.28);
	for (const query of ["synchronising notes", "device", "syncing"])
		assert.equal(await found(query, "fr/", files), ["help/a"], query);
});

search("do not change with the base URL", () => assert.equal(filesOf(pages, { baseUrl: "/docs/" }), outputs));

search("say in which categories a page is, each list once", () => {
	const files = filesOf([
		doc("/help/a", { categories: ["Apps", "Notes"] }),
		doc("/help/b"),
		doc("/help/c", { categories: ["Apps", "Notes"] }),
		doc("/help/d", { categories: ["Apps"] }),
	]);
	const { pages, trails } = read("search-doc.json", files);
	assert.equal(trails, [[], ["Apps", "Notes"], ["Apps"]]);
	assert.equal(
		pages.map((page: readonly unknown[]) => page[4]),
		[1, 0, 1, 2],
	);
});

search("have the kinds of pages from the navbar and the configuration", () => {
	const { docs } = testConfig();
	const files = filesOf(pages, {
		docs,
		navbar: {
			items: [
				{ type: "link", to: "/news?all", label: { en: "News", fr: "Actus" } },
				{ type: "link", to: "https://forum.example", label: "Forum" },
				{ type: "docSidebar", sidebarId: "help", label: "Help" },
				{ type: "link", to: "/", label: "Home" },
			].map((item) => ({ ...item, position: "left" }) as NavbarItemConfig),
		},
		search: { weights: {}, kinds: { "/help/api/": "API", "/news": { en: "Blog" } }, within: 3, elasticlunr: false },
	});
	assert.equal(read("fr/search-doc.json", files).kinds, [
		{ path: "news", label: "Blog" },
		{ path: "help", label: "Help" },
		{ path: "help/api", label: "API" },
	]);
});

search("of one locale are built without the others", () => {
	const files = filesOf(pages, { builtLocales: ["fr"] });
	assert.ok(paths(files).every((path) => path.startsWith("fr/")));
	assert.equal(read("fr/search-doc.json", files), read("fr/search-doc.json"));
});

search("find title, heading, text, code and address", async () => {
	assert.equal(await found("synchronisation"), ["help/sync/"]);
	assert.equal(await found("elan"), ["help/sync/"]);
	assert.equal(await found("ÉCRAN"), ["help/sync/"]);
	assert.equal(await found("npm"), ["help/sync/"]);
	assert.equal(await found("uber"), ["help/%C3%BCber%20uns"]);
	assert.equal(await found("application", "fr/"), ["help/sync/"]);
	assert.equal(await found("l’ecran", "fr/"), ["help/sync/"]);
});

search("list the popular pages that the locale has", () => {
	const popular = ["/b/index.html", "/%C3%BCber", "/gone"].map((page) => ({
		page,
		at: { path: "_search.yml", line: 1, column: 1 },
	}));
	const files = filesOf(
		[doc("/a", { title: "A" }), doc("/b", { title: "B" }), doc("/über", { title: "C" })],
		{},
		{ en: { synonyms: [], expectations: [], popular } },
	);
	assert.equal(read("search-doc.json", files).popular, [1, 2]);
	assert.is(read("fr/search-doc.json", files).popular, undefined);
});

search("find keywords, and what synonyms stand for", async () => {
	const called = [doc("/a", { title: "Picture", keywords: ["photograph"] }), doc("/b", { title: "Phone" })];
	const files = filesOf(
		called,
		{},
		{ en: { synonyms: [{ from: "smartphone", to: ["phone", "telephone"] }], expectations: [], popular: [] } },
	);
	assert.equal(read("search-index.json", files).synonyms, [
		["smartphone", "phone"],
		["smartphone", "telephone"],
	]);
	assert.equal(await found("photograph", "", files), ["a"]);
	assert.equal(await found("smartphone", "", files), ["b"]);
	assert.equal(read("fr/search-index.json", files).synonyms, []);
	const [id, other] = [files, filesOf(called)].map((some) => read("search-index.json", some).id);
	assert.is.not(id, other);
});

search("leave out numbers of issues, hashes and handles", async () => {
	const text = "Fixed the panel (#1234 by @somebody) and a crash 1f2e3d4c5b";
	const files = filesOf([doc("/a", { ...sectionsOf(section("", text)) })]);
	assert.equal(await found("panel crash", "", files), ["a"]);
	for (const query of ["1234 ", "somebody ", "1f2e3d4c5b "]) assert.equal(await found(query, "", files), [], query);
});

search("find names that every object has", async () => {
	assert.equal(await found("constructor"), ["help/%C3%BCber%20uns"]);
	assert.equal(await found("__proto__"), ["help/%C3%BCber%20uns"]);
	assert.equal(await found("valueOf hasOwnProperty"), []);
	const bare = {} as Readonly<Record<string, unknown>>;
	assert.is(bare.title, undefined);
});

search("keep hostile titles and headings as they were", async () => {
	const title = "</script>]]>&\u2028<img src=x onerror=P>\ud83d";
	const files = filesOf([doc("/a", { title, ...sectionsOf(section("__proto__", "A", "__proto__")) })]);
	assert.equal(read("search-doc.json", files).pages, [[title, "a", 1, ["__proto__"], 0]]);
	assert.equal(await found("onerror", "", files), ["a"]);
});

search("are none where there is no search", () => assert.equal(filesOf(pages, { search: undefined }), []));

search.run();
