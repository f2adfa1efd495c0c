import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openLocaleSearch } from "../../../src/client/search/locale-search.ts";
import { resolveConfig } from "../../../src/config/resolve-config.ts";
import { escapeHtml } from "../../../src/model/escape-html.ts";
import type { Page } from "../../../src/model/page.ts";
import { dataFileOf } from "../../../src/model/route.ts";
import type { Output } from "../../../src/model/site.ts";
import type { HighlightedSegments } from "../../../src/search/results.ts";
import {
	doc,
	siteOf,
	siteSearchFilesOf,
	textOf,
} from "../../derive/fixture.ts";

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
const addresses = { base: BASE, form: "as-is" } as const;
const outputs = [
	...siteSearchFilesOf(siteOf(pages, { baseUrl: BASE })),
	...pages.map(
		(page): Output => ({
			path: dataFileOf(page.route),
			contents: JSON.stringify({ main: mainOf(page) }),
		}),
	),
];

function mainOf(page: Page): string {
	const sections = page.writtenIn === "markdown" ? page.sections : [];
	const content = sections.map(
		({ id, heading, text }) =>
			`${heading && `<h2 id="${id}">${escapeHtml(heading)}</h2>`}<p>${escapeHtml(text)}</p>`,
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
function serve(
	answer: Answer = () => undefined,
	files = outputs,
): FileRequest[] {
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

const failureOf = (promise: Promise<unknown>): Promise<string> =>
	promise.then(
		() => "none",
		(error: Error) => error.message,
	);

open("returns pages and sections with the base URL", async () => {
	serve();
	const { search } = await openLocaleSearch(english, addresses);
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
	"links to the top of the page for text before the first heading",
	async () => {
		serve();
		const { search } = await openLocaleSearch(english, addresses);
		const { pages } = await search("your notes", 1);
		assert.equal(pages[0]?.sections[0], {
			heading: [],
			href: "/docs/help/sync/",
			place: 0,
		});
	},
);

open("encodes URLs", async () => {
	serve();
	const { search } = await openLocaleSearch(english, addresses);
	const [about] = (await search("about", 5)).pages;
	assert.is(about?.href, "/docs/help/%C3%BCber%20uns");
	const [alles] = (await search("über alles", 5)).pages;
	assert.is(alles?.sections[0]?.href, "/docs/help/sync/#%C3%BCber-alles");
});

open("returns no results for an empty query", async () => {
	serve();
	const { search } = await openLocaleSearch(english, addresses);
	assert.equal(await search("", 5), { pages: [], words: [] });
	assert.equal(await search("(((", 5), { pages: [], words: [] });
});

open("returns at most the requested number of pages", async () => {
	serve();
	const { search } = await openLocaleSearch(english, addresses);
	assert.is((await search("notes", 9)).pages.length, 2);
	assert.is((await search("notes", 1)).pages.length, 1);
});

open("finds fallback pages in another language", async () => {
	serve();
	const { search } = await openLocaleSearch(french, addresses);
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

open("returns a translated page only once", async () => {
	serve();
	const { search } = await openLocaleSearch(french, addresses);
	assert.equal(
		(await search("synchronisation", 5)).pages.map(({ href }) => href),
		["/docs/fr/help/sync/"],
	);
});

open("ranks pages in the reader's language first", async () => {
	const plugins = { title: "Plugins", sections: [section("", "Plugins")] };
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
		(await search("plugins", 5)).pages.map(({ href }) => href),
		["/docs/fr/help/b", "/docs/fr/help/a"],
	);
});

open("fetches fallback indexes with the first query", async () => {
	const requests = serve();
	const { search } = await openLocaleSearch(french, addresses);
	assert.equal(
		requests.map(({ file }) => file),
		["fr/search-index.json", "fr/search-doc.json"],
	);
	await search("notes", 5);
	await search("notes", 5);
	assert.equal(
		requests.slice(2).map(({ file }) => file),
		["search-index.json", "search-doc.json"],
	);
});

open("takes excerpts from the page's text and highlights matches", async () => {
	const requests = serve();
	const { search, excerpt } = await openLocaleSearch(english, addresses);
	const { pages } = await search("encrypt note", 5);
	const { href = "", sections = [] } = pages[0] ?? {};
	assert.is(
		read(await excerpt(href, sections[0]?.place ?? -1, "encrypt note")),
		"[Notes] are <b>[encrypted]</b> on the device.",
	);
	assert.is(requests.at(-1)?.file, "help/encryption/index.json");
	assert.is(
		read(await excerpt("/docs/help/%C3%BCber%20uns", 0, "program")),
		"Who writes the [program].",
	);
	assert.equal(await excerpt("/docs/nowhere", 0, "program"), []);
	assert.equal(await excerpt(href, 99, "program"), []);
});

open("takes excerpts of fallback pages from the other language", async () => {
	const requests = serve();
	const { excerpt } = await openLocaleSearch(french, addresses);
	assert.is(
		read(await excerpt("/docs/fr/help/encryption", 0, "encryption")),
		"Notes are <b>[encrypted]</b> on the device.",
	);
	assert.is(requests.at(-1)?.file, "help/encryption/index.json");
	assert.is(
		read(await excerpt("/docs/fr/help/sync/", 0, "appareil")),
		"Vos notes sur tous vos [appareils].",
	);
	assert.is(requests.at(-1)?.file, "fr/help/sync/index.json");
});

for (const missing of ["search-index.json", "search-doc.json"])
	open(`rejects without its ${missing}`, async () => {
		serve(({ file }) => (file === missing ? fail : undefined));
		assert.is(
			await failureOf(openLocaleSearch(english, addresses)),
			`/docs/${missing}: 404`,
		);
		serve();
		assert.is(
			(await (await openLocaleSearch(english, addresses)).search("about", 5))
				.pages.length,
			1,
		);
	});

open("rejects an excerpt whose text cannot be fetched", async () => {
	serve(({ file }) => (file.endsWith("/index.json") ? fail : undefined));
	const { excerpt } = await openLocaleSearch(english, addresses);
	assert.is(
		await failureOf(excerpt("/docs/help/encryption", 0, "note")),
		"/docs/help/encryption/index.json: 404",
	);
});

open("refetches files of different builds without the cache", async () => {
	const old = JSON.stringify({
		...JSON.parse(textOf(outputs, "search-doc.json")),
		id: "old",
		pages: [],
	});
	const requests = serve(({ file, cache }) =>
		file === "search-doc.json" && cache !== "reload"
			? new Response(old)
			: undefined,
	);
	const { search } = await openLocaleSearch(english, addresses);
	assert.is((await search("encryption", 5)).pages.length, 1);
	assert.equal(requests, [
		{ file: "search-index.json", cache: "default" },
		{ file: "search-doc.json", cache: "default" },
		{ file: "search-index.json", cache: "reload" },
		{ file: "search-doc.json", cache: "reload" },
	]);
});

open(
	"searches its own pages if the fallback index cannot be fetched",
	async () => {
		let isOnline = false;
		serve(({ file }) =>
			file === "search-index.json" && !isOnline ? fail : undefined,
		);
		const { search, excerpt } = await openLocaleSearch(french, addresses);
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
	},
);

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
			sections: [section("", "How to install it.")],
		}),
	),
	{
		baseUrl: BASE,
		docs: resolveConfig(
			{
				title: "T",
				url: "https://example.org",
				docs: {
					versions: [{ name: "current" }, { name: "2.0" }, { name: "1.0" }],
				},
			},
			"site.config.ts",
		).docs,
	},
);

const preferences: [
	name: string,
	query: string,
	reading: string | undefined,
	paths: string[],
][] = [
	[
		"the last version first, and no unmaintained one",
		"install",
		undefined,
		["help/install", "news/install", "help/next/install"],
	],
	[
		"the version that is being read first",
		"install",
		"current",
		["help/next/install", "news/install", "help/install"],
	],
	[
		"an unmaintained version that is being read",
		"install",
		"1.0",
		[
			"help/1.0/install",
			"news/install",
			"help/1.0/only",
			"help/install",
			"help/next/install",
		],
	],
	[
		"an unmaintained version that the query names",
		"install 1.0",
		"2.0",
		[
			"help/1.0/install",
			"news/install",
			"help/1.0/only",
			"help/install",
			"help/next/install",
		],
	],
	[
		"the last version when the reader is not in the documents",
		"install",
		"news",
		["help/install", "news/install", "help/next/install"],
	],
];
for (const [name, query, reading, paths] of preferences)
	open(`of several versions, shows ${name}`, async () => {
		serve(undefined, siteSearchFilesOf(versioned));
		const { search } = await openLocaleSearch(english, addresses);
		const { pages } = await search(query, 10, reading);
		assert.equal(
			pages.map(({ href }) => href.slice(BASE.length)),
			paths,
		);
	});

open.run();
