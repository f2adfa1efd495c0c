import { createHash } from "node:crypto";
import path from "node:path";
import type { Files } from "../../test/site.ts";
import { below, type Corpus, hasNews, inAllLocales, into, labelOf, newsList, pageFiles, prefixOf } from "../corpus.ts";
import { installedVersion, type Tool } from "../tool.ts";
import { sidebarOf } from "./sidebar.ts";

/** The default theme with its local search. */
export const rspress: Tool = {
	name: "rspress",
	packages: ["@rspress/core@2"],
	version: (home) => installedVersion(home, "@rspress/core"),
	site: (corpus) => ({
		"package.json": `{ "name": "site", "private": true, "type": "module" }\n`,
		"settings.json": JSON.stringify(settingsOf(corpus)),
		"rspress.config.mjs": configOf(corpus),
		...inAllLocales(corpus, (locale) => into(`docs/${locale}`, contentOf(corpus, locale))),
		...into("docs/public", below(corpus.files, "static")),
	}),
	source: (page, locale) => `docs/${locale}/${page}`,
	command: (home) => [...program(home), "build"],
	server: {
		command: (home, port) => [...program(home), "dev", "--host", "127.0.0.1", "--port", String(port)],
		serves: "module",
		request: (page) => `/static/js/async/${chunkOf(page)}.js`,
	},
	output: "doc_build",
	outputTo: (folder) => ["--", folder],
	caches: ["node_modules"],
};

const program = (home: string) => [process.execPath, path.join(home, "node_modules/@rspress/core/bin/rspress.js")];

/** The name that Rspress gives to the chunk of a page, from the path of its file. */
function chunkOf(page: string): string {
	const file = page.startsWith("/help/") ? `en${page}.md` : `${page.slice(1)}.md`;
	return `route-${createHash("sha256").update(file).digest("hex").slice(0, 12)}`;
}

const contentOf = (corpus: Corpus, locale: string): Files => ({
	"index.md": `---\npageType: home\nhero:\n  name: Joplin\n  text: Free your notes!\n---\n`,
	...(hasNews(corpus) && { "news/index.md": newsList(corpus, locale) }),
	...pageFiles(corpus, locale),
});

const settingsOf = (corpus: Corpus) => ({
	title: "Joplin",
	description: "Free your notes!",
	siteOrigin: "https://joplinapp.org",
	lang: corpus.locales[0],
	locales: corpus.locales.map((locale) => ({ lang: locale, label: labelOf(locale) })),
	route: { cleanUrls: true },
	markdown: { link: { checkDeadLinks: false }, image: { checkDeadImages: false } },
	themeConfig: { locales: corpus.locales.map((locale) => themeOf(corpus, locale)) },
});

function themeOf(corpus: Corpus, locale: string) {
	const home = `${prefixOf(corpus, locale)}/`;
	return {
		lang: locale,
		label: labelOf(locale),
		nav: [...(hasNews(corpus) ? [{ text: "News", link: `${home}news/` }] : []), { text: "Help", link: `${home}help/` }],
		sidebar: { [`${home}help/`]: sidebarOf(corpus, locale) },
	};
}

/**
 * The output folder has no option, but the command line leaves to the configuration what follows `--`. The server
 * compiles a page when the script of a browser first asks it to; there is none, so the edited pages are not left for then.
 */
const configOf = ({ edited }: Corpus) => `import { readFileSync } from "node:fs";

const settings = JSON.parse(readFileSync(new URL("./settings.json", import.meta.url)));
const [, outDir] = process.argv.join("\\n").split("\\n--\\n");
const lazyCompilation = { entries: false, imports: true, test: /^(?!.*(${edited.replaceAll("/", "\\/")}|new-page-\\d+\\.md)$)/ };

export default { ...settings, ...(outDir && { outDir }), builderConfig: { dev: { lazyCompilation } } };
`;
