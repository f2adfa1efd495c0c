import { suite } from "uvu";
import * as assert from "uvu/assert";
import { checkConfig } from "../../src/config/check.ts";
import { formatProblem } from "../../src/model/problems/problem.ts";

const config = suite("configuration");

/** What is said about a configuration: it is read from the very text in which places are looked for. */
function said(text: string): string[] {
	const value: unknown = new Function(`return (${text})`)();
	return checkConfig(value, { path: "site.config.ts", text }).map(formatProblem);
}

/** The least that a configuration says, and one line more. */
const withLine = (line: string): string => `{\n\ttitle: "T",\n\turl: "https://example.org",\n\t${line}\n}`;

const names = Intl.supportedValuesOf("calendar").map((name) => `"${name}"`);
const calendars = `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;

const wrong: [name: string, line: string, message: string][] = [
	[
		"an unknown key, at its place, with the one that was meant",
		"tagine: 'x',",
		'site.config.ts:4:2 error config-key: unknown key "tagine"\n  help: did you mean "tagline"?',
	],
	[
		"a key with two letters swapped",
		"favcion: '/x.svg',",
		'site.config.ts:4:2 error config-key: unknown key "favcion"\n  help: did you mean "favicon"?',
	],
	[
		"an unknown key that is like no other",
		"plugins: [],",
		'site.config.ts:4:2 error config-key: unknown key "plugins"',
	],
	[
		"a key that moved, with its new place",
		"accent: '#123456',",
		'site.config.ts:4:2 error config-key: unknown key "accent"\n  help: write it as "theme.accent"',
	],
	[
		"a key inside another that is gone",
		"markdown: { maxNesting: 20 },",
		'site.config.ts:4:14 error config-key: unknown key "markdown.maxNesting"\n  help: remove it: the limit is 100',
	],
	[
		"an unknown key inside another",
		"i18n: { locales: { en: {} }, defaultLocal: 'en' },",
		'site.config.ts:4:31 error config-key: unknown key "i18n.defaultLocal"\n  help: did you mean "defaultLocale"?',
	],
	[
		"an unknown key of a navbar item, with those of its own type",
		"navbar: { items: [{ type: 'doc', docID: 'a', docId: 'a' }] },",
		'site.config.ts:4:35 error config-key: unknown key "navbar.items[0].docID"\n  help: did you mean "docId"?',
	],
	[
		"a value of the wrong kind",
		"search: 'yes',",
		'site.config.ts:4:2 error config-value: search: expected false or an object, got "yes"',
	],
	[
		"an unknown option of the search",
		"search: { wheights: {} },",
		'site.config.ts:4:12 error config-key: unknown key "search.wheights"\n  help: did you mean "weights"?',
	],
	[
		"a string that is none",
		"strings: { fr: { search: 1 } },",
		"site.config.ts:4:19 error config-value: strings.fr.search: expected a string or an object with plural forms, got 1",
	],
	[
		"plural forms without the one that every language has",
		"strings: { fr: { pageCount: { one: '{n} page' } } },",
		'site.config.ts:4:19 error config-value: missing key "strings.fr.pageCount.other"',
	],
	[
		"a plural form that no language has",
		"strings: { fr: { pageCount: { ones: '{n} page', other: '{n} pages' } } },",
		'site.config.ts:4:32 error config-key: unknown key "strings.fr.pageCount.ones"\n  help: did you mean "one"?',
	],
	[
		"a weight for what is no path",
		"search: { weights: { '/news/': 1, 'help/': 1 } },",
		'site.config.ts:4:36 error config-value: search.weights["help/"]: expected a path that starts with a slash, got "help/"',
	],
	[
		"an unknown directive of the policy",
		"csp: { 'frame-scr': [] },",
		'site.config.ts:4:9 error config-key: unknown key "csp.frame-scr"\n  help: did you mean "frame-src"?',
	],
	[
		"a keyword of the policy without quotes",
		"csp: { 'frame-src': ['self'] },",
		`site.config.ts:4:23 error config-value: csp.frame-src[0]: write "'self'": self is a keyword, which has quotes`,
	],
	[
		"a source that would end the policy",
		"csp: { 'frame-src': ['https://a.example;'] },",
		'site.config.ts:4:23 error config-value: csp.frame-src[0]: expected a source without semicolon and comma, got "https://a.example;"',
	],
	[
		"two sources in one",
		"csp: { 'frame-src': ['https://a.example https://b.example'] },",
		'site.config.ts:4:23 error config-value: csp.frame-src[0]: expected one source, such as https://example.org, without spaces, got "https://a.example https://b.example"',
	],
	[
		"an edit URL that is neither a URL nor a path",
		"docs: { editUrl: 'pathname:///a.pdf' },",
		'site.config.ts:4:10 error config-value: docs.editUrl: expected an https: or http: URL, or a path of the site, got "pathname:///a.pdf"',
	],
	[
		"an element that does not belong into the head",
		"headTags: [{ tagName: 'scrip' }],",
		'site.config.ts:4:15 error config-value: headTags[0].tagName: expected "link", "meta", "script" or "style", got "scrip"\n  help: did you mean "script"?',
	],
	[
		"an event handler in the head",
		"headTags: [{ tagName: 'link', attributes: { onload: 'a()' } }],",
		"site.config.ts:4:46 error config-value: headTags[0].attributes.onload: the attribute onload holds code, which the content security policy forbids",
	],
	[
		"a script in the head without an address and a text",
		"headTags: [{ tagName: 'script' }],",
		'site.config.ts:4:13 error config-value: headTags[0]: a script needs either "src" or "innerHTML"',
	],
	[
		"a script in the head that ends too early",
		"headTags: [{ tagName: 'script', innerHTML: '\"</script>\"' }],",
		'site.config.ts:4:34 error config-value: headTags[0].innerHTML: must not contain "</script", "</style" or "<!--"',
	],
	[
		"an unsafe URL in the head",
		"headTags: [{ tagName: 'script', attributes: { src: 'javascript:a()' } }],",
		"site.config.ts:4:48 error config-value: headTags[0].attributes.src: expected a path in public/ or an https: URL",
	],
	[
		"an accent that is no colour in digits",
		"theme: { accent: 'blue' },",
		'site.config.ts:4:11 error config-value: theme.accent: expected a colour in hexadecimal digits, such as #1071d3, got "blue"',
	],
	[
		"an empty word in the place of another",
		"check: { rules: { 'preferred-words': { words: { en: { ' ': 'email' } } } } },",
		'site.config.ts:4:56 error config-value: check.rules.preferred-words.words.en[" "]: must not be empty',
	],
	[
		"a single quotation mark",
		"check: { rules: { 'quotation-marks': { marks: { en: '“' } } } },",
		'site.config.ts:4:50 error config-value: check.rules.quotation-marks.marks.en: expected an opening and a closing mark, got "“"',
	],
	[
		"a width of nothing",
		"check: { rules: { 'image-size': { columnWidth: 0 } } },",
		"site.config.ts:4:36 error config-value: check.rules.image-size.columnWidth: expected at least 1, got 0",
	],
	[
		"a link to ignore without a reason",
		"check: { external: { ignore: [{ url: 'https://a.example/*' }] } },",
		'site.config.ts:4:32 error config-value: missing key "check.external.ignore[0].reason"',
	],
	[
		"a time to wait that is too short",
		"check: { external: { timeout: 0 } },",
		"site.config.ts:4:23 error config-value: check.external.timeout: expected 0.1 seconds or more, got 0",
	],
	[
		"a weight of nothing",
		"search: { weights: { '/news/': 0 } },",
		'site.config.ts:4:23 error config-value: search.weights["/news/"]: expected a number above 0, got 0',
	],
	[
		"a weight beyond all measure",
		"search: { weights: { '/': 1, '/news/': 11 } },",
		'site.config.ts:4:31 error config-value: search.weights["/news/"]: expected at most 10, got 11',
	],
	[
		"a weight that is no number",
		"search: { weights: { '/news/': '0.5' } },",
		'site.config.ts:4:23 error config-value: search.weights["/news/"]: expected a number, got "0.5"',
	],
	[
		"a search that may find nothing",
		"search: { within: 0 },",
		"site.config.ts:4:12 error config-value: search.within: expected at least 1, got 0",
	],
	[
		"a value that is not among those possible, with the one that was meant",
		"onBrokenLinks: 'thow',",
		'site.config.ts:4:2 error config-value: onBrokenLinks: expected "ignore", "log", "warn" or "throw", got "thow"\n  help: did you mean "throw"?',
	],
	[
		"a missing value inside another",
		"announcementBar: { id: 'a' },",
		'site.config.ts:4:2 error config-value: missing key "announcementBar.content"',
	],
	[
		"an unknown type of a navbar item",
		"navbar: { items: [{ type: 'serch' }] },",
		'site.config.ts:4:22 error config-value: navbar.items[0].type: expected "link", "doc", "docSidebar", "html", "dropdown", "localeDropdown", "docsVersionDropdown" or "search", got "serch"\n  help: did you mean "search"?',
	],
	[
		"a navbar link with two targets",
		"navbar: { items: [{ label: 'A', to: '/a', href: 'https://a.example' }] },",
		'site.config.ts:4:20 error config-value: navbar.items[0]: needs either "to" (a page of this site) or "href" (any URL)',
	],
	[
		"a footer link without a target",
		"footer: { links: [{ title: 'A', items: [{ label: 'B' }] }] },",
		'site.config.ts:4:42 error config-value: footer.links[0].items[0]: needs either "to" (a page of this site) or "href" (any URL)',
	],
	[
		"an item of a sidebar without a type whose values are no lists",
		"docs: { sidebars: { main: [{ label: 'A', items: ['a'] }] } },",
		'site.config.ts:4:31 error config-value: docs.sidebars.main[0].label: expected a list of items, or an object with lists by label, got "A"',
	],
	[
		"an unknown key of a category inside of categories by label",
		"docs: { sidebars: { main: { A: [{ type: 'html', value: '', clasName: '' }] } } },",
		'site.config.ts:4:61 error config-key: unknown key "docs.sidebars.main.A[0].clasName"\n  help: did you mean "className"?',
	],
	[
		"a class that is none",
		"docs: { sidebars: { main: [{ type: 'doc', id: 'a', className: 'a\"b' }] } },",
		'site.config.ts:4:53 error config-value: docs.sidebars.main[0].className: expected names of classes, separated by spaces, got "a"b"',
	],
	[
		"a menu inside a menu",
		"navbar: { items: [{ label: 'A', items: [{ label: 'B', items: [] }] }] },",
		"site.config.ts:4:42 error config-value: navbar.items[0].items[0]: a menu cannot be inside a menu",
	],
	[
		"footer links among columns",
		"footer: { links: [{ title: 'A', items: [] }, {}] },",
		'site.config.ts:4:47 error config-value: missing key "footer.links[1].items"',
	],
	[
		"a list of locales without the default one",
		"i18n: { defaultLocale: 'es', locales: ['en', 'fr'] },",
		'site.config.ts:4:10 error config-value: i18n.defaultLocale: expected a key of i18n.locales (en, fr), got "es"',
	],
	[
		"options of a locale that is not in the list",
		"i18n: { locales: ['en'], localeConfigs: { fr: {} } },",
		'site.config.ts:4:27 error config-value: i18n.localeConfigs: expected options of locales that "i18n.locales" lists',
	],
	[
		"a list of locales that has a name twice",
		"i18n: { locales: ['en', 'en'] },",
		"site.config.ts:4:10 error config-value: i18n.locales: duplicate locale name",
	],
	[
		"patterns that are no list",
		"news: { exclude: '**/drafts/**' },",
		'site.config.ts:4:10 error config-value: news.exclude: expected a list of patterns, got "**/drafts/**"',
	],
	[
		"a description of a front matter key that has a meaning of its own",
		"frontMatter: { docs: { title: { type: 'string' } } },",
		'site.config.ts:4:25 error config-value: frontMatter.docs.title: "title" has a meaning of its own',
	],
	[
		"a type of front matter that there is not",
		"frontMatter: { news: { level: { type: 'sting' } } },",
		'site.config.ts:4:34 error config-value: frontMatter.news.level.type: expected "string", "number", "boolean" or "string[]", got "sting"\n  help: did you mean "string"?',
	],
	[
		"values of another type",
		"frontMatter: { pages: { level: { type: 'number', values: ['a'] } } },",
		"site.config.ts:4:51 error config-value: frontMatter.pages.level.values: expected values of the type number",
	],
	[
		"two sets of documents of the same id",
		"docs: [{ path: 'a' }, { path: 'b' }],",
		'site.config.ts:4:2 error config-value: docs: each set of documents needs its own "id"',
	],
	[
		"two sets of documents in the same folder",
		"docs: [{}, { id: 'api' }],",
		'site.config.ts:4:2 error config-value: docs: each set of documents needs its own "path"',
	],
	[
		"an unknown key of the second set of documents",
		"docs: [{}, { id: 'api', path: 'api', sidebar: {} }],",
		'site.config.ts:4:39 error config-key: unknown key "docs[1].sidebar"\n  help: did you mean "sidebars"?',
	],
	[
		"a script that runs the text of its address",
		"scripts: [{ src: 'javascript:alert(1)' }],",
		"site.config.ts:4:14 error config-value: scripts[0].src: expected a path in public/ or an https: URL",
	],
	[
		"a script without an address",
		"scripts: [{ defer: true }],",
		'site.config.ts:4:12 error config-value: scripts[0]: needs "src"',
	],
	[
		"an event handler, which the policy would block",
		"stylesheets: [{ href: '/a.css', onload: 'x()' }],",
		"site.config.ts:4:34 error config-value: stylesheets[0].onload: the attribute onload holds code, which the content security policy forbids",
	],
	[
		"an integrity that browsers ignore",
		"scripts: [{ src: '/a.js', integrity: 'md5-AAAA' }],",
		"site.config.ts:4:28 error config-value: scripts[0].integrity: expected hashes such as sha384-…",
	],
	[
		"an inline script that ends early",
		"headTags: [{ tagName: 'script', innerHTML: '</script>' }],",
		'site.config.ts:4:34 error config-value: headTags[0].innerHTML: must not contain "</script", "</style" or "<!--"',
	],
	[
		"an element that cannot be in a head",
		"headTags: [{ tagName: 'iframe' }],",
		'site.config.ts:4:15 error config-value: headTags[0].tagName: expected "link", "meta", "script" or "style", got "iframe"',
	],
	[
		"a default locale that is not among the locales",
		"i18n: { defaultLocale: 'es', locales: { en: {}, fr: {} } },",
		'site.config.ts:4:10 error config-value: i18n.defaultLocale: expected a key of i18n.locales (en, fr), got "es"',
	],
	[
		"a site of no locale",
		"i18n: { locales: {} },",
		"site.config.ts:4:10 error config-value: i18n.locales: expected at least one locale",
	],
	[
		"a locale whose name cannot be a folder",
		"i18n: { locales: { 'en/us': {} } },",
		'site.config.ts:4:21 error config-value: i18n.locales["en/us"]: expected letters, digits, "-" and "_", starting with a letter, got "en/us"',
	],
	[
		"a language tag that is none",
		"i18n: { locales: { en: { htmlLang: 'en_us!' } } },",
		'site.config.ts:4:27 error config-value: i18n.locales.en.htmlLang: expected a BCP 47 language tag, got "en_us!"',
	],
	[
		"a locale with the name of a property of all objects",
		"i18n: { locales: { toString: {} } },",
		'site.config.ts:4:21 error config-value: i18n.locales.toString: "toString" is a reserved name',
	],
	[
		"a locale whose name is no language",
		"i18n: { locales: { en_US: {} } },",
		'site.config.ts:4:21 error config-value: i18n.locales.en_US: needs "htmlLang", because "en_US" is not a BCP 47 language tag',
	],
	[
		"a calendar that is none",
		"i18n: { locales: { en: { calendar: '/' } } },",
		`site.config.ts:4:27 error config-value: i18n.locales.en.calendar: expected ${calendars}, got "/"`,
	],
	[
		"a control character in a text",
		"docs: { sidebars: { a: [{ type: 'category', label: 'A', items: [], link: { type: 'generated-index', title: '\\0' } }] } },",
		"site.config.ts:4:102 error config-value: docs.sidebars.a[0].link.title: has a control character\n  help: remove it; terminals and browsers may take it for a command",
	],
	[
		"a control character in the text of a locale",
		"tagline: { en: 'a', fr: '\\x1b[2J' },",
		"site.config.ts:4:22 error config-value: tagline.fr: has a control character\n  help: remove it; terminals and browsers may take it for a command",
	],
	[
		"a control character in a key",
		"strings: { fr: { 'a\\x1b': 'b' } },",
		'site.config.ts:4:13 error config-value: strings.fr["a\\u001b"]: has a control character\n  help: remove it; terminals and browsers may take it for a command',
	],
	[
		"a lone surrogate in a path",
		"favicon: '/a\\ud800.svg',",
		"site.config.ts:4:2 error config-value: favicon: has a lone surrogate\n  help: write both halves of the character, such as \\ud83d\\ude00",
	],
	[
		"a lone surrogate in a link",
		"navbar: { items: [{ label: 'A', href: '/\\udfff' }] },",
		"site.config.ts:4:34 error config-value: navbar.items[0].href: has a lone surrogate\n  help: write both halves of the character, such as \\ud83d\\ude00",
	],
	[
		"contents that end before they begin",
		"tableOfContents: { minHeadingLevel: 4 },",
		"site.config.ts:4:21 error config-value: tableOfContents.minHeadingLevel: expected at most maxHeadingLevel (3), got 4",
	],
	[
		"a last version that is none",
		"docs: { versions: [{ name: 'current' }, { name: '1.0' }], lastVersion: '2.0' },",
		'site.config.ts:4:60 error config-value: docs.lastVersion: expected the name of a version (current, 1.0), got "2.0"',
	],
	[
		"a version that leaves its folder",
		"docs: { versions: [{ name: '../1.0' }] },",
		"site.config.ts:4:23 error config-value: docs.versions[0].name: must be a folder name without slashes\n  help: write a single name",
	],
	[
		"a version named twice",
		"docs: { versions: [{ name: '1.0' }, { name: '1.0' }] },",
		"site.config.ts:4:10 error config-value: docs.versions: duplicate version name",
	],
	[
		"a list of no posts",
		"news: { postsPerPage: 0 },",
		"site.config.ts:4:10 error config-value: news.postsPerPage: expected at least 1, got 0",
	],
	[
		"more posts in the sidebar than pages may repeat",
		"news: { sidebar: { count: 301 } },",
		"site.config.ts:4:21 error config-value: news.sidebar.count: expected at most 300, got 301",
	],
	[
		"a word for the number of posts in the sidebar",
		"news: { sidebar: { count: 'all' } },",
		'site.config.ts:4:21 error config-value: news.sidebar.count: expected "ALL" or a whole number from 0 to 300, got "all"\n  help: did you mean "ALL"?',
	],
];

const badPaths: [line: string, key: string, place: string, fault: string][] = [
	["baseUrl: '/../x',", "baseUrl", "4:2", '"/../x" has a ".." segment'],
	["baseUrl: '/%2e%2e/x',", "baseUrl", "4:2", '"/%2e%2e/x" contains the encoded character "%2e"'],
	["baseUrl: 'https://e.org/x',", "baseUrl", "4:2", '"https://e.org/x" is a URL, not a path'],
	["baseUrl: '/a b/',", "baseUrl", "4:2", '"/a b/" contains a space'],
	["baseUrl: '/a?b',", "baseUrl", "4:2", '"/a?b" contains "?"'],
	["docs: { routeBasePath: '../x' },", "docs.routeBasePath", "4:10", '"../x" has a ".." segment'],
	["docs: { routeBasePath: '../../../../x' },", "docs.routeBasePath", "4:10", '"../../../../x" has a ".." segment'],
	[
		"docs: { routeBasePath: 'a%2F..%2Fb' },",
		"docs.routeBasePath",
		"4:10",
		'"a%2F..%2Fb" contains the encoded character "%2F"',
	],
	["docs: { routeBasePath: 'a%5cb' },", "docs.routeBasePath", "4:10", '"a%5cb" contains the encoded character "%5c"'],
	[
		"docs: { routeBasePath: '%252e%252e' },",
		"docs.routeBasePath",
		"4:10",
		'"%252e%252e" contains the encoded character "%2e"',
	],
	["news: { routeBasePath: 'a\\\\..' },", "news.routeBasePath", "4:10", '"a\\.." contains a backslash'],
	["news: { routeBasePath: 'a\\nb' },", "news.routeBasePath", "4:10", '"a\\u000ab" contains a control character'],
	["docs: { path: '/help' },", "docs.path", "4:10", '"/help" is an absolute path'],
	["docs: { path: 'C:/x' },", "docs.path", "4:10", '"C:/x" is an absolute path'],
	["news: { path: '../news' },", "news.path", "4:10", '"../news" has a ".." segment'],
	["news: { path: 'a//b' },", "news.path", "4:10", '"a//b" is not a folder path'],
	["pages: { path: '..' },", "pages.path", "4:11", '".." has a ".." segment'],
	["docs: { versions: [{ name: '..' }] },", "docs.versions[0].name", "4:23", '".." has a ".." segment'],
	[
		"docs: { versions: [{ name: '1.0', path: '../../x' }] },",
		"docs.versions[0].path",
		"4:36",
		'"../../x" has a ".." segment',
	],
	["docs: { sidebars: { '..': [] } },", 'docs.sidebars[".."]', "4:22", '".." has a ".." segment'],
	[
		"docs: { sidebars: { a: [{ type: 'category', label: 'A', items: [], link: { type: 'generated-index', slug: '/../x' } }] } },",
		"docs.sidebars.a[0].link.slug",
		"4:102",
		'"/../x" has a ".." segment',
	],
	["redirects: [{ from: '/../up', to: '/' }],", "redirects[0].from", "4:16", '"/../up" has a ".." segment'],
	[
		"redirects: [{ from: ['/fine', '/a%2f..'], to: '/' }],",
		"redirects[0].from[1]",
		"4:32",
		'"/a%2f.." contains the encoded character "%2f"',
	],
	[
		"redirects: [{ from: '//evil.example', to: '/' }],",
		"redirects[0].from",
		"4:16",
		'"//evil.example" is not a path of this site',
	],
	[
		`docs: { routeBasePath: '${"é".repeat(200)}' },`,
		"docs.routeBasePath",
		"4:10",
		`"${"é".repeat(60)}…" has 400 bytes; the limit for a file name is 255`,
	],
	["outDir: 'a\\0b',", "outDir", "4:2", '"a\\u0000b" contains a control character'],
];
for (const [line, key, place, fault] of badPaths)
	config(`refuses the path in ${line.slice(0, 60)}`, () =>
		assert.equal(
			said(withLine(line)).map((text) => text.split("\n  help: ")[0]),
			[`site.config.ts:${place} error config-value: ${key}: ${fault}`],
		),
	);

config("refuses an item of the navbar whose type is a key of every object", () => {
	assert.match(
		said(withLine("navbar: { items: [{ type: 'constructor' }] },")).join(),
		/config-value: navbar\.items\[0\]\.type/,
	);
});

config("reads a configuration that contains itself once", () => {
	const value: Record<string, unknown> = {
		title: "T",
		url: "https://example.org",
	};
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

config("says how to fix a rejected path", () => {
	assert.equal(said(withLine("docs: { routeBasePath: '../x' },")), [
		'site.config.ts:4:10 error config-value: docs.routeBasePath: "../x" has a ".." segment\n  help: write the path without ".."',
	]);
});

for (const [name, line, message] of wrong)
	config(`refuses ${name}`, () => assert.equal(said(withLine(line)), [message]));

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
						`site.config.ts:1:15 error config-value: url: expected a protocol and a host, such as https://example.org, got "${url}"`,
					],
		),
	);

config("tells everything that is wrong at once", () => {
	assert.equal(said("{ titel: 'T', trailingSlash: 1 }"), [
		'site.config.ts:1:1 error config-value: missing key "title"',
		'site.config.ts:1:1 error config-value: missing key "url"',
		"site.config.ts:1:15 error config-value: trailingSlash: expected true or false, got 1",
		'site.config.ts:1:3 error config-key: unknown key "titel"\n  help: did you mean "title"?',
	]);
});

config("does not take a word of a comment or of a text for a key", () => {
	assert.equal(
		said('{\n\t// search: see below\n\ttitle: "search: T",\n\turl: "https://example.org",\n\tsearch: 1,\n}'),
		["site.config.ts:5:2 error config-value: search: expected false or an object, got 1"],
	);
});

config("points at the second of two items when the second is wrong", () => {
	assert.equal(
		said(
			withLine("navbar: { items: [\n{ type: 'search', position: 'left' },\n{ type: 'search', position: 'top' },\n] },"),
		),
		['site.config.ts:6:19 error config-value: navbar.items[1].position: expected "left" or "right", got "top"'],
	);
});

for (const value of [undefined, null, "text", 1])
	config(`refuses ${String(value)} for a configuration`, () =>
		assert.equal(checkConfig(value, { path: "c.ts", text: "" }).map(formatProblem), [
			'c.ts:1:1 error config: the default export of the configuration is not an object\n  help: write "export default defineConfig({ … })"',
		]),
	);

config.run();
