import { suite } from "uvu";
import * as assert from "uvu/assert";
import { documentOf, shown } from "./document.ts";

const preview = suite("preview");

const previewOf = (text: string): string => shown(documentOf(text, { area: "news" }).preview).trim();

const cases: [name: string, text: string, markup: string][] = [
	["a marker", "# A\n\na\n\n<!-- truncate -->\n\nb\n", "<p>a</p>"],
	["a marker without spaces", "a\n\n<!--truncate-->\n\nb\n", "<p>a</p>"],
	["a marker before text", "a\n\n<!-- truncate --> b\n", "<p>a</p>"],
	["the first of two markers", "a\n\n<!-- truncate -->\n\nb\n\n<!-- truncate -->\n", "<p>a</p>"],
	["a marker within a paragraph", "a *b <!-- truncate --> c* d\n", "<p>a <em>b </em></p>"],
	[
		"a marker within a list",
		"1. a\n2. b\n\n   <!-- truncate -->\n\n   c\n",
		"<ol>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ol>",
	],
	["a marker within HTML", "<div>\n\na <b>b\n\n<!-- truncate -->\n\n</div>\n", "<div>\n<p>a <b>b</b></p>\n</div>"],
	["a definition after the marker", "[a][b]\n\n<!-- truncate -->\n\n[b]: c.md\n", '<p><a href="«c.md»">a</a></p>'],
	["a marker at the beginning", "<!-- truncate -->\n\na\n", ""],
];
for (const [name, text, markup] of cases) preview(`ends at ${name}`, () => assert.is(previewOf(text), markup));

preview("has the places of its links", () => {
	const { preview, body } = documentOf("## A\n\n[b](c.md)\n\n<!-- truncate -->\n\n[d](e.md)\n", { area: "news" });
	assert.equal(preview?.placeholders, body.placeholders.slice(0, 4));
});

preview("is absent without a marker", () => {
	assert.is(documentOf("a", { area: "news" }).preview, undefined);
	assert.is(documentOf("`<!-- truncate -->`", { area: "news" }).preview, undefined);
});

preview("is for news only", () => {
	assert.is(documentOf("a\n\n<!-- truncate -->\n").preview, undefined);
});

for (const html of ["trusted", "escape"] as const)
	preview(`ends at a marker where HTML is ${html}`, () => {
		const text = "a\n\n<!-- truncate -->\n\nb <i>c</i>\n";
		const { preview, body } = documentOf(text, { area: "news" }, { html });
		assert.is(shown(preview), "<p>a</p>\n");
		assert.not.match(shown(body), "truncate");
	});

preview.run();
