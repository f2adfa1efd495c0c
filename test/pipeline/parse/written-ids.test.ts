import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { RESERVED_CLASS, RESERVED_ID } from "../../../src/pipeline/parse/rules/tokens/written-ids.ts";
import { assertNone } from "../../assert-none.ts";
import { cpuSecondsOf } from "../../cpu-time.ts";
import { filesIn } from "../../files-in.ts";
import { codes, documentOf, placeOf, shown } from "./document.ts";

const ids = suite("written ids");

/** Texts that write an id twice, with the ids of the page and the places of those that are removed. */
const duplicates: [name: string, text: string, ids: string[], removed: string[]][] = [
	["raw HTML", '<p id="a">b</p>\n<p id="a">c</p>', ["a"], ["page.md:2:8"]],
	["a named anchor", "b <a name=a></a> <i id=a>c</i>", ["a"], ["page.md:1:24"]],
	["an element with a name", "<p id=a>b</p>\n<p name=a id=a>c</p>", ["a"], ["page.md:2:14"]],
	["a quote", "> <p id=a>b</p>\n> <p id=a>c</p>", ["a"], ["page.md:2:9"]],
	["braces", "b {#a}\n\nc\nd {#a}", ["a"], ["page.md:4:4"]],
	["braces in a list", "- b {#a}\n- c {#a}", ["a"], ["page.md:2:6"]],
	["inline braces", "*b*{#a} *c*{#a}\n*d*{id=a}", ["a"], ["page.md:1:13", "page.md:2:5"]],
	["braces and HTML", "*b*{#a}\n\n<p id=a>c</p>", ["a"], ["page.md:3:7"]],
	["a cell", "b {#a}\n\n| c |\n|---|\n| d {#a} |", ["a"], ["page.md:5:6"]],
	["the text of an image", "![*b*{#a}](c.png)\n\nd {#a}", ["a"], []],
	["a directive", "b {#a}\n\n:::note{#a}\n:::", ["a"], ["page.md:3:9"]],
	["an earlier heading", "## A\n\nb {#a}", [], ["page.md:3:4"]],
	["a later heading", '<a id="a"></a>\n\n## A', [], ["page.md:1:8"]],
	["an explicit one", "<p id=b></p>\n\n## A {#b}", [], ["page.md:1:7"]],
	["the label of a panel", ":::tabs\n== ## A {#a}\n:::\n\n## A {#a}", ["tab--a-a"], ["page.md:2:10"]],
	["a panel", "<p id=tab-b></p>\n\n:::tabs\n== B\n:::", ["tab-b"], ["page.md:1:7"]],
	["a footnote", "<b id=fn1>a</b>[^1]\n\n[^1]: b", ["fn1", "fnref1"], ["page.md:1:7"]],
];
for (const [name, text, expected, removed] of duplicates)
	ids(`are unique in a page: ${name}`, () => {
		const document = documentOf(text);
		assert.equal(document.ids, expected);
		assert.equal(
			document.problems.filter(({ code }) => code === "duplicate-id").map(({ at }) => placeOf(at)),
			removed,
		);
		for (const id of expected) assert.is(shown(document.body).split(` id="${id}"`).length, 2);
	});

ids("20,000 in a paragraph take less than five seconds of a processor", () => {
	const text = "*a*{id=b}\n".repeat(20_000);
	assert.ok(cpuSecondsOf(() => documentOf(text)) < 5);
});

ids("that are empty are left out", () => {
	const { body, ids, problems } = documentOf('<p id="">a</p>');
	assert.is(shown(body), "<p>a</p>");
	assert.equal([ids, problems], [[], []]);
});

for (const [text, html, place] of [
	["<p id=ssgMenu>b</p>", "<p>b</p>", "page.md:1:7"],
	["*b*{#ssgMain}", "<p><em>b</em></p>", "page.md:1:5"],
	['<p class="a drawer-open">b</p>', '<p class="a">b</p>', "page.md:1:1"],
	["*b*{.toc}", "<p><em>b</em></p>", "page.md:1:5"],
	["b {.navbar .mine}", '<p class="mine">b</p>', "page.md:1:4"],
] as const)
	ids(`of the theme are removed: ${text}`, () => {
		const document = documentOf(text);
		assert.is(shown(document.body).trim(), html);
		assert.equal(codes(document.problems), [`${place} warning reserved-name`]);
	});

/** The names that scripts look for, and which a content may have because they are looked for in it. */
const OF_THE_CONTENT =
	/^(?:admonition|category|code-block|code-wrap|dropdown|expressive|is-|line$|page-actions|tab|tabs|type-note|search-mark)/;

ids("that scripts look for are reserved, unless the content has them", () => {
	const names = filesIn("src/browser").flatMap((file) =>
		[
			...readFileSync(`src/browser/${file}`, "utf8").matchAll(
				/(?:querySelector(?:All)?|closest|matches|onClick|loadOnFirstEvent)(?:<\w+>)?\(\s*"([^"]+)"/g,
			),
		].flatMap(([, selector = ""]) =>
			[...selector.matchAll(/([.#])([a-zA-Z][\w-]*)/g)].map(([, sign, name = ""]) => ({ sign, name })),
		),
	);
	assert.ok(names.length > 20, "selectors are found");
	assertNone(
		names
			.filter(
				({ sign, name }) => !(sign === "#" ? RESERVED_ID : RESERVED_CLASS).test(name) && !OF_THE_CONTENT.test(name),
			)
			.map(({ sign, name }) => `${sign}${name}`),
	);
});

ids.run();
