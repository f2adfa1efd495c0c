import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openLocale } from "../../src/client/search/open.ts";
import type { Page } from "../../src/model/page.ts";
import type { Marked } from "../../src/search/found.ts";
import { doc, searchFilesOf, siteOf, textOf } from "../derive/fixture.ts";

const open = suite("a locale's search");

const section = (heading: string, text: string, id = "") => ({
	id,
	heading,
	text,
	code: "",
});

const pages: readonly Page[] = [
	doc("/help/sync/", {
		title: "Synchronisation",
		sections: [
			section("", "Your notes on all devices."),
			section("Conflicts & more", "When two devices change a note.", "clash"),
			section("Über alles", "Nothing about it.", "über-alles"),
		],
	}),
	doc("/help/encryption", {
		title: "Encryption",
		sections: [section("", "Notes are <b>encrypted</b> on the device.")],
	}),
	doc("/fr/help/sync/", {
		title: "Synchronisation",
		sections: [section("", "Vos notes sur tous vos appareils.")],
	}),
	doc("/fr/help/encryption", {
		title: "Encryption",
		contentLocale: "en",
		sections: [section("", "Notes are <b>encrypted</b> on the device.")],
	}),
	doc("/help/über uns", {
		title: "About",
		sections: [section("", "Who writes the program.")],
	}),
];

const BASE = "/docs/";
const outputs = searchFilesOf(siteOf(pages, { baseUrl: BASE }));
const english = { home: BASE, lang: "en" };
const french = { home: `${BASE}fr/`, lang: "fr" };

interface Asked {
	readonly file: string;
	readonly cache: string | undefined;
}

type Answer = (asked: Asked) => Response | undefined;

const fail: Response = new Response(null, { status: 404 });

/** A site on a server that answers as `answer` says, otherwise with the file; tells what it was asked for. */
function serve(answer: Answer = () => undefined, files = outputs): Asked[] {
	const asked: Asked[] = [];
	globalThis.fetch = async (address, init) => {
		assert.ok(String(address).startsWith(BASE), String(address));
		const file = decodeURIComponent(String(address).slice(BASE.length));
		const one = { file, cache: init?.cache };
		asked.push(one);
		return answer(one) ?? new Response(textOf(files, file));
	};
	return asked;
}

const { fetch } = globalThis;
open.after.each(() => {
	globalThis.fetch = fetch;
});

/** As it is read: marks in square brackets. */
const read = (pieces: Marked): string =>
	pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");

const failureOf = (promise: Promise<unknown>): Promise<string> =>
	promise.then(
		() => "none",
		(error: Error) => error.message,
	);

open("finds pages and their sections, with the base URL", async () => {
	serve();
	const { search } = await openLocale(english, BASE);
	const { pages, words } = await search("devices conflicts", 5);
	const [first] = pages;
	assert.is(first?.href, "/docs/help/sync/");
	assert.is(first?.lang, undefined);
	assert.is(first && read(first.title), "Synchronisation");
	assert.equal(
		first?.sections.map(({ heading, ...rest }) => ({
			...rest,
			heading: read(heading),
		}))[0],
		{
			heading: "[Conflicts] & more",
			href: "/docs/help/sync/#clash",
			place: 1,
		},
	);
	assert.ok(words.includes("devices") && words.includes("conflicts"));
});

open(
	"leads to the page's top for what is before its first heading",
	async () => {
		serve();
		const { search } = await openLocale(english, BASE);
		const { pages } = await search("your notes", 1);
		assert.equal(pages[0]?.sections[0], {
			heading: [],
			href: "/docs/help/sync/",
			place: 0,
		});
	},
);

open("writes addresses as links have them", async () => {
	serve();
	const { search } = await openLocale(english, BASE);
	const [about] = (await search("about", 5)).pages;
	assert.is(about?.href, "/docs/help/%C3%BCber%20uns");
	const [alles] = (await search("über alles", 5)).pages;
	assert.is(alles?.sections[0]?.href, "/docs/help/sync/#%C3%BCber-alles");
});

open("finds nothing for no words", async () => {
	serve();
	const { search } = await openLocale(english, BASE);
	assert.equal(await search("", 5), { pages: [], words: [] });
	assert.equal(await search("(((", 5), { pages: [], words: [] });
});

open("gives as many pages as were asked for", async () => {
	serve();
	const { search } = await openLocale(english, BASE);
	assert.is((await search("notes", 9)).pages.length, 2);
	assert.is((await search("notes", 1)).pages.length, 1);
});

open("finds pages that another language stands in for", async () => {
	serve();
	const { search } = await openLocale(french, BASE);
	const { pages } = await search("encrypted", 5);
	assert.equal(
		pages.map(({ href, lang }) => ({ href, lang })),
		[{ href: "/docs/fr/help/encryption", lang: "en" }],
	);
	const own = await search("synchronisées", 5);
	assert.equal(
		own.pages.map(({ href, lang }) => ({ href, lang })),
		[{ href: "/docs/fr/help/sync/", lang: undefined }],
	);
});

open("finds no page twice that is there in both languages", async () => {
	serve();
	const { search } = await openLocale(french, BASE);
	assert.equal(
		(await search("synchronisation", 5)).pages.map(({ href }) => href),
		["/docs/fr/help/sync/"],
	);
});

open("puts the reader's language first", async () => {
	const plugins = { title: "Plugins", sections: [section("", "Plugins")] };
	const files = searchFilesOf(
		siteOf([
			doc("/help/a", plugins),
			doc("/help/other", { title: "Other" }),
			doc("/fr/help/a", { ...plugins, contentLocale: "en" }),
			doc("/fr/help/b", plugins),
			doc("/fr/help/autre", { title: "Autre" }),
		]),
	);
	serve(() => undefined, files);
	const { search } = await openLocale(french, BASE);
	assert.equal(
		(await search("plugins", 5)).pages.map(({ href }) => href),
		["/docs/fr/help/b", "/docs/fr/help/a"],
	);
});

open("asks for another language's files with the first query", async () => {
	const asked = serve();
	const { search } = await openLocale(french, BASE);
	assert.equal(
		asked.map(({ file }) => file),
		["fr/search-index.json", "fr/search-doc.json"],
	);
	await search("notes", 5);
	await search("notes", 5);
	assert.equal(
		asked.slice(2).map(({ file }) => file),
		["search-index.json", "search-doc.json"],
	);
});

open("cuts excerpts from the page's text, and marks them", async () => {
	const asked = serve();
	const { search, excerpt } = await openLocale(english, BASE);
	const { pages } = await search("encrypt note", 5);
	const { href = "", sections = [] } = pages[0] ?? {};
	assert.is(
		read(await excerpt(href, sections[0]?.place ?? -1, "encrypt note")),
		"[Notes] are <b>[encrypted]</b> on the device.",
	);
	assert.is(asked.at(-1)?.file, "search-text/help/encryption.json");
	assert.is(
		read(await excerpt("/docs/help/%C3%BCber%20uns", 0, "program")),
		"Who writes the [program].",
	);
	assert.equal(await excerpt("/docs/nowhere", 0, "program"), []);
	assert.equal(await excerpt(href, 99, "program"), []);
});

open("cuts the excerpts of stand-ins from the other language", async () => {
	const asked = serve();
	const { excerpt } = await openLocale(french, BASE);
	assert.is(
		read(await excerpt("/docs/fr/help/encryption", 0, "encryption")),
		"Notes are <b>[encrypted]</b> on the device.",
	);
	assert.is(asked.at(-1)?.file, "search-text/help/encryption.json");
	assert.is(
		read(await excerpt("/docs/fr/help/sync/", 0, "appareil")),
		"Vos notes sur tous vos [appareils].",
	);
	assert.is(asked.at(-1)?.file, "fr/search-text/help/sync.json");
});

for (const missing of ["search-index.json", "search-doc.json"])
	open(`rejects without its ${missing}`, async () => {
		serve(({ file }) => (file === missing ? fail : undefined));
		assert.is(
			await failureOf(openLocale(english, BASE)),
			`/docs/${missing}: 404`,
		);
		serve();
		assert.is(
			(await (await openLocale(english, BASE)).search("about", 5)).pages.length,
			1,
		);
	});

open("rejects an excerpt whose text does not come", async () => {
	serve(({ file }) => (file.startsWith("search-text/") ? fail : undefined));
	const { excerpt } = await openLocale(english, BASE);
	assert.is(
		await failureOf(excerpt("/docs/help/encryption", 0, "note")),
		"/docs/search-text/help/encryption.json: 404",
	);
});

open("asks again, past the cache, for files of two builds", async () => {
	const old = JSON.stringify({
		...JSON.parse(textOf(outputs, "search-doc.json")),
		id: "old",
		pages: [],
	});
	const asked = serve(({ file, cache }) =>
		file === "search-doc.json" && cache !== "reload"
			? new Response(old)
			: undefined,
	);
	const { search } = await openLocale(english, BASE);
	assert.is((await search("encryption", 5)).pages.length, 1);
	assert.equal(asked, [
		{ file: "search-index.json", cache: "default" },
		{ file: "search-doc.json", cache: "default" },
		{ file: "search-index.json", cache: "reload" },
		{ file: "search-doc.json", cache: "reload" },
	]);
});

open("finds its own pages without the other language's files", async () => {
	let isOnline = false;
	serve(({ file }) =>
		file === "search-index.json" && !isOnline ? fail : undefined,
	);
	const { search, excerpt } = await openLocale(french, BASE);
	const own = await search("synchronisation notes", 5);
	assert.equal(
		own.pages.map(({ href }) => href),
		["/docs/fr/help/sync/"],
	);
	assert.is(
		read(await excerpt("/docs/fr/help/sync/", 0, "notes")),
		"Vos [notes] sur tous vos appareils.",
	);
	isOnline = true;
	assert.is((await search("encrypted", 5)).pages[0]?.lang, "en");
});

open.run();
