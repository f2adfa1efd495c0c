import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SiteConfig } from "../../../src/model/config.ts";
import type { SourcePath } from "../../../src/model/content/source.ts";
import { wholeFile } from "../../../src/model/problems/problem.ts";
import type { ComponentPage, Page } from "../../../src/model/site/page.ts";
import { combineChecks, createSiteChecker, pageFactsOf } from "../../../src/pipeline/check/index.ts";
import { linksIn, mediaIn } from "../../../src/pipeline/check/markup.ts";
import { assertNone } from "../../assert-none.ts";
import { codesIn } from "../../messages.ts";
import { doc, page, siteOf } from "../derive/fixture.ts";

const links = suite("links of React pages");
const codes = codesIn("pipeline/check");

const reactPage = (route: string, source: string): ComponentPage =>
	page<ComponentPage>(route, {
		kind: "component",
		writtenIn: "react",
		source: source as SourcePath,
		title: "",
		posts: [],
		updated: {},
	} as unknown as ComponentPage);

/** What is said about the French page with this markup. */
function said(markup: string, changes: Partial<SiteConfig> = {}): string[] {
	const pages = [
		reactPage("/fr/start", "content/fr/pages/start.tsx"),
		doc("/help/a"),
		doc("/fr/help/a"),
		doc("/help/b"),
	];
	const site = siteOf(pages, changes);
	const { checkPage } = createSiteChecker(site, [{ address: "/a.png" }, { address: "/é 1.png" }]);
	const facts = {
		links: linksIn(markup),
		media: mediaIn(markup).map((src) => ({ src, at: wholeFile("content/fr/pages/start.tsx") })),
		ids: ["top"],
	};
	const checks = pages.map((page, i) => checkPage(page, i === 0 ? facts : {}));
	return codes(combineChecks({ anchors: [] }, checks, site.config));
}

links("that lead to their target in their locale are fine", () => {
	assertNone(
		said(
			'<a class="x" href="/fr/help/a?b#c">a</a><a href="#top">b</a><a href="/files/a.pdf">c</a><a href="//a.example/">d</a><a href="https://a.example">e</a><a name="x">f</a>',
		),
	);
});

links("without the base URL are broken", () => {
	assert.equal(
		said('<a href="/docs/fr/help/a">a</a><a href="/fr/help/a">c</a><a href="/a.pdf">d</a>', {
			baseUrl: "/docs/",
			onBrokenLinks: "throw",
		}),
		["content/fr/pages/start.tsx error broken-link", "content/fr/pages/start.tsx error broken-link"],
	);
});

links("to another locale are reported if their own has the page", () => {
	assert.equal(said('<a href="/help/a#x">a</a><a href="/help/a" hrefLang="en">b</a><a href="/help/b">c</a>'), [
		"content/fr/pages/start.tsx warning link-to-other-locale",
	]);
	assert.equal(said('<a href="/help/a">a</a>', { onBrokenLinks: "ignore" }), []);
});

links("of images lead to files of the site", () => {
	const markup =
		'<img src="/docs/a.png"/><img src="/docs/%C3%A9%201.png?x"/><img src="data:image/png;base64,AA"/><img src="https://a.example/b.png"/>';
	assert.equal(said(markup, { baseUrl: "/docs/" }), []);
	assert.equal(said('<img alt="" src="/docs/b.png"/>', { baseUrl: "/docs/" }), [
		"content/fr/pages/start.tsx error broken-image",
	]);
	assert.equal(said('<img alt="" src="/b.png"/><img src="./a.png"/><video src="/film.mp4"></video>'), [
		"content/fr/pages/start.tsx error broken-image",
		"content/fr/pages/start.tsx error broken-image",
		"content/fr/pages/start.tsx error broken-image",
	]);
	assert.equal(said('<img src="/b.png"/>', { onBrokenLinks: "ignore" }), []);
});

links("of images in components in Markdown are checked where the component is", () => {
	const site = siteOf([doc("/help/a"), doc("/fr/help/a")]);
	const { checkPage } = createSiteChecker(site, [{ address: "/a.png" }]);
	const at = { path: "content/en/help/a.md", line: 4, column: 1 };
	const componentsWithMedia = [{ html: '<img src="/a.png"/><img src="/b.png"/>', at }];
	const check = (page: Page) =>
		checkPage(page, pageFactsOf(page, { main: "<main>", document: "<main>", componentsWithMedia } as never));
	const { problems = [] } = check(doc("/help/a"));
	assert.equal(
		problems.map(({ code, at }) => ({ code, at })),
		[{ code: "broken-image", at }],
	);
	const fallback = doc("/fr/help/a", { locale: "fr", contentLocale: "en" });
	assert.is(check(fallback).problems, undefined);
});

links.run();
