/** Front matter of VitePress. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { codes, documentOf } from "./document.ts";

const keys = suite("front matter of VitePress");

const matterOf = (...lines: readonly string[]) => documentOf(["---", ...lines, "---"].join("\n"));

const read: [line: string, expected: object][] = [
	["outline: 2", { tocMinHeadingLevel: 2, tocMaxHeadingLevel: 2 }],
	["outline: [2, 4]", { tocMinHeadingLevel: 2, tocMaxHeadingLevel: 4 }],
	["outline: deep", { tocMinHeadingLevel: 2, tocMaxHeadingLevel: 6 }],
	["outline: false", { hideTableOfContents: true }],
	["outline: { level: [3, 3], label: On }", { tocMinHeadingLevel: 3, tocMaxHeadingLevel: 3 }],
	["prev: false", { prev: null }],
	["next: Next page", { next: { text: "Next page" } }],
	["next: { text: A, link: /b }", { next: { text: "A", link: "/b" } }],
	["layout: doc", {}],
	[
		"head: [[meta, { name: a, content: 1 }], [link, { rel: license, href: /b }]]",
		{
			head: [
				{ tagName: "meta", attributes: { name: "a", content: "1" } },
				{ tagName: "link", attributes: { rel: "license", href: "/b" } },
			],
		},
	],
	["head: [[meta, { name: description, content: a }], [title, {}, b]]", { description: "a", titleMeta: "b" }],
	[
		"layout: home\nhero: { name: A }\nfeatures: [{ title: B }]",
		{
			title: "A",
			displayedSidebar: null,
			layout: "home",
			hero: { name: "A", actions: [] },
			features: [{ title: "B" }],
			hideTitle: true,
			hideTableOfContents: true,
		},
	],
];
for (const [line, expected] of read)
	keys(line, () => {
		const { frontMatter, problems } = matterOf(line);
		assert.equal(problems, []);
		assert.equal(frontMatter, expected);
	});

const problems: [line: string, expected: string][] = [
	["outline: 9", "page.md:2:10 error front-matter-type"],
	["head: [[script, { src: a.js }]]", "page.md:2:8 warning unsupported-front-matter"],
	['features: [{ title: A, icon: "<svg onload=alert(1)>" }]', "page.md:2:30 warning unsupported-front-matter"],
	['hero: { actions: [{ text: " ", link: /a }] }', "page.md:2:19 warning unsupported-front-matter"],
	["layout: team", "page.md:2:9 warning unsupported-front-matter"],
];
for (const [line, expected] of problems)
	keys(`${line} is reported`, () => assert.equal(codes(matterOf(line).problems), [expected]));

keys.run();
