import path from "node:path";
import { below, type Corpus, inAllLocales, into, newsList, pageFiles, withoutSlug } from "../corpus.ts";
import { stylesheet } from "../stylesheet.ts";
import { installedVersion, type Tool } from "../tool.ts";

/** One layout, with the pages of the section beside the text; Markdown without templates in it. */
export const eleventy: Tool = {
	name: "eleventy",
	packages: ["@11ty/eleventy@3", "markdown-it-anchor@9"],
	version: (home) => installedVersion(home, "@11ty/eleventy"),
	site: (corpus) => ({
		"package.json": `{ "name": "site", "private": true, "type": "module" }\n`,
		"eleventy.config.js": eleventyConfig(),
		"pages/_includes/page.11ty.js": layout,
		...inAllLocales(corpus, (locale) => into(`pages/${locale}`, contentOf(corpus, locale))),
		...into("static", below(corpus.files, "static")),
		"static/site.css": stylesheet,
	}),
	source: (page, locale) => `pages/${locale}/${page}`,
	command: (home) => [...program(home), "--quiet"],
	server: {
		command: (home, port) => [...program(home), "--serve", "--quiet", `--port=${port}`],
		serves: "html",
		request: (page) => `${page}/`,
	},
	output: "_site",
	outputTo: (folder) => [`--output=${folder}`],
	caches: [".cache"],
};

const program = (home: string) => [process.execPath, path.join(home, "node_modules/@11ty/eleventy/cmd.cjs")];

const contentOf = (corpus: Corpus, locale: string) => ({
	[`${locale}.11tydata.js`]: localeData(locale, locale === corpus.locales[0]),
	"index.md": `---\ntitle: Joplin\n---\n\n[Help](./help/index.md)\n`,
	"news/index.md": newsList(corpus, locale),
	...pageFiles(corpus, locale, withoutSlug),
});

/** What all pages of a locale have; templates with an address of their own keep it. */
const localeData = (locale: string, isDefault: boolean) =>
	`export default {
	layout: "page.11ty.js",
	locale: "${locale}",
	isDefault: ${isDefault},
	permalink: ({ page }) => page.filePathStem.replace(/\\/index$/, "")${isDefault ? `.replace("/${locale}", "")` : ""} + "/index.html",
};
`;

/** The configuration, with further lines at its top and in its function. */
export const eleventyConfig = (imports = "", calls = "") =>
	`import anchor from "markdown-it-anchor";
${imports}

/** The address of a linked file: every page has a folder of its own, its neighbours are one step up. */
function addressOf(href, from) {
	const up = /(^|\\/)index\\.md$/.test(from) ? "" : "../";
	return up + href.replace(/(^|\\/)index\\.md(?=#|$)/, "$1").replace(/\\.md(?=#|$)/, "/");
}

export default function (eleventy) {
	eleventy.amendLibrary("md", (markdown) => {
		markdown.set({ html: true, linkify: true }).use(anchor);
		markdown.renderer.rules.link_open = (tokens, i, options, { page }, self) => {
			const href = tokens[i].attrGet("href");
			if (/^[^:]*\\.md(#|$)/.test(href)) tokens[i].attrSet("href", addressOf(href, page.inputPath));
			return self.renderToken(tokens, i, options);
		};
	});
	eleventy.addPassthroughCopy({ static: "/" });
${calls}	return { markdownTemplateEngine: false, dir: { input: "pages", output: "_site" } };
}
`;

const layout = `const sectionOf = (url) => url.replace(/[^/]*\\/$/, "");
const text = (value) => String(value).replace(/&/g, "&amp;").replace(/</g, "&lt;");

const known = new WeakMap();

/** The links of each section, made once for a build. */
function sectionsOf(pages) {
	if (known.has(pages)) return known.get(pages);
	const sections = new Map();
	for (const { url, data } of pages) {
		if (!url) continue;
		const section = sectionOf(url);
		sections.set(section, (sections.get(section) ?? "") + \`<li><a href="\${url}">\${text(data.title)}</a></li>\`);
	}
	known.set(pages, sections);
	return sections;
}

export function render({ locale, isDefault, title, content, page, collections }) {
	const home = isDefault ? "/" : \`/\${locale}/\`;
	return \`<!doctype html>
<html lang="\${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>\${text(title)} | Joplin</title>
<link rel="stylesheet" href="/site.css">
</head>
<body>
<header><a href="\${home}">Joplin</a> <a href="\${home}news/">News</a> <a href="\${home}help/">Help</a></header>
<div class="columns">
<nav><ul>\${sectionsOf(collections.all).get(sectionOf(page.url)) ?? ""}</ul></nav>
<main><h1>\${text(title)}</h1>\${content}</main>
</div>
</body>
</html>
\`;
}
`;
