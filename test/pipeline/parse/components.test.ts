/** Components in Markdown: their props, their problems, and the text version of a page. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { MarkdownComponentKinds } from "../../../src/model/content/markdown-components.ts";
import { parseLiteral } from "../../../src/pipeline/parse/components/syntax/literals.ts";
import { parseDocument } from "../../../src/pipeline/parse/index.ts";
import { codes, documentOf, markdownConfig, placeOf, shown, sourceFile } from "./document.ts";
import { testFixtures } from "./markdown/fixtures.ts";

const literals = suite("literals");

const known: [source: string, value: unknown][] = [
	['"a\\n\\u{1f600}\\x41"', "a\n😀A"],
	["'it\\'s'", "it's"],
	["`a\nb`", "a\nb"],
	["-1.5e3", -1500],
	["0x1f", 31],
	[" true ", true],
	["null", null],
	["[1, 'a', [],]", [1, "a", []]],
	["{ a: 1, 'b-c': { d: [2] }, }", { a: 1, "b-c": { d: [2] } }],
	["/* a */ 1 // b", 1],
	["require('@site/static/img/a.png').default", "/img/a.png"],
	["useBaseUrl('/a')", "/a"],
	["version", "1.2"],
];
for (const [source, value] of known)
	literals(`${source} is read`, () => assert.equal(parseLiteral(source, new Map([["version", "1.2"]])), value));

const refused = [
	"",
	"process.exit()",
	"process",
	"`$" + "{a}`",
	"1 + 1",
	"() => 1",
	"{ __proto__: { a: 1 } }",
	'{ "__proto__": 1 }',
	"{ constructor: 1 }",
	"{ dangerouslySetInnerHTML: { __html: '<b>' } }",
	"{ ...a }",
	"[1",
	"'a",
	"<b />",
	"/a/",
	"require(a)",
	"import('a')",
	`${"[".repeat(1000)}${"]".repeat(1000)}`,
];
for (const source of refused)
	literals(`${source.slice(0, 50)} is not read`, () => assert.is(parseLiteral(source), undefined));

literals.run();

const components = suite("components");

/** Of a site with components of its own. */
const documentWith = (components: MarkdownComponentKinds, text: string) =>
	parseDocument(sourceFile(text), { markdown: markdownConfig, components });

testFixtures(components, new URL("./examples/component-problems.txt", import.meta.url), (markdown) =>
	codes(documentOf(markdown).problems).join("\n"),
);

testFixtures(components, new URL("./examples/vue.txt", import.meta.url), (markdown) =>
	shown(documentOf(markdown).body),
);

components("authors of trusted HTML may load Vue themselves", () => {
	const text = '<b v-if="a">b</b>';
	const { body, problems } = documentOf(text, {}, { html: "trusted" });
	assert.is(shown(body), `<p>${text}</p>\n`);
	assert.equal(problems, []);
});

components("all braces of a VitePress site are a problem, once", () => {
	const { problems } = documentOf("{{ a }} {{ b.c }}", {}, { headingIds: "vitepress" });
	assert.equal(codes(problems), ["page.md:1:1 warning unsupported-expression"]);
});

const MODULE = `import environment from "elsewhere";
const isMac = environment.isMac;
const systems = [
	{ value: "mac", label: "macOS" },
	{ value: "linux", label: "Linux" },
] as const;
const sum = 1 + 1;
export const version = "1.2"; // released
export const none = systems.filter(Boolean);
const system = isMac ? "mac" : "linux";
const getTabs = () => systems;
export default { systems, sum, system, getTabs, deep: { a: version } };
`;
const importing = (lines: string) => documentOf(lines, { includes: { "core/systems.ts": MODULE } });

components("constants of a module are read without running it", () => {
	const { body, problems } = importing(
		`import all, { version as v } from "@site/core/systems";

<Tabs values={all.systems}>
<TabItem value="mac">a</TabItem>
</Tabs>

{v} {all.deep.a}`,
	);
	assert.equal(problems, []);
	assert.match(shown(body), ">macOS<");
	assert.match(shown(body), "<p>1.2 1.2</p>");
});

components("a module is an object of its constants", () => {
	const { body, problems, markdown } = importing(
		`import * as core from "./core/systems";

<Tabs values={core.default.systems} defaultValue={core.version}>
<TabItem value="1.2">a</TabItem>
</Tabs>

{core.version} {core.default.deep.a}`,
	);
	assert.equal(problems, []);
	assert.match(shown(body), "<p>1.2 1.2</p>");
	assert.match(shown(markdown), "\n\n1.2 1.2");
});

components("imports of files that are elsewhere are found", () => {
	const { body, problems, markdown } = documentOf(
		'import Part from "@site/docs/_a.md";\nimport { version } from "@site/docs/b";\n\n<Part />\n\n{version}',
		{
			includes: {
				"content/en/help/_a.md": "<!--@include: ./_c.md-->",
				"content/en/help/_c.md": "c",
				"content/en/help/b.ts": "export const version = 1;",
			},
			includeAliases: { "docs/_a.md": "content/en/help/_a.md", "docs/b.ts": "content/en/help/b.ts" },
		},
	);
	assert.equal(problems, []);
	assert.is(shown(body), "<p>c</p>\n<p>1</p>\n");
	assert.is(shown(markdown).trim(), "c\n\n1");
});

components("what a module computes is not run", () => {
	const { problems } = importing(
		`import { none } from "./core/systems.ts";
import all from "./core/systems";
import other from "./core/missing";
import * as Core from "./core/systems";

<Tabs values={all.getTabs()} defaultValue={Core.none} groupId={all.sum}>
<TabItem value="mac">a</TabItem>
</Tabs>`,
	);
	assert.equal(codes(problems), [
		"page.md:1:1 warning unsupported-import",
		"page.md:3:1 warning unsupported-import",
		"page.md:6:7 warning bad-prop",
		"page.md:6:30 warning bad-prop",
		"page.md:6:55 warning bad-prop",
	]);
});

components("braces are a problem in MDX, once, and text in Markdown", () => {
	const text = "{a.b} and {c()}";
	assert.equal(documentOf(text).problems, []);
	const mdx = documentOf(text, { path: "page.mdx" as never });
	assert.equal(codes(mdx.problems), ["page.mdx:1:1 warning unsupported-expression"]);
	assert.is(shown(mdx.body), "<p>{a.b} and {c()}</p>\n");
});

components("a partial receives props", () => {
	const { body } = documentOf('import Part from "./_part.mdx"\n\n<Part name="a *b*" />', {
		includes: { "_part.mdx": "For {props.name}\n" },
	});
	assert.match(shown(body), "For a *b*");
});

components("a partial receives props in attributes, nothing for those that are not given, and its code stays", () => {
	const { body } = documentOf('import Part from "./_part.mdx"\n\n<Part to="/a-b" />', {
		includes: { "_part.mdx": "<b>[{props.none}]</b> <a href={props.to}>a</a> `{props.to}`\n" },
	});
	assert.is(shown(body), '<p><b>[]</b> <a href="«/a-b»">a</a> <code>{props.to}</code></p>\n');
});

components("an export is reported once, also if its tags are rewritten", () => {
	const { problems } = documentOf("export const Mark = ({ color }) => (<i style={{ color }}>a</i>);\n");
	assert.equal(problems.map(({ code, message }) => [code, message]).slice(0, 1), [
		["unsupported-export", '"export const Mark = ({ color }) => (…" is not run'],
	]);
	assert.is(problems.filter(({ code }) => code === "unsupported-export").length, 1);
});

components("those of the site stay elements, with props as JSON", () => {
	const { body } = documentWith({ Chart: "component" }, '<Chart a={[1]} b="&quot;">\n\n**c**\n\n</Chart>');
	assert.is(
		shown(body),
		'<ssg-component data-name="Chart" data-at="1:1" data-props="{&quot;a&quot;:[1],&quot;b&quot;:&quot;\\&quot;&quot;}">\n<p><strong>c</strong></p>\n</ssg-component>\n',
	);
});

const onOneLine: [name: string, markdown: string, text: string][] = [
	["text", "<Chart> a **b** </Chart>", "a <strong>b</strong>"],
	["text with another component", "<Chart>a <Chart /></Chart>", "a []"],
	["another component", "<Chart><Chart>a</Chart></Chart>", "[a]"],
	["no text", "<Chart></Chart>", ""],
	["lines of text", "<Chart>\na\n</Chart>", "<p>a</p>"],
];
for (const [name, markdown, text] of onOneLine)
	components(`those of the site have a paragraph only around lines: ${name}`, () => {
		const { body } = documentWith({ Chart: "component" }, markdown);
		const html = shown(body)
			.replace(/<ssg-component[^>]*>/g, "[")
			.replaceAll("</ssg-component>", "]");
		assert.is(html.replaceAll("\n", ""), `[${text}]`);
	});

components("unsafe URLs in the props of those of the site are removed", () => {
	const { body, problems } = documentWith({ Chart: "component" }, '<Chart href="javascript:alert(1)" />');
	assert.not.match(shown(body), "javascript");
	assert.equal(codes(problems), ["page.md:1:14 warning unsafe-url"]);
});

components("relative URLs in props are resolved like links", () => {
	const { body, problems } = documentWith(
		{ Chart: "component" },
		'<Chart href="./b.md" src="a b.png" to="/c" image={"blue"} a={{ image: "x/y.png" }} />',
	);
	assert.equal(problems, []);
	assert.is(
		shown(body),
		'<ssg-component data-name="Chart" data-at="1:1" data-props="{&quot;href&quot;:&quot;«./b.md»&quot;,&quot;src&quot;:&quot;a b.png&quot;,&quot;to&quot;:&quot;/c&quot;,&quot;image&quot;:&quot;blue&quot;,&quot;a&quot;:{&quot;image&quot;:&quot;«x/y.png»&quot;}}"></ssg-component>\n',
	);
});

components("a badge is part of the page's heading, and not of its title", () => {
	const { heading } = documentOf('---\ntitle: Own\n---\n\n# Title <Badge text="new" />');
	assert.is(heading?.html, "Title");
	assert.is(heading?.badgedHtml, 'Title <span class="badge badge-tip">new</span>');
});

components("icons are drawn, with a label or hidden", () => {
	const { body, problems } = documentOf('<Icon name="gear" label="Set & go" /> <Icon name="rocket" />');
	assert.equal(problems, []);
	assert.match(shown(body), '<svg class="icon-svg" viewBox="0 0 16 16" role="img" aria-label="Set &amp; go"><');
	assert.match(shown(body), '<svg class="icon-svg" viewBox="0 0 16 16" aria-hidden="true"><');
});

components("cards and features have icons before their titles", () => {
	const card = documentOf(
		'<Card title="Start" icon="rocket">Text</Card>\n\n<LinkCard title="A" icon="book" href="/a" />',
	);
	assert.equal(card.problems, []);
	assert.equal(shown(card.body).match(/<p class="card-title"><svg class="icon-svg"/g)?.length, 2);
	const home = documentOf(
		"---\nlayout: home\nfeatures:\n  - { icon: book, title: A }\n  - { icon: ✨, title: B }\n---\n",
	);
	assert.match(shown(home.body), /<div><svg class="icon-svg".*<div>✨/s);
});

components("a feature says which icon does not exist", () => {
	const { problems } = documentOf("---\nlayout: home\nfeatures:\n  - { icon: rockt, title: A }\n---\n");
	assert.equal(
		problems.map(({ message, hint }) => [message, hint]),
		[['unknown icon "rockt"', 'did you mean "rocket"?']],
	);
});

components("an icon that does not exist is reported with the nearest one", () => {
	const { problems } = documentOf('<Icon name="rockt" /> <Card title="A" icon="no such icon">Text</Card>');
	assert.equal(
		problems.map(({ message, hint }) => [message, hint]),
		[
			['name of <Icon>: unknown icon, got "rockt"', 'did you mean "rocket"?'],
			[
				'icon of <Card>: unknown icon, got "no such icon"',
				"names are at https://icons.getbootstrap.com; those of your own are NAME.svg in the folder _icons of the content",
			],
		],
	);
});

components("islands of the site stay islands", () => {
	const { body, islands } = documentWith({ Counter: "island" }, "<Counter from={1} />");
	assert.equal(islands, ["Counter"]);
	assert.match(shown(body), 'data-island="Counter"');
});

components("titles and descriptions are found behind imports", () => {
	const { heading, excerpt } = documentOf(
		'import Tabs from "@theme/Tabs";\n\n# Title <Badge text="new" />\n\n<Badge text="beta" /> Text.',
	);
	assert.is(heading?.text, "Title");
	assert.is(heading?.id, "title");
	assert.is(excerpt, "beta Text.");
});

components("the URL of a link in a paragraph is located", () => {
	const { problems } = documentOf('a\nb <Link to="javascript:c">d</Link>');
	assert.is(placeOf(problems[0]?.at), "page.md:2:13");
});

components("what a module has that is not imported is a placeholder", () => {
	const { body, problems } = documentOf(
		'import * as Icons from "../icons";\n\n<Icons.Star />\n\na <Icons.Sun>b</Icons.Sun>',
	);
	assert.match(shown(body), '<p class="component-placeholder">&lt;Icons.Star /&gt;</p>');
	assert.match(shown(body), "&lt;Icons.Sun /&gt;</span>b");
	assert.is(problems.length, 1);
});

testFixtures(components, new URL("./examples/interpolations.txt", import.meta.url), (html) =>
	shown(documentOf(`---\nname: a<b> &\n---\n\n${html}`).body).trim(),
);

components("values in trusted HTML are left to its scripts", () => {
	const html = "<div>{{ 1 }}</div>";
	const { body } = documentOf(html, {}, { html: "trusted" });
	assert.is(shown(body), html);
});

components("the text version has the values of VitePress", () => {
	const { markdown } = documentOf("---\nname: a*b\n---\n{{ $frontmatter.name }} {{ 1 }} `{{ 1 }}` {{ b() }}");
	assert.is(shown(markdown), "a\\*b 1 `{{ 1 }}` {{ b() }}");
});

components("a head sets metadata, which front matter overrides", () => {
	const { frontMatter, problems } = documentOf(
		[
			"---",
			"description: own",
			"---",
			'import Head from "@docusaurus/Head";',
			'export const version = "1.2";',
			"",
			"<head>",
			"  <title>Title &amp; {version}</title>",
			'  <meta name="description" content="other" />',
			'  <meta name="keywords" content="a, b" />',
			'  <meta property="og:title" content="Title" />',
			'  <link rel="canonical" href="https://example.org/a" />',
			"</head>",
			"",
			"<Head>",
			'  <meta property="og:image" content="https://example.org/a.png" />',
			'  <link rel="license" href="https://example.org/b" media="x" />',
			"</Head>",
		].join("\n"),
	);
	assert.equal(problems, []);
	assert.equal(frontMatter, {
		description: "own",
		titleMeta: "Title & 1.2",
		keywords: ["a", "b"],
		canonicalUrl: "https://example.org/a",
		image: "https://example.org/a.png",
		head: [
			{ tagName: "meta", attributes: { property: "og:title", content: "Title" } },
			{ tagName: "link", attributes: { rel: "license", href: "https://example.org/b" } },
		],
	});
});

const refusedInHead = [
	'<script src="https://example.org/a.js"></script>',
	"<style>a { color: red }</style>",
	'<base href="https://example.org/" />',
	'<meta http-equiv="refresh" content="0; url=https://example.org/" />',
	'<meta charset="utf-7" />',
	'<meta name="referrer" content="unsafe-url" />',
	'<meta name="google-site-verification" content="a" />',
	'<meta property="og:image" content="javascript:alert(1)" />',
	'<link rel="stylesheet" href="https://example.org/a.css" />',
	'<link rel="preload" href="https://example.org/a.js" />',
	'<link rel="icon" href="https://example.org/a.png" />',
	'<link rel="canonical" href="/a" />',
	'<link rel="next" href="javascript:alert(1)" />',
	'<html lang="de">',
];
for (const element of refusedInHead)
	components(`a head may not contain ${element}`, () => {
		const { frontMatter, problems, body } = documentOf(`<head>\n${element}\n${element}\n</head>`);
		assert.equal(frontMatter, {});
		assert.is(shown(body), "");
		assert.equal(
			problems.map(({ code, at }) => `${code} ${at?.line}`),
			["unsupported-head 2"],
		);
	});

for (const area of ["news", "pages"] as const)
	components(`cards of a category are a problem in ${area}`, () => {
		const { body, problems, hasDocCards } = documentOf("Text\n\n<DocCardList />", { area });
		assert.is(shown(body), "<p>Text</p>\n");
		assert.is(hasDocCards, undefined);
		assert.equal(codes(problems), ["page.md:3:1 warning misplaced-component"]);
	});

components("the search of the site is left to the theme", () =>
	assert.match(shown(documentOf("Text\n\n<SearchField />").body), '<ssg-component data-name="SearchField"'),
);

components("nesting is limited", () => {
	const { problems } = documentOf(`${"<Card>\n".repeat(200)}a\n${"</Card>\n".repeat(200)}`);
	assert.equal(codes(problems), ["page.md:101:1 warning nested-too-deep"]);
});

components.run();
