// Test run: kinds
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parseDataFiles } from "../../../src/pipeline/parse/data-files/data-files.ts";
import { isSlowRun } from "../../slow-run.ts";
import { codes, documentOf, shown } from "./document.ts";

const nesting = suite("nesting");

const DATA = { locale: "en", area: "docs", version: "current" };

nesting("deeper than the limit is reported where it begins", () => {
	const { problems } = documentOf(`a\n\n${">".repeat(150)} deep text\n\n- b\n`);
	assert.equal(codes(problems), ["page.md:3:101 warning nested-too-deep"]);
});

nesting("of lists is reported, too", () => {
	const { problems, body } = documentOf(
		Array.from({ length: 51 }, (_, depth) => `${"  ".repeat(depth)}- item ${depth}\n`).join(""),
	);
	assert.equal(codes(problems), ["page.md:50:101 warning nested-too-deep"]);
	assert.match(shown(body), "item 48");
	assert.not.match(shown(body), "item 50");
});

nesting("up to the limit is silent", () => {
	const { problems, body } = documentOf(`${">".repeat(99)} deep text\n`);
	assert.equal(problems, []);
	assert.match(shown(body), "deep text");
});

nesting("of tags is reported, too, and their text is shown", () => {
	const { problems, body } = documentOf(`${"<div>\n\n".repeat(101)}text\n`);
	assert.equal(codes(problems), ["page.md:201:1 warning nested-too-deep"]);
	assert.is(shown(body).split("<div>").length - 1, 100);
	assert.match(shown(body), "<p>text</p>");
});

const DEEP = isSlowRun ? 20_000 : 4000;
const nestedKeys = (levels: number): string =>
	Array.from({ length: levels }, (_, level) => `${" ".repeat(level)}a:\n`).join("");

const TEXTS: Readonly<Record<string, readonly [string, string]>> = {
	"marks of lists": [`${"- ".repeat(DEEP)}a\n`, "page.md:1:101 warning nested-too-deep"],
	"marks of quotes": [`${"> ".repeat(DEEP)}a\n`, "page.md:1:201 warning nested-too-deep"],
	"values in braces": [
		`---\nsidebar_custom_props: ${"{a: ".repeat(DEEP)}${"}".repeat(DEEP)}\n---\n`,
		"page.md:2:420 error front-matter-nesting",
	],
	"values in brackets": [
		`---\ntags: ${"[".repeat(DEEP)}${"]".repeat(DEEP)}\n---\n`,
		"page.md:2:107 error front-matter-nesting",
	],
	"indented keys": [`---\n${nestedKeys(1000)}---\n`, "page.md:102:101 error front-matter-nesting"],
	"items of a list": [`---\ntags:\n  ${"- ".repeat(DEEP)}a\n---\n`, "page.md:3:201 error front-matter-nesting"],
	"indented keys by many spaces": [`---\n${nestedKeys(3000)}---\n`, "page.md:2001:2002 error front-matter-yaml"],
};

for (const [name, [text, expected]] of Object.entries(TEXTS))
	nesting(`of ${name} is a problem at its place, however deep`, () => {
		const { problems } = documentOf(text);
		assert.equal(codes(problems), [expected]);
	});

for (const [name, text] of Object.entries({
	brackets: `${"[".repeat(DEEP)}a${"](b)".repeat(DEEP)}`,
	pictures: `${"![".repeat(DEEP)}a${"](b)".repeat(DEEP)}`,
	emphasis: `${"*a **b ".repeat(DEEP)}${"c** d*".repeat(DEEP)}`,
	containers: ":::note\n".repeat(DEEP),
	tags: `a ${"<b>".repeat(DEEP)}`,
	details: "<details>\n\n".repeat(DEEP),
	formulas: `$${"{".repeat(DEEP)}${"}".repeat(DEEP)}$`,
	"props of islands": `::Name{"a":${"[".repeat(DEEP)}${"]".repeat(DEEP)}}`,
}))
	nesting(`of ${name} does not end the build`, () => assert.ok(documentOf(text).body.text.length > 0));

for (const [file, text] of Object.entries({
	"_category_.json": `{"customProps": ${'{"a":'.repeat(DEEP)}1${"}".repeat(DEEP)}}`,
	"tags.yml": `a: ${"[".repeat(DEEP)}`,
	"_search.yml": `synonyms:\n  a: ${"[".repeat(DEEP)}`,
	"authors.yml": `a:\n  ${"- ".repeat(DEEP)}b\n`,
}))
	nesting(`of values in ${file} is a problem at its place`, () => {
		const { problems } = parseDataFiles([{ ...DATA, path: `content/en/help/${file}`, name: file, text } as never]);
		assert.match(codes(problems).join(), /^content\/en\/help\/\w+\.\w+:\d+:\d\d+ error bad-[a-z-]+$/);
	});

const failures: [error: Error, message: RegExp][] = [
	[new RangeError("Maximum call stack size exceeded"), /^content nested too deeply/],
	[new TypeError("no such thing"), /^cannot parse the file: no such thing/],
];
for (const [error, message] of failures)
	nesting(`${error.message} is a problem of its file`, () => {
		const includes = Object.defineProperty({}, "a.md", {
			enumerable: true,
			get: () => {
				throw error;
			},
		});
		const [problem] = documentOf("text", { includes }).problems;
		assert.equal([problem?.code, problem?.at?.path], ["unreadable-file", "page.md"]);
		assert.match(problem?.message ?? "", message);
	});

nesting.run();
