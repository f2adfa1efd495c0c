import { suite } from "uvu";
import * as assert from "uvu/assert";
import { buildSite, type Files } from "../../site.ts";

const SVG_START = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"';
const svg = (inside: string, attributes = "") => `${SVG_START}${attributes}>${inside}</svg>\n`;

/** Builds a page that links to a file beside it. */
const linking = (name: string, contents: string | Uint8Array = "text", config: Parameters<typeof buildSite>[1] = {}) =>
	buildSite(
		{ "content/en/help/index.md": `# A\n\nText [b](<./${encodeURI(name)}>)\n`, [`content/en/help/${name}`]: contents },
		config,
	);

const copiesIn = (outputs: ReadonlyMap<string, string>) =>
	[...outputs].filter(([, contents]) => contents.startsWith("copy of"));

const refused = suite("files that pages may not publish");

const REFUSED = [
	...["evil.html", "evil.htm", "evil.HTML", "evil.xhtml", "evil.xht"],
	...["evil.shtml", "evil.php", "evil.hta", "evil.mht", "evil.mhtml"],
	...["evil.js", "evil.JS", "evil.mjs", "evil.cjs", "evil.css"],
	...["evil.wasm", "evil.swf", "evil.webmanifest", "evil.xml", "evil.xsl"],
	...["evil.rdf", "evil.rss", "evil.gpx", "evil.kml", "evil.svgz"],
	...["evil.html.gz", "evil.js.br", "evil.svg.gz", "evil.php.png"],
	...["evil.shtml.txt", "evil", "evil.html.", "evil.png ", "evil.exe"],
	...["evil.eml", "evil.htc", "evil.jsp", "evil.url", "evil.html;.png;a"],
];
for (const name of REFUSED)
	refused(name, async () => {
		const { outputs, problems: all } = await linking(name);
		const problems = all.filter((line) => !line.includes(" unportable-name: "));
		assert.equal(copiesIn(outputs), []);
		assert.is(problems.length, 1, problems.join("\n"));
		assert.match(problems[0] ?? "", /^content\/en\/help\/index\.md:3:\d+ error refused-asset: content\/en\/help\/evil/);
	});

refused("are named with the key that allows them", async () => {
	const { result } = await linking("evil.html.gz");
	assert.match(result.problems[0]?.hint ?? "", 'assets: { allow: [".html"] }');
});

const ways: readonly [name: string, text: string][] = [
	["a raw link", '<a href="./evil.html">a</a>'],
	["a link to its address", "[a](/content/en/help/evil.html)"],
	["an alias", "[a](@site/content/en/help/evil.html)"],
	["an encoded name", "[a](./evil%2ehtml)"],
	["a query", "[a](./evil.html?a#b)"],
	["a reference", "[a]\n\n[a]: evil.html"],
	["an image", "![a](evil.html)"],
	["a raw image", '<img src="evil.html">'],
	["a source of a picture", '<picture><source srcset="evil.html"><img src="a.png"></picture>'],
	["a video", '<video src="evil.html"></video>'],
	["a card", '<Card title="A" href="./evil.html">b</Card>'],
	["an included link", "<!--@include: ./_part.md-->"],
];
for (const [name, text] of ways)
	refused(`by ${name}`, async () => {
		const { outputs, problems } = await buildSite({
			"content/en/help/index.md": `# A\n\n${text}\n`,
			"content/en/help/_part.md": "[a](./evil.html)\n",
			"content/en/help/evil.html": "<script>alert(1)</script>",
			"content/en/help/a.png": "",
		});
		assert.not.match(String(copiesIn(outputs)), "evil");
		assert.match(problems.join("\n"), "refused-asset");
	});

refused("as the image of a page", async () => {
	const { outputs, problems } = await buildSite({
		"content/en/help/index.md": "---\nimage: ./evil.html\n---\n\n# A\n",
		"content/en/help/evil.html": "",
	});
	assert.equal(copiesIn(outputs), []);
	assert.match(problems.join("\n"), /^content\/en\/help\/index\.md:2:\d+ error refused-asset/);
});

refused("are published if the configuration allows the type", async () => {
	const names = ["evil.HTML", "evil.js", "evil.html.gz"];
	for (const name of names) {
		const { outputs, problems } = await linking(name, "text", { assets: { allow: [".html", ".JS"] } });
		assert.equal(problems, []);
		assert.is(copiesIn(outputs).length, 1);
	}
});

refused("are published if content is trusted", async () => {
	const { outputs, problems } = await linking("evil.html", "text", { markdown: { html: "trusted" } });
	assert.equal(problems, []);
	assert.is(copiesIn(outputs).length, 1);
});

refused("are published in the public folder", async () => {
	const { outputs, problems } = await buildSite({
		"content/en/help/index.md": "# A\n\n[b](/evil.html) [c](/evil.svg)\n",
		"public/evil.html": "",
		"public/evil.svg": svg("<script/>"),
	});
	assert.equal(problems, []);
	assert.ok(outputs.has("evil.html") && outputs.has("evil.svg"));
});

refused("of types that the configuration cannot name", async () => {
	for (const type of ["html", "", ".a/b", "*"])
		try {
			await linking("a.png", "text", { assets: { allow: [type] } });
			assert.unreachable(type);
		} catch (error) {
			assert.match(String(error), "expected the end of a file name");
		}
});
refused.run();

const accepted = suite("files that pages may publish");

for (const name of [
	...["a.png", "a.PNG", "a.jpeg", "a.webp", "a.avif", "a.ico", "a.pdf"],
	...["a.docx", "a.zip", "a.tar.gz", "a.tgz", "a.mp3", "a.mp4", "a.vtt"],
	...["a.woff2", "a.txt", "a.csv", "a.json", "a.yaml", "logo.svg.png"],
	...["Screenshot 2026.01.05.png", "v1.2.3.zip", "a.js.png", "ünïcode.gif"],
])
	accepted(name, async () => {
		const { outputs, problems } = await linking(name, "{}");
		assert.equal(problems, []);
		assert.is(copiesIn(outputs).length, 1);
	});
accepted.run();

const pictures = suite("SVG pictures");

const data = "data:image/png;base64,AAAA";
const HARMLESS: readonly string[] = [
	svg('<path d="M0 0"/>'),
	svg("<title>A &amp; B &#60;c&#x3e;</title><desc><![CDATA[<script>]]></desc>"),
	`<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- a -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${svg("<g/>")}`,
	svg(
		'<sodipodi:namedview inkscape:label="a(b)"/><metadata><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata>',
		' xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#"',
	),
	svg(
		'<defs><linearGradient id="a" xlink:href="#b"/><filter id="f"><feBlend/></filter></defs><use href="#a" fill="url(#a)" filter=\'url("#f")\' transform="rotate(3)"/>',
		' xmlns:xlink="http://www.w3.org/1999/xlink"',
	),
	svg(`<image href="${data}"/><a href="https://example.org/"><text>b</text></a>`),
	svg("<style>@font-face{font-family:a;src:url(data:font/woff2;base64,AA)}.a{fill:url(#b)}</style>"),
	svg('<animate attributeName="opacity" values="0;1"/>'),
	`<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:g/></s:svg>`,
];
for (const text of HARMLESS)
	pictures(`are published: ${text.slice(0, 300)}`, async () => {
		const { outputs, problems } = await linking("a.svg", text);
		assert.equal(problems, []);
		assert.is(copiesIn(outputs).length, 1);
	});

const HARMFUL: readonly [text: string, found: string][] = [
	[svg("\n  <script>alert(1)</script>"), "it has a <script> element (line 2, column 3)"],
	[svg("<SCRIPT/>"), "it has a <SCRIPT> element"],
	[svg("<g><foreignObject/></g>"), "it has a <foreignObject> element"],
	[svg("<iframe/>"), "it has a <iframe> element"],
	[svg('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'), "it has a <x:script> element"],
	[svg('<h:g xmlns:h="http://www.w3.org/1999/xhtml"/>'), "it has a <h:g> element"],
	[svg('<h:g xmlns:h="http://www.w3.org/1999&#x2f;xhtml"/>'), "it has a <h:g> element"],
	[svg('<g xmlns="http://www.w3.org/1999/xhtml"/>'), "it has a <g> element"],
	[svg("", ' onload="alert(1)"'), "it has the event handler onload"],
	[svg('<g x:ONCLICK="a" xmlns:x="y"/>'), "it has the event handler x:ONCLICK"],
	[svg('<a href="javascript:alert(1)"/>'), "its <a> refers to javascript:alert(1)"],
	[svg('<a href="java&#10;script:alert(1)"/>'), "its <a> refers to java"],
	[svg('<a x:href="&#106;avascript:a" xmlns:x="http://www.w3.org/1999/xlink"/>'), "its <a> refers to javascript:a"],
	[svg('<use href="https://evil.example/a.svg#b"/>'), "its <use> refers to"],
	[svg('<use href="data:image/svg+xml,a"/>'), "its <use> refers to"],
	[svg('<use href="/b.svg#a"/>'), "its <use> refers to"],
	[svg('<image href="https://evil.example/a.png"/>'), "its <image> refers to"],
	[svg('<image href="data:image/svg+xml;base64,AA"/>'), "its <image> refers to"],
	[svg('<feImage href="//evil.example/a"/>'), "its <feImage> refers to"],
	[svg('<a xml:base="https://evil.example/" href="#a"/>'), "it has the attribute xml:base"],
	[svg('<a><set attributeName="href" to="javascript:a"/></a>'), "it animates href"],
	[svg('<animate attributeName=" onclick" to="a"/>'), "it animates"],
	[svg('<rect fill="url(https://evil.example/a)"/>'), "its style refers to https://evil.example/a"],
	[svg("<rect mask=\"image-set('//evil.example/a' 1x)\"/>"), "its style has image-set("],
	[svg('<rect style="background:u\\72l(//evil.example)"/>'), "its style has an escape"],
	[svg("<style>@import '//evil.example/a.css';</style>"), "its style has @import"],
	[svg("<style>@im<!-- -->port '//evil.example';</style>"), "its style has @import"],
	[svg("<style>@im<![CDATA[port]]> '//evil.example';</style>"), "its style has @import"],
	[svg("<style>a{background:url( '//evil.example')}</style>"), "its style refers to //evil.example"],
	[`<!DOCTYPE svg [<!ENTITY a "b">]>${svg("&a;")}`, "it defines entities or types"],
	[`<!DOCTYPE svg SYSTEM "a.dtd">${svg("")}`, "it defines entities or types"],
	[svg("&nbsp;"), "it has the entity &nbsp;"],
	[`<?xml-stylesheet href="a.xsl"?>${svg("")}`, "it has a processing instruction"],
	[`<?xml version="1.0" encoding="utf-7"?>${svg("")}`, "it has a processing instruction"],
	["<html><body/></html>", "it is not an SVG document"],
	["<svg><script/></svg>", "it has a <script> element"],
	[svg("<g>"), "it is not well-formed XML"],
	[`${svg("")}${svg("<g/>")}`, "it is not an SVG document"],
	[svg('<g a="<script>"/>'), "it is not well-formed XML"],
	[svg("<g a=b/>"), "it is not well-formed XML"],
	["", "it is not well-formed XML"],
	["text", "it is not well-formed XML"],
];
for (const [text, found] of HARMFUL)
	pictures(`are refused: ${text}`, async () => {
		const { outputs, problems } = await linking("a.SVG", text);
		assert.equal(copiesIn(outputs), []);
		assert.match(problems[0] ?? "", `error refused-asset: content/en/help/a.SVG is not published: ${found}`);
		assert.is(problems.length, 1);
	});

pictures("in UTF-16 are refused", async () => {
	const bytes = Buffer.from(`\ufeff${svg("<script/>")}`, "utf16le");
	const { problems } = await linking("a.svg", bytes);
	assert.match(problems[0] ?? "", "it is not in UTF-8");
});

pictures("are published unchecked if the configuration allows them", async () => {
	const { outputs, problems } = await linking("a.svg", svg("<script/>"), { assets: { allow: [".svg"] } });
	assert.equal(problems, []);
	assert.is(copiesIn(outputs).length, 1);
});

pictures("are reported once, although three locales show the page", async () => {
	const { problems } = await linking("a.svg", svg("<script/>"), { i18n: { locales: ["en", "fr", "de"] } });
	assert.is(problems.length, 1, problems.join("\n"));
});
pictures.run();

const json = suite("JSON files");

for (const text of ['{"build":"abc","main":"<main></main>"}', '{"\\u0062uild":"abc","main":"a","main":"b"}'])
	json(`that could be the data of a page are refused: ${text}`, async () => {
		const { outputs, problems } = await linking("a.json", text);
		assert.equal(copiesIn(outputs), []);
		assert.match(problems[0] ?? "", 'the keys "build" and "main"');
	});

json("of a page and of a link cannot have the same path", async () => {
	const files: Files = { "content/en/help/index.md": "# A\n\n[b](./b.json)\n", "content/en/help/b.json": "{}" };
	const { outputs } = await buildSite(files);
	const [path = ""] = copiesIn(outputs)[0] ?? [];
	const { problems } = await buildSite(
		{
			...files,
			"content/en/help/c.md": `---\nslug: /../${path.replace(".json", "")}\n---\n\n# C\n`,
			"content/en/pages/d.md": `---\nslug: /${path.replace(".json", "")}\n---\n\n# D\n`,
		},
		{ trailingSlash: false },
	);
	assert.match(problems.join("\n"), path);
});
json.run();
