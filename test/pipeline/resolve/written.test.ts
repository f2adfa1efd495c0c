import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Config } from "../../../src/config/define.ts";
import type { Route } from "../../../src/model/urls/route.ts";
import { createMarkdownPage } from "../../../src/pipeline/resolve/pages/markdown-page.ts";
import { testConfig } from "../../test-config.ts";
import { document, type Given } from "./document.ts";

const written = suite("written page");

/** What a test may say of the page beside its file. */
interface Around {
	readonly ids?: readonly string[];
	readonly path?: string;
	readonly locale?: string;
	readonly settings?: Partial<Config>;
}

const pageOf = (given: Partial<Given>, { ids = [], path = "/help/a", locale = "en", settings = {} }: Around = {}) => {
	const route = path as Route;
	const config = testConfig({ i18n: { locales: { en: {}, fr: {} } }, ...settings });
	const file = document({ name: "a.md", headingIds: ids, ...given });
	const item = { document: file, route, title: "A & B", listed: true, tags: [] };
	const page = { route, ids, aliases: new Map() };
	return createMarkdownPage(item, undefined, {
		origin: { document: file, locale, page },
		ids,
		addresses: {
			config,
			folders: [],
			targetsByFile: new Map(),
			targetsByRoute: new Map(),
			drafts: new Map(),
			assetsByPath: new Map(),
			assetsByAddress: new Map(),
			generatedFiles: new Set(),
		},
		label: () => "",
		report: { links: [], problems: [], assets: new Set() },
		resolve: (href) => ({ href }),
	});
};

written("has the heading of its text, with its id", () => {
	assert.equal(pageOf({ h1: "Hello" }, { ids: ["hello-1"] }).heading, { id: "hello-1", html: "Hello" });
});

written("has a heading made from its title otherwise, without an id", () => {
	assert.equal(pageOf({}).heading, { html: "A &amp; B" });
});

written("has none where the title is hidden", () => {
	assert.is(pageOf({ frontMatter: { hideTitle: true } }).heading, undefined);
});

const weights = { "/help/": 0.9, "/help/dev": 0.6, "/help/dev/spec/": 0.85 };
const weighed: [path: string, locale: string, weight: number][] = [
	["/help/", "en", 0.9],
	["/help", "en", 0.9],
	["/help/faq", "en", 0.9],
	["/help/dev/BUILD", "en", 0.6],
	["/help/developers", "en", 0.9],
	["/help/dev/spec", "en", 0.85],
	["/help/dev/spec/sync_lock", "en", 0.85],
	["/help/dev/specimen", "en", 0.6],
	["/news/20240101-help", "en", 1],
	["/", "en", 1],
	["/fr/help/faq", "fr", 0.9],
	["/fr/", "fr", 1],
	["/fr/help/faq", "en", 1],
];
for (const [path, locale, weight] of weighed)
	written(`at ${path} in the locale ${locale} weighs ${weight}`, () =>
		assert.is(pageOf({}, { path, locale, settings: { search: { weights } } }).searchWeight, weight),
	);

written("at the home weighs what is said of all pages", () => {
	const settings = { search: { weights: { "/": 0.5 } } };
	for (const [path, locale] of [
		["/", "en"],
		["/fr/", "fr"],
	] as const)
		assert.is(pageOf({}, { path, locale, settings }).searchWeight, 0.5);
});

written("weighs what it says itself before anything else", () => {
	const settings = { search: { weights: { "/help/": 0.5 } } };
	assert.is(pageOf({ frontMatter: { searchWeight: 2 } }, { settings }).searchWeight, 2);
});

written.run();
