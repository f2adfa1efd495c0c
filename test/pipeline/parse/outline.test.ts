/** What the rules of `ssg check` see of a text, with the columns at which they report it. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SourceFile } from "../../../src/model/content/source.ts";
import type { SourceLocation } from "../../../src/model/problems/problem.ts";
import { locationInText, type ParsedOutline } from "../../../src/model/site/outline.ts";
import { collectOutline } from "../../../src/pipeline/parse/outline.ts";
import { markdownConfig, sourceFile } from "./document.ts";
import { testFixtures } from "./markdown/fixtures.ts";

const outlines = suite("outlines");

const outline = (text: string, fields: Partial<SourceFile> = {}): ParsedOutline =>
	collectOutline(sourceFile(text, fields), { markdown: markdownConfig });

const place = ({ line, column }: SourceLocation) => `${line}:${column}`;

const linksIn = ({ links }: ParsedOutline): string[] =>
	links.map(
		({ text, href, block, hasImage, at }) =>
			`${place(at)} ${block} "${text}" ${href}${hasImage ? " with an image" : ""}`,
	);

testFixtures(outlines, new URL("./examples/outline-links.txt", import.meta.url), (text) =>
	linksIn(outline(text)).join("\n"),
);

const imagesIn = ({ images }: ParsedOutline): string[] =>
	images.map(({ alt, src, width, isAlone, at }) =>
		[place(at), ...(isAlone ? ["alone"] : []), String(alt), src, ...(width === undefined ? [] : [width])].join(" "),
	);
testFixtures(outlines, new URL("./examples/outline-images.txt", import.meta.url), (text) =>
	imagesIn(outline(text)).join("\n"),
);

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

const wordsIn = (text: string): string[] =>
	outline(text).texts.flatMap((block) =>
		Array.from(block.text.matchAll(/\w+/g), ({ 0: word, index }) => `${word} ${place(locationInText(block, index))}`),
	);
testFixtures(outlines, new URL("./examples/outline-words.txt", import.meta.url), (text) => wordsIn(text).join("\n"));

outlines("comments switch rules off from line to line", () => {
	const { disabledRules } = outline(
		"---\ntitle: A\n---\n<!-- check-disable image-alt link-text: drawn by a child -->\n\nText\n\n<!-- check-enable link-text -->\n\n<!-- check-disable-next-line -->\nText\n\n```md\n<!-- check-disable -->\n```\n{/* check-disable-next-line tag-usage */}\n",
	);
	assert.equal(disabledRules, [
		{ rules: ["image-alt", "link-text"], firstLine: 0, lastLine: 3 },
		{ rules: ["link-text"], firstLine: 4, lastLine: 8 },
		{ rules: [], firstLine: 11, lastLine: 11 },
		{ rules: ["tag-usage"], firstLine: 17, lastLine: 17 },
		{ rules: ["image-alt"], firstLine: 4, lastLine: Number.MAX_SAFE_INTEGER },
	]);
});

outlines.run();
