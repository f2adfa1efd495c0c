import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SourcePath } from "../../../src/model/content/source.ts";
import { parseSearchFile } from "../../../src/pipeline/parse/data-files/search-file.ts";
import { buildSite } from "../../site.ts";
import { linesOf } from "../values.ts";
import { codes } from "./document.ts";
import { testFixtures } from "./markdown/fixtures.ts";

const search = suite("search list");

const PATH = "content/en/_search.yml";

const parsed = (text: string) =>
	parseSearchFile({
		path: PATH as SourcePath,
		locale: "en",
		area: "chrome",
		version: "current",
		name: "_search.yml",
		text,
	});

const told = (text: string) => codes(parsed(text).problems).map((code) => code.replace(`${PATH}:`, ""));

const NONE = { synonyms: [], expectations: [], popular: [] };

search("has the readers' words, and the pages that they expect", () => {
	const text = `# What readers write.
synonyms:
  2fa: multi-factor authentication
  wysiwyg: [rich text, rich text editor]
  2024: the year
# What they would type.
expect:
  encrypt my notes: /help/apps/sync/e2ee
  "lost: password":
    - /help/apps/sync/e2ee
    - /help/faq # any of them
  Größe ändern: [/help/größe, "/help/a b"]
`;
	const at = (line: number) => ({ path: PATH, line, column: 3 });
	const { list, problems } = parsed(text);
	assert.equal(problems, []);
	assert.equal(
		[...list.synonyms].sort((a, b) => (a.from < b.from ? -1 : 1)),
		[
			{ from: "2024", to: ["the year"] },
			{ from: "2fa", to: ["multi-factor authentication"] },
			{ from: "wysiwyg", to: ["rich text", "rich text editor"] },
		],
	);
	assert.equal(list.expectations, [
		{ query: "encrypt my notes", pages: ["/help/apps/sync/e2ee"], at: at(8) },
		{ query: "lost: password", pages: ["/help/apps/sync/e2ee", "/help/faq"], at: at(9) },
		{ query: "Größe ändern", pages: ["/help/größe", "/help/a b"], at: at(12) },
	]);
});

search("has the pages to show first", () => {
	const at = { path: PATH, line: 1, column: 1 };
	assert.equal(parsed("popular: [/help/install, /help/faq]\n").list.popular, [
		{ page: "/help/install", at },
		{ page: "/help/faq", at },
	]);
	assert.equal(linesOf(parsed("popular: [install, /help/faq]\n").list.popular, "page"), ["/help/faq"]);
});

search("may be JSON", () => {
	assert.equal(parsed('{\n\t"synonyms": { "a": "b" },\n\t"expect": { "c d": ["/e"] }\n}'), {
		list: {
			synonyms: [{ from: "a", to: ["b"] }],
			expectations: [{ query: "c d", pages: ["/e"], at: { path: PATH, line: 3, column: 14 } }],
			popular: [],
		},
		problems: [],
	});
});

for (const text of ["", "# nothing yet\n", "synonyms:\nexpect:\n", "expect: {}\n"])
	search(`${JSON.stringify(text)} has nothing in it, and nothing wrong`, () =>
		assert.equal(parsed(text), { list: NONE, problems: [] }),
	);

search("tells the places in a file with the line ends of Windows", () => {
	assert.equal(parsed("synonyms:\r\n  a: b\r\nexpect:\r\n  c: /d\r\n").list.expectations, [
		{ query: "c", pages: ["/d"], at: { path: PATH, line: 4, column: 3 } },
	]);
});

search("tells equal words of readers below each key at their own place", () => {
	assert.equal(told("synonyms:\n  a: [1, {}]\nexpect:\n  a: b\n"), [
		`2:3 error bad-synonym`,
		`4:3 error bad-expectation`,
	]);
});

search("keeps what is right of an entry that is half wrong", () => {
	const { list } = parsed("expect:\n  a: [b, /c]\n  d: [e]\n  f: /g\n");
	assert.equal(linesOf(list.expectations, "query", "pages"), ["a /c", "f /g"]);
});

testFixtures(search, new URL("./examples/search-list-problems.txt", import.meta.url), (text) => told(text).join("\n"));

search("is one file a locale, and a wrong one keeps the site from being written", async () => {
	const { result } = await buildSite(
		{
			"content/en/help/index.md": "# Help\n",
			"content/en/_search.yml": "synonyms:\n  aid: help\n",
			"content/en/_search.yaml": "expect: /help\n",
			"content/fr/help/index.md": "# Aide\n",
			"content/fr/_search.json": '{ "synonims": {} }',
		},
		{ i18n: { locales: { en: {}, fr: {} } } },
	);
	assert.equal(codes(result.problems), [
		"content/en/_search.yaml warning two-search-files",
		"content/fr/_search.json:1:3 error unknown-search-key",
	]);
	assert.not.ok(result.ok);
});

search("a duplicate key or a NUL character is reported at its location", () => {
	const places = (text: string) => parsed(text).problems.map(({ at }) => [at?.line, at?.column]);
	assert.equal(places("expect:\n  a: {b: c, b: d,\n   e: f}\n"), [[2, 13]]);
	assert.equal(places("expect:\n  a:\n    b: {}\n    b:\n\n"), [[4, 5]]);
	assert.equal(places("expect:\n  a: \0\n"), [
		[2, 6],
		[2, 3],
	]);
});

search.run();
