import { suite } from "uvu";
import * as assert from "uvu/assert";
import { checkConfig } from "../../src/config/check.ts";
import { codesIn } from "../messages.ts";

const config = suite("configuration");
const codes = codesIn("config");

/** The problems of a configuration, which is read from the very text in which places are looked for. */
const problemsOf = (text: string) => checkConfig(new Function(`return (${text})`)(), { path: "site.config.ts", text });

const said = (text: string): string[] => codes(problemsOf(text)).map((code) => code.replace("site.config.ts:", ""));

/** The least that a configuration says, and one line more. */
const withLine = (line: string): string => `{\n\ttitle: "T",\n\turl: "https://example.org",\n\t${line}\n}`;

/** Keys that do not exist, with the place that is named. */
const unknownKeys: [name: string, line: string, place: string][] = [
	["an unknown key, at its place, with the one that was meant", "tagine: 'x',", "4:2"],
	["a key with two letters swapped", "favcion: '/x.svg',", "4:2"],
	["an unknown key that is like no other", "plugins: [],", "4:2"],
	["a key that moved, with its new place", "accent: '#123456',", "4:2"],
	["an unknown key inside another", "i18n: { locales: { en: {} }, defaultLocal: 'en' },", "4:31"],
	["an unknown key of a typed navbar item", "navbar: { items: [{ type: 'doc', docID: 'a', docId: 'a' }] },", "4:35"],
	["an unknown option of the search", "search: { wheights: {} },", "4:12"],
	["an unknown plural form", "strings: { fr: { pageCount: { ones: '{n} page', other: '{n} pages' } } },", "4:32"],
	["an unknown directive of the policy", "csp: { 'frame-scr': [] },", "4:9"],
	[
		"an unknown key of a category inside of categories by label",
		"docs: { sidebars: { main: { A: [{ type: 'html', value: '', clasName: '' }] } } },",
		"4:61",
	],
	["an unknown key of the second set of documents", "docs: [{}, { id: 'api', path: 'api', sidebar: {} }],", "4:39"],
];

const wrongValues: [name: string, line: string, place: string][] = [
	["a value of the wrong kind", "search: 'yes',", "4:2"],
	["a string that is none", "strings: { fr: { search: 1 } },", "4:19"],
	["plural forms without the one of all languages", "strings: { fr: { pageCount: { one: '{n} page' } } },", "4:19"],
	["a weight for what is no path", "search: { weights: { '/news/': 1, 'help/': 1 } },", "4:36"],
	["a keyword of the policy without quotes", "csp: { 'frame-src': ['self'] },", "4:23"],
	["a source that would end the policy", "csp: { 'frame-src': ['https://a.example;'] },", "4:23"],
	["two sources in one", "csp: { 'frame-src': ['https://a.example https://b.example'] },", "4:23"],
	["an edit URL that is neither a URL nor a path", "docs: { editUrl: 'pathname:///a.pdf' },", "4:10"],
	["an element that does not belong into the head", "headTags: [{ tagName: 'scrip' }],", "4:15"],
	["an event handler in the head", "headTags: [{ tagName: 'link', attributes: { onload: 'a()' } }],", "4:46"],
	["a script in the head without an address and a text", "headTags: [{ tagName: 'script' }],", "4:13"],
	["a head script that ends too early", "headTags: [{ tagName: 'script', innerHTML: '\"</script>\"' }],", "4:34"],
	["an unsafe URL in the head", "headTags: [{ tagName: 'script', attributes: { src: 'javascript:a()' } }],", "4:48"],
	["an accent that is no colour in digits", "theme: { accent: 'blue' },", "4:11"],
	["a word of spaces", "check: { rules: { 'preferred-words': { words: { en: { ' ': 'email' } } } } },", "4:56"],
	["a single quotation mark", "check: { rules: { 'quotation-marks': { marks: { en: '“' } } } },", "4:50"],
	["a width of nothing", "check: { rules: { 'image-size': { columnWidth: 0 } } },", "4:36"],
	["a link to ignore without a reason", "check: { external: { ignore: [{ url: 'https://a.example/*' }] } },", "4:32"],
	["a time to wait that is too short", "check: { external: { timeout: 0 } },", "4:23"],
	["a weight of nothing", "search: { weights: { '/news/': 0 } },", "4:23"],
	["a weight beyond all measure", "search: { weights: { '/': 1, '/news/': 11 } },", "4:31"],
	["a weight that is no number", "search: { weights: { '/news/': '0.5' } },", "4:23"],
	["a search that may find nothing", "search: { within: 0 },", "4:12"],
	["a value that is not among those possible, with the one that was meant", "onBrokenLinks: 'thow',", "4:2"],
	["a missing value inside another", "announcementBar: { id: 'a' },", "4:2"],
	["an unknown type of a navbar item", "navbar: { items: [{ type: 'serch' }] },", "4:22"],
	["a link with two targets", "navbar: { items: [{ label: 'A', to: '/a', href: 'https://a.example' }] },", "4:20"],
	["a footer link without a target", "footer: { links: [{ title: 'A', items: [{ label: 'B' }] }] },", "4:42"],
	["a category whose value is no list", "docs: { sidebars: { main: [{ label: 'A', items: ['a'] }] } },", "4:31"],
	["a class that is none", "docs: { sidebars: { main: [{ type: 'doc', id: 'a', className: 'a\"b' }] } },", "4:53"],
	["a menu inside a menu", "navbar: { items: [{ label: 'A', items: [{ label: 'B', items: [] }] }] },", "4:42"],
	["footer links among columns", "footer: { links: [{ title: 'A', items: [] }, {}] },", "4:47"],
	["a list of locales without the default one", "i18n: { defaultLocale: 'es', locales: ['en', 'fr'] },", "4:10"],
	["options of a locale that is not in the list", "i18n: { locales: ['en'], localeConfigs: { fr: {} } },", "4:27"],
	["a list of locales that has a name twice", "i18n: { locales: ['en', 'en'] },", "4:10"],
	["patterns that are no list", "news: { exclude: '**/drafts/**' },", "4:10"],
	["a description of a key with its own meaning", "frontMatter: { docs: { title: { type: 'string' } } },", "4:25"],
	["a type of front matter that there is not", "frontMatter: { news: { level: { type: 'sting' } } },", "4:34"],
	["values of another type", "frontMatter: { pages: { level: { type: 'number', values: ['a'] } } },", "4:51"],
	["two sets of documents of the same id", "docs: [{ path: 'a' }, { path: 'b' }],", "4:2"],
	["two sets of documents in the same folder", "docs: [{}, { id: 'api' }],", "4:2"],
	["a script that runs the text of its address", "scripts: [{ src: 'javascript:alert(1)' }],", "4:14"],
	["a script without an address", "scripts: [{ defer: true }],", "4:12"],
	["an event handler, which the policy would block", "stylesheets: [{ href: '/a.css', onload: 'x()' }],", "4:34"],
	["an integrity that browsers ignore", "scripts: [{ src: '/a.js', integrity: 'md5-AAAA' }],", "4:28"],
	["an inline script that ends early", "headTags: [{ tagName: 'script', innerHTML: '</script>' }],", "4:34"],
	["an element that cannot be in a head", "headTags: [{ tagName: 'iframe' }],", "4:15"],
	["a default locale that is no locale", "i18n: { defaultLocale: 'es', locales: { en: {}, fr: {} } },", "4:10"],
	["a site of no locale", "i18n: { locales: {} },", "4:10"],
	["a locale whose name cannot be a folder", "i18n: { locales: { 'en/us': {} } },", "4:21"],
	["a language tag that is none", "i18n: { locales: { en: { htmlLang: 'en_us!' } } },", "4:27"],
	["a locale with the name of a property of all objects", "i18n: { locales: { toString: {} } },", "4:21"],
	["a locale whose name is no language", "i18n: { locales: { en_US: {} } },", "4:21"],
	[
		"a control character in a text",
		"docs: { sidebars: { a: [{ type: 'category', label: 'A', items: [], link: { type: 'generated-index', title: '\\0' } }] } },",
		"4:102",
	],
	["a control character in the text of a locale", "tagline: { en: 'a', fr: '\\x1b[2J' },", "4:22"],
	["a control character in a key", "strings: { fr: { 'a\\x1b': 'b' } },", "4:13"],
	["a lone surrogate in a path", "favicon: '/a\\ud800.svg',", "4:2"],
	["a lone surrogate in a link", "navbar: { items: [{ label: 'A', href: '/\\udfff' }] },", "4:34"],
	["contents that end before they begin", "tableOfContents: { minHeadingLevel: 4 },", "4:21"],
	["no such last version", "docs: { versions: [{ name: 'current' }, { name: '1.0' }], lastVersion: '2.0' },", "4:60"],
	["a version that leaves its folder", "docs: { versions: [{ name: '../1.0' }] },", "4:23"],
	["a version named twice", "docs: { versions: [{ name: '1.0' }, { name: '1.0' }] },", "4:10"],
	["a list of no posts", "news: { postsPerPage: 0 },", "4:10"],
	["more posts in the sidebar than pages may repeat", "news: { sidebar: { count: 301 } },", "4:21"],
	["a word for the number of posts in the sidebar", "news: { sidebar: { count: 'all' } },", "4:21"],
];

const badPaths: [line: string, place: string][] = [
	["baseUrl: '/../x',", "4:2"],
	["baseUrl: '/%2e%2e/x',", "4:2"],
	["baseUrl: 'https://e.org/x',", "4:2"],
	["baseUrl: '/a b/',", "4:2"],
	["baseUrl: '/a?b',", "4:2"],
	["docs: { routeBasePath: '../x' },", "4:10"],
	["docs: { routeBasePath: '../../../../x' },", "4:10"],
	["docs: { routeBasePath: 'a%2F..%2Fb' },", "4:10"],
	["docs: { routeBasePath: 'a%5cb' },", "4:10"],
	["docs: { routeBasePath: '%252e%252e' },", "4:10"],
	["news: { routeBasePath: 'a\\\\..' },", "4:10"],
	["news: { routeBasePath: 'a\\nb' },", "4:10"],
	["docs: { path: '/help' },", "4:10"],
	["docs: { path: 'C:/x' },", "4:10"],
	["news: { path: '../news' },", "4:10"],
	["news: { path: 'a//b' },", "4:10"],
	["pages: { path: '..' },", "4:11"],
	["docs: { versions: [{ name: '..' }] },", "4:23"],
	["docs: { versions: [{ name: '1.0', path: '../../x' }] },", "4:36"],
	["docs: { sidebars: { '..': [] } },", "4:22"],
	[
		"docs: { sidebars: { a: [{ type: 'category', label: 'A', items: [], link: { type: 'generated-index', slug: '/../x' } }] } },",
		"4:102",
	],
	["redirects: [{ from: '/../up', to: '/' }],", "4:16"],
	["redirects: [{ from: ['/fine', '/a%2f..'], to: '/' }],", "4:32"],
	["redirects: [{ from: '//evil.example', to: '/' }],", "4:16"],
	[`docs: { routeBasePath: '${"é".repeat(200)}' },`, "4:10"],
	["outDir: 'a\\0b',", "4:2"],
];
for (const [line, place] of badPaths)
	config(`refuses the path in ${line.slice(0, 60)}`, () =>
		assert.equal(said(withLine(line)), [`${place} error config-value`]),
	);

config("refuses an item of the navbar whose type is a key of every object", () =>
	assert.match(
		problemsOf(withLine("navbar: { items: [{ type: 'constructor' }] },"))[0]?.message ?? "",
		/^navbar\.items\[0\]\.type: expected /,
	),
);

config("lists the calendars in the place of one that is none", () => {
	const [problem] = problemsOf(withLine("i18n: { locales: { en: { calendar: '/' } } },"));
	assert.match(problem?.message ?? "", /^i18n\.locales\.en\.calendar: expected "buddhist", .* or "roc", got "\/"$/);
});

config("reads a configuration that contains itself once", () => {
	const value: Record<string, unknown> = { title: "T", url: "https://example.org" };
	value.self = value;
	const problems = checkConfig(value, { path: "site.config.ts", text: "" });
	assert.equal(
		problems.map(({ message }) => message),
		['unknown key "self"'],
	);
});

for (const line of [
	"baseUrl: 'docs',",
	"baseUrl: '/a/b/',",
	"docs: { routeBasePath: '' },",
	"docs: { routeBasePath: '/' },",
	"docs: { routeBasePath: '/über uns/' },",
	"news: { path: 'a/b', routeBasePath: '/blog' },",
	"docs: { versions: [{ name: '1.0..2', path: '' }] },",
	"contentDir: '../content',",
	"redirects: [{ from: ['/old.html', '/%C3%A4*:b'], to: '/' }],",
])
	config(`takes the path in ${line}`, () => assert.equal(said(withLine(line)), []));

for (const [code, table] of Object.entries({ "config-key": unknownKeys, "config-value": wrongValues }))
	for (const [name, line, place] of table)
		config(`refuses ${name}`, () => assert.equal(said(withLine(line)), [`${place} error ${code}`]));

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
		assert.equal(said(`{ title: "T", url: "${url}" }`), fine ? [] : ["1:15 error config-value"]),
	);

config("tells everything that is wrong at once", () => {
	assert.equal(said("{ titel: 'T', trailingSlash: 1 }"), [
		"1:1 error config-value",
		"1:1 error config-value",
		"1:15 error config-value",
		"1:3 error config-key",
	]);
});

config("does not take a word of a comment or of a text for a key", () => {
	assert.equal(
		said('{\n\t// search: see below\n\ttitle: "search: T",\n\turl: "https://example.org",\n\tsearch: 1,\n}'),
		["5:2 error config-value"],
	);
});

config("points at the second of two items when the second is wrong", () => {
	assert.equal(
		said(
			withLine("navbar: { items: [\n{ type: 'search', position: 'left' },\n{ type: 'search', position: 'top' },\n] },"),
		),
		["6:19 error config-value"],
	);
});

for (const value of [undefined, null, "text", 1])
	config(`refuses ${String(value)} for a configuration`, () =>
		assert.equal(codes(checkConfig(value, { path: "c.ts", text: "" })), ["c.ts:1:1 error config"]),
	);

config.run();
