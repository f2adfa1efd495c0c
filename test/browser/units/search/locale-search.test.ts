import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openLocaleSearch } from "../../../../src/browser/search/locale-search.ts";
import type { Page } from "../../../../src/model/site/page.ts";
import type { Output } from "../../../../src/model/site/site.ts";
import { escapeHtml } from "../../../../src/model/text/escape-html.ts";
import { dataFileOf } from "../../../../src/model/urls/route.ts";
import type { HighlightedSegments, SearchExcerpt } from "../../../../src/search/results.ts";
import { doc, sectionsOf, siteOf, siteSearchFilesOf, textOf } from "../../../pipeline/derive/fixture.ts";
import { testConfig } from "../../../test-config.ts";

const open = suite("a locale's search");

const section = (heading: string, text: string, id = "") => ({ id, heading, text, code: "" });

const pages: readonly Page[] = [
	doc("/help/sync/", {
		title: "Synchronisation",
		...sectionsOf(
			section("", "Your notes on all devices."),
			section("Conflicts & more", "When two devices change a note.", "clash"),
			section("Über alles", "Nothing about it.", "über-alles"),
		),
	}),
	doc("/help/encryption", {
		title: "Encryption",
		...sectionsOf(section("", "Notes are <b>encrypted</b> on the device.")),
	}),
	doc("/fr/help/sync/", { title: "Synchronisation", ...sectionsOf(section("", "Vos notes sur tous vos appareils.")) }),
	doc("/fr/help/encryption", {
		title: "Encryption",
		contentLocale: "en",
		...sectionsOf(section("", "Notes are <b>encrypted</b> on the device.")),
	}),
	doc("/help/über uns", { title: "About", ...sectionsOf(section("", "Who writes the program.")) }),
];

const BASE = "/docs/";
const addresses = { base: BASE, form: "as-is" } as const;
const outputs = [
	...siteSearchFilesOf(siteOf(pages, { baseUrl: BASE })),
	...pages.map((page): Output => ({ path: dataFileOf(page.route), contents: JSON.stringify({ main: mainOf(page) }) })),
];

function mainOf(page: Page): string {
	const { sections, sectionTexts } = page.writtenIn === "markdown" ? page : sectionsOf();
	const content = sections.map(
		({ id, heading }, i) =>
			`${heading && `<h2 id="${id}">${escapeHtml(heading)}</h2>`}<p>${escapeHtml(sectionTexts.all[i]?.text ?? "")}</p>`,
	);
	return `<main><h1>${page.title}</h1><div class="content">${content.join("")}</div></main>`;
}
const english = { home: BASE, lang: "en" };
const french = { home: `${BASE}fr/`, lang: "fr" };

interface FileRequest {
	readonly file: string;
	readonly cache: string | undefined;
}

type Answer = (request: FileRequest) => Response | undefined;

const fail: Response = new Response(null, { status: 404 });

/** Replaces `fetch` with a server of `files`, unless `answer` returns a response. Returns the list of requests, which grows. */
function serve(answer: Answer = () => undefined, files = outputs): FileRequest[] {
	const requests: FileRequest[] = [];
	globalThis.fetch = async (address, init) => {
		assert.ok(String(address).startsWith(BASE), String(address));
		const file = decodeURIComponent(String(address).slice(BASE.length));
		const request = { file, cache: init?.cache };
		requests.push(request);
		return answer(request) ?? new Response(textOf(files, file));
	};
	return requests;
}

const { fetch } = globalThis;
open.after.each(() => {
	globalThis.fetch = fetch;
});

/** The text with matches in square brackets. */
const read = (pieces: HighlightedSegments): string =>
	pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");

const textIn = (excerpt: SearchExcerpt | undefined): string => read(excerpt?.text ?? []);

const failureOf = (promise: Promise<unknown>): Promise<string> =>
	promise.then(
		() => "none",
		(error: Error) => error.message,
	);

open("returns pages and sections with the base URL", async () => {
	serve();
	const { search } = await openLocaleSearch(english, addresses);
	const { pages, words } = await search({ query: "devices conflicts", limit: 5 });
	const [first] = pages;
	assert.is(first?.href, "/docs/help/sync/");
	assert.is(first?.lang, undefined);
	assert.is(first && read(first.title), "Synchronisation");
	assert.equal(first?.section, {
		heading: [{ text: "Conflicts & more", isMatch: false }],
		href: "/docs/help/sync/#clash",
		place: 1,
	});
	assert.ok(words.includes("devices") && words.includes("conflicts"));
});

open("links to the top of the page for text before the first heading", async () => {
	serve();
	const { search } = await openLocaleSearch(english, addresses);
	const { pages } = await search({ query: "your notes", limit: 1 });
	assert.equal(pages[0]?.section, { heading: [], href: "/docs/help/sync/", place: 0 });
});

open("encodes URLs", async () => {
	serve();
	const { search } = await openLocaleSearch(english, addresses);
	const [about] = (await search({ query: "about", limit: 5 })).pages;
	assert.is(about?.href, "/docs/help/%C3%BCber%20uns");
	const [alles] = (await search({ query: "über alles", limit: 5 })).pages;
	assert.is(alles?.section.href, "/docs/help/sync/#%C3%BCber-alles");
});

open("returns no results for an empty query", async () => {
	serve();
	const { search } = await openLocaleSearch(english, addresses);
	const nothing = { pages: [], total: 0, kinds: [], words: [] };
	assert.equal(await search({ query: "", limit: 5 }), nothing);
	assert.equal(await search({ query: "(((", limit: 5 }), nothing);
});

open("returns at most the requested number of pages", async () => {
	serve();
	const { search } = await openLocaleSearch(english, addresses);
	assert.is((await search({ query: "notes", limit: 9 })).pages.length, 2);
	assert.is((await search({ query: "notes", limit: 1 })).pages.length, 1);
});

open("finds fallback pages in another language", async () => {
	serve();
	const { search } = await openLocaleSearch(french, addresses);
	const { pages } = await search({ query: "encrypted", limit: 5 });
	assert.equal(
		pages.map(({ href, lang }) => ({ href, lang })),
		[{ href: "/docs/fr/help/encryption", lang: "en" }],
	);
	const own = await search({ query: "synchronisées", limit: 5 });
	assert.equal(
		own.pages.map(({ href, lang }) => ({ href, lang })),
		[{ href: "/docs/fr/help/sync/", lang: undefined }],
	);
});

open("returns a translated page only once", async () => {
	serve();
	const { search } = await openLocaleSearch(french, addresses);
	assert.equal(
		(await search({ query: "synchronisation", limit: 5 })).pages.map(({ href }) => href),
		["/docs/fr/help/sync/"],
	);
});

open("ranks pages in the reader's language first", async () => {
	const plugins = { title: "Plugins", ...sectionsOf(section("", "Plugins")) };
	const files = siteSearchFilesOf(
		siteOf([
			doc("/help/a", plugins),
			doc("/help/other", { title: "Other" }),
			doc("/fr/help/a", { ...plugins, contentLocale: "en" }),
			doc("/fr/help/b", plugins),
			doc("/fr/help/autre", { title: "Autre" }),
		]),
	);
	serve(() => undefined, files);
	const { search } = await openLocaleSearch(french, addresses);
	assert.equal(
		(await search({ query: "plugins", limit: 5 })).pages.map(({ href }) => href),
		["/docs/fr/help/b", "/docs/fr/help/a"],
	);
});

open("fetches two files, and nothing of another language", async () => {
	const requests = serve();
	const { search } = await openLocaleSearch(french, addresses);
	const { pages } = await search({ query: "encrypted notes", limit: 5 });
	assert.is(pages.length, 2);
	assert.equal(
		requests.map(({ file }) => file),
		["fr/search-index.json", "fr/search-doc.json"],
	);
});

open("takes excerpts from the page's text and highlights matches", async () => {
	const requests = serve();
	const { search, excerpt } = await openLocaleSearch(english, addresses);
	const { pages } = await search({ query: "encrypt note", limit: 5 });
	const { href = "", section } = pages[0] ?? {};
	assert.is(
		textIn(await excerpt(href, section?.place ?? -1, "encrypt note")),
		"[Notes] are <b>[encrypted]</b> on the device.",
	);
	assert.is(requests.at(-1)?.file, "help/encryption/index.json");
	assert.is(textIn(await excerpt("/docs/help/%C3%BCber%20uns", 0, "program")), "Who writes the [program].");
	assert.is(await excerpt("/docs/nowhere", 0, "program"), undefined);
	assert.is(textIn(await excerpt(href, 99, "program")), "");
});

open("marks titles and headings once excerpts have been loaded", async () => {
	serve();
	const { search, excerpt } = await openLocaleSearch(english, addresses);
	const query = "conflicts synchronisation";
	const plain = (await search({ query, limit: 1 })).pages[0];
	assert.is(read(plain?.title ?? []), "Synchronisation");
	const marked = await excerpt("/docs/help/sync/", 1, query);
	assert.is(read(marked?.title ?? []), "[Synchronisation]");
	assert.is(read(marked?.heading ?? []), "[Conflicts] & more");
	const [page] = (await search({ query, limit: 1 })).pages;
	assert.is(read(page?.title ?? []), "[Synchronisation]");
});

const parts = siteOf(
	[
		["/help/a", ["Apps", "Notes"]],
		["/help/api/b", ["API"]],
		["/help/api/c", []],
		["/news/d", []],
		["/e", []],
	].map(([route, categories]) =>
		doc(route as string, { categories: categories as string[], ...sectionsOf(section("", "How to install it.")) }),
	),
	{
		baseUrl: BASE,
		search: {
			weights: { "/help/a": 2 },
			kinds: { "/help": "Help", "/help/api/": "API", "/news": "News" },
			within: 3,
			elasticlunr: false,
		},
	},
);

open("says where pages are, and counts their kinds", async () => {
	serve(undefined, siteSearchFilesOf(parts));
	const { search } = await openLocaleSearch(english, addresses);
	const { pages, total, kinds, kind } = await search({ query: "install", limit: 9 });
	assert.is(total, 5);
	assert.is(kind, undefined);
	assert.equal(
		kinds.map(({ label, count }) => `${label} ${count}`),
		["Help 1", "API 2", "News 1"],
	);
	assert.equal(pages.map(({ href, trail, kind }) => [href.slice(BASE.length), trail, kind]).sort(), [
		["e", [], undefined],
		["help/a", ["Help", "Apps", "Notes"], undefined],
		["help/api/b", ["Help", "API"], undefined],
		["help/api/c", ["Help"], "API"],
		["news/d", ["News"], undefined],
	]);
});

open("returns the pages of one kind, if there are any", async () => {
	serve(undefined, siteSearchFilesOf(parts));
	const { search } = await openLocaleSearch(english, addresses);
	const query = { query: "install", limit: 9 };
	const api = await search({ ...query, kind: "help/api" });
	assert.is(api.kind, "help/api");
	assert.is(api.total, 5);
	assert.equal(api.pages.map(({ href }) => href).sort(), ["/docs/help/api/b", "/docs/help/api/c"]);
	const all = await search({ ...query, kind: "nothing" });
	assert.is(all.kind, undefined);
	assert.is(all.pages.length, 5);
});

open("takes excerpts of fallback pages from the address of the locale", async () => {
	const requests = serve();
	const { excerpt } = await openLocaleSearch(french, addresses);
	assert.is(
		textIn(await excerpt("/docs/fr/help/encryption", 0, "encrypted")),
		"Notes are <b>[encrypted]</b> on the device.",
	);
	assert.is(requests.at(-1)?.file, "fr/help/encryption/index.json");
	assert.is(textIn(await excerpt("/docs/fr/help/sync/", 0, "appareil")), "Vos notes sur tous vos [appareils].");
	assert.is(requests.at(-1)?.file, "fr/help/sync/index.json");
});

for (const missing of ["search-index.json", "search-doc.json"])
	open(`rejects without its ${missing}`, async () => {
		serve(({ file }) => (file === missing ? fail : undefined));
		assert.is(await failureOf(openLocaleSearch(english, addresses)), `/docs/${missing}: 404`);
		serve();
		assert.is(
			(await (await openLocaleSearch(english, addresses)).search({ query: "about", limit: 5 })).pages.length,
			1,
		);
	});

open("rejects an excerpt whose text cannot be fetched", async () => {
	serve(({ file }) => (file.endsWith("/index.json") ? fail : undefined));
	const { excerpt } = await openLocaleSearch(english, addresses);
	assert.is(await failureOf(excerpt("/docs/help/encryption", 0, "note")), "/docs/help/encryption/index.json: 404");
});

open("refetches files of different builds without the cache", async () => {
	const old = JSON.stringify({ ...JSON.parse(textOf(outputs, "search-doc.json")), id: "old", pages: [] });
	const requests = serve(({ file, cache }) =>
		file === "search-doc.json" && cache !== "reload" ? new Response(old) : undefined,
	);
	const { search } = await openLocaleSearch(english, addresses);
	assert.is((await search({ query: "encryption", limit: 5 })).pages.length, 1);
	assert.equal(requests, [
		{ file: "search-index.json", cache: "default" },
		{ file: "search-doc.json", cache: "default" },
		{ file: "search-index.json", cache: "reload" },
		{ file: "search-doc.json", cache: "reload" },
	]);
});

const versioned = siteOf(
	[
		["/help/install", "2.0"],
		["/help/next/install", "current"],
		["/help/1.0/install", "1.0"],
		["/news/install", undefined],
		["/help/1.0/only", "1.0"],
	].map(([route, version]) =>
		doc(route as string, {
			title: "Install",
			version: version as string,
			...sectionsOf(section("", "How to install it.")),
		}),
	),
	{
		baseUrl: BASE,
		docs: testConfig({ docs: { versions: [{ name: "current" }, { name: "2.0" }, { name: "1.0" }] } }).docs,
	},
);

const preferences: [name: string, query: string, reading: string | undefined, paths: string[]][] = [
	["the last version first, no old one", "install", undefined, ["help/install", "news/install", "help/next/install"]],
	["the version that is being read first", "install", "current", ["help/next/install", "news/install", "help/install"]],
	[
		"an unmaintained version that is being read",
		"install",
		"1.0",
		["help/1.0/install", "news/install", "help/1.0/only", "help/install", "help/next/install"],
	],
	[
		"an unmaintained version that the query names",
		"install 1.0",
		"2.0",
		["help/1.0/install", "news/install", "help/1.0/only", "help/install", "help/next/install"],
	],
	["the last version outside of documents", "install", "news", ["help/install", "news/install", "help/next/install"]],
];
for (const [name, query, reading, paths] of preferences)
	open(`of several versions, shows ${name}`, async () => {
		serve(undefined, siteSearchFilesOf(versioned));
		const { search } = await openLocaleSearch(english, addresses);
		const { pages } = await search({ query, limit: 10, version: reading });
		assert.equal(
			pages.map(({ href }) => href.slice(BASE.length)),
			paths,
		);
	});

open.run();
