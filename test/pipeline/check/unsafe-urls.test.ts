import { suite } from "uvu";
import * as assert from "uvu/assert";
import { unsafeUrlsIn } from "../../../src/pipeline/check/unsafe-urls.ts";
import { theme } from "../../host.ts";
import { codesIn } from "../../messages.ts";
import { buildSite, type Files, inFolder, writeFiles } from "../../site.ts";

const urls = suite("unsafe addresses of finished pages");
const codes = codesIn("pipeline/check");

const unsafe = [
	'<a href="javascript:a()">',
	"<a href='javascript:a()'>",
	"<a href=javascript:a()>",
	"<A HREF = javascript:a()>",
	'<a title=">" href="javascript:a()">',
	'<a href="&#106;avascript:a()">',
	'<a href="java&Tab;script&colon;a()">',
	'<a href="java\nscript:a()">',
	'<a href="pathname://x">',
	'<a href="data:image/png;base64,a">',
	'<a href="/x" ping="/y javascript:a()">',
	'<img src="data:image/svg+xml,a">',
	'<img srcset="/a.png 1x, data:text/html,a 2x">',
	'<video poster="vbscript:a()">',
	'<form action="javascript:a()">',
	'<button formaction="javascript:a()">',
	'<q cite="javascript:a()">',
	'<object data="javascript:a()">',
	'<body background="javascript:a()">',
	'<svg><a xlink:href="javascript:a()">',
	'<svg><animate attributeName="href" values="/a;javascript:a()">',
	'<meta http-equiv="refresh" content="0; url=javascript:a()">',
];
for (const html of unsafe) urls(`are found in ${html}`, () => assert.is(unsafeUrlsIn(`<p>${html}</p>`).length, 1));

const safe = [
	'<a href="https://example.org/javascript:a()">',
	'<a href="/a?b=javascript:c()">',
	'<a href="#javascript:a()">',
	'<img src="data:image/png;base64,a">',
	'<p title="href=javascript:a()">',
	"<p>href='javascript:a()'</p>",
	"<!-- <a href='javascript:a()'> -->",
	"<script>'<a href=\"javascript:a()\">'</script>",
	'<meta name="description" content="javascript: a language">',
	'<div data-props="{&quot;href&quot;:&quot;javascript:a()&quot;}">',
];
for (const html of safe) urls(`are not seen in ${html}`, () => assert.equal(unsafeUrlsIn(html), []));

/** A site whose own component makes an address of what an author writes; parsing cannot know that. */
const files: Files = {
	"content/en/help/a.md": '::Card{where="vbscript:a()"}\n',
	"content/en/help/b.md": '::Card{where="vbscript:a()"}\n',
};
const card = `
	import theme from ${JSON.stringify(theme.templates)};
	import { createElement } from ${JSON.stringify(import.meta.resolve("react"))};
	const Card = ({ where }) => createElement("a", { href: where }, "x");
	export default { ...theme, islands: { Card } };
`;

urls("of a component are errors of the page that has them, told once", () =>
	inFolder(async (folder) => {
		writeFiles(folder, { "templates.mjs": card });
		const { result } = await buildSite(files, {}, {}, { ...theme, templates: `file://${folder}/templates.mjs` });
		assert.equal(codes(result.problems.filter(({ code }) => code === "unsafe-url")), [
			"content/en/help/a.md error unsafe-url",
		]);
		assert.not.ok(result.ok);
	}),
);

urls("are warnings where the HTML of authors is trusted", async () => {
	const { result } = await buildSite(
		{ "content/en/help/a.md": "<a href='javascript:a()'>x</a>\n" },
		{ markdown: { html: "trusted" } },
	);
	assert.equal(codes(result.problems), ["content/en/help/a.md warning unsafe-url"]);
	assert.ok(result.ok);
});

const FIELDS = `---
title: "A\\eB"
image: javascript:a()
custom_edit_url: pathname:////example.org
---

[one](pathname://javascript:a()) two <a href="pathname://data:b">three</a> ![four](pathname:////c) [five][d]
[six](pathname:///e.pdf) ![seven](pathname:///f.png)

[d]: pathname://vbscript:d
`;

urls("are reported where they are written, and leave their text", async () => {
	const { result, outputs } = await buildSite({ "content/en/help/a.md": FIELDS });
	const at = "content/en/help/a.md";
	assert.equal(codes(result.problems), [
		`${at}:2:8 warning control-character`,
		`${at}:3:8 warning unsafe-url`,
		`${at}:4:18 warning unsafe-url`,
		`${at}:7:7 warning unsafe-url`,
		`${at}:7:47 warning unsafe-url`,
		`${at}:7:84 warning unsafe-url`,
		`${at}:7:100 warning unsafe-url`,
	]);
	const page = outputs.get("help/a/index.html") ?? "";
	assert.match(page, "one two <a>three</a> four five");
	assert.match(page, '<a href="/e.pdf">six</a>');
	assert.match(page, 'src="/f.png"');
	assert.match(page, "<title>AB");
	assert.not.match(outputs.get("help/a.md") ?? "", /\]\(javascript/);
});

urls("of an island's props are left out, however deep", async () => {
	const { problems, outputs } = await buildSite({
		"content/en/help/a.md":
			':::island Card\n{"label": "data: b", "href": "vbscript:c", "more": [{"imageUrl": "pathname:///d"}]}\n:::\n',
	});
	assert.match(
		outputs.get("help/a/index.html") ?? "",
		'data-props="{&quot;label&quot;:&quot;data: b&quot;,&quot;more&quot;:[{&quot;imageUrl&quot;:&quot;/d&quot;}]}"',
	);
	assert.ok(problems.some((problem) => problem.endsWith(" warning unsafe-url: unsafe URL vbscript:c")));
});

urls("of authors are left out", async () => {
	const { result, outputs } = await buildSite({
		"content/en/news/2025-01-01-a.md": "---\ntitle: A\nauthors: [{ name: B, url: vbscript:c }, d]\n---\n\nText.\n",
		"content/en/news/authors.yml": "d:\n  name: D\n  url: vbscript:e\n",
	});
	assert.not.match(outputs.get("news/2025/01/01/a/index.html") ?? "", "vbscript");
	assert.equal(codes(result.problems), [
		"content/en/news/authors.yml:3:3 warning unsafe-url",
		"content/en/news/2025-01-01-a.md:3:27 warning unsafe-url",
	]);
});

urls("of the configuration are refused", async () => {
	const { checkConfig } = await import("../../../src/config/check.ts");
	const told = checkConfig(
		{
			title: "a",
			url: "https://example.org",
			navbar: { items: [{ label: "a\u001b", href: "javascript:a()" }] },
			footer: { links: [{ title: "a", items: [{ label: "b", to: "pathname://data:c" }] }] },
		},
		{ path: "site.config.ts", text: "" },
	);
	assert.equal(codes(told), Array(3).fill("site.config.ts:1:1 error config-value"));
});

urls.run();
