import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { FrontMatterSchemaConfig } from "../../../src/model/config.ts";
import type { FrontMatter } from "../../../src/model/content/document.ts";
import { iconHtml } from "../../../src/pipeline/parse/components/icons.ts";
import { parseDocument } from "../../../src/pipeline/parse/index.ts";
import { codes, documentOf, markdownConfig, placeOf, shown, sourceFile } from "./document.ts";
import { testFixtures } from "./markdown/fixtures.ts";

const frontMatter = suite("front matter");

const matterOf = (...lines: string[]): FrontMatter => {
	const { frontMatter, problems } = documentOf(["---", ...lines, "---", ""].join("\n"));
	assert.equal(codes(problems), []);
	return frontMatter;
};
const problemsOf = (...lines: string[]): string[] =>
	codes(documentOf(["---", ...lines, "---", ""].join("\n")).problems);

const flows: [name: string, ...lines: string[]][] = [
	["on one line", "{ title: A, tags: [a], hero: { name: B, image: /c.svg } }"],
	["on many lines", "{", "title: A, tags: [a],", "hero: {name: B, image: /c.svg}}"],
	["below its key", "title: A", "tags:", "  [a]", "hero:", "  { name: B, image: /c.svg }"],
];
for (const [name, ...lines] of flows)
	frontMatter(`keeps the nested values of a flow collection ${name}`, () =>
		assert.equal(matterOf(...lines), {
			title: "A",
			tags: [{ label: "a" }],
			hero: { name: "B", image: { src: "/c.svg", alt: "" }, actions: [] },
		}),
	);

frontMatter("locates a value in a flow mapping that is all of it", () =>
	assert.equal(problemsOf("{ layout: home, hero: { name: [] } }"), ["page.md:2:31 error front-matter-type"]),
);

frontMatter("has every key in the type that it has in the model", () => {
	assert.equal(
		matterOf(
			"id: search",
			"title: Searching",
			"title_meta: Searching notes",
			"hide_title: true",
			"hide_table_of_contents: false",
			"toc_min_heading_level: 2",
			"toc_max_heading_level: 4",
			"banner: Soon **more**",
			"description: How to search",
			"keywords: [search, find]",
			"image: ./cover.png",
			"slug: /search",
			"sidebar_label: Search",
			"sidebar_position: 2.5",
			"sidebar_class_name: new",
			"sidebar_icon: windows",
			"sidebar_badge: New",
			"sidebar_custom_props: { badge: { since: 2024-01-02 } }",
			"sidebar_key: search",
			"displayed_sidebar: null",
			"pagination_label: Search",
			"pagination_next: null",
			"pagination_prev: apps/sync",
			"custom_edit_url: null",
			"parse_number_prefixes: false",
			"draft: false",
			"unlisted: true",
			"date: 2024-02-29",
			"wrapperClassName: wide",
			"source: 0123e45",
			"search: false",
			"search_weight: 2",
		),
		{
			id: "search",
			title: "Searching",
			titleMeta: "Searching notes",
			hideTitle: true,
			hideTableOfContents: false,
			tocMinHeadingLevel: 2,
			tocMaxHeadingLevel: 4,
			banner: "Soon **more**",
			description: "How to search",
			keywords: ["search", "find"],
			image: "./cover.png",
			slug: "/search",
			sidebarLabel: "Search",
			sidebarPosition: 2.5,
			sidebarClassName: "new",
			sidebarIcon: iconHtml("windows"),
			sidebarBadge: { text: "New", style: "tip" },
			sidebarCustomProps: { badge: { since: "2024-01-02T00:00:00.000Z" } },
			displayedSidebar: null,
			paginationLabel: "Search",
			paginationNext: null,
			paginationPrev: "apps/sync",
			customEditUrl: null,
			parseNumberPrefixes: false,
			draft: false,
			unlisted: true,
			date: "2024-02-29T00:00:00.000Z",
			wrapperClassName: "wide",
			source: "0123e45",
			search: false,
			searchWeight: 2,
		},
	);
});

const values: [lines: string[], matter: FrontMatter][] = [
	[["title: 2024"], { title: "2024" }],
	[["title: 2024-01-31"], { title: "2024-01-31" }],
	[["title: true"], { title: "true" }],
	[["title: yes"], { title: "yes" }],
	[["title: '1.10'"], { title: "1.10" }],
	[["title:"], {}],
	[["title: ''"], { title: "" }],
	[["hide_title: 'true'"], { hideTitle: true }],
	[["sidebar_position: '3'"], { sidebarPosition: 3 }],
	[["sidebar_badge: { text: Beta, type: caution }"], { sidebarBadge: { text: "Beta", style: "warning" } }],
	[["sidebar_badge: { text: Beta, variant: note }"], { sidebarBadge: { text: "Beta", style: "info" } }],
	[["sidebar_badge:"], {}],
	[["banner: { content: Soon }"], { banner: "Soon" }],
	[["tags:", "  - one", "  - 2"], { tags: [{ label: "one" }, { label: "2" }] }],
	[["tags: [{ label: C++, permalink: /cpp }]"], { tags: [{ label: "C++", permalink: "/cpp" }] }],
	[["date: 2024-01-02T03:04:05+02:00"], { date: "2024-01-02T01:04:05.000Z" }],
	[["date: 2024-1-2 03:04"], { date: "2024-01-02T03:04:00.000Z" }],
	[["date: '2024-01-02'"], { date: "2024-01-02T00:00:00.000Z" }],
	[
		["last_update: { date: 2024-01-02, author: Ann }"],
		{ lastUpdate: { date: "2024-01-02T00:00:00.000Z", author: "Ann" } },
	],
	[["last_update:", "  author: Ann"], { lastUpdate: { author: "Ann" } }],
	[["authors: ann"], { authors: ["ann"] }],
	[["authors: [ann, bob]"], { authors: ["ann", "bob"] }],
	[
		["authors:", "  - ann", "  - name: Bob", "    image_url: /b.png"],
		{ authors: ["ann", { name: "Bob", imageUrl: "/b.png" }] },
	],
	[["authors: { key: ann, title: Editor }"], { authors: [{ key: "ann", title: "Editor" }] }],
	[
		["author: Ann", "author_title: Editor", "authorURL: https://ann.example"],
		{ authors: [{ name: "Ann", title: "Editor", url: "https://ann.example" }] },
	],
	[["author:", "  - name: Ann"], { authors: [{}] }], // documents show no author
];
for (const [lines, matter] of values)
	frontMatter(`reads \`${lines.join(" ↵ ")}\``, () => assert.equal(matterOf(...lines), matter));

testFixtures(frontMatter, new URL("./examples/front-matter-problems.txt", import.meta.url), (matter) =>
	problemsOf(matter.trimEnd()).join("\n"),
);

const slugs: [slug: string, fault?: string][] = [
	["/"],
	["/über uns"],
	["./search"],
	["/console"],
	["../search", '"../search" has a ".." segment'],
	["a/../b", '"a/../b" has a ".." segment'],
	["../../../etc/x", '"../../../etc/x" has a ".." segment'],
	["/.. /x", '"/.. /x" has a ".. " segment'],
	["%2e%2e/x", '"%2e%2e/x" contains the encoded character "%2e"'],
	["a%2Fb", '"a%2Fb" contains the encoded character "%2F"'],
	["a%5cb", '"a%5cb" contains the encoded character "%5c"'],
	["%252e%252e/x", '"%252e%252e/x" contains the encoded character "%2e"'],
	["a\\b", '"a\\b" contains a backslash'],
	["a\0b", '"a\\u0000b" contains a control character'],
	["a?b", '"a?b" contains "?"'],
	["a%23b", '"a%23b" contains "#"'],
	["a%0Ab", '"a%0Ab" contains the encoded character "%0A"'],
	["https://evil.example", '"https://evil.example" is a URL, not a path'],
	["//evil.example", '"//evil.example" is a URL, not a path'],
	["/con", '"/con" contains "con", which is a reserved name on Windows'],
	[`/${"a".repeat(300)}`, `"${"a".repeat(60)}…" has 300 bytes; the limit for a file name is 255`],
	[`/${"é".repeat(128)}`, `"${"é".repeat(60)}…" has 256 bytes; the limit for a file name is 255`],
	["/a".repeat(500), `"${"/a".repeat(30)}…" has 1000 bytes; the limit for a path is 900`],
];
for (const [slug, fault] of slugs)
	frontMatter(`${fault ? "refuses" : "takes"} the slug ${JSON.stringify(slug).slice(0, 60)}`, () => {
		const { problems, frontMatter } = documentOf(`---\nslug: ${JSON.stringify(slug)}\n---\n`);
		assert.equal(
			problems.map(({ code, message }) => `${code}: ${message}`),
			fault ? [`front-matter-type: slug ${fault}`] : [],
		);
		assert.is(frontMatter.slug, fault ? undefined : slug);
	});

frontMatter("refuses an id that leads to another folder", () => {
	assert.equal(problemsOf('id: ".."'), ["page.md:2:5 error front-matter-type"]);
});

frontMatter("refuses the permalink of a tag that leads out of the tags", () => {
	assert.equal(problemsOf("tags:", "  - label: A", "    permalink: /../../x"), [
		"page.md:4:16 error front-matter-type",
	]);
});

for (const language of ["js", "javascript", "JavaScript", "coffee", "json", "toml", "x y"])
	frontMatter(`runs nothing that is written in ${language}`, () => {
		const { problems, frontMatter, body } = documentOf(
			`---${language}\n(globalThis.ran = true, { title: "a" })\n---\ntext\n`,
		);
		assert.equal(codes(problems), ["page.md:1:4 error front-matter-language"]);
		assert.is((globalThis as { ran?: boolean }).ran, undefined);
		assert.equal([frontMatter, shown(body)], [{}, "<p>text</p>\n"]);
	});

frontMatter("may say that it is YAML", () => {
	assert.equal(documentOf("---yaml\ntitle: a\n---\n").frontMatter, { title: "a" });
});

frontMatter("is the same with CRLF and with a lone CR", () => {
	for (const eol of ["\r\n", "\r"]) {
		const text = ["---", "title: a", "tag: b", "---", "[x](y.md)"].join(eol);
		const { frontMatter, problems, body } = documentOf(text);
		assert.equal(frontMatter, { title: "a" });
		assert.is(placeOf(problems[0]?.at), "page.md:3:1");
		const [link] = body.placeholders;
		assert.is(link?.kind === "link" && placeOf(link.at), "page.md:5:5");
	}
});

frontMatter("tells where each key stands", () => {
	const { keys } = documentOf('---\ntitle: a\n"tags": [b]\n---\n');
	assert.equal(keys, { title: { path: "page.md", line: 2, column: 1 }, tags: { path: "page.md", line: 3, column: 1 } });
});

frontMatter("that is broken is broken each time it is read", () => {
	for (let round = 0; round < 2; round++) assert.is(problemsOf("a: b: c").length, 1);
});

frontMatter("has a banner in inline Markdown, apart from the text", () => {
	const lines = [
		"---",
		"title: a",
		`banner: "# **Soon** <Badge text='new' />, see [x](y.md) and [z](file:///a)"`,
		"---",
	];
	const { banner, problems, body, headings, excerpt } = documentOf([...lines, "text[^1]", "", "[^1]: note"].join("\n"));
	const [link] = banner?.placeholders ?? [];
	assert.is(
		banner && shown(banner),
		'<p># <strong>Soon</strong> <span class="badge badge-tip">new</span>, see <a href="«y.md»">x</a> and z</p>',
	);
	assert.is(link?.kind === "link" && placeOf(link.at), "page.md:3:51");
	assert.equal(codes(problems), ["page.md:3:65 warning unsafe-url"]);
	assert.equal([shown(body).includes("Soon"), headings, excerpt], [false, [], "text"]);
});

frontMatter("may be empty", () => {
	const { problems, body } = documentOf("---\n---\ntext\n");
	assert.equal([problems, shown(body)], [[], "<p>text</p>\n"]);
});

testFixtures(frontMatter, new URL("./examples/front-matter-as-text.txt", import.meta.url), (text) =>
	shown(documentOf(text).body),
);
testFixtures(frontMatter, new URL("./examples/front-matter-as-text-problems.txt", import.meta.url), (text) =>
	codes(documentOf(text).problems).join("\n"),
);

frontMatter("with nine levels of aliases costs nothing", () => {
	const lines = ["a0: &a0 [x]"];
	for (let level = 1; level < 10; level++) {
		const before = `*a${level - 1}`;
		lines.push(`a${level}: &a${level} [${Array(9).fill(before).join(", ")}]`);
	}
	const { problems, frontMatter } = documentOf(`---\n${lines.join("\n")}\n---\n`);
	assert.is(problems[0]?.code, "front-matter-alias");
	assert.equal(frontMatter, {});
});

frontMatter("keeps the names of unknown keys for the whole site", () => {
	const { frontMatter, unknownKeys, problems, keys } = documentOf(
		"---\n__proto__: { draft: true }\nconstructor: a\nlevel: 1\n---\n",
	);
	assert.equal([frontMatter, problems], [{}, []]);
	assert.equal(unknownKeys, ["__proto__", "constructor", "level"]);
	assert.is(placeOf(keys.level), "page.md:4:1");
});

const schema: FrontMatterSchemaConfig = {
	level: { type: "string", values: ["easy", "hard"], required: true },
	minutes: { type: "number", required: false },
	stable: { type: "boolean", required: false },
	platforms: { type: "string[]", values: ["mac", "linux"], required: false },
};

const described = (...lines: string[]) => {
	const { frontMatter, problems } = parseDocument(sourceFile(["---", ...lines, "---", ""].join("\n")), {
		markdown: markdownConfig,
		frontMatter: { docs: schema },
	});
	return { custom: frontMatter.custom, said: codes(problems) };
};

frontMatter("reads keys that the configuration describes", () => {
	const lines = ["level: easy", "minutes: 5", "stable: true", "platforms: [mac]"];
	assert.equal(described(...lines), {
		custom: { level: "easy", minutes: 5, stable: true, platforms: ["mac"] },
		said: [],
	});
});

const undescribed: [line: string, problem: string][] = [
	["level: hrad", "page.md:2:8 error front-matter-type"],
	["level: 7", "page.md:2:8 error front-matter-type"],
	["minutes: soon", "page.md:2:10 error front-matter-type"],
	["platforms: [mac, amiga]", "page.md:2:18 error front-matter-type"],
	["minuets: 5", "page.md:2:1 warning unknown-front-matter"],
];
for (const [line, problem] of undescribed)
	frontMatter(`reports ${line} by the description of the configuration`, () =>
		assert.equal(described(line).said, [problem]),
	);

frontMatter.run();
