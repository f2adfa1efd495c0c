import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parseDocument } from "../../../src/pipeline/parse/index.ts";
import { codes, documentOf, markdownConfig, shown, sourceFile } from "./document.ts";

const parsing = suite("parse");

const EVERYTHING = `---
title: A
tags: [b, { label: c, permalink: /d }]
sidebar_custom_props: { e: [1, { f: null }] }
last_update: { date: 2024-01-02 }
---

# A *b* {#c}

d [e](f.md) ![g](h.png) <kbd>i</kbd> <a id="j"></a> :tada: $x^2$[^k]

<!-- truncate -->

## L

:::note
m
:::

- [ ] n

\`\`\`mermaid
graph TD
\`\`\`

[^k]: o
`;

parsing("gives plain data: a clone of a document is equal to it", () => {
	const document = documentOf(EVERYTHING, {
		area: "news",
		updated: { date: "2024-01-03T00:00:00.000Z", author: "Ann" },
	});
	assert.equal(structuredClone(document), document);
	assert.equal(JSON.parse(JSON.stringify(document)), document);
	assert.equal(codes(document.problems), []);
});

parsing("gives one text more than there are placeholders", () => {
	for (const text of ["", "a", "[a](b.md)", EVERYTHING]) {
		const { body } = documentOf(text);
		assert.is(body.text.length, body.placeholders.length + 1);
	}
});

parsing("gives the same each time", () => assert.equal(documentOf(EVERYTHING), documentOf(EVERYTHING)));

parsing("passes on what it knows of the file", () => {
	const document = documentOf("a", { locale: "fr", area: "pages", name: "about/us.md", updated: { author: "Ann" } });
	const { path, locale, area, version, name, updated } = document;
	assert.equal(
		{ path, locale, area, version, name, updated },
		{
			path: "page.md",
			locale: "fr",
			area: "pages",
			version: "current",
			name: "about/us.md",
			updated: { author: "Ann" },
		},
	);
});

parsing("tells which islands and ids are in the page", () => {
	const { islands, ids } = documentOf(EVERYTHING);
	assert.equal(islands, ["Mermaid"]);
	assert.ok(ids.includes("j"));
});

parsing("has the Markdown without front matter, with includes put in", () => {
	const { markdown } = documentOf("---\ntitle: a\n---\nb\r\n\r\n<!--@include: ./c.md-->\n", {
		includes: { "c.md": "d\r\n" },
	});
	assert.equal(markdown, { text: ["b\n\nd\n"], placeholders: [], hash: "" });
});

parsing("includes files with any line breaks, and without forged placeholders", () => {
	const { body } = documentOf("<!--@include: ./a.md-->\n", { includes: { "a.md": "b\r\n\r\nc \u00000\u0000\r\n" } });
	assert.is(shown(body), "<p>b</p>\n<p>c \uFFFD0\uFFFD</p>\n");
	assert.equal(body.placeholders, []);
});

parsing("tells its problems in the order of the file", () => {
	const { problems } = documentOf("---\ntitel: 1\n---\n\n## a {#x}\n\n<form>\n\n## b {#x}\n\na <button>\n");
	assert.equal(codes(problems), [
		"page.md:2:1 warning unknown-front-matter",
		"page.md:7:1 warning html-tag",
		"page.md:9:1 warning duplicate-heading-id",
		"page.md:11:3 warning html-tag",
	]);
});

parsing("keeps a NUL character out of the placeholders", () => {
	assert.is(shown(documentOf("a \u00000\u0000 &#0;").body), "<p>a \uFFFD0\uFFFD \uFFFD</p>\n");
});

/** A generator of pseudo-random numbers below a limit, the same in each run. */
function dice(seed: number): (limit: number) => number {
	let state = seed;
	return (limit) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state % limit;
	};
}

const SCRAPS =
	'---\n|title: |: |\t|"|\'|a|b c| |\n|\n\n|# |## |> |- |1. |    |```|~~~|`|*|**|_|~~|[|](|)|](x.md)|![|<|>|<b>|</b>|<div>|</div>|<details>|</details>|<!--|-->|<!-- truncate -->|<a href="|">|{#|}|:::note|:::|$|$$|\\||&amp;|&|\\|\0|é|🎉|[^1]|[^1]: |:tada:|== A|::: tabs|<script>|</script>'.split(
		"|",
	);

parsing("never throws, and never leaves a mark anywhere", () => {
	const next = dice(7);
	for (let round = 0; round < 1500; round++) {
		const parts = Array.from({ length: 1 + next(30) }, () => SCRAPS[next(SCRAPS.length)]);
		const text = parts.join("");
		const file = sourceFile(text, { area: "news" });
		const document = parseDocument(file, { markdown: markdownConfig });
		const { body } = document;
		assert.not.match(JSON.stringify(document), "\\u0000", JSON.stringify(text));
		assert.is(body.text.length, body.placeholders.length + 1, JSON.stringify(text));
	}
});

/** The names of tags that are open at the end of some markup or closed without being open. */
function unbalanced(markup: string): string[] {
	const open: string[] = [];
	for (const [, slash, name = ""] of markup.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/g)) {
		if (/^(?:br|hr|img|input|wbr|source|track|col)$/.test(name)) continue;
		if (!slash) open.push(name);
		else if (open.pop() !== name) return [name];
	}
	return open;
}

parsing("makes well-formed markup of whatever is written", () => {
	const next = dice(11);
	for (let round = 0; round < 1500; round++) {
		const parts = Array.from({ length: 1 + next(30) }, () => SCRAPS[next(SCRAPS.length)]);
		const text = parts.join("");
		const { body, preview } = documentOf(text, { area: "news" });
		assert.equal(unbalanced(body.text.join("")), [], JSON.stringify(text));
		assert.equal(unbalanced(preview?.text.join("") ?? ""), [], JSON.stringify(text));
	}
});

parsing.run();
