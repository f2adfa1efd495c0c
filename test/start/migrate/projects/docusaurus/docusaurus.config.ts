import { execSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import yaml from "js-yaml";
import npm2yarn from "@docusaurus/remark-plugin-npm2yarn";
import type { Config } from "@docusaurus/types";
import { themes } from "prism-react-renderer";
import remarkMath from "remark-math";
import { searchSettings } from "./search-settings.cjs";

const manifest = JSON.parse(
	readFileSync(path.join(__dirname, "package.json"), "utf8"),
);
const commit = execSync("git rev-parse HEAD").toString().trim();

function countWords() {
	return { name: "count-words" };
}

export default async function createConfig(): Promise<Config> {
	const release = await fetch("https://lantern.example/release.json");
	return {
		title: "Lantern",
		tagline: yaml.load(readFileSync(path.join(__dirname, "texts.yml"), "utf8")).tagline,
		url: manifest.homepage,
		baseUrl: "/handbook/",
		favicon: "img/logo.svg",
		organizationName: "lantern",
		projectName: "lantern",
		onBrokenLinks: "throw",
		onBrokenAnchors: "log",
		customFields: { commit, release, edition: 3 },
		i18n: {
			defaultLocale: "en",
			locales: ["en", "fr"],
			localeConfigs: { fr: { label: "Français", htmlLang: "fr-FR" } },
		},
		headTags: [
			{
				tagName: "meta",
				attributes: { name: "theme-color", content: "#884400" },
			},
			{ tagName: "noscript", attributes: {}, innerHTML: "No scripts" },
			{ tagName: "script", attributes: {}, innerHTML: npm2yarn("script") },
		],
		scripts: [
			{ src: "/handbook/stats.js", defer: true, onload: "begin()" },
			"https://stats.example/count.js",
		],
		presets: [
			[
				"classic",
				{
					docs: {
						sidebarPath: require.resolve("./sidebars"),
						editUrl: ({ docPath }: { docPath: string }) =>
							`https://git.example/lantern/edit/main/docs/${docPath}`,
						remarkPlugins: [remarkMath, [npm2yarn, { sync: true }]],
						showLastUpdateTime: true,
						lastVersion: "1.0",
						versions: { current: { label: "2.0 (next)", path: "2.0" } },
					},
					blog: {
						blogTitle: "Lantern news",
						blogDescription: "What is new about lanterns",
						postsPerPage: 5,
						editUrl: ({ blogPath }: { blogPath: string }) =>
							`https://git.example/lantern/edit/main/blog/${blogPath}`,
						blogSidebarCount: 3,
						feedOptions: { type: "all", limit: 10, xslt: true },
					},
					pages: {},
					theme: { customCss: [require.resolve("./src/css/custom.css"), "./src/css/glow.scss"] },
					gtag: { trackingID: "G-0000000000" },
					sitemap: { changefreq: "monthly", priority: 0.7 },
				},
			],
		],
		plugins: [
			countWords,
			"docusaurus-plugin-unheard-of",
			[
				"@docusaurus/plugin-content-docs",
				{
					id: "api",
					path: "api",
					routeBasePath: "api",
					sidebarPath: "./sidebars-api.js",
				},
			],
			[
				"@docusaurus/plugin-content-blog",
				{ id: "team", path: "team", routeBasePath: "team" },
			],
			[
				"@docusaurus/plugin-client-redirects",
				{
					redirects: [
						{ from: ["/handbook/docs/old", "/docs/older"], to: "/docs/intro" },
						{ from: ["/docs/Older", "/docs/Guide", "/docs/older/"], to: "/docs/intro" },
					],
					createRedirects: (existing: string) =>
						existing.startsWith("/docs/guide")
							? [existing.replace("/docs/guide", "/guide")]
							: undefined,
				},
			],
		],
		themes: ["@docusaurus/theme-mermaid"],
		markdown: { mermaid: true },
		themeConfig: {
			image: "img/logo.svg",
			metadata: [{ name: "keywords", content: "lantern, lamp" }],
			algolia: searchSettings,
			prism: { theme: themes.github },
			colorMode: { defaultMode: "dark" },
			tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },
			announcementBar: {
				id: "winter",
				content:
					'The <b>winter</b> edition is out: <a target="_blank" href="/handbook/blog">read the news</a>',
			},
			navbar: {
				title: "Lantern",
				logo: { alt: "Lantern", src: "img/logo.svg", width: 32, height: "32" },
				items: [
					{
						type: "docSidebar",
						sidebarId: "manual",
						label: "Manual",
						position: "left",
					},
					{ to: "blog", label: "News", position: "left" },
					{ type: "docSidebar", sidebarId: "written", label: "Written" },
					{ type: "html", value: "<b>New</b><script>start()</script>" },
					{ to: "/about", label: "About", position: "right" },
					{
						type: "dropdown",
						label: "More",
						position: "right",
						items: [
							{ type: "doc", docId: "intro", label: "Begin" },
							{ href: "https://forum.lantern.example", label: "Forum" },
						],
					},
					{
						type: "doc",
						docId: "overview",
						docsPluginId: "api",
						label: "API",
					},
					{
						type: "docsVersionDropdown",
						dropdownItemsAfter: [{ to: "/about", label: "All" }],
					},
					{ type: "localeDropdown", position: "right" },
					{ type: "html", value: "<b>Beta</b>", position: "right" },
					{ type: "custom-clock", position: "right" },
					{
						href: "https://git.example/lantern",
						"aria-label": "Source",
						position: "right",
					},
				],
			},
			footer: {
				style: "dark",
				logo: { alt: "Lantern", src: "img/logo.svg", width: 40 },
				links: [
					{
						title: "Read",
						items: [
							{ label: "Manual", to: "docs/intro" },
							{ html: '<a href="https://lantern.example">Shop</a>' },
							{ html: "<script>count()</script>" },
						],
					},
				],
				copyright: "Copyright &copy; 2026 <i>Lantern</i>",
			},
		},
	};
}
