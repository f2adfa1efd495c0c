import path from "node:path";
import type { Files } from "../../test/site.ts";
import { below, type Corpus, hasNews, inAllLocales, into } from "../corpus.ts";
import { installedVersion, type Tool } from "../tool.ts";

/** The classic theme with the faster bundler, and the local search that most of its sites use; it has none itself. */
export const docusaurus: Tool = {
	name: "docusaurus",
	packages: [
		"@docusaurus/core@3",
		"@docusaurus/preset-classic@3",
		"@docusaurus/faster@3",
		"@easyops-cn/docusaurus-search-local",
		"react@19",
		"react-dom@19",
	],
	version: (home) => installedVersion(home, "@docusaurus/core"),
	site: (corpus) => ({
		"package.json": `{ "name": "site", "private": true }\n`,
		"docusaurus.config.js": `module.exports = ${JSON.stringify(settings(corpus), null, "\t")};\n`,
		"src/pages/index.md": "# Joplin\n\n[Help](/help)\n",
		...inAllLocales(corpus, (locale) => contentOf(corpus, locale)),
		...into("static", below(corpus.files, "static")),
	}),
	source: sourceOf,
	command: (home) => [process.execPath, path.join(home, "node_modules/@docusaurus/core/bin/docusaurus.mjs"), "build"],
	environment: { CI: "1" },
	output: "build",
	outputTo: (folder) => ["--out-dir", folder],
	caches: [".docusaurus", "node_modules"],
};

const contentOf = (corpus: Corpus, locale: string): Files =>
	Object.fromEntries(
		Object.entries(below(corpus.files, locale)).map(([name, text]) => [
			sourceOf(name, locale, corpus),
			name.endsWith("_category_.yml") ? withoutGroups(String(text)) : text,
		]),
	);

/** Docusaurus refuses keys of `_category_` files that it does not know. */
const withoutGroups = (text: string): string => text.replace(/^groups:\n(?:[ \t].*\n?)*/m, "");

function sourceOf(page: string, locale: string, corpus: Corpus): string {
	if (locale === corpus.locales[0]) return page;
	return page
		.replace(/^help/, `i18n/${locale}/docusaurus-plugin-content-docs/current`)
		.replace(/^news/, `i18n/${locale}/docusaurus-plugin-content-blog`);
}

const searchSettings = (corpus: Corpus) => ({
	hashed: true,
	indexBlog: hasNews(corpus),
	docsDir: "help",
	docsRouteBasePath: "/help",
	blogDir: "news",
	blogRouteBasePath: "/news",
	language: corpus.locales,
});

const BLOG_SETTINGS = {
	path: "news",
	routeBasePath: "news",
	onInlineTags: "ignore",
	onInlineAuthors: "ignore",
	onUntruncatedBlogPosts: "ignore",
};

const settings = (corpus: Corpus) => ({
	title: "Joplin",
	tagline: "Free your notes!",
	url: "https://joplinapp.org",
	baseUrl: "/",
	future: { v4: true, faster: true },
	onBrokenLinks: "warn",
	onBrokenAnchors: "warn",
	onDuplicateRoutes: "warn",
	markdown: { format: "md", hooks: { onBrokenMarkdownLinks: "warn", onBrokenMarkdownImages: "warn" } },
	i18n: { defaultLocale: corpus.locales[0], locales: corpus.locales },
	themes: [["@easyops-cn/docusaurus-search-local", searchSettings(corpus)]],
	presets: [["classic", { docs: { path: "help", routeBasePath: "help" }, blog: hasNews(corpus) && BLOG_SETTINGS }]],
	themeConfig: {
		navbar: {
			title: "Joplin",
			items: [
				...(hasNews(corpus) ? [{ to: "/news", label: "News" }] : []),
				{ type: "docSidebar", sidebarId: "defaultSidebar", label: "Help" },
				{ type: "localeDropdown", position: "right" },
			],
		},
	},
});
