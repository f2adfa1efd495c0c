/** The text version of a page: directives as plain Markdown, and placeholders for the URLs of the site. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { documentOf, shown } from "./document.ts";
import { testFixtures } from "./markdown/fixtures.ts";

const markdownVersion = suite("Markdown version");

const markdownVersionOf = (...lines: string[]): string => shown(documentOf(lines.join("\n")).markdown);

testFixtures(markdownVersion, new URL("./examples/markdown-version.txt", import.meta.url), markdownVersionOf);

markdownVersion("included texts are expanded, with placeholders and without directives", () => {
	const document = documentOf("[a](./b.md)\n\n<!--@include: ./part.md-->\n\n[d](./e.md)", {
		includes: { "part.md": ":::tip A\n[b](./c.md)\n:::\n" },
	});
	assert.is(shown(document.markdown), "[a](«./b.md»)\n\n> **A**\n>\n> [b](«./c.md»)\n\n\n[d](«./e.md»)");
});

markdownVersion("ten thousand directives inside each other take little time", () => {
	const deep = ":::tip A\n".repeat(10_000);
	assert.ok(markdownVersionOf(deep).length > 10_000);
});

markdownVersion.run();
