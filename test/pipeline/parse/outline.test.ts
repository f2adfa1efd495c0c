/** What the rules of `ssg check` see of a text, with the columns at which they report it. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SourceFile } from "../../../src/model/content/source.ts";
import type { SourceLocation } from "../../../src/model/problems/problem.ts";
import { locationInText, type ParsedOutline } from "../../../src/model/site/outline.ts";
import { collectOutline } from "../../../src/pipeline/parse/outline.ts";
import { markdownConfig, sourceFile } from "./document.ts";

const outlines = suite("outlines");

const outline = (text: string, fields: Partial<SourceFile> = {}): ParsedOutline =>
	collectOutline(sourceFile(text, fields), { markdown: markdownConfig });

const place = ({ line, column }: SourceLocation) => `${line}:${column}`;

const linksIn = ({ links }: ParsedOutline): string[] =>
	links.map(
		({ text, href, block, hasImage, at }) =>
			`${place(at)} ${block} "${text}" ${href}${hasImage ? " with an image" : ""}`,
	);

const links: [name: string, text: string, links: string[]][] = [
	[
		"in a paragraph, to other sites as well",
		"See [a](./a.md), [b](https://b.c/) and <https://d.e/>.",
		['1:9 paragraph "a" ./a.md', '1:19 paragraph "b" https://b.c/', '1:40 paragraph "https://d.e/" https://d.e/'],
	],
	[
		"by reference: the place is the use",
		"[Name][r] and [r].\n\n[r]: ./c.md",
		['1:1 paragraph "Name" ./c.md', '1:15 paragraph "r" ./c.md'],
	],
	[
		"of raw HTML, with and without a target",
		'<a href="x.md">one <b>two</b></a> <a id="t"></a>',
		['1:10 paragraph "one two" x.md', '1:35 paragraph "" '],
	],
	[
		"of raw HTML around blocks",
		'<div>\n\n<a href="x.md">\n\nA *paragraph*\n\n</a>\n\n</div>',
		['3:10 paragraph "A paragraph" x.md'],
	],
	[
		"in nested lists",
		"- [a](a.md)\n  - b\n\n    [c](c.md)\n\n[d](d.md)",
		['1:7 item "a" a.md', '4:9 item "c" c.md', '6:5 paragraph "d" d.md'],
	],
	[
		"in cells, after an escaped bar",
		"| A | [b](b.md) |\n| --- | --- |\n| c | x \\| [d](d.md) |",
		['1:11 cell "b" b.md', '3:16 cell "d" d.md'],
	],
	["in headings, with code", "## A [`b`](b.md) {#d}", ['1:12 heading "b" b.md']],
	[
		"with images, whose alternative texts are what is read",
		'[![](a.png)](a.md) [![B](b.png) c](b.md) <a href="c.md"><img src="c.png" alt="C"></a>',
		[
			'1:14 paragraph "" a.md with an image',
			'1:36 paragraph "B c" b.md with an image',
			'1:51 paragraph "C" c.md with an image',
		],
	],
	[
		"in panels of tabs, admonitions and quotes",
		'<Tabs>\n<TabItem value="a" label="A">\n\n[a](a.md)\n\n</TabItem>\n</Tabs>\n\n:::tip\n\nSee [x](x.md).\n\n:::\n\n> [q](q.md)',
		['4:5 paragraph "a" a.md', '11:9 paragraph "x" x.md', '15:7 paragraph "q" q.md'],
	],
	[
		"in footnotes, after front matter",
		"---\ntitle: A\n---\n\nText[^1].\n\n[^1]: Note [n](n.md)",
		['7:16 paragraph "n" n.md'],
	],
];

for (const [name, text, expected] of links)
	outlines(`links ${name}`, () => {
		assert.equal(linksIn(outline(text)), expected);
	});

const images: [name: string, text: string, images: string[]][] = [
	["alone in a paragraph", "![A](a.png)", ["1:6 alone A a.png"]],
	[
		"alone in an item and in a cell",
		"- ![](a.png)\n\n| ![B](b.png) |\n| --- |",
		["1:7 alone  a.png", "3:8 alone B b.png"],
	],
	[
		"beside text, another image and in a link",
		"![A](a.png) text\n\n![B](b.png)\n![C](c.png)\n\n[![](d.png)](d.md)",
		["1:6 A a.png", "3:6 B b.png", "4:6 C c.png", "6:6  d.png"],
	],
	[
		"of raw HTML, with and without attributes",
		'<p><img src="a.png" width="20" alt="A"> <img src=b.png></p>',
		["1:14 A a.png 20", "1:50 undefined b.png"],
	],
	["with a width", "![A](a.png){width=20} b", ["1:6 A a.png 20"]],
];

for (const [name, text, expected] of images)
	outlines(`images ${name}`, () => {
		assert.equal(
			outline(text).images.map(({ alt, src, width, isAlone, at }) =>
				[
					place(at),
					...(isAlone ? ["alone"] : []),
					...[alt === undefined ? "undefined" : alt, src],
					...(width === undefined ? [] : [width]),
				].join(" "),
			),
			expected,
		);
	});

outlines("tables have what is read for the headers and the names of rows", () => {
	const { tables } = outline(
		"Text\n\n| | **B** | ![C](c.png) | `d` |\n| - | - | - | - |\n| a | 1 | 2 | 3 |\n| ![E](e.png) | | | |\n| | x | | |\n\n|f|\n|-|",
	);
	assert.equal(
		tables.map(({ headers, firstCells, at }) => [place(at), headers, firstCells]),
		[
			["3:1", ["", "B", "C", "d"], ["a", "E", ""]],
			["9:1", ["f"], []],
		],
	);
});

outlines("code is at its fence", () => {
	const { code } = outline('- a\n\n  ```js title="x.js"\n  code\n  ```\n\nb\n\n    indented\n');
	assert.equal(
		code.map(({ info, text, at }) => [place(at), info, text]),
		[
			["3:1", 'js title="x.js"', "code\n"],
			["9:1", "", "indented\n"],
		],
	);
});

outlines("what is included is where it is included", () => {
	const { images, tables, ...found } = outline("One\n\n<!--@include: ./_part.md-->\n\nTwo [b](b.md)", {
		includes: { "_part.md": "[a](a.md) ![i](i.png)\n\n| x |\n| - |" },
	});
	assert.equal(linksIn({ images, tables, ...found }), ['3:1 paragraph "a" a.md', '5:9 paragraph "b" b.md']);
	assert.equal(
		[...images, ...tables].map(({ at }) => place(at)),
		["3:1", "3:1"],
	);
});

/** The places of words in the texts of the blocks. */
const words: [name: string, text: string, words: string[]][] = [
	["a paragraph", "one two\nthree", ["one 1:1", "two 1:5", "three 2:1"]],
	["markup", "one **two** [three](three.md) `code` four", ["one 1:1", "two 1:7", "three 1:14", "four 1:38"]],
	["a quote", "> one\n> *two* three", ["one 1:3", "two 2:4", "three 2:9"]],
	["a heading", "## one *two*", ["one 1:4", "two 1:9"]],
	["cells", "| one | *two* |\n| - | - |", ["one 1:3", "two 1:10"]],
	["a nested item", "- one\n  1. two", ["one 1:3", "two 2:6"]],
];

for (const [name, text, expected] of words)
	outlines(`words of ${name} are found again`, () => {
		const found = outline(text).texts.flatMap((block) =>
			Array.from(block.text.matchAll(/\w+/g), ({ 0: word, index }) => `${word} ${place(locationInText(block, index))}`),
		);
		assert.equal(found, expected);
	});

outlines("comments switch rules off from line to line", () => {
	const { disabledRules } = outline(
		"---\ntitle: A\n---\n<!-- check-disable image-alt link-text: drawn by a child -->\n\nText\n\n<!-- check-enable link-text -->\n\n<!-- check-disable-next-line -->\nText\n\n```md\n<!-- check-disable -->\n```\n{/* check-disable-next-line tag-usage */}\n",
	);
	assert.equal(disabledRules, [
		{ rules: ["link-text"], firstLine: 4, lastLine: 8 },
		{ rules: [], firstLine: 11, lastLine: 11 },
		{ rules: ["tag-usage"], firstLine: 17, lastLine: 17 },
		{ rules: ["image-alt"], firstLine: 4, lastLine: Number.MAX_SAFE_INTEGER },
	]);
});

outlines.run();
