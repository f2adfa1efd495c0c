import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
	imageUrlOf,
	isSafeImageUrl,
	isSafeUrl,
	linkUrlOf,
	sitePathOf,
	urlKindOf,
} from "../../src/model/urls/url-safety.ts";

const urls = suite("addresses");

const kinds = {
	local: ["a.md", "/a", "./a:b", "?q=a:b", "#a:b", "", "pathname:///a.pdf"],
	external: [
		"https://example.org",
		"HTTP://example.org",
		"//example.org",
		"/\\example.org",
		"mailto:a@example.org",
		"tel:+123",
		"ftp://example.org",
	],
	unsafe: [
		"javascript:a()",
		"JavaScript:a()",
		" javascript:a()",
		"\u0001javascript:a()",
		"\u00a0javascript:a()",
		"java\nscript:a()",
		"java\tscript:a()",
		"vbscript:a()",
		"data:text/html,a",
		"data:image/png;base64,a",
		"blob:a",
		"file:///etc/passwd",
		"joplin://a",
		"pathname:a",
		"pathname:/a",
		"pathname://a",
		"pathname:////example.org",
		"pathname:///\\example.org",
		"pathname:///\t/example.org",
		"pathname:///.//example.org",
		"pathname:///a/..//example.org",
		"pathname://javascript:a()",
		"pathname://https://example.org",
		"pathname://pathname:///a",
		"Pathname://javascript:a()",
	],
} as const;
for (const [kind, addresses] of Object.entries(kinds))
	for (const address of addresses)
		urls(`${JSON.stringify(address)} is ${kind}`, () => assert.is(urlKindOf(address), kind));

urls("that stay as they are have to be paths of the site", () => {
	assert.is(sitePathOf("pathname:///a/b.pdf?c#d"), "/a/b.pdf?c#d");
	assert.is(sitePathOf("/a"), undefined);
	assert.is(linkUrlOf("pathname:///a"), "/a");
	assert.is(linkUrlOf("pathname://javascript:a()"), undefined);
	assert.is(linkUrlOf("https://example.org"), "https://example.org");
});

urls("that hold a picture are for pictures, unless it is one of text", () => {
	const picture = "data:image/png;base64,a";
	assert.not.ok(isSafeUrl(picture));
	assert.ok(isSafeImageUrl(picture));
	assert.is(imageUrlOf(picture), picture);
	assert.not.ok(isSafeImageUrl("data:image/svg+xml,<svg/>"));
	assert.not.ok(isSafeImageUrl("data:text/html,a"));
});

urls.run();
