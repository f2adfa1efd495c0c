import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findLostUrls } from "../../src/urls/lost-urls.ts";
import { createUrlLookup, type SiteUrl } from "../../src/urls/site-urls.ts";

const lost = suite("lost URLs");

const url = (
	path: string,
	anchors: string[] = [],
	source?: string,
): SiteUrl => ({
	...{ path, anchors },
	...(source && { source }),
});

interface Case {
	readonly earlier: readonly SiteUrl[];
	readonly current: readonly SiteUrl[];
	readonly redirects?: Record<string, string>;
	readonly files?: readonly string[];
	readonly renamed?: Record<string, string>;
}

/** Message and hint of each problem. */
function problemsOf({
	earlier,
	current,
	redirects = {},
	files = [],
	renamed = {},
}: Case): string[] {
	const find = createUrlLookup(
		current,
		new Set(files),
		new Map(Object.entries(redirects)),
	);
	return findLostUrls({
		...{ file: "urls.lock", earlier, current, find },
		renamed: new Map(Object.entries(renamed)),
		localePrefixes: ["/de", "/fr"],
	}).map(({ code, message, hint }) => `${code}: ${message}; ${hint}`);
}

const CASES: Record<string, [given: Case, ...expected: string[]]> = {
	"nothing is lost": [
		{ earlier: [url("/a", ["x"])], current: [url("/a", ["x", "y"])] },
	],
	"a redirect leads on": [
		{
			earlier: [url("/a", ["x"])],
			current: [url("/b", ["x"])],
			redirects: { "/a": "/b" },
		},
	],
	"a redirect to a page without the anchor": [
		{
			earlier: [url("/a", ["x"])],
			current: [url("/b", [], "b.md")],
			redirects: { "/a": "/b" },
		},
		"anchor-lost: /a has no anchor #x any more; give the heading that replaces it the id {#x} in b.md",
	],
	"a public file at the address": [
		{ earlier: [url("/a")], current: [], files: ["a.html"] },
	],
	"a file that git has renamed": [
		{
			earlier: [url("/a", [], "a.md")],
			current: [url("/b", [], "b.md"), url("/a2", [], "a2.md")],
			renamed: { "a.md": "b.md" },
		},
		'url-lost: nothing is at /a any more; add { from: "/a", to: "/b" } to redirects in the configuration',
	],
	"a page with the same anchors": [
		{
			earlier: [url("/a/old", ["x", "y"])],
			current: [url("/c/new", ["x", "y"]), url("/a/older")],
		},
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
		{
			earlier: [url("/a", ["first-steps", "end"])],
			current: [url("/a", ["first-step", "end"], "a.md")],
		},
		"anchor-lost: /a has no anchor #first-steps any more; give the heading that replaces it, probably #first-step, the id {#first-steps} in a.md",
	],
	"an anchor with another heading in its place": [
		{
			earlier: [url("/a", ["start", "end"])],
			current: [url("/a", ["beginning", "end"], "a.md")],
		},
		"anchor-lost: /a has no anchor #start any more; give the heading that replaces it, probably #beginning, the id {#start} in a.md",
	],
};

for (const [name, [given, ...expected]] of Object.entries(CASES))
	lost(name, () => assert.equal(problemsOf(given), expected));

lost.run();
