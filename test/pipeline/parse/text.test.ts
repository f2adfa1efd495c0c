import { suite } from "uvu";
import * as assert from "uvu/assert";
import { documentOf } from "./document.ts";

const text = suite("text");

text("is kept below each heading, its code apart", () => {
	const { sections, sectionTexts } = documentOf(
		"a *b*\nc `d`\n\n# E\n\n[f](g.md) ![h](i.png)\n\n```js\nj()\n```\n\n## K\n\n## L\n\n- m\n- n <kbd>o</kbd>\n\n<div>p &amp; <b>q</b>\n</div>\n\n    r\n\n| s | t |\n|---|---|\n| u | v |\n",
	);
	assert.equal(sections, [-1, 0, 1, 2]);
	assert.equal(sectionTexts.all, [
		{ text: "a b c d", code: "" },
		{ text: "f h", code: "j()" },
		{ text: "", code: "" },
		{ text: "m n o p & q s t u v", code: "r" },
	]);
});

text("begins with the heading of the page", () => {
	assert.equal(documentOf("# A\n\nb\n").sections, [0]);
});

text("holds no markup, whatever the HTML is", () => {
	const markdown = "a <b>c</b>\n\n<div>\nd &lt;e&gt;\n</div>\n";
	const texts = (["safe", "trusted"] as const).map(
		(html) => documentOf(markdown, {}, { html }).sectionTexts.all[0]?.text,
	);
	assert.equal(texts, ["a c d <e>", "a c d <e>"]);
});

const counts: [locale: string, text: string, words: number][] = [
	["en", "# One two\n\nthree, four - five.\n", 5],
	["en", "It's 3.14 or 1,000: state-of-the-art", 8],
	["en", "a\n\n```\nnot counted\n```\n", 1],
	["fr", "L’été, c’est l'année", 3],
	["de", "Grüße aus Köln 🎉", 3],
	["ja", "日本語の文章です", 4],
	["no_such!", "a b", 2],
];
for (const [locale, markdown, words] of counts)
	text(`${JSON.stringify(markdown)} has ${words} words`, () =>
		assert.is(documentOf(markdown, { locale, area: "news" }).words, words),
	);

text("is counted of posts only", () => assert.is(documentOf("One two\n").words, undefined));

const excerpts: [name: string, text: string, excerpt: string][] = [
	["the first line", "# A\n\nOne line\nand another.\n\nMore.\n", "One line"],
	["the first prose", "## A\n\n```\nb\n```\n\n<!-- c -->\n\nd\n", "d"],
	["plain text", "**a** [b](c.md) `d` ~~e~~ <kbd>f</kbd> &amp; ![g](h.png) :tada:\n", "a b d e f & g 🎉"],
	["text in a list", "- a\n- b\n", "a"],
	["text in a quote", "> a\n", "a"],
	["text in an admonition", ":::note Title\n\na\n\n:::\n", "a"],
	["the text after a picture without words", "![](a.png)\n\nb\n", "b"],
	["a heading where there is nothing else", "# A\n\n## B\n", "B"],
	["nothing", "# A\n", ""],
];
for (const [name, markdown, excerpt] of excerpts)
	text(`has as its excerpt ${name}`, () => assert.is(documentOf(markdown).excerpt, excerpt));

text.run();
