import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
	dataFileOf,
	homeRouteOf,
	hrefOf,
	htmlFileOf,
	localizedRoute,
	markdownVersionFileOf,
	notFoundFileOf,
	parseRoute,
	routeOf,
	type TrailingSlash,
	toOutputPath,
	withoutTrailingSlash,
} from "../../src/model/urls/route.ts";

const routes = suite("route");

const forms: readonly TrailingSlash[] = ["as-is", "slash", "bare"];

/** Names that have cost other generators a page. */
const paths = [
	"/",
	"/help",
	"/help/",
	"/fr/",
	"/fr/help/apps/sync/",
	"/fr/help/apps/sync_lock",
	"/news/page/2",
	"/404",
	"/a b",
	"/100 %/",
	"/what?",
	"/C# and F#/",
	"/Q&A",
	"/it's",
	"/日本/ノート",
	"/🗒️/",
	"/Über uns",
	"/index",
	"/v1.2/",
	"/html",
];

for (const form of forms)
	routes(`is read again from its file in the form “${form}”`, () => {
		for (const path of paths) {
			const route = routeOf(path, form);
			const address = hrefOf(`/${htmlFileOf(route, form)}`, "/");
			assert.is(withoutTrailingSlash(parseRoute(address)), withoutTrailingSlash(route), path);
		}
	});

routes("is read again from its address, below every base", () => {
	for (const path of paths)
		for (const base of ["/", "/docs/", "/a/b/"]) {
			const href = hrefOf(routeOf(path), base);
			assert.is(parseRoute(href.slice(base.length - 1)), path, href);
		}
});

routes("in its canonical form is its own canonical form", () => {
	for (const form of forms)
		for (const path of paths) assert.is(routeOf(routeOf(path, form), form), routeOf(path, form));
});

const canonical: [path: string, form: TrailingSlash, route: string][] = [
	["/help/apps", "as-is", "/help/apps"],
	["/help/apps/", "as-is", "/help/apps/"],
	["help//apps", "as-is", "/help/apps"],
	["", "as-is", "/"],
	["/help/apps", "slash", "/help/apps/"],
	["/help/apps/", "slash", "/help/apps/"],
	["/", "slash", "/"],
	["/help/apps", "bare", "/help/apps"],
	["/help/apps/", "bare", "/help/apps"],
	["/", "bare", "/"],
	["/U\u0308ber", "as-is", "/Über"],
];
for (const [path, form, route] of canonical)
	routes(`of “${path}” in the form “${form}” is ${route}`, () => assert.is(routeOf(path, form), route));

const files: [path: string, form: TrailingSlash, file: string][] = [
	["/", "as-is", "index.html"],
	["/help/search", "as-is", "help/search/index.html"],
	["/help/sync/", "as-is", "help/sync/index.html"],
	["/help/search/", "slash", "help/search/index.html"],
	["/help/search", "bare", "help/search.html"],
	["/fr/", "bare", "fr/index.html"],
	["/100 %", "bare", "100 %.html"],
];
for (const [path, form, file] of files)
	routes(`${path} is the file ${file} in the form “${form}”`, () => assert.is(htmlFileOf(routeOf(path), form), file));

routes("has its data beside its file, whatever the name", () => {
	assert.is(dataFileOf(routeOf("/help/a")), "help/a/index.json");
	assert.is(dataFileOf(routeOf("/help/a"), "bare"), "help/a.json");
	assert.is(dataFileOf(routeOf("/a.html/b"), "bare"), "a.html/b.json");
});

routes("has one Markdown version, with and without a slash", () => {
	assert.is(markdownVersionFileOf(routeOf("/")), "index.md");
	assert.is(markdownVersionFileOf(routeOf("/fr/")), "fr.md");
	assert.is(markdownVersionFileOf(routeOf("/help/sync/")), "help/sync.md");
	assert.is(markdownVersionFileOf(routeOf("/help/search")), "help/search.md");
});

const addresses: [address: string, route: string][] = [
	["/help/search.html", "/help/search"],
	["/help/sync/index.html", "/help/sync/"],
	["/index.html", "/"],
	["/help/faq?x=1#y", "/help/faq"],
	["/help/faq#what?", "/help/faq"],
	["/100%25", "/100%"],
	["/100%", "/100%"],
	["/%E6%97%A5%E6%9C%AC", "/日本"],
	["//help//faq", "/help/faq"],
	["/myindex.html", "/myindex"],
];
for (const [address, route] of addresses)
	routes(`${address} leads to ${route}`, () => assert.is(parseRoute(address), route));

const hrefs: [route: string, base: string, href: string][] = [
	["/", "/", "/"],
	["/", "/docs/", "/docs/"],
	["/fr/help/", "/docs/", "/docs/fr/help/"],
	["/a b", "/", "/a%20b"],
	["/100 %", "/", "/100%20%25"],
	["/what?", "/", "/what%3F"],
	["/C#", "/", "/C%23"],
	["/Q&A", "/", "/Q&A"],
	["/日本", "/", "/%E6%97%A5%E6%9C%AC"],
	["𝒳", "/", "/%F0%9D%92%B3"],
];
for (const [route, base, href] of hrefs)
	routes(`${route} is written as ${href} below ${base}`, () => assert.is(hrefOf(route, base), href));

const homes: [locale: string, home: string, notFound: string][] = [
	["en", "/", "404.html"],
	["fr", "/fr/", "fr/404.html"],
	["pt-BR", "/pt-BR/", "pt-BR/404.html"],
];
for (const [locale, home, notFound] of homes)
	routes(`${locale} is at home at ${home}`, () => {
		assert.is(homeRouteOf(locale, "en"), home);
		assert.is(notFoundFileOf(locale, "en"), notFound);
	});

const places: [path: string, locale: string, form: TrailingSlash, route: string][] = [
	["help/faq", "en", "as-is", "/help/faq"],
	["/help/faq", "fr", "as-is", "/fr/help/faq"],
	["/help/", "fr", "as-is", "/fr/help/"],
	["/help/", "fr", "bare", "/fr/help"],
	["/help", "fr", "slash", "/fr/help/"],
	["", "fr", "bare", "/fr/"],
	["/", "fr", "bare", "/fr/"],
	["/", "en", "slash", "/"],
	["///help", "en", "as-is", "/help"],
];
for (const [path, locale, form, route] of places)
	routes(`“${path}” of ${locale} is ${route} in the form “${form}”`, () =>
		assert.is(localizedRoute(path, locale, "en", form), route),
	);

routes("of a plain file has no slash before it", () => {
	assert.is(toOutputPath("/fr/sitemap.xml"), "fr/sitemap.xml");
	assert.is(toOutputPath("robots.txt"), "robots.txt");
});

routes.run();
