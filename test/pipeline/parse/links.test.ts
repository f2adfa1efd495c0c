import { suite } from "uvu";
import * as assert from "uvu/assert";
import { documentOf, placeOf, shown } from "./document.ts";
import { testFixtures } from "./markdown/fixtures.ts";

const links = suite("links");

/** The addresses that are placeholders, in order, each with its place. */
const placeholdersOf = (text: string): string[] =>
	documentOf(text).body.placeholders.flatMap((placeholder) =>
		placeholder.kind === "link" ? [`${placeholder.href} ${placeOf(placeholder.at)}`] : [],
	);

testFixtures(links, new URL("./examples/link-places.txt", import.meta.url), (text) => placeholdersOf(text).join("\n"));

links("stand where they are written in a file with CRLF", () => {
	const text = "a\r\nb [a](a.md)\r\n\r\n[b](b.md)";
	assert.equal(placeholdersOf(text), ["a.md page.md:2:7", "b.md page.md:4:5"]);
});

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
