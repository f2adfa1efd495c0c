import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { TrailingSlash } from "../../../../src/model/urls/route.ts";
import { routePostDocuments } from "../../../../src/pipeline/resolve/news/posts.ts";
import { valuesOf } from "../../values.ts";
import { document, type Given } from "../document.ts";
import { config, newsIn } from "./given.ts";

const posts = suite("posts");

const post = (given: Given) => document({ area: "news", ...given });

const placed = (
	given: readonly Given[],
	choices: { locale?: string; drafts?: boolean; trailingSlash?: TrailingSlash } = {},
) =>
	routePostDocuments({
		...newsIn(choices.locale ?? "en"),
		trailingSlash: choices.trailingSlash ?? "as-is",
		drafts: choices.drafts ?? false,
		documents: given.map(post),
		authors: { jane: { key: "jane", name: "Jane" } },
		tags: {},
	});

const only = (given: Given, choices = {}) => {
	const [found] = placed([given], choices).posts;
	if (!found) throw new Error("no post");
	return found;
};

posts("know all that lists and pages show of them", () => {
	const document = post({
		name: "20240301-release-3-0.md",
		frontMatter: { title: "Version 3.0", authors: ["jane"], tags: [{ label: "Release" }] },
		words: 401,
	});
	const result = routePostDocuments({
		...newsIn("fr"),
		drafts: false,
		documents: [document],
		authors: { jane: { key: "jane", name: "Jane" } },
		tags: {},
	});
	assert.equal(result, {
		posts: [
			{
				document,
				route: "/fr/news/20240301-release-3-0",
				title: "Version 3.0",
				description: "",
				date: "2024-03-01T00:00:00.000Z",
				authors: [{ key: "jane", name: "Jane" }],
				tags: [{ route: "/fr/news/tags/release", label: "Release" }],
				readingTime: 3,
				listed: true,
			},
		],
		problems: [],
	});
});

const routes: [name: string, slug: string | undefined, route: string][] = [
	["20180906-101039.md", undefined, "/news/20180906-101039"],
	["2021-03-01-foo/index.md", undefined, "/news/2021/03/01/foo"],
	["20240301-a.md", "/hello", "/news/hello"],
	["20240301-a.md", "hello", "/news/hello"],
	["2021/03/01/foo.md", "hello", "/news/hello"],
	["20240301-a.md", "/caf%C3%A9", "/news/café"],
	["20240301-a.md", "../../hello", "/news/hello"],
	["20240301-a.md", "", "/news/20240301-a"],
];
for (const [name, slug, route] of routes) {
	const written = slug === undefined ? "no slug" : `the slug “${slug}”`;
	posts(`in ${name} with ${written} are at ${route}`, () => {
		const frontMatter = slug === undefined ? {} : { slug };
		assert.is(only({ name, frontMatter }).route, route);
	});
}

posts("have the slash of the site's addresses", () => {
	assert.is(only({ name: "20240301-a.md" }, { trailingSlash: "slash" }).route, "/news/20240301-a/");
});

posts("may be served at the root", () => {
	const { posts: found } = routePostDocuments({
		...newsIn("fr"),
		config: { ...config, routeBasePath: "" },
		drafts: false,
		documents: [post({ name: "20240301-a.md" })],
		authors: {},
		tags: {},
	});
	assert.is(found[0]?.route, "/fr/20240301-a");
});

posts("are called as in their front matter", () => {
	const frontMatter = { title: "Title" };
	assert.is(only({ name: "20240301-a.md", h1: "Heading", frontMatter }).title, "Title");
});

posts("are otherwise called as in their heading", () => {
	assert.is(only({ name: "20240301-a.md", h1: "Heading" }).title, "Heading");
});

posts("are otherwise called as the words of their name", () => {
	assert.is(only({ name: "20240301-new-job.md" }).title, "new-job");
});

posts("are newest first, and of one moment by name from the last", () => {
	const names = ["20240301-a.md", "20240301-B.md", "20250101-a.md", "20240301-c.md", "20240301-000001.md"].map(
		(name) => ({ name }),
	);
	const expected = ["20250101-a.md", "20240301-000001.md", "20240301-c.md", "20240301-a.md", "20240301-B.md"];
	const namesOf = (given: readonly Given[]) => placed(given).posts.map((found) => found.document.name);
	assert.equal(namesOf(names), expected);
	assert.equal(namesOf(names.toReversed()), expected);
});

posts("link to the newer and the older one", () => {
	const found = placed([{ name: "20240101-a.md" }, { name: "20240103-c.md" }, { name: "20240102-b.md" }]).posts;
	assert.equal(
		found.map(({ title, newer, older }) => [title, newer, older]),
		[
			["c", undefined, { route: "/news/20240102-b", label: "b" }],
			["b", { route: "/news/20240103-c", label: "c" }, { route: "/news/20240101-a", label: "a" }],
			["a", { route: "/news/20240102-b", label: "b" }, undefined],
		],
	);
});

posts("that are unlisted are linked to by no other", () => {
	const found = placed([
		{ name: "20240101-a.md" },
		{ name: "20240102-b.md", frontMatter: { unlisted: true } },
		{ name: "20240103-c.md" },
	]).posts;
	const neighbours = found.map((post) => `${post.title} ${post.listed} ${post.newer?.label} ${post.older?.label}`);
	assert.equal(neighbours, ["c true undefined a", "b false undefined undefined", "a true c undefined"]);
});

posts("that are drafts are left out, with their problems", () => {
	assert.equal(placed([{ name: "a.md", frontMatter: { draft: true } }]), { posts: [], problems: [] });
});

posts("that are drafts are placed when asked for", () => {
	const draft = { name: "20240301-a.md", frontMatter: { draft: true } };
	assert.is(only(draft, { drafts: true }).listed, true);
});

const minutes: [words: number, minutes: number][] = [
	[0, 1],
	[200, 1],
	[201, 2],
	[1000, 5],
];
for (const [words, expected] of minutes) {
	posts(`of ${words} words take ${expected} minutes to read`, () => {
		assert.is(only({ name: "20240301-a.md", words }).readingTime, expected);
	});
}

posts("say no reading time when the site shows none", () => {
	const { posts: found } = routePostDocuments({
		...newsIn("en"),
		config: { ...config, showReadingTime: false },
		drafts: false,
		documents: [post({ name: "20240301-a.md", words: 500 })],
		authors: {},
		tags: {},
	});
	assert.is(found[0] && "readingTime" in found[0], false);
});

posts("with problems are placed all the same", () => {
	const { posts: found, problems } = placed([{ name: "a.md", frontMatter: { authors: ["joe"] } }]);
	assert.is(found[0]?.route, "/news/a");
	assert.equal(valuesOf(problems, "code"), ["post-date", "unknown-author"]);
});

posts("that stand in for a translation are below the locale's address", () => {
	assert.is(only({ name: "20240301-a.md" }, { locale: "fr" }).route, "/fr/news/20240301-a");
});

posts.run();
