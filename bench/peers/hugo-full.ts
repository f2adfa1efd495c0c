import path from "node:path";
import { type Corpus, hasNews, into } from "../corpus.ts";
import { readFolder } from "../site-folder.ts";
import { stylesheet } from "../stylesheet.ts";
import type { Tool } from "../tool.ts";
import { hugo, hugoSettings } from "./hugo.ts";

/** Hugo with the outputs that ours has: highlighting by classes, search data, feeds, and two more files for each page. */
export const hugoFull: Tool = {
	...hugo,
	name: "hugo-full",
	site: (corpus) => ({
		...hugo.site(corpus),
		"config.json": JSON.stringify(fullSettings(corpus)),
		...into("layouts", readFolder(path.join(import.meta.dirname, "hugo-full/layouts"))),
		...(hasNews(corpus) &&
			Object.fromEntries(corpus.locales.map((locale) => [`content/${locale}/news/_index.md`, newsSection]))),
		"static/site.css": stylesheet + highlighting,
	}),
};

/** In lower case, as Hugo looks for their layouts. */
const PAGE_FORMATS = ["html", "data", "markdownversion"];
const FEED_FORMATS = ["rss", "atom", "jsonfeed"];

const newsSection = `---\ntitle: News\noutputs: [${[...PAGE_FORMATS, ...FEED_FORMATS].join(", ")}]\n---\n`;

const fullSettings = (corpus: Corpus) => ({
	...hugoSettings(corpus),
	mediaTypes: {
		"application/atom+xml": { suffixes: ["xml"] },
		"application/feed+json": { suffixes: ["json"] },
		"text/markdown": { suffixes: ["md"] },
	},
	outputFormats: {
		rss: { mediaType: "application/rss+xml", baseName: "rss" },
		atom: { mediaType: "application/atom+xml", baseName: "atom" },
		jsonfeed: { mediaType: "application/feed+json", baseName: "feed" },
		data: { mediaType: "application/json", baseName: "data", isPlainText: true },
		markdownversion: { mediaType: "text/markdown", baseName: "index", isPlainText: true },
		search: { mediaType: "application/json", baseName: "search", isPlainText: true },
	},
	outputs: { home: [...PAGE_FORMATS, "search"], section: PAGE_FORMATS, page: PAGE_FORMATS },
	services: { rss: { limit: 20 } },
	markup: { goldmark: { renderer: { unsafe: true } }, highlight: { noClasses: false } },
});

const highlighting = `.chroma .c, .chroma .c1, .chroma .cm { color: #6a737d }
.chroma .k, .chroma .kd, .chroma .kr { color: #d73a49 }
.chroma .s, .chroma .s1, .chroma .s2 { color: #032f62 }
.chroma .nt, .chroma .nb { color: #22863a }
.chroma .mi, .chroma .mf { color: #005cc5 }
`;
