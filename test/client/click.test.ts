import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Click, intentOf } from "../../src/client/click.ts";
import type { Site } from "../../src/client/site.ts";

const clicks = suite("click");

const site: Site = {
	build: "b1",
	base: "/",
	form: "as-is",
	locales: ["en", "fr", "de"],
};
const below: Site = { ...site, base: "/docs/" };

const click = (href: string, more: Partial<Click> = {}): Click => ({
	href,
	target: "",
	download: false,
	modified: false,
	...more,
});

/** What a click on a link of `here` leads to: an address, or what else happens. */
function led(
	href: string,
	here = "https://notes.example/help/a",
	more: Partial<Click> = {},
	of = site,
): string {
	const intent = intentOf(click(href, more), new URL(here), of);
	return intent.kind === "visit"
		? intent.url.href.replace("https://notes.example", "")
		: intent.kind;
}

const cases: readonly [says: string, href: string, result: string][] = [
	["a page of the site is visited", "/help/b", "/help/b"],
	["an index page keeps its slash", "/help/sync/", "/help/sync/"],
	["query and hash stay", "/help/b?x=1#y", "/help/b?x=1#y"],
	["the name of a file is no address", "/help/b.html", "/help/b"],
	["nor is that of an index", "/help/b/index.html?x#y", "/help/b/?x#y"],
	["a place on the same page is the browser's", "#c", "scroll"],
	["the same page again is visited again", "/help/a", "/help/a"],
	["a hash with another query is another page", "/help/a?x#c", "/help/a?x#c"],
	["the file of the same page is no new load", "/help/a.html#c", "/help/a#c"],
	["another site is left", "https://forum.example/", "leave"],
	["another protocol is left", "mailto:a@notes.example", "leave"],
	["another language is left", "/fr/help/a", "leave"],
	["another language's home is left", "/fr/", "leave"],
	["a word that begins as a language is no language", "/free", "/free"],
	["a download is left", "/files/app.zip", "leave"],
	["a feed is left", "/news/rss.xml", "leave"],
	["a Markdown twin is left", "/help/a.md", "leave"],
	["a version is no file", "/news/release-3.4", "/news/release-3.4"],
	["letters beyond ASCII are kept", "/help/%C3%9Cber", "/help/%C3%9Cber"],
];
for (const [says, href, result] of cases)
	clicks(`${says}: ${href}`, () => assert.is(led(href), result));

clicks("what the reader asked of the browser is the browser's", () => {
	const here = "https://notes.example/help/a";
	assert.is(led("/help/b", here, { modified: true }), "leave");
	assert.is(led("/help/b", here, { target: "_blank" }), "leave");
	assert.is(led("/help/b", here, { download: true }), "leave");
	assert.is(led("/help/b", here, { target: "_self" }), "/help/b");
});

clicks("from a French page, French pages are visited and others left", () => {
	const here = "https://notes.example/fr/help/a";
	assert.is(led("/fr/help/b", here), "/fr/help/b");
	assert.is(led("/help/b", here), "leave");
	assert.is(led("/de/help/b", here), "leave");
});

clicks("below a base URL, what is not below it is left", () => {
	const here = "https://notes.example/docs/help/a";
	assert.is(led("/docs/help/b.html", here, {}, below), "/docs/help/b");
	assert.is(led("/docs/", here, {}, below), "/docs/");
	assert.is(led("/docs/fr/help/b", here, {}, below), "leave");
	assert.is(led("/help/b", here, {}, below), "leave");
	assert.is(led("/docs", here, {}, below), "leave");
});

clicks.run();
