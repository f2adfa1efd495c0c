import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Locale } from "../../../src/model/config.ts";
import type { SourcePath } from "../../../src/model/content/source.ts";
import { MAX_TAGS } from "../../../src/model/limits.ts";
import type { Tag } from "../../../src/model/site/page-parts.ts";
import type { Route } from "../../../src/model/urls/route.ts";
import {
	docTagPages,
	groupByTag,
	limitTags,
	resolveTags,
	type TagRouteContext,
	tagsRouteOf,
	toTag,
} from "../../../src/pipeline/resolve/pages/tags.ts";
import { codesIn } from "../../messages.ts";

const tags = suite("tags");
const codes = codesIn("pipeline/resolve");

const localeOf = (name: string): Locale => ({
	name,
	label: name,
	direction: "ltr",
	htmlLang: name,
	dateLocale: name,
	calendar: "gregory",
});

const help = (locale: string): TagRouteContext => ({
	base: "help",
	locale: localeOf(locale),
	defaultLocale: "en",
	trailingSlash: "as-is",
});

const tag = (label: string, route: string): Tag => ({ label, route: route as Route });

const addresses: [label: string, route: string][] = [
	["release", "/news/tags/release"],
	["Release notes", "/news/tags/release-notes"],
	["C++", "/news/tags/c"],
	["v2", "/news/tags/v-2"],
	["GSoC 2022", "/news/tags/g-so-c-2022"],
	["XMLReader", "/news/tags/xml-reader"],
	["the 1st release", "/news/tags/the-1st-release"],
	["the 11th release", "/news/tags/the-11-th-release"],
	["L’édition à l'œuvre", "/news/tags/ledition-a-loeuvre"],
	["Größe", "/news/tags/grosse"],
	["Łódź", "/news/tags/lodz"],
	["Привет мир", "/news/tags/привет-мир"],
	["日本語", "/news/tags/日本語"],
	["हिन्दी", "/news/tags/हिन्दी"],
	["🚀 launch", "/news/tags/🚀-launch"],
	["++", "/news/tags/u2b-u2b"],
	["..", "/news/tags/u2e-u2e"],
];
for (const [label, route] of addresses) {
	tags(`“${label}” is at ${route}`, () => assert.equal(toTag({ label }, "/news/tags"), tag(label, route)));
}

const permalinks: [permalink: string, route: string][] = [
	["..\\..\\a", "/news/tags/a"],
	["/Release_Notes", "/news/tags/Release_Notes"],
	["apps/mobile", "/news/tags/apps/mobile"],
	["/caf%C3%A9/", "/news/tags/café"],
	["/../../x", "/news/tags/x"],
	["/%2e%2e/x", "/news/tags/x"],
	["/", "/news/tags/my-label"],
];
for (const [permalink, route] of permalinks) {
	tags(`with the permalink ${permalink} are at ${route}`, () => {
		assert.equal(toTag({ label: "My label", permalink }, "/news/tags"), tag("My label", route));
	});
}

tags("are as the tags file says where they are written as its keys", () => {
	const known = { rel: { label: "Releases", permalink: "/r", description: "All of them" } };
	const tagsAt = (label: string, permalink?: string) =>
		resolveTags([{ label, ...(permalink && { permalink }) }], help("fr"), known);
	assert.equal(tagsAt("rel"), [{ ...tag("Releases", "/fr/help/tags/r"), description: "All of them" }]);
	assert.equal(tagsAt("rel", "/own"), [tag("rel", "/fr/help/tags/own")]);
	assert.equal(tagsAt("Rel"), [tag("Rel", "/fr/help/tags/rel")]);
	assert.equal(tagsAt("toString"), [tag("toString", "/fr/help/tags/to-string")]);
});

tags("have the slash of the site's addresses", () => {
	assert.is(toTag({ label: "release" }, "/news/tags/", "slash").route, "/news/tags/release/");
	assert.is(toTag({ label: "release" }, "/news/tags", "bare").route, "/news/tags/release");
});

tags("are below the locale's address", () => {
	assert.is(tagsRouteOf(help("en")), "/help/tags");
	assert.is(tagsRouteOf(help("fr")), "/fr/help/tags");
	assert.is(tagsRouteOf({ ...help("fr"), base: "" }), "/fr/tags");
});

tags("that a document names twice are named once", () => {
	const references = [{ label: "Sync" }, { label: "sync" }, { label: "api" }];
	assert.equal(resolveTags(references, help("fr")), [
		tag("Sync", "/fr/help/tags/sync"),
		tag("api", "/fr/help/tags/api"),
	]);
});

tags("may be none", () => assert.equal(resolveTags(undefined, help("en")), []));

tags("group items by address, and the first label wins", () => {
	const items = [
		{ name: "a", tags: [tag("Sync", "/tags/sync"), tag("API", "/tags/api")] },
		{ name: "b", tags: [tag("sync", "/tags/sync")] },
	];
	const groups = groupByTag(items, (item) => item.tags, localeOf("en"));
	assert.equal(
		groups.map((group) => [group.tag, group.items.map(({ name }) => name)]),
		[
			[tag("API", "/tags/api"), ["a"]],
			[tag("Sync", "/tags/sync"), ["a", "b"]],
		],
	);
});

tags("hold an item once", () => {
	const item = { tags: [tag("Sync", "/tags/x"), tag("sync", "/tags/x")] };
	const [group] = groupByTag([item], ({ tags }) => tags, localeOf("en"));
	assert.is(group?.items.length, 1);
});

tags("are in the order of the locale's alphabet", () => {
	const item = { tags: ["zebra", "école", "Äpfel", "API", "v10", "v9"].map((label) => tag(label, `/tags/${label}`)) };
	const labelsIn = (locale: string) =>
		groupByTag([item], ({ tags }) => tags, localeOf(locale)).map((group) => group.tag.label);
	assert.equal(labelsIn("fr"), ["Äpfel", "API", "école", "v9", "v10", "zebra"]);
	assert.equal(labelsIn("sv"), ["API", "école", "v9", "v10", "zebra", "Äpfel"]);
});

tags("of one label are in the order of their addresses", () => {
	const items = [{ tags: [tag("x", "/tags/b"), tag("x", "/tags/a")] }];
	assert.equal(
		groupByTag(items, ({ tags }) => tags, localeOf("en")).map((group) => group.tag.route),
		["/tags/a", "/tags/b"],
	);
});

const doc = (title: string, tags: readonly Tag[], listed = true) => ({
	route: `/fr/help/${title}` as Route,
	title,
	document: {
		path: `content/fr/help/${title}.md` as SourcePath,
		keys: {},
		locale: "fr",
		frontMatter: { description: `About ${title}` },
		excerpt: "",
	},
	tags,
	listed,
	breadcrumbs: [{ label: "Apps" }],
});
const sync = tag("Synchronisation", "/fr/help/tags/sync");
const api = tag("API", "/fr/help/tags/api");

tags("of documents have a page of all, and one each", () => {
	const common = {
		locale: "fr",
		contentLocale: "fr",
		listed: true,
		description: "",
		keywords: [],
		hasAddress: true,
		writtenIn: null,
		sidebar: null,
	};
	const webdav = {
		route: "/fr/help/webdav",
		label: "webdav",
		description: "About webdav",
		contentLocale: "fr",
		categories: ["Apps"],
	};
	const screen = {
		route: "/fr/help/écran",
		label: "écran",
		description: "About écran",
		contentLocale: "fr",
		categories: ["Apps"],
	};
	const docs = [doc("webdav", [sync]), doc("écran", [sync, api])];
	assert.equal(docTagPages({ ...help("fr"), docs }), [
		{
			route: "/fr/help/tags",
			key: "docs/help/tags",
			...common,
			kind: "tags",
			nameInProblems: "the page of all tags",
			area: "docs",
			markdownVersion: [
				{
					links: [
						{ route: "/fr/help/tags/api", label: "API", description: "1" },
						{ route: "/fr/help/tags/sync", label: "Synchronisation", description: "2" },
					],
				},
			],
			tags: [
				{ label: "API", route: "/fr/help/tags/api", count: 1 },
				{ label: "Synchronisation", route: "/fr/help/tags/sync", count: 2 },
			],
		},
		{
			route: "/fr/help/tags/api",
			key: "docs/help/tags/api",
			...common,
			kind: "doc-tag",
			nameInProblems: 'the page of tag "API"',
			at: { path: "content/fr/help/écran.md", line: 1, column: 1, isWholeFile: true },
			tag: api,
			tagsRoute: "/fr/help/tags",
			docs: [screen],
			markdownVersion: [{ links: [screen] }],
		},
		{
			route: "/fr/help/tags/sync",
			key: "docs/help/tags/sync",
			...common,
			kind: "doc-tag",
			nameInProblems: 'the page of tag "Synchronisation"',
			at: { path: "content/fr/help/webdav.md", line: 1, column: 1, isWholeFile: true },
			tag: sync,
			tagsRoute: "/fr/help/tags",
			docs: [screen, webdav],
			markdownVersion: [{ links: [screen, webdav] }],
		},
	]);
});

tags("of documents have the sidebar of all of them", () => {
	const pages = docTagPages({ ...help("fr"), docs: [doc("webdav", [sync])], sidebar: "current/help" });
	assert.equal(
		pages.map(({ kind, sidebar }) => [kind, sidebar]),
		[
			["tags", "current/help"],
			["doc-tag", "current/help"],
		],
	);
});

tags("of unlisted documents have no page", () => {
	const docs = [doc("webdav", [sync], false)];
	assert.equal(docTagPages({ ...help("fr"), docs }), []);
});

tags("of a version have keys of their own, equal in all locales", () => {
	const keysIn = (locale: string, route: string) =>
		docTagPages({
			...help(locale),
			base: "help/1.0",
			trailingSlash: "slash",
			docs: [doc("webdav", [tag("sync", route)])],
		}).map((page) => [page.route, page.key]);
	assert.equal(keysIn("en", "/help/1.0/tags/sync/"), [
		["/help/1.0/tags/", "docs/help/1.0/tags"],
		["/help/1.0/tags/sync/", "docs/help/1.0/tags/sync"],
	]);
	assert.equal(keysIn("fr", "/fr/help/1.0/tags/sync/"), [
		["/fr/help/1.0/tags/", "docs/help/1.0/tags"],
		["/fr/help/1.0/tags/sync/", "docs/help/1.0/tags/sync"],
	]);
});

/** Documents that together have some different tags, two in each. */
const documentsWith = (count: number) =>
	Array.from({ length: count / 2 }, (_, index) => ({
		document: { path: `${index}.md` as SourcePath, keys: {} },
		tags: [2 * index, 2 * index + 1].map((n) => tag(`${n}`, `/tags/${n}`)),
	}));

tags("are left out with one problem if there are too many", () => {
	const few = documentsWith(MAX_TAGS);
	assert.equal(limitTags(few), { items: few, problems: [] });
	const { items, problems } = limitTags(documentsWith(MAX_TAGS + 2));
	assert.ok(items.every((item) => item.tags.length === 0));
	assert.equal(codes(problems), ["2500.md error too-many-tags"]);
});

tags.run();
