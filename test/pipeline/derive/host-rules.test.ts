import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { NotFoundPage, Page } from "../../../src/model/site/page.ts";
import { toOutputPath } from "../../../src/model/urls/route.ts";
import { hostRulesFile } from "../../../src/pipeline/derive/redirects/host-rules.ts";
import { doc, page, siteOf } from "./fixture.ts";

const rules = suite("rules for hosts");

const pages: Page[] = [
	doc("/"),
	doc("/help/sync"),
	doc("/help/apps/"),
	doc("/fr/help/a b*"),
	page<NotFoundPage>("/404", { kind: "not-found", hasAddress: false }),
];
const none = { lines: [], outputs: [] };

const linesOf = (...of: Parameters<typeof hostRulesFile>): string[] =>
	hostRulesFile(...of).flatMap((file) => ("contents" in file ? String(file.contents).split("\n").slice(0, -1) : []));

const FRENCH = "/docs/fr/* /docs/fr/404.html 404";

rules("addresses that end in .html lead to pages in folders", () => {
	assert.equal(linesOf(siteOf(pages, { baseUrl: "/docs/" }), none, new Set()), [
		"/docs/help/sync.html /docs/help/sync 301",
		"/docs/help/apps.html /docs/help/apps/ 301",
		"/docs/fr/help/a%20b%2A.html /docs/fr/help/a%20b* 301",
		FRENCH,
	]);
});

rules("files that there are keep their addresses", () => {
	const bare = siteOf(pages.slice(0, 2), { trailingSlash: "bare", builtLocales: ["en"] });
	assert.equal(linesOf(bare, none, new Set()), []);
	const site = siteOf(pages.slice(1, 2), { builtLocales: ["en"] });
	assert.equal(linesOf(site, none, new Set(["help/sync.html"])), []);
	const redirect = { path: toOutputPath("help/sync.html"), contents: "" };
	assert.equal(linesOf(site, { lines: [], outputs: [redirect] }, new Set()), []);
	assert.equal(hostRulesFile(site, none, new Set(["_redirects"])), []);
});

rules("redirects of the author come first", () => {
	const lines = ["/old /new 301\n"];
	const site = siteOf(pages.slice(1, 2), { builtLocales: ["en"] });
	assert.equal(linesOf(site, { ...none, lines }, new Set()), ["/old /new 301", "/help/sync.html /help/sync 301"]);
});

rules("a large site has no more lines than hosts accept", () => {
	const many = Array.from({ length: 2000 }, (_, i) => doc(`/help/${i}`));
	const site = siteOf(many, { baseUrl: "/docs/" });
	assert.equal(linesOf(site, none, new Set()), [FRENCH]);
});

rules.run();
