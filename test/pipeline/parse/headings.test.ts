import { suite } from "uvu";
import * as assert from "uvu/assert";
import { linesOf, valuesOf } from "../values.ts";
import { codes, documentOf, placeOf, shown } from "./document.ts";
import { testFixtures } from "./markdown/fixtures.ts";

const headings = suite("headings");

const idsOf = (text: string): string[] => documentOf(text).headings.map(({ id }) => id);

headings("keep their no-break spaces where they are repeated", () => {
	const { heading, headings } = documentOf("# Quoi\u202f?\n\n##  Ceci\u00a0:  *cela* \n");
	assert.is(heading?.text, "Quoi\u202f?");
	assert.is(headings[1]?.text, "Ceci\u00a0: cela");
	assert.is(headings[1]?.html, "Ceci\u00a0: <em>cela</em>");
	assert.is(documentOf("Un\u00a0: \t deux\n").excerpt, "Un\u00a0: deux");
});

testFixtures(headings, new URL("./examples/heading-ids.txt", import.meta.url), (text) => idsOf(text).join("\n"));

headings("have ids without no-break spaces", () => assert.equal(idsOf("## Quoi de neuf\u00a0?"), ["quoi-de-neuf"]));

testFixtures(headings, new URL("./examples/vitepress-heading-ids.txt", import.meta.url), (text) => {
	const { headings } = documentOf(text, {}, { headingIds: "vitepress" });
	return headings[0]?.id ?? "none";
});

headings("ids of VitePress are numbered like those of GitHub", () => {
	const text = "## a.b\n\n## a b\n\n## a-b-1";
	const { headings } = documentOf(text, {}, { headingIds: "vitepress" });
	assert.equal(valuesOf(headings, "id"), ["a-b", "a-b-1", "a-b-1-1"]);
});

headings("an id that is taken gets a number, and is reported", () => {
	const { headings, problems } = documentOf("## a {#b}\n\n## b\n");
	assert.equal(linesOf(headings, "id", "explicit"), ["b true", "b-2 false"]);
	assert.equal(codes(problems), ["page.md:3:1 warning duplicate-heading-id"]);
});

headings("from the second level on have a link to themselves", () => {
	assert.is(
		shown(documentOf('Text\n\n# A\n\n### B & *"C"*\n').body),
		'<p>Text</p>\n<h1 id="«h0»">A</h1>\n<h3 id="«h1»">B &amp; <em>&quot;C&quot;</em><a class="heading-link" href="#«h1»" aria-hidden="true" tabindex="-1"></a></h3>\n',
	);
});

headings("have markup without links and pictures, and plain text", () => {
	const text = '## A [*b*](c.md) ![d](d.png) `<e>` <a id="f" href="g.md">g</a> ~~h~~ {#i}\n';
	const [heading] = documentOf(text).headings;
	assert.is(heading?.html, "A <em>b</em> <code>&lt;e&gt;</code> g <s>h</s>");
	assert.is(heading?.text, "A b d <e> g h");
});

headings("are text, whatever they hold", () => {
	const [heading] = documentOf("## <img src=x onerror=alert(1)> `<b>` &lt;i>\n").headings;
	assert.is(heading?.html, "<code>&lt;b&gt;</code> &lt;i&gt;");
	assert.is(heading?.text, "<b> <i>");
});

headings("tell where they stand", () => {
	const text = "---\ntitle: a\n---\n# A\n\n> ## B\n\nC\n---\n";
	assert.equal(
		documentOf(text).headings.map(({ at }) => placeOf(at)),
		["page.md:4:1", "page.md:6:3", "page.md:8:1"],
	);
});

const titles: [name: string, text: string, title: string | undefined, html: string][] = [
	["the first block", "# A `b` {#c}\n\nd\n", "A b", "<p>d</p>\n"],
	["an underlined first block", "A\n===\n", "A", ""],
	["what follows a comment and a definition", "<!-- a -->\n\n[b]: c\n\n# D\n", "D", ""],
];
for (const [name, text, title, html] of titles)
	headings(`of the first level is the page's own: ${name}`, () => {
		const document = documentOf(text);
		assert.is(document.heading?.text, title);
		assert.equal(document.heading, document.headings[0]);
		assert.is(shown(document.body).trim(), html.trim());
	});

for (const text of ["## A\n\n# B\n", "a\n\n# B\n", "> # B\n", "![a](b.png)\n\n# B\n"])
	headings(`${JSON.stringify(text)} has no heading of the page`, () => {
		const document = documentOf(text);
		assert.is(document.heading, undefined);
		assert.ok(shown(document.body).includes("<h1"));
	});

headings("many with the same text have ids of their own", () => {
	const all = idsOf("## a\n".repeat(1000));
	assert.is(all.at(-1), "a-999");
});

headings("many with the same explicit id have ids of their own", () => {
	const all = idsOf("## a {#b}\n".repeat(1000));
	assert.is(all.at(-1), "b-1000");
});

headings.run();
