import { suite } from "uvu";
import * as assert from "uvu/assert";
import { checkConfig } from "../../src/config/check.ts";
import { format } from "../../src/model/problem.ts";

const config = suite("configuration");

/** What is said about a configuration: it is read from the very text in which places are looked for. */
function said(text: string): string[] {
	const value: unknown = new Function(`return (${text})`)();
	return checkConfig(value, { path: "site.config.ts", text }).map(format);
}

/** The least that a configuration says, and one line more. */
const withLine = (line: string): string =>
	`{\n\ttitle: "T",\n\turl: "https://example.org",\n\t${line}\n}`;

const wrong: [name: string, line: string, message: string][] = [
	[
		"an unknown key, at its place, with the one that was meant",
		"tagine: 'x',",
		"site.config.ts:4:2 error config-key: tagine is no key of the configuration\n    Did you mean tagline?",
	],
	[
		"a key with two letters swapped",
		"favcion: '/x.svg',",
		"site.config.ts:4:2 error config-key: favcion is no key of the configuration\n    Did you mean favicon?",
	],
	[
		"an unknown key that is like no other",
		"plugins: [],",
		"site.config.ts:4:2 error config-key: plugins is no key of the configuration",
	],
	[
		"an unknown key inside another",
		"i18n: { locales: { en: {} }, defaultLocal: 'en' },",
		"site.config.ts:4:31 error config-key: i18n.defaultLocal is no key of the configuration\n    Did you mean defaultLocale?",
	],
	[
		"an unknown key of a navbar item, with those of its own type",
		"navbar: { items: [{ type: 'doc', docID: 'a', docId: 'a' }] },",
		"site.config.ts:4:35 error config-key: navbar.items.0.docID is no key of the configuration\n    Did you mean docId?",
	],
	[
		"a value of the wrong kind",
		"search: 'yes',",
		"site.config.ts:4:2 error config-value: search: must be true, false or options such as { within: 3 }",
	],
	[
		"an unknown option of the search",
		"search: { wheights: {} },",
		"site.config.ts:4:12 error config-key: search.wheights is no key of the configuration\n    Did you mean weights?",
	],
	[
		"a weight for what is no path",
		"search: { weights: { '/news/': 1, 'help/': 1 } },",
		"site.config.ts:4:36 error config-value: search.weights.help/: must begin with a slash",
	],
	[
		"a weight of nothing",
		"search: { weights: { '/news/': 0 } },",
		"site.config.ts:4:23 error config-value: search.weights./news/: must be more than 0",
	],
	[
		"a weight beyond all measure",
		"search: { weights: { '/': 1, '/news/': 11 } },",
		"site.config.ts:4:31 error config-value: search.weights./news/: must be at most 10",
	],
	[
		"a weight that is no number",
		"search: { weights: { '/news/': '0.5' } },",
		"site.config.ts:4:23 error config-value: search.weights./news/: is `0.5`, expected number",
	],
	[
		"a search that may find nothing",
		"search: { within: 0 },",
		"site.config.ts:4:12 error config-value: search.within: is 0, expected >=1",
	],
	[
		"a value that is not among those possible, with the one that was meant",
		"onBrokenLinks: 'thow',",
		"site.config.ts:4:2 error config-value: onBrokenLinks: is `thow`, expected (`ignore` | `warn` | `throw`); did you mean `throw`?",
	],
	[
		"a missing value inside another",
		"announcementBar: { id: 'a' },",
		"site.config.ts:4:2 error config-value: announcementBar.content: is missing",
	],
	[
		"an unknown type of a navbar item",
		"navbar: { items: [{ type: 'serch' }] },",
		"site.config.ts:4:22 error config-value: navbar.items.0.type: is `serch`, expected (`link` | `doc` | `docSidebar` | `dropdown` | `localeDropdown` | `docsVersionDropdown` | `search`); did you mean `search`?",
	],
	[
		"a navbar link with two targets",
		"navbar: { items: [{ label: 'A', to: '/a', href: 'https://a.example' }] },",
		"site.config.ts:4:20 error config-value: navbar.items.0: needs `to` (a page of this site) or `href`, one of them",
	],
	[
		"a footer link without a target",
		"footer: { links: [{ title: 'A', items: [{ label: 'B' }] }] },",
		"site.config.ts:4:42 error config-value: footer.links.0.items.0: needs `to` (a page of this site) or `href`, one of them",
	],
	[
		"a default locale that is not among the locales",
		"i18n: { defaultLocale: 'es', locales: { en: {}, fr: {} } },",
		"site.config.ts:4:10 error config-value: i18n.defaultLocale: is “es”, which is not among the locales (en, fr)",
	],
	[
		"a site of no locale",
		"i18n: { locales: {} },",
		"site.config.ts:4:10 error config-value: i18n.locales: names no locale",
	],
	[
		"a locale whose name cannot be a folder",
		"i18n: { locales: { 'en/us': {} } },",
		"site.config.ts:4:21 error config-value: i18n.locales.en/us: must be the name of a folder",
	],
	[
		"a language tag that is none",
		"i18n: { locales: { en: { htmlLang: 'en_us!' } } },",
		"site.config.ts:4:27 error config-value: i18n.locales.en.htmlLang: is no language tag",
	],
	[
		"contents that end before they begin",
		"tableOfContents: { minHeadingLevel: 4 },",
		"site.config.ts:4:21 error config-value: tableOfContents.minHeadingLevel: is 4, more than maxHeadingLevel, 3",
	],
	[
		"a last version that is none",
		"docs: { versions: [{ name: 'current' }, { name: '1.0' }], lastVersion: '2.0' },",
		"site.config.ts:4:60 error config-value: docs.lastVersion: is “2.0”, which is not among the versions (current, 1.0)",
	],
	[
		"a version that leaves its folder",
		"docs: { versions: [{ name: '../1.0' }] },",
		"site.config.ts:4:23 error config-value: docs.versions.0.name: must be the name of one folder, without slashes",
	],
	[
		"a version named twice",
		"docs: { versions: [{ name: '1.0' }, { name: '1.0' }] },",
		"site.config.ts:4:10 error config-value: docs.versions: names a version twice",
	],
	[
		"a list of no posts",
		"news: { postsPerPage: 0 },",
		"site.config.ts:4:10 error config-value: news.postsPerPage: is 0, expected >=1",
	],
];
for (const [name, line, message] of wrong)
	config(`refuses ${name}`, () =>
		assert.equal(said(withLine(line)), [message]),
	);

const origins: [url: string, fine: boolean][] = [
	["https://example.org", true],
	["https://example.org/", true],
	["http://localhost:3000", true],
	["https://example.org/docs", false],
	["https://example.org/?a", false],
	["example.org", false],
	["ftp://example.org", false],
];
for (const [url, fine] of origins)
	config(`${fine ? "takes" : "refuses"} ${url} as the address of a site`, () =>
		assert.equal(
			said(`{ title: "T", url: "${url}" }`),
			fine
				? []
				: [
						"site.config.ts:1:15 error config-value: url: must be a protocol and a host, such as https://example.org",
					],
		),
	);

config("tells everything that is wrong at once", () => {
	assert.equal(said("{ titel: 'T', trailingSlash: 1 }"), [
		"site.config.ts:1:1 error config-value: title: is missing",
		"site.config.ts:1:1 error config-value: url: is missing",
		"site.config.ts:1:15 error config-value: trailingSlash: is 1, expected boolean",
		"site.config.ts:1:3 error config-key: titel is no key of the configuration\n    Did you mean title?",
	]);
});

config("does not take a word of a comment or of a text for a key", () => {
	assert.equal(
		said(
			'{\n\t// search: see below\n\ttitle: "search: T",\n\turl: "https://example.org",\n\tsearch: 1,\n}',
		),
		[
			"site.config.ts:5:2 error config-value: search: must be true, false or options such as { within: 3 }",
		],
	);
});

config("points at the second of two items when the second is wrong", () => {
	assert.equal(
		said(
			withLine(
				"navbar: { items: [\n{ type: 'search', position: 'left' },\n{ type: 'search', position: 'top' },\n] },",
			),
		),
		[
			"site.config.ts:6:19 error config-value: navbar.items.1.position: is `top`, expected (`left` | `right`)",
		],
	);
});

for (const value of [undefined, null, "text", 1])
	config(`refuses ${String(value)} for a configuration`, () =>
		assert.equal(checkConfig(value, { path: "c.ts", text: "" }).map(format), [
			"c.ts:1:1 error config: the configuration has no default export that is an object\n    write `export default defineConfig({ … })`",
		]),
	);

config.run();
