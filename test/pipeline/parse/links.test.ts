import { suite } from "uvu";
import * as assert from "uvu/assert";
import { documentOf, placeOf, shown } from "./document.ts";

const links = suite("links");

/** The addresses that are placeholders, in order, each with its place. */
const placeholdersOf = (text: string): string[] =>
	documentOf(text).body.placeholders.flatMap((placeholder) =>
		placeholder.kind === "link" ? [`${placeholder.href} ${placeOf(placeholder.at)}`] : [],
	);

const places: [name: string, text: string, placeholders: string[]][] = [
	["a link", "See [a](./a.md).", ["./a.md page.md:1:9"]],
	["a link with a title", 'See [a]( ./a.md "A").', ["./a.md page.md:1:10"]],
	["a link with a name in brackets and in code", "[a [b] `](c` \\]](./a.md)", ["./a.md page.md:1:18"]],
	["an address with spaces", "[a](<./Mit Leerzeichen.md>)", ["./Mit%20Leerzeichen.md page.md:1:6"]],
	["an address on the next line", "one [two\nthree](\n  ./a.md) four", ["./a.md page.md:3:3"]],
	[
		"links with the same address on a line",
		"[a](x.md) [b](x.md) and [a](x.md)",
		["x.md page.md:1:5", "x.md page.md:1:15", "x.md page.md:1:29"],
	],
	["the address in the text before", "x.md x.md [x.md](x.md)", ["x.md page.md:1:18"]],
	[
		"a paragraph of several lines",
		"one\ntwo [a](a.md)\n   three [b](b.md)\n",
		["a.md page.md:2:9", "b.md page.md:3:14"],
	],
	[
		"a reference: the place is the use",
		"[r]: ./c.md\n\nSee [that][r], [r] and\n[r][].",
		["./c.md page.md:3:5", "./c.md page.md:3:16", "./c.md page.md:4:1"],
	],
	[
		"a list in a quote in a list",
		"- a\n  > 1. b [c](c.md)\n  >    [d](d.md)",
		["c.md page.md:2:14", "d.md page.md:3:12"],
	],
	["a tab before the text", "-\ta [b](b.md)", ["b.md page.md:1:9"]],
	["a heading", "## A [b](b.md) ##", ["b.md page.md:1:10"]],
	["a heading with a line below", "A [b](b.md)\n---", ["b.md page.md:1:7"]],
	[
		"a table",
		"| [a](x.md) | b |\n|---|---|\n| [x](x.md) \\| [x](x.md) | `\\|` [y](y.md) |\n[z](z.md) | [x](x.md)",
		[
			"x.md page.md:1:7",
			"x.md page.md:3:7",
			"x.md page.md:3:20",
			"y.md page.md:3:37",
			"z.md page.md:4:5",
			"x.md page.md:4:17",
		],
	],
	["front matter before it", "---\ntitle: a\n---\n\n[a](a.md)", ["a.md page.md:5:5"]],
	["CRLF", "a\r\nb [a](a.md)\r\n\r\n[b](b.md)", ["a.md page.md:2:7", "b.md page.md:4:5"]],
	["raw HTML in a line", 'a <a class="b" href="a.md">c</a>', ["a.md page.md:1:22"]],
	["raw HTML in lines of its own", "- <div>\n  <a href='a.md'>b</a>\n  </div>", ["a.md page.md:2:12"]],
	["a link around a picture", "[![a](a.png)](b.md)", ["b.md page.md:1:15"]],
	["emoji before it", "🎉 [a](a.md)", ["a.md page.md:1:8"]],
];
for (const [name, text, placeholders] of places)
	links(`stand where they are written: ${name}`, () => assert.equal(placeholdersOf(text), placeholders));

const kinds: [text: string, markup: string][] = [
	["[a](#b)", '<a href="«#b»">a</a>'],
	["[a]()", '<a href="«»">a</a>'],
	["[a](/help?q=1#b)", '<a href="«/help?q=1#b»">a</a>'],
	["[a](pathname:///x.html)", '<a href="«pathname:///x.html»">a</a>'],
	["[a](ü.md)", '<a href="«%C3%BC.md»">a</a>'],
	["[a](https://b.example)", '<a href="https://b.example" target="_blank" rel="noopener noreferrer">a</a>'],
	["[a](//b.example)", '<a href="//b.example" target="_blank" rel="noopener noreferrer">a</a>'],
	["[a](mailto:b@c.example)", '<a href="mailto:b@c.example">a</a>'],
	["<b@c.example>", '<a href="mailto:b@c.example">b@c.example</a>'],
	["[a](tel:+123)", '<a href="tel:+123">a</a>'],
	["[a](javascript:alert(1))", "[a](javascript:alert(1))"],
	["[a](&#106;avascript:alert(1))", "[a](javascript:alert(1))"],
	["www.b.example", '<a href="http://www.b.example" target="_blank" rel="noopener noreferrer">www.b.example</a>'],
	["README.md, setup.py and //b.example", "README.md, setup.py and //b.example"],
	[
		'<a href="https://b.example" target="top">a</a>',
		'<a href="https://b.example" target="_blank" rel="noopener noreferrer">a</a>',
	],
	['<a href="b.pdf" target="_blank">a</a>', '<a href="«b.pdf»" target="_blank" rel="noopener">a</a>'],
];
for (const [text, markup] of kinds)
	links(`${text} becomes ${markup}`, () => assert.is(shown(documentOf(text).body), `<p>${markup}</p>\n`));

links("20,000 in one paragraph take no longer than they must", () => {
	const { placeholders } = documentOf("[a](b.md)\n".repeat(20_000)).body;
	const last = placeholders.at(-1);
	assert.is(last?.kind === "link" && placeOf(last.at), "page.md:20000:5");
});

links("an address in pointed brackets within a link is its text", () => {
	assert.is(shown(documentOf("[a <https://example.org>](b)").body), '<p><a href="«b»">a https://example.org</a></p>\n');
});

links.run();
