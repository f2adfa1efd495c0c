import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findLostUrls } from "../../../src/quality/lost-urls/lost-urls.ts";
import { createUrlLookup, type SiteUrl } from "../../../src/quality/lost-urls/site-urls.ts";

const lost = suite("lost URLs");

const url = (path: string, anchors: string[] = [], source?: string): SiteUrl => ({
	path,
	anchors,
	...(source && { source }),
});

interface Case {
	readonly earlier: readonly SiteUrl[];
	readonly current: readonly SiteUrl[];
	readonly redirects?: Record<string, string>;
	readonly brokenRedirects?: readonly string[];
	readonly files?: readonly string[];
	readonly renamed?: Record<string, string>;
	readonly isMarkup?: boolean;
}

/** Message and hint of each problem. */
function problemsOf({
	earlier,
	current,
	redirects = {},
	brokenRedirects = [],
	files = [],
	renamed = {},
	isMarkup = false,
}: Case): string[] {
	const urls = [...current, ...Object.entries(redirects).map(([path, redirectsTo]) => ({ ...url(path), redirectsTo }))];
	const find = createUrlLookup(urls, new Set(files));
	return findLostUrls({
		file: "urls.lock",
		earlier,
		current: urls,
		find,
		brokenRedirects: new Set(brokenRedirects),
		renamed: new Map(Object.entries(renamed)),
		localePrefixes: ["/de", "/fr"],
		isMarkup,
		versions: ["/docs", "/docs/next", "/docs/1"].map((path) => ({ path, lastPath: "/docs" })),
	}).map(({ code, message, hint }) => `${code}: ${message}; ${hint}`);
}

const CASES: Record<string, [given: Case, ...expected: string[]]> = {
	"nothing is lost": [{ earlier: [url("/a", ["x"])], current: [url("/a", ["x", "y"])] }],
	"ids that only the markup of a page shows are not missed in markup": [
		{ isMarkup: true, earlier: [url("/a", ["A"])], current: [{ ...url("/a"), hasOtherIds: true }] },
	],
	"a lock has only anchors that a page of Markdown had": [
		{ earlier: [url("/a", ["x"])], current: [{ ...url("/a"), hasOtherIds: true }] },
		"anchor-lost: /a has no anchor #x any more; give the heading that replaces it the id {#x}",
	],
	"a redirect leads on": [{ earlier: [url("/a", ["x"])], current: [url("/b", ["x"])], redirects: { "/a": "/b" } }],
	"a redirect to a page without the anchor": [
		{ earlier: [url("/a", ["x"])], current: [url("/b", [], "b.md")], redirects: { "/a": "/b" } },
		"anchor-lost: /a has no anchor #x any more; give the heading that replaces it the id {#x} in b.md",
	],
	"a removed page that is redirected to the one above": [
		{
			earlier: [url("/a/b", ["1", "2", "3", "4", "5", "6", "7"]), url("/de/a/b", ["1", "2"])],
			current: [url("/a", ["x"]), url("/de/a", ["x"])],
			redirects: { "/a/b": "/a", "/de/a/b": "/de/a" },
		},
		"anchor-lost: /a/b (and /de/a/b) leads to /a, which has none of its anchors: #1, #2, #3, #4, #5 and 2 more; give headings on that page these ids; if the page is gone for good, ssg check --lock records it",
	],
	"a redirect that is no longer there": [
		{ earlier: [{ ...url("/fr/old"), redirectsTo: "/fr/b#x" }], current: [url("/b"), url("/fr/b")] },
		'url-lost: nothing is at /fr/old any more; add { from: "/old", to: "/b#x" } to redirects in the configuration',
	],
	"a redirect to a page that was renamed later": [
		{
			earlier: [{ ...url("/old"), redirectsTo: "/b" }, url("/b", [], "b.md")],
			current: [url("/c", [], "c.md")],
			redirects: { "/b": "/c" },
			renamed: { "b.md": "c.md" },
		},
		'url-lost: nothing is at /old any more; add { from: "/old", to: "/c" } to redirects in the configuration',
	],
	"a redirect to another site": [
		{ earlier: [{ ...url("/chat"), redirectsTo: "https://chat.example/" }], current: [url("/b")] },
		'url-lost: nothing is at /chat any more; add { from: "/chat", to: "https://chat.example/" } to redirects in the configuration',
	],
	"a redirect that leads nowhere": [
		{ earlier: [url("/old")], current: [url("/older")], brokenRedirects: ["/old"] },
		'url-lost: nothing is at /old any more; the redirect from "/old" leads nowhere: correct its target',
	],
	"a public file at the address": [{ earlier: [url("/a")], current: [], files: ["a.html"] }],
	"a file that git has renamed": [
		{
			earlier: [url("/a", [], "a.md")],
			current: [url("/b", [], "b.md"), url("/a2", [], "a2.md")],
			renamed: { "a.md": "b.md" },
		},
		'url-lost: nothing is at /a any more; add { from: "/a", to: "/b" } to redirects in the configuration',
	],
	"a page with the same anchors": [
		{ earlier: [url("/a/old", ["x", "y"])], current: [url("/c/new", ["x", "y"]), url("/a/older")] },
		'url-lost: nothing is at /a/old any more; add { from: "/a/old", to: "/c/new" } to redirects in the configuration',
	],
	"a page in another folder": [
		{ earlier: [url("/a/faq")], current: [url("/b/faq")] },
		'url-lost: nothing is at /a/faq any more; add { from: "/a/faq", to: "/b/faq" } to redirects in the configuration',
	],
	"a page that nothing replaces": [
		{
			earlier: [url("/help/apps/trash"), url("/help/apps/trish")],
			current: [url("/"), url("/help"), url("/help/apps/trish")],
		},
		'url-lost: nothing is at /help/apps/trash any more; add { from: "/help/apps/trash", to: "/help" } to redirects in the configuration',
	],
	"a page of a version that has it elsewhere": [
		{
			earlier: [url("/docs/next/bin", ["x"]), url("/docs/bin", ["x"])],
			current: [url("/docs/next/a/bin", ["x"]), url("/docs/a/bin", ["x"])],
		},
		'url-lost: nothing is at /docs/next/bin any more; add { from: "/docs/next/bin", to: "/docs/next/a/bin" } to redirects in the configuration',
		'url-lost: nothing is at /docs/bin any more; add { from: "/docs/bin", to: "/docs/a/bin" } to redirects in the configuration',
	],
	"a page that only the next version has": [
		{
			earlier: [url("/docs/bin", ["x"], "1.md"), url("/docs")],
			current: [url("/docs"), url("/docs/next/bin", ["x"], "2.md")],
			renamed: { "1.md": "2.md" },
		},
		'url-lost: nothing is at /docs/bin any more; add { from: "/docs/bin", to: "/docs" } to redirects in the configuration, although /docs lacks its #x',
	],
	"a version that is gone": [
		{ earlier: [url("/docs/1/bin"), url("/docs/bin"), url("/docs")], current: [url("/docs"), url("/docs/bin")] },
		'url-lost: nothing is at /docs/1/bin any more; add { from: "/docs/1/bin", to: "/docs/bin" } to redirects in the configuration',
	],
	"a redirect that would lead nowhere in a locale": [
		{ earlier: [url("/faq"), url("/fr/faq")], current: [url("/help/faq")] },
		'url-lost: nothing is at /faq (and /fr/faq) any more; add { from: "/faq", to: "/help/faq" } to redirects in the configuration, although nothing is at /fr/help/faq',
	],
	"a page without a similar one": [
		{ earlier: [url("/installation")], current: [url("/b")] },
		'url-lost: nothing is at /installation any more; add a redirect from "/installation" to the page that replaces it, or remove it from the list',
	],
	"all locales are one problem": [
		{
			earlier: [url("/de/faq"), url("/faq"), url("/fr/faq")],
			current: [url("/de/help/faq"), url("/help/faq"), url("/fr/help/faq")],
		},
		'url-lost: nothing is at /faq (and /de/faq, /fr/faq) any more; add { from: "/faq", to: "/help/faq" } to redirects in the configuration',
	],
	"an anchor with another spelling": [
		{ earlier: [url("/a", ["first-steps", "end"])], current: [url("/a", ["first-step", "end"], "a.md")] },
		"anchor-lost: /a has no anchor #first-steps any more; give the heading that replaces it, probably #first-step, the id {#first-steps} in a.md",
	],
	"an anchor with another heading in its place": [
		{ earlier: [url("/a", ["start", "end"])], current: [url("/a", ["beginning", "end"], "a.md")] },
		"anchor-lost: /a has no anchor #start any more; give the heading that replaces it, probably #beginning, the id {#start} in a.md",
	],
};

for (const [name, [given, ...expected]] of Object.entries(CASES))
	lost(name, () => assert.equal(problemsOf(given), expected));

lost.run();
