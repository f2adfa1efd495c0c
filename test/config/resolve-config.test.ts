import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Config } from "../../src/config/define.ts";
import { testConfig } from "../test-config.ts";

const settled = suite("resolved configuration");

const INTEGRITY = `sha384-${"A".repeat(64)}`;

settled("has absolute folders, and the theme that comes with ssg", () => {
	const { theme, contentDir, publicDir, outDir, contentPath } = testConfig();
	assert.match(theme.templates, /\/templates\/index\.tsx$/);
	assert.match(theme.entries.join(), /\/templates\/entries\/start\.ts$/);
	assert.equal([contentDir, publicDir, outDir], ["/site/content", "/site/public", "/site/dist"]);
	assert.is(contentPath, "content");
});

settled("has the values of the specification for what is not said", () => {
	const { theme, locales, docs, onBrokenLinks, onDuplicateRoutes } = testConfig();
	assert.equal(theme.mermaid, { light: "default", dark: "dark" });
	assert.equal([theme.colorMode.defaultMode, theme.colorMode.disableSwitch], ["light", false]);
	assert.is(theme.colorMode.respectPrefersColorScheme, false);
	assert.equal(
		locales.map(({ direction, calendar }) => [direction, calendar]),
		[["ltr", "gregory"]],
	);
	assert.equal(
		docs[0]?.versions.map(({ name, label }) => [name, label]),
		[["current", "Next"]],
	);
	assert.equal([onBrokenLinks, onDuplicateRoutes], ["throw", "warn"]);
});

settled("has one set of documents and the news unless it says otherwise", () => {
	const { docs, news } = testConfig();
	assert.equal(
		docs.map(({ routeBasePath, lastVersion, versions }) => [routeBasePath, lastVersion, versions.length]),
		[["help", "current", 1]],
	);
	assert.equal([news?.routeBasePath, news?.title, news?.description], ["news", "News", "News"]);
});

settled("has no documents, news and sitemap when they are not wanted", () => {
	const { docs, news, sitemap } = testConfig({ docs: false, news: false, sitemap: false });
	assert.equal([docs, news, sitemap], [[], undefined, false]);
});

const searches: [said: NonNullable<Config["search"]>, is: object | undefined][] = [
	[{}, { weights: {}, within: 3, elasticlunr: false, kinds: {} }],
	[{ within: 5 }, { weights: {}, within: 5, elasticlunr: false, kinds: {} }],
	[{ weights: { "/news/": 0.5 } }, { weights: { "/news/": 0.5 }, within: 3, elasticlunr: false, kinds: {} }],
	[false, undefined],
];
for (const [said, is] of searches)
	settled(`takes ${JSON.stringify(said)} for the search`, () => assert.equal(testConfig({ search: said }).search, is));

settled("has no address for answers that a browser would run", () => {
	assert.is(testConfig({ feedback: "/answers" }).feedback, "/answers");
	assert.throws(() => testConfig({ feedback: "javascript:alert(1)" }));
});

settled("has no files for language models where search engines are not welcome", () => {
	assert.is(testConfig({ noIndex: true }).llms, undefined);
	assert.is(testConfig({ llms: false }).llms, undefined);
	assert.equal(testConfig({ llms: { full: false } }).llms, { index: true, full: false });
});

settled("takes the first locale for the default one", () => {
	const { defaultLocale, builtLocales } = testConfig({ i18n: { locales: { fr: {}, en: {} } } });
	assert.equal([defaultLocale, builtLocales], ["fr", ["fr", "en"]]);
});

settled("takes a list of locales, with options beside it", () => {
	const { locales, defaultLocale } = testConfig({
		i18n: {
			defaultLocale: "fr",
			locales: ["en", "fr", "xx-yy-zz"],
			localeConfigs: { en: { label: "Anglais" }, "xx-yy-zz": { htmlLang: "de" } },
		},
	});
	assert.is(defaultLocale, "fr");
	assert.equal(
		locales.map(({ name, label }) => [name, label]),
		[
			["en", "Anglais"],
			["fr", "Français"],
			["xx-yy-zz", "Deutsch"],
		],
	);
});

settled("calls a language by its own name, and writes it its own way", () => {
	const { locales } = testConfig({
		i18n: {
			locales: {
				fr: {},
				de: {},
				he: {},
				fa: { direction: "ltr" },
				br: { htmlLang: "pt-BR", dateLocale: "pt-PT" },
				pa: { htmlLang: "pa-Arab" },
			},
		},
	});
	assert.equal(
		locales.map(({ name, label, direction, htmlLang, dateLocale }) =>
			[name, label, direction, htmlLang, dateLocale].join(" "),
		),
		[
			"fr Français ltr fr fr",
			"de Deutsch ltr de de",
			"he עברית rtl he he",
			"fa فارسی ltr fa fa",
			"br Português (Brasil) ltr pt-BR pt-PT",
			"pa پنجابی (عربی) rtl pa-Arab pa-Arab",
		],
	);
});

const bases: [written: string, base: string][] = [
	["/", "/"],
	["docs", "/docs/"],
	["/docs", "/docs/"],
	["/a/b/", "/a/b/"],
];
for (const [written, base] of bases)
	settled(`is served below ${base} when it says ${written}`, () => {
		assert.is(testConfig({ baseUrl: written }).baseUrl, base);
		assert.is(testConfig({ baseUrl: "/no/" }, "/site", { baseUrl: written }).baseUrl, base);
	});

settled("serves documents at the root when their base is empty or a slash", () => {
	assert.is(testConfig({ docs: { routeBasePath: "" } }).docs[0]?.routeBasePath, "");
	assert.is(testConfig({ docs: { routeBasePath: "/" } }).docs[0]?.routeBasePath, "");
	assert.is(testConfig({ docs: { routeBasePath: "/a/b/" } }).docs[0]?.routeBasePath, "a/b");
});

settled("tells newer and older versions from the last one", () => {
	const {
		docs: [docs],
	} = testConfig({ docs: { versions: [{ name: "current" }, { name: "2.0" }, { name: "1.0" }] } });
	assert.is(docs?.lastVersion, "2.0");
	assert.equal(
		docs?.versions.map(({ label, path, banner }) => [label, path, banner]),
		[
			["Next", "next", "unreleased"],
			["2.0", "", "none"],
			["1.0", "1.0", "unmaintained"],
		],
	);
});

settled("makes elements of scripts and style sheets", () => {
	const { headTags } = testConfig({
		scripts: ["/stats.js", { src: "https://cdn.example/a.js", integrity: INTEGRITY, Defer: true }],
		stylesheets: ["/brand.css"],
		headTags: [{ tagName: "meta", attributes: { name: "theme-color", content: "#123", hidden: false } }],
	});
	assert.equal(headTags, [
		{ configKey: "stylesheets[0]", tagName: "link", attributes: { rel: "stylesheet", href: "/brand.css" } },
		{ configKey: "headTags[0]", tagName: "meta", attributes: { name: "theme-color", content: "#123" } },
		{ configKey: "scripts[0]", tagName: "script", attributes: { src: "/stats.js" } },
		{
			configKey: "scripts[1]",
			tagName: "script",
			attributes: { crossorigin: "anonymous", src: "https://cdn.example/a.js", integrity: INTEGRITY, defer: "" },
		},
	]);
});

settled("writes where one build was told to", () => {
	assert.is(testConfig({ outDir: "public_html" }).outDir, "/site/public_html");
	assert.is(testConfig({}, "/site", { outDir: "/tmp/here" }).outDir, "/tmp/here");
});

settled.run();
