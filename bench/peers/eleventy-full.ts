import { type Corpus, hasNews, LABELS, prefixOf } from "../corpus.ts";
import { stylesheet } from "../stylesheet.ts";
import type { Tool } from "../tool.ts";
import { eleventy, eleventyConfig } from "./eleventy.ts";

/**
 * Eleventy with the outputs that ours has, by its own plugins for highlighting and feeds. The two more files of each page
 * are written at the end of the build, which takes less time than a template for each of them.
 */
export const eleventyFull: Tool = {
	...eleventy,
	name: "eleventy-full",
	packages: [...eleventy.packages, "@11ty/eleventy-plugin-syntaxhighlight@5", "@11ty/eleventy-plugin-rss@2"],
	site: (corpus) => ({
		...eleventy.site(corpus),
		"eleventy.config.js": eleventyConfig(imports, callsOf(corpus)),
		...Object.fromEntries(corpus.locales.map((locale) => [`pages/${locale}/search.11ty.js`, searchOf(corpus, locale)])),
		"static/site.css": stylesheet + highlighting,
	}),
};

const imports = `import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { feedPlugin } from "@11ty/eleventy-plugin-rss";
import highlight from "@11ty/eleventy-plugin-syntaxhighlight";
`;

const callsOf = (corpus: Corpus): string => `	eleventy.addPlugin(highlight);
	let pages = [];
	eleventy.addCollection("pages", (api) => {
		pages = api.getAll().filter(({ url, inputPath }) => url && inputPath.endsWith(".md"));
		return pages;
	});
	eleventy.on("eleventy.after", async ({ directories }) => {
		await Promise.all(pages.map(async ({ data, url, rawInput, templateContent }) => {
			const folder = path.join(directories.output, url);
			const { title, description, locale } = data;
			await mkdir(folder, { recursive: true });
			await Promise.all([
				writeFile(path.join(folder, "data.json"), JSON.stringify({ title, description, lang: locale, path: url, main: templateContent })),
				writeFile(path.join(folder, "index.md"), "# " + title + "\\n\\n" + rawInput),
			]);
		}));
	});
${hasNews(corpus) ? corpus.locales.map((locale) => feedsOf(corpus, locale)).join("") : ""}`;

const FEEDS = { rss: "rss.xml", atom: "atom.xml", json: "feed.json" };

function feedsOf(corpus: Corpus, locale: string): string {
	const collection = `news_${locale}`;
	const metadata = {
		language: locale,
		title: `News | Joplin, ${LABELS[locale] ?? locale}`,
		subtitle: "News",
		base: "https://joplinapp.org/",
		author: { name: "Joplin" },
	};
	const feeds = Object.entries(FEEDS).map(
		([type, file]) =>
			`	eleventy.addPlugin(feedPlugin, ${JSON.stringify({ type, outputPath: `${prefixOf(corpus, locale)}/news/${file}`, collection: { name: collection, limit: 20 }, metadata })});\n`,
	);
	return `	eleventy.addCollection("${collection}", (api) => api.getFilteredByGlob("pages/${locale}/news/*.md").filter(({ fileSlug }) => fileSlug !== "news").sort((a, b) => a.date - b.date));
${feeds.join("")}`;
}

const searchOf = (
	corpus: Corpus,
	locale: string,
) => `export const data = { permalink: "${prefixOf(corpus, locale)}/search.json", layout: false, eleventyExcludeFromCollections: true };

export function render({ collections }) {
	return JSON.stringify(
		collections.pages
			.filter(({ data }) => data.locale === "${locale}")
			.map(({ data: { title, description }, url, templateContent }) => ({
				title,
				path: url,
				description,
				headings: [...templateContent.matchAll(/<h[2-6] id="([^"]*)"/g)].map(([, id]) => id),
				text: templateContent.replace(/<[^>]*>/g, ""),
			})),
	);
}
`;

const highlighting = `.token.comment { color: #6a737d }
.token.keyword { color: #d73a49 }
.token.string { color: #032f62 }
.token.tag, .token.builtin { color: #22863a }
.token.number { color: #005cc5 }
`;
