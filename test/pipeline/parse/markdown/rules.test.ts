/** The extensions of Markdown: examples in the files beside this one, and what cannot be seen in markup. */
import iconSet from "@iconify-json/bi/icons.json" with { type: "json" };
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { highlightLines } from "../../../../src/pipeline/parse/rules/code/code.ts";
import { languageNames } from "../../../../src/pipeline/parse/rules/code/languages.ts";
import { expandIncludes, findIncludedPaths } from "../../../../src/pipeline/parse/rules/includes/expand-includes.ts";
import { codes, documentOf, shown } from "../document.ts";
import { FILES } from "./files.ts";
import { RULE_EXAMPLES, ruleNameOf, testFixtures } from "./fixtures.ts";

const ICON_NAMES = new Map(Object.entries(iconSet.icons).map(([name, { body }]) => [body, name]));

/** Long icons as `«icon folder»`. */
const withIconNames = (html: string): string =>
	html.replace(
		/<svg class="icon-svg" viewBox="0 0 16 16" aria-hidden="true">(.*?)<\/svg>/g,
		(_, body) => `«icon ${ICON_NAMES.get(body)}»`,
	);

for (const file of RULE_EXAMPLES) {
	const examples = suite(ruleNameOf(file));
	testFixtures(examples, file, (markdown) => withIconNames(shown(documentOf(markdown, { includes: FILES }).body)));
	examples.run();
}

const reported = suite("problems of the extensions");

const problemsOf = (markdown: string) => codes(documentOf(markdown, { includes: FILES }).problems);
testFixtures(reported, new URL("../examples/rule-problems.txt", import.meta.url), (markdown) =>
	problemsOf(markdown).join("\n"),
);

reported("an escape character is no problem in a fence of a terminal", () =>
	assert.equal(problemsOf("> ```ansi\n> \u001b[31ma\n> ```"), []),
);

reported("a file that includes itself is an error, and ends there", () => {
	const includes = { "a.md": "A\n\n<!--@include: ./b.md-->\n", "b.md": "B\n\n<!--@include: ./a.md-->\n" };
	const document = documentOf("Text\n\n<!--@include: ./a.md-->", { includes });
	assert.equal(codes(document.problems), ["page.md:3:1 error include-cycle"]);
	assert.is(shown(document.body), "<p>Text</p>\n<p>A</p>\n<p>B</p>\n");
});

reported("files that include others again and again come to an end", () => {
	const names = Array.from({ length: 12 }, (_, index) => `${index}.md`);
	const includes = Object.fromEntries(
		names.map((name, index) => [name, index < 11 ? `<!--@include: ./${index + 1}.md-->\n`.repeat(4) : "A"]),
	);
	const { problems } = documentOf("<!--@include: ./0.md-->", { includes });
	assert.is(problems[0]?.code, "too-many-includes");
});

reported("an included file includes what stands beside it", () => {
	const { body, problems } = documentOf("<!--@include: ./apps/more.md-->\n<!--@include: ./part.md-->\n", {
		includes: {
			"part.md": "outer",
			"apps/more.md": "<!--@include: ./part.md-->\n<<< ../code.txt",
			"apps/part.md": "inner\n\n<!--@include: ../part.md-->\n",
			"code.txt": "code",
		},
	});
	assert.equal(problems, []);
	assert.match(
		shown(body),
		/^<p>inner<\/p>\n<p>outer<\/p>\n<div class="code-block"[\s\S]*>code<[\s\S]*<p>outer<\/p>\n$/,
	);
});

reported("a file of the same name in another folder is no circle", () => {
	const { body, problems } = documentOf("<!--@include: ./part.md-->", {
		includes: { "part.md": "outer\n\n<!--@include: ./apps/part.md-->", "apps/part.md": "inner" },
	});
	assert.equal(problems, []);
	assert.is(shown(body), "<p>outer</p>\n<p>inner</p>\n");
});

reported("addresses in an imported file are relative to it, those in an included file to the page", () => {
	const part = `![Text](../img/a.png) [b](b.md#c) [d][] \`[e](f.md)\` [g](/h.md) [i](#i) [j](https://example.org)

<img src="k.png" alt="">

[d]: <./d.md>
`;
	const addressesOf = (markdown: string) =>
		documentOf(markdown, { includes: { "parts/part.md": part } }).body.placeholders.flatMap((one) =>
			one.kind === "link" ? [one.href] : one.kind === "image" ? [one.src] : [],
		);
	assert.equal(
		addressesOf('import Part from "./parts/part.md";\n\n<Part />\n').sort(),
		["#i", "./img/a.png", "./parts/b.md#c", "./parts/d.md", "./parts/k.png", "/h.md"].sort(),
	);
	assert.equal(
		addressesOf("<!--@include: ./parts/part.md-->\n").sort(),
		["#i", "../img/a.png", "./d.md", "/h.md", "b.md#c", "k.png"].sort(),
	);
});

reported("a problem in an included file is at the directive, and names the file", () => {
	const includes = { "part.md": "Text\n\n:::note\n" };
	const { problems } = documentOf("Text\n\n<!--@include: ./part.md-->", { includes });
	assert.equal(codes(problems), ["page.md:3:1 warning unclosed-directive"]);
});

reported.run();

const page = suite("what the extensions tell of a page");

page("islands and diagrams are those that the browser will need", () => {
	const text = "::Chart\n\n```mermaid\na\n```\n\n::Chart\n\n::Map";
	assert.equal(documentOf(text).islands, ["Chart", "Map", "Mermaid"]);
});

page("ids of notes, panels and attributes are known", () => {
	const text = "A[^1] {#a}\n\n[^1]: B\n\n:::note{#c}\n:::\n\n:::tabs\n== D\n:::";
	assert.equal(documentOf(text).ids, ["tab-d", "fn1", "fnref1", "a", "c"]);
});

page("code is found without the comments that mark its lines", () => {
	const text = "```js\n// highlight-next-line\na // [!code ++]\n```";
	assert.is(documentOf(text).sectionTexts.all[0]?.code, "a");
});

page("a name for an emoji takes no part in a heading's id", () => {
	assert.is(documentOf("## Hello :wave:").headings[0]?.id, "hello-");
});

page("what the options do not want is text", () => {
	const document = documentOf("$a$ :smile:", {}, { math: false, emoji: false });
	assert.is(shown(document.body), "<p>$a$ :smile:</p>\n");
});

page.run();

const colours = suite("colours of code");

colours("every language that has a name can be highlighted", () => {
	for (const name of languageNames()) assert.is(highlightLines("x", name).length, 1, name);
});

colours("do not depend on the code before", () => {
	const html = '<script>let a = "b";</script>';
	const first = highlightLines(html, "html");
	highlightLines("select 1", "sql");
	highlightLines("let a", "js");
	assert.equal(highlightLines(html, "html"), first);
});

colours("of front matter are those of YAML", () => {
	const [fence, title, end, , heading] = highlightLines("---\ntitle: A\n---\n\n# B\n", "md");
	assert.match(String(title), /hljs-attr">title:</);
	assert.match(String(fence) + end, /^(?:<span[^>]*>---<\/span>){2}$/);
	assert.match(String(heading), "hljs-section");
	assert.match(String(highlightLines("a\n---\nb\n", "md")[0]), "hljs-section");
});

colours("are left away from very long code", () => {
	const code = "let a\n".repeat(40_000);
	assert.is(highlightLines(code, "js")[0], "let a");
});

colours.run();

const texts = suite("includes in the text");

texts("paths are given as written, each once", () => {
	const text =
		"<!--@include: ./a.md{1,2}-->\n> <!-- @include: ../b.md#c -->\n- <<< @/d.ts{1} [e]\n<!--@include: ./a.md-->\n";
	assert.equal(findIncludedPaths(text), ["./a.md", "../b.md", "@/d.ts"]);
});

texts("directives in code are not followed", () => {
	const text = "```md\n<!--@include: ./a.md-->\n```\n~~~~\n<<< ./b.ts\n~~~\n<<< ./c.ts\n~~~~\n<<< ./d.ts\n";
	assert.equal(findIncludedPaths(text), ["./d.ts"]);
});

texts("Markdown is put in, and in what is put in", () => {
	assert.is(expandIncludes("A\n\n<!--@include: ./outer.md-->\n\nB\n", FILES, "page.md"), "A\n\nOuter\n\none\n\nB\n");
});

texts("code is put in as a fence", () => {
	assert.is(
		expandIncludes("<<< ./code.js#inner{1} [a.js]\n", FILES, "page.md"),
		"```js {1} [a.js]\nconst a = 1;\ng();\n```\n",
	);
});

texts("indents and quotes go on", () => {
	assert.is(
		expandIncludes("- <!--@include: ./lines.md{1,3}-->\n> <!--@include: ./lines.md{1,3}-->\n", FILES, "page.md"),
		"- one\n  \n  two\n> one\n> \n> two\n",
	);
});

texts("missing files and circles leave the directive", () => {
	const includes = { "a.md": "A\n<!--@include: ./a.md-->\n" };
	assert.is(
		expandIncludes("<!--@include: ./a.md-->\n<!--@include: ./b.md-->\n", includes, "page.md"),
		"A\n<!--@include: ./a.md-->\n<!--@include: ./b.md-->\n",
	);
});

texts("a path counts from the file that it stands in", () => {
	const files = {
		"help/part.md": "outer",
		"help/apps/more.md": "<!--@include: ./part.md-->\n<!--@include: ../part.md-->\n",
		"help/apps/part.md": "inner",
	};
	assert.is(
		expandIncludes("<!--@include: ./part.md-->\n<!--@include: ./apps/more.md-->\n", files, "help/index.md"),
		"outer\ninner\nouter\n",
	);
});

const regions: [start: string, end: string][] = [
	["// #region a", "// #endregion a"],
	["//#region a", "//#endregion"],
	["# region a", "# endregion"],
	["#region a", "#endregion a"],
	["<!-- #region a -->", "<!-- #endregion a -->"],
	["/* #region a */", "/* #endregion */"],
	["{/* #region a */}", "{/* #endregion a */}"],
	["-- #region a", "-- #endregion a"],
	["#pragma region a", "#pragma endregion a"],
	['#Region "a"', "#End Region"],
];
for (const [start, end] of regions)
	texts(`${start} begins a region that ${end} ends`, () => {
		const file = `1\n\t${start}\n\t\t2\n\t${end}\n3\n`;
		assert.is(expandIncludes("<<< ./f.txt#a", { "f.txt": file }, "page.md"), "```txt\n2\n```");
	});

texts("regions inside a region lose their marks", () => {
	const file = "# region a\n1\n# region b\n2\n# endregion\n3\n# endregion\n4";
	assert.is(expandIncludes("<<< ./f.py#a", { "f.py": file }, "page.md"), "```py\n1\n2\n3\n```");
});

texts("a heading called Region is no region", () => {
	const text = "<!--@include: ./f.md#a-->";
	assert.is(expandIncludes(text, { "f.md": "# Region a\n\nText\n" }, "page.md"), text);
});

texts("a text without directives is the same text", () => {
	assert.is(expandIncludes("a\r\nb", FILES, "page.md"), "a\r\nb");
});

texts.run();
