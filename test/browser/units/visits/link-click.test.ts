import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SiteAttributes } from "../../../../src/browser/site-attributes.ts";
import { linkIntentOf, opensHere } from "../../../../src/browser/visits/link-click.ts";

const clicks = suite("click");

const site: SiteAttributes = { build: "b1", base: "/", form: "as-is", locales: ["en", "fr", "de"] };
const below: SiteAttributes = { ...site, base: "/docs/" };

/** The URL that a click visits, "scroll", or "leave" if it is left to the browser. */
function outcomeOf(href: string, here = "https://notes.example/help/a", of = site): string {
	const intent = linkIntentOf(new URL(href, here), new URL(here), of);
	return intent instanceof URL ? intent.href.replace("https://notes.example", "") : (intent ?? "leave");
}

const cases: readonly [says: string, href: string, result: string][] = [
	["a page of the site is visited", "/help/b", "/help/b"],
	["an index page keeps its slash", "/help/sync/", "/help/sync/"],
	["query and hash are kept", "/help/b?x=1#y", "/help/b?x=1#y"],
	["a page's file name becomes its URL", "/help/b.html", "/help/b"],
	["an index file name becomes its folder's URL", "/help/b/index.html?x#y", "/help/b/?x#y"],
	["a hash on the same page scrolls", "#c", "scroll"],
	["the same page again is visited again", "/help/a", "/help/a"],
	["a hash with another query is another page", "/help/a?x#c", "/help/a?x#c"],
	["the file name of the same page is visited", "/help/a.html#c", "/help/a#c"],
	["another site is left to the browser", "https://forum.example/", "leave"],
	["another protocol is left to the browser", "mailto:a@notes.example", "leave"],
	["another language is left to the browser", "/fr/help/a", "leave"],
	["another language's home page is left to the browser", "/fr/", "leave"],
	["a route that begins like a language is not that language", "/free", "/free"],
	["a download is left to the browser", "/files/app.zip", "leave"],
	["a feed is left to the browser", "/news/rss.xml", "leave"],
	["a Markdown version is left to the browser", "/help/a.md", "leave"],
	["a version number is not a file extension", "/news/release-3.4", "/news/release-3.4"],
	["letters beyond ASCII are kept", "/help/%C3%9Cber", "/help/%C3%9Cber"],
];
for (const [says, href, result] of cases) clicks(`${says}: ${href}`, () => assert.is(outcomeOf(href), result));

clicks("a modified click, a new tab and a download are left to the browser", () => {
	const plain = { defaultPrevented: false, button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
	const linkTo = (target: string, isDownload = false) => ({ target, hasAttribute: () => isDownload });
	assert.ok(opensHere(linkTo(""), plain));
	assert.ok(opensHere(linkTo("_self"), plain));
	assert.not.ok(opensHere(linkTo("_blank"), plain));
	assert.not.ok(opensHere(linkTo("", true), plain));
	for (const key of ["metaKey", "ctrlKey", "shiftKey", "altKey", "defaultPrevented"])
		assert.not.ok(opensHere(linkTo(""), { ...plain, [key]: true }), key);
	assert.not.ok(opensHere(linkTo(""), { ...plain, button: 1 }));
});

clicks("on a French page, only French pages are visited", () => {
	const here = "https://notes.example/fr/help/a";
	assert.is(outcomeOf("/fr/help/b", here), "/fr/help/b");
	assert.is(outcomeOf("/help/b", here), "leave");
	assert.is(outcomeOf("/de/help/b", here), "leave");
});

clicks("URLs outside the base URL are left to the browser", () => {
	const here = "https://notes.example/docs/help/a";
	assert.is(outcomeOf("/docs/help/b.html", here, below), "/docs/help/b");
	assert.is(outcomeOf("/docs/", here, below), "/docs/");
	assert.is(outcomeOf("/docs/fr/help/b", here, below), "leave");
	assert.is(outcomeOf("/help/b", here, below), "leave");
	assert.is(outcomeOf("/docs", here, below), "leave");
});

clicks.run();
