/** What sites that come from Docusaurus rely on, in whole builds. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Config } from "../../src/config/define.ts";
import { codesIn } from "../messages.ts";
import { buildSite, type Files } from "../site.ts";

const conventions = suite("conventions of Docusaurus");
const codes = codesIn("pipeline");

const docs: Files = { "content/en/help/index.md": "# Help\n\nText.\n", "content/en/help/a.md": "# A\n\nText.\n" };

/** The part of a page from a text on, without line breaks. */
const partFrom = (html: string | undefined, start: string): string => {
	const page = (html ?? "").replaceAll("\n", "");
	const at = page.indexOf(start);
	return at < 0 ? `no ${start}` : page.slice(at);
};

conventions("HTML in a sidebar is sanitised, and its links are those of the locale", async () => {
	const { outputs, problems } = await buildSite(docs, {
		baseUrl: "/base/",
		docs: {
			sidebars: {
				main: [
					"index",
					{
						Apps: [
							{
								type: "html",
								value: '<b onclick="x()">Bold</b>\n\n<a href="/help/a">*A*</a>',
								defaultStyle: true,
								className: "line",
							},
						],
					},
				],
			},
		},
	});
	assert.match(
		partFrom(outputs.get("help/index.html"), '<li class="sidebar-html'),
		'<li class="sidebar-html line"><div><b>Bold</b><a href="/base/help/a">*A*</a></div></li>',
	);
	assert.match(problems.join("\n"), "onclick");
});

conventions("HTML in a sidebar may be different in each locale", async () => {
	const { outputs } = await buildSite(docs, {
		i18n: { locales: { en: {}, fr: {} } },
		docs: { sidebars: { main: ["index", { type: "html", value: { en: "<hr>", fr: "<b>fr</b>" } }] } },
	});
	assert.match(outputs.get("fr/help/index.html") ?? "", "<b>fr</b>");
	assert.not.match(outputs.get("help/index.html") ?? "", "<b>fr</b>");
});

conventions("a menu of the navbar has documents, sidebars and HTML; the search is where it is wanted", async () => {
	const { outputs, problems } = await buildSite(docs, {
		navbar: {
			items: [
				{ type: "search", position: "left" },
				{
					label: "More",
					items: [
						{ type: "doc", docId: "a" },
						{ type: "docSidebar", sidebarId: "defaultSidebar", label: "All" },
						{ type: "html", value: "<hr>" },
						{ label: "Out", href: "https://a.example" },
					],
				},
				{ type: "html", value: "<b>new</b>", className: "badge" },
			],
		},
	});
	assert.equal(problems, []);
	const navbar = partFrom(outputs.get("help/index.html"), '<header class="navbar');
	assert.match(navbar, /<search.*<nav class="navbar-items/);
	assert.match(navbar, '>A</a></li><li><a href="/help/"');
	assert.match(navbar, /<li><div><div>\s*<hr\s*\/?>\s*<\/div><\/div><\/li>/);
	assert.match(navbar, '<div class="badge"><div><b>new</b></div></div>');
});

conventions("a logo beside the title of the site does not repeat it", async () => {
	const altOf = async (navbar: NonNullable<Config["navbar"]>) => {
		const files = { ...docs, "public/logo.svg": "<svg/>" };
		const { outputs } = await buildSite(files, { title: "T", navbar });
		return /<img class="in-light"[^>]*? alt="(.*?)"/.exec(outputs.get("help/index.html") ?? "")?.[1];
	};
	const src = "/logo.svg";
	assert.is(await altOf({ title: "T", logo: { src } }), "");
	assert.is(await altOf({ title: "Docs", logo: { src } }), "T");
	assert.is(await altOf({ logo: { src } }), "T");
	assert.is(await altOf({ title: "T", logo: { src, alt: "A bird" } }), "A bird");
});

conventions("a footer has links without columns, and a logo", async () => {
	const { outputs, problems } = await buildSite(
		{ ...docs, "public/logo.svg": "<svg/>" },
		{
			baseUrl: "/base/",
			footer: {
				logo: { src: "/logo.svg", alt: "Logo", href: "https://a.example" },
				links: [{ label: "A", to: "/help/a" }, { html: "<b>B</b>" }],
			},
		},
	);
	assert.equal(problems, []);
	const footer = partFrom(outputs.get("help/index.html"), "<footer");
	assert.match(
		footer,
		'<ul class="footer-links"><li><a href="/base/help/a">A</a></li><li><div><b>B</b></div></li></ul>',
	);
	assert.match(footer, /<p class="copyright"><a [^>]*><img[^>]*src="\/base\/logo.svg"/);
});

conventions("files that are left out are no pages, and may still be shown or included", async () => {
	const { outputs, problems } = await buildSite(
		{
			...docs,
			"content/en/help/a.md": "# A\n\n![x](drafts/x.svg)\n",
			"content/en/help/drafts/b.md": "# B\n",
			"content/en/help/drafts/x.svg": "<svg/>",
			"content/en/help/c.tmp.md": "# C\n",
			"content/en/news/2025-01-01-a.md": "# A\n\nText.\n",
			"content/en/news/2025-01-02-b.md": "# B\n\nText.\n",
			"content/en/pages/d.md": "# D\n",
			"content/en/pages/e/f.md": "# F\n",
		},
		{
			docs: { exclude: ["**/drafts/**", "*.{tmp,bak}.md"] },
			news: { include: ["**/*-a.md"] },
			pages: { include: ["e/*"], exclude: ["**/*.mdx"] },
		},
	);
	assert.equal(problems, []);
	const pages = [...outputs.keys()].filter((name) => /^(?:help|news\/2025|d|e)\/.*index\.html$/.test(name));
	assert.equal(pages.sort(), [
		"e/f/index.html",
		"help/a/index.html",
		"help/index.html",
		"news/2025/01/01/a/index.html",
	]);
});

conventions("a broken link may be a note", async () => {
	const files = { ...docs, "content/en/help/b.md": "[x](/nowhere)\n" };
	const { result } = await buildSite(files, { onBrokenLinks: "log" });
	assert.equal(codes(result.problems), ["content/en/help/b.md:1:5 info broken-link"]);
	assert.ok(result.ok);
});

conventions("@site/ leads to the public folder and to the content of the reader's locale", async () => {
	const { outputs, problems } = await buildSite(
		{
			...docs,
			"content/en/help/a.md": [
				"![p](@site/static/img/p.svg)",
				"![q](@site/docs/q.svg)",
				"[index](@site/docs/index.md#x)",
				"[old](@site/versioned_docs/version-1.0/index.md)",
				"[post](@site/blog/2025-01-01-a.md)",
				"[file](@site/static/img/p.svg)",
			].join("\n"),
			"content/en/help/index.md": "# Help\n\n## X\n",
			"content/en/help/q.svg": "<svg/>",
			"content/en/help_versioned/1.0/index.md": "# Old\n",
			"content/en/news/2025-01-01-a.md": "# A\n\nText.\n",
			"content/fr/help/index.md": "# Aide\n\n## X\n",
			"public/img/p.svg": "<svg/>",
		},
		{
			i18n: { locales: ["en", "fr"] },
			docs: { versions: [{ name: "current" }, { name: "1.0" }], lastVersion: "current" },
		},
	);
	assert.not.match(problems.join("\n"), / (?:error|warning) /);
	const page = partFrom(outputs.get("fr/help/a/index.html"), '<img src="/img/p.svg"');
	assert.match(page, 'src="/assets/q-');
	assert.match(page, 'href="/fr/help/#x">index');
	assert.match(page, 'href="/fr/help/1.0/">old');
	assert.match(page, 'href="/fr/news/2025/01/01/a">post');
	assert.match(page, 'href="/img/p.svg">file');
});

conventions("links and images may already have the base URL", async () => {
	const { outputs, problems } = await buildSite(
		{
			...docs,
			"content/en/help/a.md": "![p](/base/p.svg) [x](/base/help/#y) [home](/base) <a href='/base/help/b'>b</a>\n",
			"content/en/help/index.md": "# Help\n\n## Y\n",
			"content/en/help/b.md": "# B\n",
			"content/en/pages/index.md": "# Home\n",
			"content/en/pages/base/c.md": "# A page below the same path\n",
			"public/p.svg": "<svg/>",
		},
		{
			baseUrl: "/base/",
			navbar: { items: [{ label: "B", to: "/base/help/b" }] },
			footer: { links: [{ label: "Page", to: "/base/c" }] },
		},
	);
	assert.equal(problems, []);
	const page = partFrom(outputs.get("help/a/index.html"), "<nav");
	assert.match(page, '<a href="/base/help/b"');
	assert.match(page, '<img src="/base/p.svg"');
	assert.match(page, 'href="/base/help/#y">x');
	assert.match(page, 'href="/base/">home');
	assert.match(page, 'href="/base/help/b">b');
	assert.match(page, 'href="/base/base/c">Page');
});

conventions("posts in a folder named blog are a blog", async () => {
	const files = { "content/en/blog/2025-01-01-a.md": "# A\n\nText.\n" };
	const { outputs } = await buildSite(files, { news: { path: "blog" } });
	assert.match(outputs.get("blog/index.html") ?? "", "<h1>Blog</h1>");
	const named = { news: { path: "blog", title: "Journal" } };
	const own = await buildSite(files, named);
	assert.match(own.outputs.get("blog/index.html") ?? "", "<h1>Journal</h1>");
});

conventions("unknown front matter keys are one warning for the whole site", async () => {
	const { result } = await buildSite({
		"content/en/help/index.md": "---\nowner: a\n---\n\n# Help\n",
		"content/en/help/a.md": "---\ntitle: A\nlevel: 1\n---\n",
		"content/en/news/2025-01-01-a.md": "---\nlevel: 2\n---\n\nText.\n",
	});
	assert.equal(codes(result.problems), ["content/en/help/a.md:3:1 warning unknown-front-matter"]);
	assert.match(result.problems[0]?.hint ?? "", '"frontMatter"');
});

conventions("described front matter reaches layouts, is inherited by translations, and may be required", async () => {
	const { result } = await buildSite(
		{
			"content/en/help/index.md": "---\nlevel: easy\n---\n\n# Help\n",
			"content/fr/help/index.md": "# Aide\n",
			"content/en/help/a.md": "# A\n",
		},
		{
			i18n: { locales: ["en", "fr"] },
			frontMatter: { docs: { level: { type: "string", values: ["easy", "hard"], required: true } } },
		},
	);
	assert.equal(codes(result.problems), ["content/en/help/a.md error missing-front-matter"]);
	assert.match(result.problems[0]?.hint ?? "", "one of: easy, hard");
});

const sets: Files = {
	"content/en/help/index.md": "# Help\n\n[api](../api/use.md)\n",
	"content/en/help/use.md": "# Use the app\n",
	"content/en/api/index.md": "# API\n\n[help](../help/use.md)\n",
	"content/en/api/use.md": "---\ndisplayed_sidebar: second\n---\n\n# Use the API\n",
	"content/en/api_versioned/1.0/use.md": "# Use the old API\n",
	"content/en/api/drafts/x.md": "# X\n",
};

const setsConfig: Partial<Config> = {
	docs: [
		{ breadcrumbs: true },
		{
			id: "api",
			path: "api",
			routeBasePath: "reference",
			exclude: ["drafts/*"],
			editUrl: "https://git.example",
			sidebars: { defaultSidebar: ["index"], second: ["use"] },
			versions: [{ name: "current" }, { name: "1.0" }],
			lastVersion: "current",
		},
	],
	navbar: {
		items: [
			{ type: "docSidebar", sidebarId: "defaultSidebar", label: "Help" },
			{ type: "docSidebar", sidebarId: "defaultSidebar", docsPluginId: "api", label: "API" },
			{ type: "doc", docId: "use", docsPluginId: "api" },
			{ type: "docsVersionDropdown", docsPluginId: "api" },
			{ type: "docsVersionDropdown" },
		],
	},
};

conventions("several sets of documents have their own settings", async () => {
	const { outputs, problems } = await buildSite(sets, setsConfig);
	assert.not.match(problems.join("\n"), / (?:error|warning) /);
	const pages = [...outputs.keys()].filter((name) => /^(?:help|reference).*index\.html$/.test(name));
	assert.equal(pages.sort(), [
		"help/index.html",
		"help/use/index.html",
		"reference/1.0/use/index.html",
		"reference/index.html",
		"reference/use/index.html",
	]);
	const help = outputs.get("help/index.html") ?? "";
	const api = outputs.get("reference/use/index.html") ?? "";
	assert.match(help, '<a href="/reference/use">api</a>');
	assert.match(outputs.get("reference/index.html") ?? "", 'href="/help/use">help');
	assert.match(api, 'data-sidebar="api.current/api.second"');
	assert.match(api, "https://git.example/content/en/api/use.md");
	assert.not.match(help, "https://git.example");
});

conventions("the navbar marks the sidebar of the right documents, and has their versions", async () => {
	const { outputs } = await buildSite(sets, setsConfig);
	const navbarOf = (page: string) => partFrom(outputs.get(page), '<nav class="navbar-items').replace(/<\/nav>.*/, "");
	const help = navbarOf("help/index.html");
	assert.match(help, /<a href="\/help\/"[^>]*aria-current="page"[^>]*>Help/);
	assert.not.match(help, /aria-current="true"[^>]*>API/);
	assert.match(help, />Use the API</);
	assert.match(help, 'href="/reference/1.0/use" data-version="api.1.0" data-docs="api"');
	assert.not.match(help, 'data-version="current"');
	const api = navbarOf("reference/index.html");
	assert.not.match(api, /aria-current="(?:true|page)"[^>]*>Help/);
	assert.match(api, /aria-current="page"[^>]*>API/);
	const data = JSON.parse(outputs.get("help/use/index.json") ?? "");
	assert.equal(data.versions, { "api.current": "/reference/", "api.1.0": "/reference/1.0/use" });
	const own = JSON.parse(outputs.get("reference/use/index.json") ?? "");
	assert.is(own.versions["api.current"], "/reference/use");
});

conventions("names that no set of documents has are reported", async () => {
	const { result } = await buildSite(sets, {
		...setsConfig,
		navbar: {
			items: [
				{ type: "doc", docId: "x", docsPluginId: "apy" },
				{ type: "doc", docId: "drafts/x", docsPluginId: "api" },
			],
		},
	});
	assert.equal(codes(result.problems.filter(({ severity }) => severity !== "info")), [
		"site.config.ts:1:1 error unknown-docs-id",
		"site.config.ts:1:1 error unknown-doc",
	]);
});

conventions.run();
