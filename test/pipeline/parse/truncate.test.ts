import { suite } from "uvu";
import * as assert from "uvu/assert";
import { documentOf, shown } from "./document.ts";
import { testFixtures } from "./markdown/fixtures.ts";

const preview = suite("preview");

const previewOf = (text: string): string => shown(documentOf(text, { area: "news" }).preview).trim();

testFixtures(preview, new URL("./examples/preview.txt", import.meta.url), previewOf);

preview("has the places of its links", () => {
	const { preview, body } = documentOf("## A\n\n[b](c.md)\n\n<!-- truncate -->\n\n[d](e.md)\n", { area: "news" });
	assert.equal(preview?.placeholders, body.placeholders.slice(0, 3));
});

preview("is absent without a marker", () => {
	assert.is(documentOf("a", { area: "news" }).preview, undefined);
	assert.is(documentOf("`<!-- truncate -->`", { area: "news" }).preview, undefined);
});

preview("is for news only", () => assert.is(documentOf("a\n\n<!-- truncate -->\n").preview, undefined));

for (const html of ["trusted", "escape"] as const)
	preview(`ends at a marker where HTML is ${html}`, () => {
		const text = "a\n\n<!-- truncate -->\n\nb <i>c</i>\n";
		const { preview, body } = documentOf(text, { area: "news" }, { html });
		assert.is(shown(preview), "<p>a</p>\n");
		assert.not.match(shown(body), "truncate");
	});

preview.run();
