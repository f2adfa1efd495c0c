// Test run: integration, kinds
/** The audit's crawler finds what is broken, wherever a page names it. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { closeBrowser } from "../browser/chromium.ts";
import { type Files, inFolder, writeFiles } from "../site.ts";
import { rarely, some } from "../slow-run.ts";
import { addressesIn, checkLinks } from "./links.ts";
import type { PartReport } from "./part.ts";
import { serveSite } from "./site.ts";

const links = suite("crawler of the audit");

const reportOn = (files: Files): Promise<PartReport> =>
	inFolder(async (folder) => {
		writeFiles(folder, { "robots.txt": "", ...files });
		const site = await serveSite(folder, "https://a.example");
		return checkLinks(site).finally(() => site.close());
	});

const page = (body: string, head = "") =>
	`<!doctype html><html lang="en"><head><title>x</title>${head}</head><body>${body}</body></html>`;

const OTHER = page('<h2 id="größe">Größe</h2><a name="old"></a>');

const brokenIn = async (files: Files) =>
	(await reportOn({ "other/index.html": OTHER, ...files })).findings.map(
		({ where, message }) => `${where.replace(/^http:\/\/[^/]+/, "")} ${message.replace(/http:\/\/127[^/]+/, "")}`,
	);

rarely(links)("a site without faults has no findings, and its links are counted", async () => {
	const { findings, looked, notes } = await reportOn({
		"index.html": page(
			'<a href="/other#größe">a</a><a href="other#gr%C3%B6%C3%9Fe">b</a><a href="#top">c</a><a href="#">d</a><a href="mailto:a@b.example">e</a><a href="https://b.example">f</a><img src="data:,">',
			'<link rel="canonical" href="https://a.example/other"><link rel="stylesheet" href="a.css">',
		),
		"other/index.html": OTHER,
		"a.css": 'a { background: url("data:,") }',
	});
	assert.equal(findings, []);
	assert.is(looked["HTML pages"], 2);
	assert.equal(notes, ["1 links to other sites were not followed"]);
});

const faults: [name: string, html: string, finding: string][] = [
	["a link", page('<a href="/no">a</a>'), "status 404: /no"],
	["a fragment of the page itself", page('<a href="#no">a</a>'), "no such place: /#no"],
	["a fragment of a page that has been read before", page('<a href="/other#no">a</a>'), "no such place: /other#no"],
	["a picture", page('<img src="no.png" alt="">'), "status 404: /no.png"],
	["a picture for some widths", page('<img src="data:," srcset="other 1x, no.png 2x" alt="">'), "status 404: /no.png"],
	["a script", page('<script src="/no.js"></script>'), "status 404: /no.js"],
	["a style sheet", page("", '<link rel="stylesheet" href="/no.css">'), "status 404: /no.css"],
	[
		"an alternate, whose address is the published one",
		page("", '<link rel="alternate" hreflang="fr" href="https://a.example/fr">'),
		"status 404: /fr",
	],
	["an og:image", page("", '<meta property="og:image" content="https://a.example/no.png">'), "status 404: /no.png"],
	["a redirect", page("", '<meta http-equiv="refresh" content="0; url=/no">'), "status 404: /no"],
	["no address", page('<a href="http://[">a</a>'), "no address: http://["],
];
for (const [name, html, finding] of some(faults, 4))
	links(`${name} that leads nowhere is found`, async () => {
		assert.equal(await brokenIn({ "index.html": html }), [`/ ${finding}`]);
	});

links("a picture of a style sheet that is not there is found", async () => {
	const head = '<link rel="stylesheet" href="/a.css">';
	const files = { "index.html": page("", head), "a.css": "a{background:url(no.png)}" };
	assert.equal(await brokenIn(files), ["/a.css status 404: /no.png"]);
});

links("an address of a sitemap that is not there is found", async () => {
	const files = { "sitemap.xml": "<loc>https://a.example/no</loc>" };
	assert.equal(await brokenIn(files), ["/sitemap.xml status 404: /no"]);
});

links("addresses of feeds are those of elements, not of escaped markup", () => {
	assert.equal(
		addressesIn(
			'<id>https://a.example/1</id><link href="https://a.example/2?a=1&amp;b=2"/>&lt;a href="https://a.example/3"&gt;',
		),
		["https://a.example/1", "https://a.example/2?a=1&b=2"],
	);
	assert.equal(addressesIn('{ "url": "https://a.example/1", "summary": "https://no" }'), ["https://a.example/1"]);
});

links.after(closeBrowser);

links.run();
