/** The text version of a page: directives as plain Markdown, and placeholders for the URLs of the site. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { documentOf, shown } from "./document.ts";

const markdownVersion = suite("Markdown version");

const markdownVersionOf = (...lines: string[]): string => shown(documentOf(lines.join("\n")).markdown);

const cases: [what: string, markdown: string[], expected: string[]][] = [
	[
		"an admonition is a quote with its title",
		["before", ":::tip[Read *this*]", "a", "", "b", ":::", "after"],
		["before", "", "> **Read *this***", ">", "> a", ">", "> b", "", "after"],
	],
	[
		"an admonition without a title has the theme's",
		[":::note", "a", ":::"],
		["> **«admonition.note»**", ">", "> a", ""],
	],
	[
		"attributes of an admonition are left out",
		[':::note{.wide title="A *b*"}', "a", ":::"],
		["> **A \\*b\\***", ">", "> a", ""],
	],
	[
		"a nested admonition is a quote in a quote",
		["::::note A", ":::tip B", "b", ":::", "::::"],
		["> **A**", ">", "> > **B**", "> >", "> > b", ""],
	],
	[
		"an admonition in a list belongs to its item",
		["- a", "", "  :::tip B", "  b", "  :::", "- c"],
		["- a", "", "  > **B**", "  >", "  > b", "", "- c"],
	],
	[
		"an admonition that begins an item keeps the marker",
		["- :::tip B", "  b", "  :::"],
		["- > **B**", "  >", "  > b", ""],
	],
	[
		"tabs are their texts below their labels",
		[":::tabs{group=os}", "== Windows", "a", "== macOS", "b", ":::"],
		["**Windows**", "", "a", "", "**macOS**", "", "b", ""],
	],
	["details are their text below the summary", [":::details More {open}", "a", ":::"], ["**More**", "", "a", ""]],
	[
		"a code group is its fences",
		["::: code-group", "```sh [npm]", ":::", "```", ":::"],
		["```sh [npm]", ":::", "```", ""],
	],
	["an island is left out", ["a", ":::island Chart", "b: 1", ":::"], ["a"]],
	[
		"other directives, and those in code, stay",
		[":::other", "a", ":::", "```", ":::tip", "```"],
		[":::other", "a", ":::", "```", ":::tip", "```"],
	],
	["a directive without an end goes to the end of the text", [":::tip A", "b"], ["> **A**", ">", "> b", ""]],
	[
		"reference links have placeholders",
		["[a][b] [c]", "", "[b]: ./b.md 'B'", "[c]: <./c.md>"],
		["[a][b] [c]", "", "[b]: «./b.md» 'B'", "[c]: <«./c.md»>"],
	],
	[
		"links and images of raw HTML have placeholders",
		['<a href="./b.md">a</a> <img src="./c.png" alt="">'],
		['<a href="«./b.md»">a</a> <img src="«./c.png»" alt="">'],
	],
	[
		"ids and classes are left out, except those in code",
		["## A `b` {#c}", "", "d {.lead}", "", "`e {.f}`", "", "{{.Name}} {#"],
		["## A `b`", "", "d", "", "`e {.f}`", "", "{{.Name}} {#"],
	],
	[
		"what looks like a link in code is code",
		["[a](./b.md)", "", "`[a](./b.md)`"],
		["[a](«./b.md»)", "", "`[a](./b.md)`"],
	],
];
for (const [what, markdown, expected] of cases)
	markdownVersion(what, () => assert.is(markdownVersionOf(...markdown), expected.join("\n")));

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
