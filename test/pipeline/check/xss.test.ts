// Test run: integration
/** The attacks of `browser/xss-vectors.ts`, read in the finished pages as a browser would read them. */
import { XMLValidator } from "fast-xml-parser";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../../assert-none.ts";
import { countOfVectors, markerOf, xssConfig, xssFiles } from "../../browser/xss-site.ts";
import { bodyVectors } from "../../browser/xss-vectors.ts";
import { type Built, buildSite } from "../../site.ts";
import { faultsIn } from "./markup-faults.ts";

const xss = suite("attacks on pages");

let built: Promise<Built> | undefined;
const site = () => {
	built ??= buildSite(xssFiles, xssConfig);
	return built;
};

const htmlFiles = async () => [...(await site()).outputs].filter(([path]) => path.endsWith(".html"));

xss("are distinguished from what pages may contain", () => {
	for (const html of [
		"<p onclick=P()>",
		"<img src=x onerror=P()>",
		"<script>P()</script>",
		"<svg><a xlink:href=javascript:P()></a></svg>",
		"<a href='java\nscript:P()'>",
		"<a href=' data:text/html,x'>",
		"<a href='/\\evil.example'>",
		"<iframe srcdoc=x>",
		"<template><img onerror=P()></template>",
		"<meta http-equiv=refresh content='0;url=javascript:P()'>",
		"<base href=x>",
	])
		assert.is.not(faultsIn(html).length, 0, html);
	assert.equal(faultsIn('<p><a href="/x?y=javascript:1">x</a></p>'), []);
});

xss("are many, and the site that tries them is built", async () => {
	const { result, problems } = await site();
	assert.ok(countOfVectors() > 1000, String(countOfVectors()));
	assert.not.match(problems.join("\n"), " error ");
	assert.ok(result.ok);
});

xss("are each read on their own", async () => {
	const all = (await htmlFiles()).map(([, html]) => html).join("\n");
	assertNone(bodyVectors.filter((vector) => !all.includes(markerOf(vector))));
});

xss("leave no trace in the markup of pages", async () => {
	assertNone(
		firstOfEach((await htmlFiles()).flatMap(([path, html]) => faultsIn(html).map((fault) => [path, fault] as const))),
	);
});

xss("leave none in what visits, sidebars and feeds bring", async () => {
	const { outputs } = await site();
	const faults = [...outputs]
		.filter(([path]) => path.endsWith(".json") && !/search-/.test(path))
		.flatMap(([path, text]) =>
			markupIn(JSON.parse(text))
				.flatMap(faultsIn)
				.map((fault) => [path, fault] as const),
		);
	assert.equal(firstOfEach(faults), []);
});

/** A fault in the title is on many pages: the first is enough. */
const firstOfEach = (faults: readonly (readonly [string, string])[]) =>
	[...new Map(faults.toReversed().map(([path, fault]) => [fault, path]))].map(([fault, path]) => `${path}: ${fault}`);

xss("leave no control character in any file of the site", async () => {
	const { outputs } = await site();
	assertNone(
		[...outputs].flatMap(([path, text]) => {
			if (path.startsWith("assets/mermaid-")) return []; // strings in its code
			const at = text.search(/[^\P{Cc}\t\n\r]|[\u202d\u202e]/u);
			return at < 0 ? [] : [`${path}: ${JSON.stringify(text.slice(at - 40, at + 20))}`];
		}),
	);
});

xss("leave feeds and site maps well-formed", async () => {
	const { outputs } = await site();
	const files = [...outputs].filter(([path]) => path.endsWith(".xml"));
	assert.ok(files.length > 2);
	for (const [path, text] of files) assert.is(XMLValidator.validate(text), true, path);
});

if (process.platform !== "win32")
	xss("stop a build when they are the name of a file", async () => {
		const { problems, result } = await buildSite({
			"content/en/help/a.md": "# A\n",
			"content/en/help/b\u001b[2J.md": "# B\n",
		});
		assert.equal(problems, [
			'content/en/help/b\\u001b[2J.md error file-name: the name "content/en/help/b\\u001b[2J.md" contains a control character',
		]);
		assert.not.ok(result.ok);
	});

/** The texts of a data file that are put into a page as markup. */
function markupIn(data: unknown, key = ""): string[] {
	if (typeof data === "string") return ["main", "html", "content_html"].includes(key) ? [data] : [];
	if (typeof data !== "object" || data === null) return [];
	return Object.entries(data).flatMap(([name, value]) => markupIn(value, name));
}

xss.run();
