import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SiteConfig } from "../../../src/model/config.ts";
import type { Page } from "../../../src/model/site/page.ts";
import { toOutputPath } from "../../../src/model/urls/route.ts";
import { REDIRECT_SCRIPT } from "../../../src/pipeline/derive/redirects/redirect-page.ts";
import { deriveRedirects as derive } from "../../../src/pipeline/derive/redirects/redirects.ts";
import { codesIn } from "../../messages.ts";
import { testConfig } from "../../test-config.ts";
import { doc, paths, siteOf, textOf } from "./fixture.ts";

const redirect = suite("redirects");
const codes = codesIn("pipeline/derive");
/** Public files: a site without home pages has redirects there. */
const homes: ReadonlySet<string> = new Set(["index.html", "fr/index.html"]);
const pages = [
	doc("/help/"),
	doc("/fr/help/"),
	doc("/help/sync", { title: "Sync" }),
	doc("/fr/help/sync", { title: "Synchro" }),
];

/** With the file for hosts, as far as it says where old addresses lead. */
function deriveRedirects(...[site, publicFiles]: Parameters<typeof derive>) {
	const { lines, outputs, redirects, ...result } = derive(site, publicFiles);
	const file = { path: toOutputPath("_redirects"), contents: lines.join("") };
	const isWritten = lines.length > 0 && !publicFiles.has(file.path);
	return { ...result, outputs: [...outputs, ...(isWritten ? [file] : [])] };
}

const of = (
	from: string | readonly string[],
	to: string,
	changes: Partial<SiteConfig> = {},
	among: readonly Page[] = pages,
	publicFiles: ReadonlySet<string> = homes,
) => deriveRedirects(siteOf(among, { redirects: [{ from, to }], ...changes }), publicFiles);
const list = (...rules: [from: string, to: string][]) => ({ redirects: rules.map(([from, to]) => ({ from, to })) });
const told = ({ problems }: ReturnType<typeof deriveRedirects>) =>
	codes(problems).map((code) => code.replace("site.config.ts:1:1 ", ""));

redirect("an old path is made for every locale, and listed for hosts", () => {
	const { outputs, problems } = of("/old", "/help/sync");
	assert.equal(problems, []);
	assert.equal(paths(outputs), ["old/index.html", "fr/old/index.html", "_redirects"]);
	assert.is(
		textOf(outputs, "_redirects"),
		"/old /help/sync 301\n/old/ /help/sync 301\n/fr/old /fr/help/sync 301\n/fr/old/ /fr/help/sync 301\n",
	);
});

redirect("the page works without JavaScript, is not indexed and names its target", () => {
	const { outputs } = of("/old", "/help/sync?a=1&b=2#keys", { baseUrl: "/docs/" });
	assert.is(
		textOf(outputs, "fr/old/index.html"),
		`<!doctype html>
<html lang="fr" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Synchro</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="https://notes.example/docs/fr/help/sync">
<noscript><meta http-equiv="refresh" content="0; url=/docs/fr/help/sync?a=1&amp;b=2#keys"></noscript>
</head>
<body>
<main><h1><a href="/docs/fr/help/sync?a=1&amp;b=2#keys">Synchro</a></h1></main>
<script>${REDIRECT_SCRIPT}</script>
</body>
</html>
`,
	);
	assert.match(textOf(outputs, "_redirects"), "/docs/fr/old /docs/fr/help/sync?a=1&b=2#keys 301");
});

redirect("the script is the same on every redirect page", () => {
	assert.is(
		REDIRECT_SCRIPT,
		'const to=document.querySelector("a");to.search||=location.search;to.hash||=location.hash;location.replace(to.href)',
	);
});

redirect("a title is text", () => {
	const among = [doc("/a", { title: '</title><script>"P" & \u2028' })];
	const html = textOf(of("/old", "/a", {}, among).outputs, "old/index.html");
	assert.match(html, "<title>&lt;/title&gt;&lt;script&gt;&quot;P&quot; &amp; \u2028</title>");
	assert.is(html.split("<script>").length, 2);
});

redirect("a target that differs by a slash leads to the page's own address", () => {
	const { outputs, problems } = of("/old", "/help");
	assert.equal(problems, []);
	assert.match(textOf(outputs, "_redirects"), "/old /help/ 301");
});

redirect("a target may be another site, or a public file", () => {
	assert.is(
		textOf(of("/forum", "https://forum.example/a b").outputs, "_redirects"),
		"/forum https://forum.example/a%20b 301\n/forum/ https://forum.example/a%20b 301\n/fr/forum https://forum.example/a%20b 301\n/fr/forum/ https://forum.example/a%20b 301\n",
	);
	const file = of("/cv", "/files/a%20b.pdf", {}, pages, new Set([...homes, "files/a b.pdf"]));
	assert.equal(told(file), []);
	assert.match(textOf(file.outputs, "_redirects"), "/fr/cv /files/a%20b.pdf 301");
});

redirect("an old file is answered by that very file", () => {
	const { outputs } = of(["/old.html", "/older/index.html"], "/help/sync");
	assert.equal(paths(outputs), ["old.html", "fr/old.html", "older/index.html", "fr/older/index.html", "_redirects"]);
	assert.match(textOf(outputs, "_redirects"), "/fr/old.html /fr/help/sync 301\n");
});

redirect("an old path is a file where the site's pages are files", () => {
	const { outputs } = of("/old", "/help/sync", { trailingSlash: "bare" });
	assert.equal(paths(outputs), ["old.html", "fr/old.html", "_redirects"]);
});

redirect("old paths can be made from the paths of pages, once a path", () => {
	const asked: string[] = [];
	const create = (path: string) => {
		asked.push(path);
		return path.startsWith("/help/s") ? [path.replace("/help", "/docs")] : undefined;
	};
	const { outputs, problems } = deriveRedirects(siteOf(pages, { redirects: [create] }), homes);
	assert.equal(asked, ["/help/", "/help/sync"]);
	assert.equal(problems, []);
	assert.equal(paths(outputs), ["docs/sync/index.html", "fr/docs/sync/index.html", "_redirects"]);
});

redirect("a function that fails is reported, and the build goes on", () => {
	const create = () => {
		throw new Error("no such thing");
	};
	const { problems } = deriveRedirects(siteOf(pages, { redirects: [create] }), homes);
	assert.equal(codes(problems), ["site.config.ts:1:1 error redirects-function"]);
});

for (const from of [
	"old",
	"//evil",
	"/a?b",
	"/a#b",
	"/../up",
	"/%2e%2e/up",
	"/a\\b",
	"/a%00",
	"/a%2fb",
	"/%252e%252e/up",
	"/./a",
	"/.. /a",
	`/${"a".repeat(300)}`,
	"https://x.example/a",
	"",
])
	redirect(`${JSON.stringify(from)} is refused as an old path`, () => {
		const result = of(from, "/help/sync");
		assert.equal(result.outputs, []);
		assert.equal(told(result), ["error redirect-from"]);
	});

for (const to of [
	"javascript:alert(1)",
	"//evil.example",
	"/\\evil.example",
	"/\t/evil.example",
	"data:text/html,x",
	"java\nscript:1",
	"http:evil",
	"https://",
	"help",
	"",
])
	redirect(`${JSON.stringify(to)} is refused as a target`, () => {
		const result = of("/old", to);
		assert.equal(result.outputs, []);
		assert.equal(told(result), ["error redirect-target"]);
	});

redirect("a target that is no page names the nearest one", () => {
	const { outputs, problems } = of("/old", "/help/snyc");
	assert.equal(outputs, []);
	assert.equal(codes(problems), ["site.config.ts:1:1 error redirect-target"]);
	assert.is(problems[0]?.configKey, "redirects[0].to");
	assert.is(problems[0]?.hint, 'did you mean "/help/sync"?');
});

redirect("the home page of the site is one old path, not two", () => {
	const { outputs } = of("/", "/help/sync", {}, pages, new Set());
	assert.is(textOf(outputs, "_redirects"), "/ /help/sync 301\n/fr /fr/help/sync 301\n/fr/ /fr/help/sync 301\n");
});

redirect("a target that only another version has names it", () => {
	const { docs } = testConfig({ docs: { versions: [{ name: "current" }, { name: "1.0" }] } });
	const { problems } = of("/old", "/help/sync/", { docs }, [doc("/help/next/sync")]);
	assert.equal(codes(problems), ["site.config.ts:1:1 error redirect-target"]);
	assert.is(problems[0]?.hint, 'another version has it: did you mean "/help/next/sync"?');
});

redirect("a locale without the target has no redirect, and that is no problem", () => {
	const { outputs, problems } = of("/old", "/only", {}, [doc("/fr/only")]);
	assert.equal(problems, []);
	assert.equal(paths(outputs), ["fr/old/index.html", "_redirects"]);
});

redirect("an old path that is a page is left alone, with a warning", () => {
	for (const from of ["/help/sync/", "/Help/Sync"]) {
		const result = of(from, "/help/");
		assert.equal(result.outputs, [], from);
		assert.equal(told(result), ["warning redirect-from-taken"]);
	}
});

redirect("a page in one locale does not hinder the redirect of another", () => {
	const result = of("/old", "/help/", {}, [...pages, doc("/fr/old")]);
	assert.equal(paths(result.outputs), ["old/index.html", "_redirects"]);
	assert.is(result.problems.length, 1);
});

redirect("a public file is never written over", () => {
	const files = new Set([...homes, "old/index.html", "fr/old", "_redirects"]);
	const result = of("/old", "/help/", {}, pages, files);
	assert.equal(result.outputs, []);
	assert.equal(told(result), ["warning redirect-from-taken"]);
});

redirect("of two redirects from one path the first counts", () => {
	const twice = list(["/old", "/help/"], ["/old/", "/help/sync"]);
	const result = deriveRedirects(siteOf(pages, twice), homes);
	assert.match(textOf(result.outputs, "_redirects"), "/old /help/ 301");
	assert.equal(told(result), ["warning duplicate-redirect"]);
	const strict = deriveRedirects(siteOf(pages, { ...twice, onDuplicateRoutes: "throw" }), homes);
	assert.is(strict.problems[0]?.severity, "error");
	const careless = deriveRedirects(siteOf(pages, { ...twice, onDuplicateRoutes: "ignore" }), homes);
	assert.equal(careless.problems, []);
});

redirect("a redirect by way of another leads straight to the end", () => {
	const result = deriveRedirects(siteOf(pages, list(["/a", "/b"], ["/b", "/help/sync"])), homes);
	assert.match(textOf(result.outputs, "_redirects"), "/fr/a /fr/help/sync 301");
	assert.equal(told(result), ["info redirect-chain"]);
});

redirect("redirects in a circle are reported once, and so are those to themselves", () => {
	const circle = list(["/x", "/b"], ["/b", "/c"], ["/c", "/a"], ["/a", "/b"], ["/s", "/s"]);
	const result = deriveRedirects(siteOf(pages, circle), homes);
	assert.equal(result.outputs, []);
	assert.equal(told(result), ["error redirect-loop", "error redirect-loop"]);
});

redirect("the full URL of a page of the site is reported", () => {
	const baseUrl = "/docs/";
	const found = of("/old", "https://notes.example/docs/help/sync#a", { baseUrl });
	assert.equal(told(found), ["info redirect-full-url"]);
	for (const url of ["https://notes.example/help/sync", "https://b.example/"])
		assert.equal(told(of("/old", url, { baseUrl })), []);
});

redirect("a fragment that the target does not have is reported once", () => {
	const among = pages.map((page) => ({ ...page, writtenIn: "markdown" }));
	const site = siteOf(among as Page[], list(["/old", "/help/sync#kyes"]));
	const anchors = { "/help/sync": ["keys"], "/fr/help/sync": ["keys"] };
	const result = deriveRedirects({ ...site, anchors }, homes);
	assert.equal(told(result), ["warning broken-anchor"]);
	assert.match(textOf(result.outputs, "_redirects"), "/old /help/sync#kyes");
	const mended = siteOf(among as Page[], list(["/old", "/help/sync#keys"]));
	assert.equal(told(deriveRedirects({ ...mended, anchors }, homes)), []);
});

redirect("the redirects of all locales are listed, with what leads nowhere", () => {
	const site = siteOf([...pages, doc("/fr/only")], list(["/old/", "/help/sync#a"], ["/old.html", "/only"]));
	assert.equal(derive(site, homes).redirects, [
		{ from: "/old", to: "/help/sync#a", key: "redirects[0]" },
		{ from: "/fr/old", to: "/fr/help/sync#a", key: "redirects[0]" },
		{ from: "/old.html", key: "redirects[1]" },
		{ from: "/fr/old.html", to: "/fr/only", key: "redirects[1]" },
	]);
});

redirect("an old path with a locale's prefix is refused", () => {
	assert.equal(told(of("/fr/old", "/help/")), ["error redirect-from"]);
});

redirect("letters that mean something to hosts are encoded", () => {
	const { outputs } = of("/ä*:b", "/help/");
	assert.equal(paths(outputs)[0], "ä*:b/index.html");
	assert.match(textOf(outputs, "_redirects"), "/%C3%A4%2A%3Ab /help/ 301\n");
});

redirect("a site without redirects has no file for hosts", () => {
	const { outputs, problems } = deriveRedirects(siteOf(pages), homes);
	assert.equal([outputs, problems], [[], []]);
});

redirect.run();
