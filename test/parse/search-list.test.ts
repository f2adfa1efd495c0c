import { suite } from "uvu";
import * as assert from "uvu/assert";
import { format } from "../../src/model/problem.ts";
import type { SourcePath } from "../../src/model/source.ts";
import { parseSearchList } from "../../src/parse/search-list.ts";
import { buildSite } from "../site.ts";

const search = suite("search list");

const PATH = "content/en/_search.yml";

const parsed = (text: string) =>
	parseSearchList({
		path: PATH as SourcePath,
		locale: "en",
		area: "chrome",
		version: "current",
		name: "_search.yml",
		text,
	});

const told = (text: string) => parsed(text).problems.map(format);

const NONE = { synonyms: [], expectations: [] };

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
		{
			query: "encrypt my notes",
			pages: ["/help/apps/sync/e2ee"],
			at: at(8),
		},
		{
			query: "lost: password",
			pages: ["/help/apps/sync/e2ee", "/help/faq"],
			at: at(9),
		},
		{
			query: "Größe ändern",
			pages: ["/help/größe", "/help/a b"],
			at: at(12),
		},
	]);
});

search("may be JSON", () => {
	assert.equal(
		parsed('{\n\t"synonyms": { "a": "b" },\n\t"expect": { "c d": ["/e"] }\n}'),
		{
			list: {
				synonyms: [{ from: "a", to: ["b"] }],
				expectations: [
					{
						query: "c d",
						pages: ["/e"],
						at: { path: PATH, line: 3, column: 14 },
					},
				],
			},
			problems: [],
		},
	);
});

for (const text of [
	"",
	"# nothing yet\n",
	"synonyms:\nexpect:\n",
	"expect: {}\n",
])
	search(`${JSON.stringify(text)} has nothing in it, and nothing wrong`, () =>
		assert.equal(parsed(text), { list: NONE, problems: [] }),
	);

search("tells the places in a file with the line ends of Windows", () => {
	assert.equal(
		parsed("synonyms:\r\n  a: b\r\nexpect:\r\n  c: /d\r\n").list.expectations,
		[{ query: "c", pages: ["/d"], at: { path: PATH, line: 4, column: 3 } }],
	);
});

search("tells equal words of readers below each key at their own place", () => {
	assert.equal(told("synonyms:\n  a: [1, {}]\nexpect:\n  a: b\n"), [
		`${PATH}:2:3 error bad-synonym: “a” stands for neither a text nor a list of texts\n    Write “2fa: multi-factor authentication” below “synonyms:”.`,
		`${PATH}:4:3 error bad-expectation: “b” begins with no slash\n    Write the path of a page without its locale, as in “/help/faq”.`,
	]);
});

search("keeps what is right of an entry that is half wrong", () => {
	const { list } = parsed("expect:\n  a: [b, /c]\n  d: [e]\n  f: /g\n");
	assert.equal(
		list.expectations.map(({ query, pages }) => [query, ...pages]),
		[
			["a", "/c"],
			["f", "/g"],
		],
	);
});

const SYNONYMS =
	"\n    Write “2fa: multi-factor authentication” below “synonyms:”.";
const EXPECT = "\n    Write “lost my password: /help/faq” below “expect:”.";

const faults: [text: string, ...expected: string[]][] = [
	[
		"- a\n- b\n",
		"1:1 error bad-search-list: the file of the search has no keys\n    Begin a line with “synonyms:” or “expect:”, and put words below it, indented.",
	],
	[
		"synonyms:\n  a: b\nexpects:\n  c: /d\n",
		"3:1 error unknown-search-key: “expects” is no key of the file of the search\n    Did you mean “expect”?",
	],
	[
		"colour: red\n",
		"1:1 error unknown-search-key: “colour” is no key of the file of the search\n    The keys are synonyms and expect.",
	],
	[
		"expect:\nsynonyms: [a, b]\n",
		`2:1 error bad-search-list: “synonyms” has no entries${SYNONYMS}`,
	],
	[
		"expect: /help\n",
		`1:1 error bad-search-list: “expect” has no entries${EXPECT}`,
	],
	[
		"synonyms:\n  a:\n",
		`2:3 error bad-synonym: “a” stands for neither a text nor a list of texts${SYNONYMS}`,
	],
	[
		"synonyms:\n  a: b\n  c: true\n",
		`3:3 error bad-synonym: “c” stands for neither a text nor a list of texts${SYNONYMS}`,
	],
	[
		"synonyms:\n  a: [b, '']\n",
		`2:3 error bad-synonym: “a” stands for neither a text nor a list of texts${SYNONYMS}`,
	],
	[
		"synonyms:\n  ' ': b\n",
		"2:3 error bad-synonym: nobody types an empty text",
	],
	[
		"expect:\n  a: /b\n  '': /c\n",
		"3:3 error bad-expectation: nobody types an empty text",
	],
	[
		"expect:\n  two words: []\n",
		`2:3 error bad-expectation: “two words” expects neither a page nor a list of pages${EXPECT}`,
	],
	[
		"expect:\n  a: { b: /c }\n",
		`2:3 error bad-expectation: “a” expects neither a page nor a list of pages${EXPECT}`,
	],
	[
		"expect:\n  a: https://example.org/b\n",
		"2:3 error bad-expectation: “https://example.org/b” begins with no slash\n    Write the path of a page without its locale, as in “/help/faq”.",
	],
	[
		"expect:\n  a: /b\n  a: /c\n",
		"3:3 error bad-search-list: duplicated mapping key",
	],
];
for (const [text, ...expected] of faults)
	search(`${JSON.stringify(text)} is told of at its place`, () =>
		assert.equal(
			told(text),
			expected.map((line) => `${PATH}:${line}`),
		),
	);

search(
	"is one file a locale, and a wrong one keeps the site from being written",
	async () => {
		const { problems, result } = await buildSite(
			{
				"content/en/help/index.md": "# Help\n",
				"content/en/_search.yml": "synonyms:\n  aid: help\n",
				"content/en/_search.yaml": "expect: /help\n",
				"content/fr/help/index.md": "# Aide\n",
				"content/fr/_search.json": '{ "synonims": {} }',
			},
			{ i18n: { locales: { en: {}, fr: {} } } },
		);
		assert.equal(problems, [
			"content/en/_search.yaml:1:1 warning two-search-files: “_search.yaml” is not read, because “_search.yml” is beside it",
			"content/fr/_search.json:1:3 error unknown-search-key: “synonims” is no key of the file of the search",
		]);
		assert.not.ok(result.ok);
	},
);

search.run();
