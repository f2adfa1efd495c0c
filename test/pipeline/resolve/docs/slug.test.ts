import { suite } from "uvu";
import * as assert from "uvu/assert";
import { docSlugOf } from "../../../../src/pipeline/resolve/docs/slug.ts";

const slugs = suite("slug");

const doc = { base: "search", folder: "apps/find", isIndex: false };

slugs("of a document without one is its folder and the last part of its id", () => {
	assert.is(docSlugOf(doc), "/apps/find/search");
	assert.is(docSlugOf({ ...doc, folder: "" }), "/search");
});

slugs("of an index is its folder, ending in a slash", () => {
	assert.is(docSlugOf({ ...doc, isIndex: true }), "/apps/find/");
	assert.is(docSlugOf({ ...doc, folder: "", isIndex: true }), "/");
});

slugs("that is empty counts as none", () => assert.is(docSlugOf({ ...doc, slug: "" }), "/apps/find/search"));

const written: [slug: string, path: string][] = [
	["/", "/"],
	["/here", "/here"],
	["/here/", "/here/"],
	["/a/../b", "/b"],
	["find", "/apps/find/find"],
	["find/", "/apps/find/find/"],
	["./find", "/apps/find/find"],
	["../find", "/apps/find"],
	["../../find", "/find"],
	["../../../../find", "/find"],
	[".", "/apps/find/"],
	["..", "/apps/"],
	["../..", "/"],
	["Über uns", "/apps/find/Über uns"],
	["%C3%9Cber%20uns", "/apps/find/Über uns"],
	["100%", "/apps/find/100%"],
	["%2e%2e/%2e%2e/%2e%2e/x", "/x"],
];
for (const [slug, path] of written) {
	slugs(`“${slug}” in apps/find is ${path}`, () => {
		assert.is(docSlugOf({ ...doc, slug }), path);
		assert.is(docSlugOf({ ...doc, slug, isIndex: true }), path);
	});
}

slugs("is not decoded when it comes from a file's name", () => {
	assert.is(docSlugOf({ ...doc, base: "a%2Fb" }), "/apps/find/a%2Fb");
});

slugs.run();
