import path from "node:path";
import type { Files } from "../../test/site.ts";
import { below, type Corpus, hasNews, inAllLocales, into, labelOf, newsList, pageFiles, prefixOf } from "../corpus.ts";
import { installedVersion, type Tool } from "../tool.ts";
import { sidebarOf } from "./sidebar.ts";

/** The default theme with its local search, and Markdown that is not taken for a component. */
export const vitepress: Tool = {
	name: "vitepress",
	packages: ["vitepress@1"],
	version: (home) => installedVersion(home, "vitepress"),
	site: (corpus) => ({
		"package.json": `{ "name": "site", "private": true, "type": "module" }\n`,
		".vitepress/locales.json": JSON.stringify(localesOf(corpus)),
		".vitepress/config.mjs": config,
		...inAllLocales(corpus, (locale) => contentOf(corpus, locale)),
		...into("public", below(corpus.files, "static")),
	}),
	source: (page, locale, corpus) => path.posix.join(prefixOf(corpus, locale).slice(1), page),
	command: (home) => [...program(home), "build"],
	server: {
		command: (home, port) => [...program(home), "dev", "--host", "127.0.0.1", "--strictPort", "--port", String(port)],
		serves: "module",
		// As its browser code asks for the text of a page.
		request: (page) => `${page}.md?import&t=${Date.now()}`,
	},
	output: ".vitepress/dist",
	outputTo: (folder) => ["--outDir", folder],
	caches: [".vitepress/cache", ".vitepress/.temp", "node_modules"],
};

const program = (home: string) => [process.execPath, path.join(home, "node_modules/vitepress/bin/vitepress.js")];

const localesOf = (corpus: Corpus) =>
	Object.fromEntries(
		corpus.locales.map((locale, i) => {
			const home = `${prefixOf(corpus, locale)}/`;
			return [
				i === 0 ? "root" : locale,
				{
					label: labelOf(locale),
					lang: locale,
					link: home,
					themeConfig: {
						nav: [
							...(hasNews(corpus) ? [{ text: "News", link: `${home}news/` }] : []),
							{ text: "Help", link: `${home}help/` },
						],
						sidebar: { [`${home}help/`]: sidebarOf(corpus, locale) },
					},
				},
			];
		}),
	);

function contentOf(corpus: Corpus, locale: string): Files {
	const files: Files = {
		"index.md": `---\nlayout: home\nhero:\n  name: Joplin\n  text: Free your notes!\n---\n`,
		...(hasNews(corpus) && { "news/index.md": newsList(corpus, locale) }),
		...pageFiles(corpus, locale),
	};
	const folder = prefixOf(corpus, locale).slice(1);
	return folder ? into(folder, files) : files;
}

/** Pages are compiled as Vue components: braces and unknown tags of the text have to be kept from the compiler. */
const config = `import { readFileSync } from "node:fs";

const locales = JSON.parse(readFileSync(new URL("./locales.json", import.meta.url)));
const TAGS = "a b br code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s small span strong sub summary sup table tbody td th thead tr u ul video".split(" ");

const escaped = (html) => html.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
const withoutBraces = (html) => html.replaceAll("{{", "&#123;&#123;");
const safe = (html) => withoutBraces(html.replace(/<(?!!--)\\/?([a-zA-Z][\\w-]*)[^>]*>/g, (tag, name) => (TAGS.includes(name.toLowerCase()) ? tag : escaped(tag))));

export default {
	title: "Joplin",
	description: "Free your notes!",
	cleanUrls: true,
	ignoreDeadLinks: true,
	locales,
	sitemap: { hostname: "https://joplinapp.org" },
	themeConfig: { search: { provider: "local" } },
	markdown: {
		config({ renderer: { rules } }) {
			for (const rule of ["html_inline", "html_block"])
				rules[rule] = (tokens, i) => safe(tokens[i].content);
			rules.text = (tokens, i) => withoutBraces(escaped(tokens[i].content));
			rules.code_inline = (tokens, i) => "<code>" + withoutBraces(escaped(tokens[i].content)) + "</code>";
		},
	},
};
`;
