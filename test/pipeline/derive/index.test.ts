import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SiteConfig } from "../../../src/model/config.ts";
import type { Asset } from "../../../src/model/content/source.ts";
import type { Chrome } from "../../../src/model/site/chrome.ts";
import { deriveOutputs } from "../../../src/pipeline/derive/index.ts";
import { pageOutputs } from "../../../src/pipeline/derive/pages.ts";
import { doc, markup, paths, siteOf } from "./fixture.ts";

const derived = suite("derive");
const publicFile = (name: string): Asset => ({ path: `public/${name}`, address: `/${name}`, bytes: 1 });
const used: Asset = { path: "content/en/a.png", address: "/assets/a-1f3c.png", bytes: 1 };
const unused: Asset = { path: "content/en/b.png", address: "/assets/b-77aa.png", bytes: 1 };

function derivedFrom(assets: readonly Asset[], changes: Partial<SiteConfig> = {}) {
	const page = doc("/a");
	const site = siteOf([page], { builtLocales: ["en"], news: undefined, ...changes });
	const files = [publicFile("index.html"), ...assets]; // the home page
	return deriveOutputs(
		{ ...site, assets: [used] },
		{ assets: files },
		{
			pages: new Set(paths(pageOutputs(page, markup, site.chromes.en as Chrome))),
			sidebars: {},
			inlineScripts: [],
			feeds: [],
		},
	);
}

derived("a site is its pages, what is made of them all, and copies of its files", () => {
	const { outputs, problems } = derivedFrom([used, unused, publicFile("img/logo.svg")]);
	assert.equal(problems, []);
	assert.equal(paths(outputs), [
		"sitemap.xml",
		"sitemap-en.xml",
		"robots.txt",
		"_headers",
		"_redirects",
		"index.html",
		"img/logo.svg",
		"assets/a-1f3c.png",
	]);
	assert.equal(outputs.at(-1), { path: "assets/a-1f3c.png", copyOf: "content/en/a.png" });
});

derived("a public file stands in for one that would be made", () => {
	const { outputs } = derivedFrom(["sitemap.xml", "robots.txt", "search-doc.json"].map(publicFile));
	const copies = outputs.filter((output) => "copyOf" in output);
	assert.equal(paths(copies), ["index.html", "sitemap.xml", "robots.txt", "search-doc.json", "assets/a-1f3c.png"]);
	assert.is(new Set(paths(outputs)).size, outputs.length);
});

derived("a public file never replaces a page, and that is told", () => {
	const { outputs, problems } = derivedFrom([publicFile("a/index.html")]);
	assert.not.ok(paths(outputs).includes("a/index.html"));
	assert.equal(problems, [
		{
			severity: "warning",
			code: "public-file-hidden",
			message: "public/a/index.html is not published because a page is written to a/index.html",
			at: { path: "public/a/index.html", line: 1, column: 1, isWholeFile: true },
			hint: "rename the file or the page",
		},
	]);
	const careless = derivedFrom([publicFile("a/index.html")], { onDuplicateRoutes: "ignore" });
	assert.equal(careless.problems, []);
});

derived.run();
