import { suite } from "uvu";
import * as assert from "uvu/assert";
import { codesIn } from "../messages.ts";
import { buildSite, type Files } from "../site.ts";
import { linesOf } from "./values.ts";

const build = suite("build");
const codes = codesIn("pipeline");

const three = { i18n: { locales: { en: {}, fr: {}, de: {} } } };

const site: Files = {
	"content/en/help/index.md": "---\ntitle: Help\n---\n\n# Help\n\nSee [search](apps/search.md#syntax).\n",
	"content/en/help/apps/search.md":
		"---\ntitle: Search\ndescription: Finding notes\n---\n\n# Search\n\nText.\n\n## Syntax\n\nMore.\n",
	"content/fr/help/index.md": "---\ntitle: Aide\n---\n\n# Aide\n\nVoir [la recherche](apps/search.md#syntaxe).\n",
	"content/fr/help/apps/search.md":
		"---\ntitle: Recherche\ndescription: Trouver des notes\n---\n\n# Recherche\n\nTexte.\n\n## Syntaxe\n\nSuite.\n",
	"content/de/help/index.md": "---\ntitle: Hilfe\n---\n\n# Hilfe\n\nSiehe [Suche](apps/search.md).\n",
};

const built = await buildSite(site, three);

/** Two pixels by three. */
const picture = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==",
	"base64",
);

/** The value of an attribute of the first element that a pattern finds. */
const found = (html: string | undefined, pattern: RegExp): string | undefined => pattern.exec(html ?? "")?.[1];

build("serves each locale at its address, the default one without a prefix", () => {
	const { outputs } = built;
	for (const path of [
		"help/index.html",
		"help/apps/search/index.html",
		"fr/help/index.html",
		"fr/help/apps/search/index.html",
		"de/help/apps/search/index.html",
		"404.html",
		"fr/404.html",
		"de/404.html",
	])
		assert.ok(outputs.has(path), path);
});

build("keeps in each data file the very main part of the page", () => {
	const { outputs } = built;
	let pages = 0;
	for (const [path, html] of outputs) {
		if (!path.endsWith(".html") || html.includes("location.replace")) continue; // a redirect
		const data = outputs.get(path.replace(/\.html$/, ".json"));
		assert.ok(data, path);
		assert.is(JSON.parse(data).main, /<main[\s\S]*<\/main>/.exec(html)?.[0], path);
		pages++;
	}
	assert.is(pages, 15);
});

build("lets the default locale stand in for a missing page, and says so", () => {
	const { outputs, result } = built;
	const html = outputs.get("de/help/apps/search/index.html");
	assert.is(found(html, /<html[^>]* lang="([^"]+)"/), "de");
	assert.match(html ?? "", /<main[\s\S]*lang="en"[\s\S]*Syntax/);
	assert.is(found(html, /<link rel="canonical" href="([^"]+)"/), "https://example.org/help/apps/search");
	assert.not.match(outputs.get("sitemap.xml") ?? "", /de\/help\/apps\/search/);
	assert.equal(linesOf(result.counts, "locale", "fallbacks"), ["en 0", "fr 0", "de 1"]);
});

build("gives a translation the heading ids of its source", () => {
	const { outputs } = built;
	const html = outputs.get("fr/help/apps/search/index.html") ?? "";
	assert.match(html, /<h2 id="syntax"/);
	assert.match(outputs.get("fr/help/index.html") ?? "", /href="\/fr\/help\/apps\/search#syntax"/);
});

build("keeps a translation's own ids when its headings differ, and says where", async () => {
	const { outputs, problems } = await buildSite(
		{ ...site, "content/fr/help/apps/search.md": "# Recherche\n\n## Syntaxe\n\n## Exemples\n" },
		three,
	);
	assert.match(outputs.get("fr/help/apps/search/index.html") ?? "", /<h2 id="syntaxe"/);
	assert.ok(
		problems.some((line) => line.startsWith("content/fr/help/apps/search.md:5:1 warning heading-structure")),
		problems.join("\n"),
	);
});

build("names equivalents in all locales, and only real translations to search engines", () => {
	const { outputs } = built;
	const html = outputs.get("help/apps/search/index.html") ?? "";
	const languages = [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"|href="([^"]+)" hreflang="([^"]+)"/gi)].map(
		(match) => match[1] ?? match[4],
	);
	assert.ok(languages.includes("fr"));
	assert.not.ok(languages.includes("de"));
	assert.equal(JSON.parse(outputs.get("help/apps/search/index.json") ?? "{}").alternates, {
		en: "/help/apps/search",
		fr: "/fr/help/apps/search",
		de: "/de/help/apps/search",
	});
});

build("builds one locale at its usual addresses, with the same bytes", async () => {
	const french = await buildSite(site, three, { locales: ["fr"] });
	const path = "fr/help/apps/search/index.html";
	assert.is(french.outputs.get(path), built.outputs.get(path));
	assert.not.ok(french.outputs.has("help/index.html"));
});

build("gives the same bytes twice", async () => {
	assert.equal([...(await buildSite(site, three)).outputs], [...built.outputs]);
});

build("finds an image by its name before a fragment or a query", async () => {
	const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>\n';
	const { outputs, problems } = await buildSite({
		"content/en/help/index.md": "# Help\n\n![a](a.svg#part) ![b](/b.svg?v=2) ![c](c%23.svg)\n",
		"content/en/help/a.svg": svg,
		"content/en/help/c#.svg": svg,
		"public/b.svg": svg,
	});
	assert.equal(problems, []);
	const page = String(outputs.get("help/index.html"));
	assert.match(page, /src="\/assets\/a-\w+\.svg#part"/);
	assert.match(page, 'src="/b.svg?v=2"');
	assert.is(page.match(/width="20" height="10"/g)?.length, 3);
});

build("says where a broken link stands, and what was meant", async () => {
	const { result } = await buildSite({
		"content/en/help/index.md":
			"# Help\n\nA [page](/help/serch) and [file](./serch.md), [picture](#nowhere).\n\n![x](/none.png)\n",
		"content/en/help/search.md": "# Search\n",
	});
	assert.equal(codes(result.problems).sort(), [
		"content/en/help/index.md:3:10 error broken-link",
		"content/en/help/index.md:3:34 error broken-markdown-link",
		"content/en/help/index.md:3:57 warning broken-anchor",
		"content/en/help/index.md:5:6 error broken-image",
	]);
	assert.is(result.ok, false);
	const hints = result.problems.map(({ code, hint }) => `${code} ${hint}`);
	assert.ok(hints.includes('broken-link did you mean "/help/search"?'), hints.join("\n"));
	assert.ok(hints.includes('broken-markdown-link did you mean "./search.md"?'), hints.join("\n"));
});

build("finds links with encoded characters, anchors in other alphabets, and public files", async () => {
	const { problems, outputs } = await buildSite({
		"content/en/help/index.md":
			"# Help\n\n[a](<./Mit Leerzeichen.md>) [b](Mit%20Leerzeichen.md) [c](#schrödingers-katze) [d](#schr%C3%B6dingers-katze) [e](/files/a.pdf) [f](/help/Mit%20Leerzeichen?x=1#y)\n\n## Schrödingers Katze\n",
		"content/en/help/Mit Leerzeichen.md": "# Mit\n\n## Y\n",
		"public/files/a.pdf": "pdf",
	});
	assert.equal(problems, []);
	const html = outputs.get("help/index.html") ?? "";
	assert.match(html, /href="\/help\/Mit%20Leerzeichen\?x=1#y"/);
	assert.match(html, /href="#schr%C3%B6dingers-katze"|href="\/help\/#schr%C3%B6dingers-katze"/);
});

build("says where the hero and the features of a home page link to nothing", async () => {
	const { result } = await buildSite({
		"content/en/pages/index.md":
			"---\ntitle: Home\nlayout: home\nhero:\n  image: /none.png\n  actions:\n    - { text: A, link: /help/ }\n    - text: B\n      link: b.md\nfeatures:\n  - title: C\n    link: /c\n---\n",
		"content/en/help/index.md": "# Help\n",
	});
	assert.equal(codes(result.problems).sort(), [
		"content/en/pages/index.md:12:11 error broken-link",
		"content/en/pages/index.md:5:10 error broken-image",
		"content/en/pages/index.md:9:13 error broken-markdown-link",
	]);
});

build("holds links of navbar and footer to account, by their key", async () => {
	const { result } = await buildSite(site, {
		...three,
		navbar: {
			items: [
				{ label: "News", to: "/nws" },
				{ type: "docSidebar", sidebarId: "helpSidebar" },
			],
		},
		footer: { links: [{ title: "A", items: [{ label: "B", to: "/nothing-here" }] }] },
	});
	assert.equal(
		codes(result.problems)
			.filter((line) => line.includes(" error "))
			.sort(),
		[
			"site.config.ts:1:1 error broken-link",
			"site.config.ts:1:1 error broken-link",
			"site.config.ts:1:1 error unknown-sidebar",
		],
	);
});

build("leads from one locale to another, and stays in the locale otherwise", async () => {
	const { result, outputs } = await buildSite(
		{
			...site,
			"content/fr/help/extra.md": "# Extra\n\n[ici](/help/apps/search) [là](/de/help/) [md](../../de/help/index.md)\n",
		},
		three,
	);
	assert.equal(codes(result.problems), ["content/fr/help/extra.md info only-in-locale"]);
	const html = outputs.get("fr/help/extra/index.html") ?? "";
	assert.match(html, /<a href="\/fr\/help\/apps\/search">ici/);
	assert.match(html, /<a href="\/de\/help\/">là/);
	assert.match(html, /<a href="\/de\/help\/">md/);
});

build("names both files of one address, and builds the first", async () => {
	const { result } = await buildSite({
		"content/en/help/a.md": "---\nslug: /same\n---\n# A\n",
		"content/en/help/b.md": "---\nslug: /same\n---\n# B\n",
	});
	assert.equal(codes(result.problems), ["content/en/help/b.md:2:1 warning duplicate-route"]);
	assert.ok(result.ok);
});

build("counts a finding as the configuration says", async () => {
	const files = { "content/en/help/index.md": "# Help\n\n[a](./none.md) [b](#none) [c](/none)\n" };
	const { problems } = await buildSite(files, {
		onBrokenLinks: "warn",
		onBrokenMarkdownLinks: "warn",
		onBrokenAnchors: "ignore",
	});
	assert.equal(problems.map((line) => line.split(" ").slice(1, 3).join(" ")).sort(), [
		"warning broken-link:",
		"warning broken-markdown-link:",
	]);
});

build("shows a picture with its size, and serves one of the content under its hash", async () => {
	const { outputs, problems } = await buildSite({
		"content/en/help/index.md": "# Help\n\n![mine](./pic.png) ![public](/img/p.png)\n",
		"content/en/help/pic.png": picture,
		"public/img/p.png": picture,
	});
	assert.equal(problems, []);
	const html = outputs.get("help/index.html") ?? "";
	assert.match(html, /src="\/assets\/pic-[0-9a-f]{8}\.png"[^>]* width="2" height="3"/);
	assert.match(html, /src="\/img\/p\.png"[^>]* width="2" height="3"/);
	assert.ok([...outputs.keys()].some((path) => /^assets\/pic-[0-9a-f]{8}\.png$/.test(path)));
	assert.is(outputs.get("img/p.png"), "copy of public/img/p.png");
});

build("gives a picture the side that its author left out", async () => {
	const { outputs } = await buildSite({
		"content/en/help/index.md":
			'# Help\n\n<img src="/p.png" width="20" alt=""> <img src="/p.png" height="30" alt=""> <img src="/p.png" width="50%" alt="">\n',
		"public/p.png": picture,
	});
	const html = outputs.get("help/index.html") ?? "";
	assert.match(html, / width="20"[^>]* height="30"/);
	assert.match(html, / height="30"[^>]* width="20"/);
	assert.match(html, / width="50%"[^>]*>/);
	assert.not.match(html, / width="50%"[^>]* height=/);
});

build("gives headings on a list of posts ids of their own", async () => {
	const { outputs } = await buildSite({
		"content/en/news/20240101-one.md": "# One\n\n## Fixes\n\n[up](#fixes)\n",
		"content/en/news/20240102-two.md": "# Two\n\n## Fixes\n",
	});
	const html = outputs.get("news/index.html") ?? "";
	assert.match(html, 'id="20240101-one-fixes"');
	assert.match(html, 'id="20240102-two-fixes"');
	assert.match(html, '<a href="/news/20240101-one#fixes">up</a>');
});

build("leaves out an item of the navbar that names a draft, and refuses an unknown one", async () => {
	const files = {
		"content/en/help/index.md": "# Help\n",
		"content/en/help/soon.md": "---\ndraft: true\n---\n# Soon\n",
	};
	const items = [{ type: "doc" as const, docId: "soon", label: "Soon" }];
	const { problems, outputs } = await buildSite(files, { navbar: { items } });
	assert.equal(problems, []);
	assert.not.match(outputs.get("help/index.html") ?? "", ">Soon<");
	const wrong = await buildSite(files, { navbar: { items: [{ type: "doc", docId: "indx" }] } });
	assert.equal(codes(wrong.result.problems), ["site.config.ts:1:1 error unknown-doc"]);
});

build("refuses an item of the navbar whose sidebar is empty", async () => {
	const { result } = await buildSite(
		{ "content/en/help/index.md": "# Help\n" },
		{ docs: { sidebars: { main: [] } }, navbar: { items: [{ type: "docSidebar", sidebarId: "main" }] } },
	);
	assert.equal(codes(result.problems), ["site.config.ts:1:1 error empty-sidebar"]);
});

build("leaves drafts out, and builds them when asked", async () => {
	const files = {
		"content/en/help/index.md": "# Help\n",
		"content/en/help/soon.md": "---\ndraft: true\n---\n# Soon\n",
	};
	assert.not.ok((await buildSite(files)).outputs.has("help/soon/index.html"));
	assert.ok((await buildSite(files, {}, { drafts: true })).outputs.has("help/soon/index.html"));
});

build("serves several versions, the newest at the base", async () => {
	const { outputs, problems } = await buildSite(
		{
			"content/en/help/index.md": "# Help, next\n\n[a](./a.md)\n",
			"content/en/help/a.md": "# A\n",
			"content/en/help_versioned/1.0/index.md": "# Help 1.0\n\n[a](./a.md)\n",
			"content/en/help_versioned/1.0/a.md": "# A of 1.0\n",
			"content/en/help_versioned/0.9/index.md": "# Help 0.9\n",
		},
		{ docs: { versions: [{ name: "current" }, { name: "1.0" }, { name: "0.9" }] } },
	);
	assert.equal(problems, []);
	const link = (path: string) => found(outputs.get(path), /<a href="([^"]+)">a<\/a>/);
	assert.is(link("help/index.html"), "/help/a");
	assert.is(link("help/next/index.html"), "/help/next/a");
	assert.match(outputs.get("help/index.html") ?? "", /Help 1\.0/);
	assert.ok(outputs.has("help/0.9/index.html"));
});

build("names a version in the language of the page", async () => {
	const { outputs, problems } = await buildSite(
		{
			"content/en/help/index.md": "# Help\n",
			"content/fr/help/index.md": "# Aide\n",
			"content/en/help_versioned/1.0/index.md": "# Help\n",
			"content/fr/help_versioned/1.0/index.md": "# Aide\n",
		},
		{
			i18n: { locales: { en: {}, fr: {} } },
			docs: { versions: [{ name: "current", label: { en: "Coming", fr: "À venir" } }, { name: "1.0" }] },
			navbar: { items: [{ type: "docsVersionDropdown" }] },
		},
	);
	assert.equal(problems, []);
	assert.match(outputs.get("help/next/index.html") ?? "", ">Coming<");
	assert.match(outputs.get("fr/help/next/index.html") ?? "", ">À venir<");
});

build("puts everything below the base URL", async () => {
	const { outputs, problems } = await buildSite(site, { ...three, baseUrl: "/docs/" });
	assert.equal(problems, []);
	const html = outputs.get("fr/help/index.html") ?? "";
	assert.match(html, /href="\/docs\/fr\/help\/apps\/search#syntax"/);
	assert.is(found(html, /<link rel="canonical" href="([^"]+)"/), "https://example.org/docs/fr/help/");
});

build("writes pages as files when addresses have no slash at their end", async () => {
	const { outputs } = await buildSite(site, { ...three, trailingSlash: false });
	assert.ok(outputs.has("help/apps/search.html"));
	assert.ok(outputs.has("help/apps/search.json"));
});

build("tells of bad files at their place, all at once, and writes nothing", async () => {
	const { problems, result } = await buildSite({
		"content/en/help/yaml.md": "---\ntitle: a: b\n---\n# A\n",
		"content/en/help/code.md": "---js\n{ title: process.exit() }\n---\n# B\n",
		"content/en/help/bytes.md": Uint8Array.from([0x23, 0x20, 0xff]),
	});
	assert.is(result.ok, false);
	assert.equal(problems.map((line) => line.split(" ").slice(0, 2).join(" ")).sort(), [
		"content/en/help/bytes.md:1:3 error",
		"content/en/help/code.md:1:4 error",
		"content/en/help/yaml.md:2:8 error",
	]);
});

build("shows markup in titles and headings as text", async () => {
	const hostile = "</title><script>P=1</script>";
	const { outputs } = await buildSite({
		"content/en/help/index.md": `---\ntitle: ${JSON.stringify(hostile)}\n---\n\n## ${hostile}\n\ntext\n`,
		"content/en/news/20240101-a.md": `---\ntitle: ${JSON.stringify(hostile)}\n---\n\ntext\n`,
	});
	for (const [path, text] of outputs) if (/\.(html|xml)$/.test(path)) assert.not.match(text, "<script>P=1", path);
});

build("gives the tabs and footnotes of each post in a list ids of their own", async () => {
	const text = ":::tabs\n== A\na\n:::\n\nText[^1].\n\n[^1]: Note.\n";
	const { outputs, problems } = await buildSite({
		"content/en/help/index.md": "# Help\n",
		"content/en/news/20240101-one.md": `# One\n\n${text}`,
		"content/en/news/20240102-my two.md": `# Two\n\n${text}`,
	});
	assert.equal(problems, []);
	const html = outputs.get("news/index.html") ?? "";
	const valuesOf = (name: string) =>
		[...html.matchAll(new RegExp(` ${name}="(2024[^"]*)"`, "g"))].map(([, value]) => value);
	const ids = valuesOf("id").filter((id) => /-(?:tab-|fn)/.test(String(id)));
	assert.equal(ids, [
		"20240102-my-two-tab-a:tab",
		"20240102-my-two-tab-a",
		"20240102-my-two-fnref1",
		"20240102-my-two-fn1",
		"20240101-one-tab-a:tab",
		"20240101-one-tab-a",
		"20240101-one-fnref1",
		"20240101-one-fn1",
	]);
	assert.equal(valuesOf("aria-controls"), ["20240102-my-two-tab-a", "20240101-one-tab-a"]);
	assert.match(html, 'href="#20240101-one-fn1"');
});

build.run();
