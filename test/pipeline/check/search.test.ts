import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SiteConfig } from "../../../src/model/config.ts";
import type { PopularPage, SearchExpectation } from "../../../src/model/site/search-settings.ts";
import { createBuilder } from "../../../src/pipeline/build.ts";
import { checkSearchExpectations, collectSearchExpectations } from "../../../src/pipeline/check/search-expectations.ts";
import { hostIn } from "../../host.ts";
import { inlineWorkers } from "../../inline-workers.ts";
import { codesIn } from "../../messages.ts";
import { inFolder, writeFiles } from "../../site.ts";
import { doc, page, siteOf } from "../derive/fixture.ts";

const search = suite("expectations of the search");
const codes = codesIn("pipeline/check");

const pages = [
	doc("/help/", { title: "Help" }),
	doc("/help/faq", { title: "Frequent questions" }),
	doc("/help/apps/sync/", { title: "Synchronising" }),
	doc("/help/Über uns", { title: "About us" }),
	doc("/fr/help/faq", { title: "Questions" }),
	page("/404", { kind: "not-found", hasAddress: false }),
];

/** An expectation a line. */
const expected = (...lines: readonly (readonly [query: string, ...pages: string[]])[]): SearchExpectation[] =>
	lines.map(([query, ...pages], index) => ({ query, pages, at: { path: "_search.yml", line: index + 1, column: 3 } }));

/** What is told when the search gives `found` for whatever it is asked. */
async function told(
	lists: Readonly<Record<string, readonly SearchExpectation[]>>,
	found: readonly string[],
	changes: Partial<SiteConfig> = {},
	popular: readonly PopularPage[] = [],
) {
	const asked: [string, string, number][] = [];
	const site = {
		...siteOf(pages, changes),
		searchSettings: Object.fromEntries(
			Object.entries(lists).map(([locale, expectations]) => [locale, { synonyms: [], expectations, popular }]),
		),
	};
	const { problems } = await checkSearchExpectations(collectSearchExpectations(site), async (...question) => {
		asked.push(question);
		return found;
	});
	return { asked, said: codes(problems) };
}

search("popular pages that a locale does not have are errors", async () => {
	const at = { path: "_search.yml", line: 7, column: 1 };
	const { said } = await told({ en: [] }, [], {}, [
		{ page: "/help/faq", at },
		{ page: "/help/fag", at },
	]);
	assert.equal(said, ["_search.yml:7:1 error unknown-popular-page"]);
});

search("are met by any of the pages among the first results", async () => {
	const lists = { en: expected(["help me", "/help/", "/help/faq"]), fr: expected(["aide", "/help/faq"]) };
	const { asked, said } = await told(lists, ["/help/Über uns", "/help/faq"]);
	assert.equal(said, []);
	assert.equal(asked, [
		["en", "help me", 3],
		["fr", "aide", 3],
	]);
});

search("take an address as authors write it", async () => {
	const lists = {
		en: expected(["a", "/help/apps/sync"], ["b", "/help/%C3%9Cber%20uns"], ["c", "/help/apps/sync/index.html"]),
	};
	assert.equal((await told(lists, ["/help/Über uns", "/help/apps/sync/"])).said, []);
});

search("that are not met say what was found instead", async () => {
	assert.equal(
		(await told({ en: expected(["q", "/help/faq", "/help/apps/sync"]) }, ["/help/Über uns", "/help/"])).said,
		["_search.yml:1:3 error search-expectation"],
	);
});

search("that find nothing say so", async () => {
	assert.equal((await told({ fr: expected(["q", "/help/faq"]) }, [])).said, [
		"_search.yml:1:3 error search-expectation",
	]);
});

search("count as far as the configuration says", async () => {
	const lists = { en: expected(["q", "/help/faq"]) };
	const found = ["/help/", "/help/faq"];
	const within = (n: number) =>
		told(lists, found, { search: { weights: {}, kinds: {}, within: n, elasticlunr: false } });
	assert.equal((await within(2)).said, []);
	assert.equal((await within(1)).said, ["_search.yml:1:3 error search-expectation"]);
});

search("of a page that the locale does not have name the nearest", async () => {
	const lists = {
		en: expected(["a", "/help/fap"], ["b", "/elsewhere", "/help/faq"]),
		fr: expected(["c", "/fr/help/faq"], ["d", "/404"]),
	};
	const { asked, said } = await told(lists, ["/help/faq"]);
	assert.equal(said, [
		"_search.yml:1:3 error unknown-expected-page",
		"_search.yml:2:3 error unknown-expected-page",
		"_search.yml:1:3 error unknown-expected-page",
		"_search.yml:2:3 error unknown-expected-page",
	]);
	assert.equal(asked, [["en", "b", 3]]);
});

search("are not looked at in a locale that is not built", async () => {
	const lists = { fr: expected(["c", "/elsewhere"]) };
	assert.equal((await told(lists, [], { builtLocales: ["en"] })).said, []);
});

search("are not looked at where there is no search", async () => {
	const lists = { en: expected(["c", "/elsewhere"]) };
	assert.equal((await told(lists, [], { search: undefined })).said, []);
});

/** What a build of two pages in two languages says of a list, and whether it wrote the site. */
const built = (lists: Readonly<Record<string, string>>) =>
	inFolder(async (folder) => {
		writeFiles(folder, {
			"site.config.ts": "",
			"content/en/help/index.md": "# Help\n\nWhat to do.\n",
			"content/en/help/keys.md": "# Keys\n\nNotes are encrypted.\n",
			"content/fr/help/index.md": "# Aide\n\nQue faire.\n",
			"content/fr/help/clés à part.md": "# Clés\n\nLes notes chiffrées.\n",
			...lists,
		});
		const { settled, host } = hostIn(folder, { i18n: { locales: { en: {}, fr: {} } } });
		let isWritten = false;
		const open = () => ({
			...host.open(),
			publish: async () => {
				isWritten = true;
			},
		});
		const build = createBuilder(settled, { ...host, open }, inlineWorkers);
		const { ok, problems } = await build();
		const errors = problems.filter(({ severity }) => severity === "error");
		return { ok, isWritten, said: codes(errors) };
	});

search("let the site be written when they are met", async () => {
	assert.equal(
		await built({
			"content/en/_search.yml":
				"synonyms:\n  cipher: encryption\nexpect:\n  encryption: /help/keys\n  cipher: /help/keys\n  helpp: /help/\n",
			"content/fr/_search.yml": "expect:\n  chiffrer: /help/clés à part\n  cles: /help/cl%C3%A9s%20%C3%A0%20part\n",
		}),
		{ ok: true, isWritten: true, said: [] },
	);
});

search("keep the site from being written when one is not met", async () => {
	const { ok, isWritten, said } = await built({
		"content/fr/_search.yml":
			"expect:\n  chiffrer: /help/clés à part\n  que faire avec une girafe: /help/clés à part\n",
	});
	assert.equal({ ok, isWritten }, { ok: false, isWritten: false });
	assert.equal(said, ["content/fr/_search.yml:3:3 error search-expectation"]);
});

search("keep the site from being written when their page is gone", async () => {
	const { ok, isWritten, said } = await built({ "content/en/_search.yml": "expect:\n  keys: /help/key\n" });
	assert.equal({ ok, isWritten }, { ok: false, isWritten: false });
	assert.equal(said, ["content/en/_search.yml:2:3 error unknown-expected-page"]);
});

search.run();
