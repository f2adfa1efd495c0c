import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";
import { withMermaid } from "vitepress-plugin-mermaid";
import list from "a-package-that-lists-files";
import { version } from "../package.json";
import { french } from "./french";

// Names that the migration uses itself.
const names = [fileURLToPath(import.meta.url)].map(() => "Kite");
const [exit] = names;
await list("*").then((files) => files.map(String));

export default withMermaid(
	defineConfig({
		lang: "en-GB",
		title: exit,
		titleTemplate: ":title - Kite",
		description: "Paper, wind and string",
		srcDir: "src",
		srcExclude: ["parts/**"],
		base: "/kite/",
		ignoreDeadLinks: ["localhostLinks", /^old/],
		lastUpdated: true,
		appearance: "force-dark",
		sitemap: { hostname: "https://kite.example/" },
		rewrites: { "packages/:name.md": ":name.md", "{a,b}/:name.md": ":name.md" },
		head: [
			["link", { rel: "icon", href: "/kite.svg" }],
			["meta", { name: "theme-color", content: "#3355aa" }],
			["meta", { property: "og:image", content: "/kite.svg" }],
			["noscript", {}, "<p>No scripts</p>"],
			["script", {}, "document.documentElement.dataset.kite = '1';"],
		],
		markdown: { attrs: { leftDelimiter: "%{", rightDelimiter: "}%" }, config: (md) => { md.validateLink = () => true; } },
		vite: { plugins: [] },
		locales: {
			root: { label: "English" },
			fr: { label: "Français", lang: "fr", themeConfig: french },
			de: { label: "Deutsch", link: "https://de.kite.example/" },
		},
		themeConfig: {
			logo: { light: "/kite.svg", dark: "/kite.svg", alt: "A kite" },
			siteTitle: "Kite",
			outline: { level: [2, 3], label: "In this chapter" },
			editLink: {
				pattern: "https://git.example/kite/edit/main/src/:path",
				text: "Improve this page",
			},
			search: { provider: "local" },
			carbonAds: { code: "none" },
			socialLinks: [
				{ icon: "github", link: "https://git.example/kite" },
				{
					icon: { svg: "<svg></svg>" },
					link: "https://chat.example",
					ariaLabel: "Chat",
				},
			],
			footer: { message: "Made of <b>paper</b>", copyright: "© 2026 Kite" },
			nav: [
				{ text: "Guide", link: "/guide/", activeMatch: "/guide/" },
				{
					text: `v${version}`,
					items: [
						{ text: "Changes", link: "https://git.example/kite/releases" },
						{
							text: "More",
							items: [{ text: "Reference", link: "/reference/api" }],
						},
					],
				},
				{ component: "WindGauge" },
			],
			sidebar: {
				"/guide/": [
					{
						text: "Start",
						collapsed: false,
						items: [
							{ text: "Overview", link: "/guide/" },
							{ text: "Build one", link: "/guide/build" },
							{ text: "The API", link: "/reference/api" },
						],
					},
					{ text: "Nothing yet", items: [] },
				],
				"/reference/": {
					base: "/reference/",
					items: [{ text: "API", link: "api" }],
				},
			},
		},
	}),
);
