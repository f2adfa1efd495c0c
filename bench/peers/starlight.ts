import path from "node:path";
import type { Files } from "../../test/site.ts";
import {
	below,
	type Corpus,
	hasNews,
	inAllLocales,
	into,
	labelOf,
	newsList,
	pageFiles,
	prefixOf,
	withoutSlug,
} from "../corpus.ts";
import { installedVersion, type Tool } from "../tool.ts";

/** Its default theme with Pagefind. It wants a newer Node than we do, so npm brings one. */
export const starlight: Tool = {
	name: "starlight",
	packages: ["astro@7", "@astrojs/starlight@0.42", "node@24"],
	version: (home) => installedVersion(home, "@astrojs/starlight"),
	site: (corpus) => ({
		"package.json": manifest,
		"astro.config.mjs": configOf(corpus),
		"src/content.config.mjs": collections,
		...inAllLocales(corpus, (locale) => into(`src/content/docs${prefixOf(corpus, locale)}`, contentOf(corpus, locale))),
		...into("public", below(corpus.files, "static")),
	}),
	source: (page, locale, corpus) => `src/content/docs${prefixOf(corpus, locale)}/${page}`,
	command: (home) => [...program(home), "build"],
	server: {
		command: (home, port) => [...program(home), "dev", "--host", "127.0.0.1", "--port", String(port)],
		serves: "html",
		request: (page) => `${page}/`,
	},
	environment: { ASTRO_TELEMETRY_DISABLED: "1" },
	output: "dist",
	// no outputTo: Astro renames files from the project to the output, which fails between disks
	caches: [".astro", "node_modules"],
};

const program = (home: string) => [
	path.join(home, "node_modules/.bin/node"),
	path.join(home, "node_modules/astro/bin/astro.mjs"),
];

/** Astro compiles the packages that are named here, and leaves others to Node. */
const manifest = `{
	"name": "site",
	"private": true,
	"type": "module",
	"dependencies": { "astro": "*", "@astrojs/starlight": "*" }
}
`;

const contentOf = (corpus: Corpus, locale: string): Files => ({
	"index.md": `---\ntitle: Joplin\ntemplate: splash\n---\n\n[Help](${prefixOf(corpus, locale)}/help/)\n`,
	...(hasNews(corpus) && { "news/index.md": newsList(corpus, locale) }),
	...pageFiles(corpus, locale, withoutSlug),
});

const collections = `import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
import { defineCollection } from "astro:content";

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

function configOf(corpus: Corpus): string {
	const settings = {
		title: "Joplin",
		defaultLocale: "root",
		locales: Object.fromEntries(
			corpus.locales.map((locale, i) => [i === 0 ? "root" : locale, { label: labelOf(locale), lang: locale }]),
		),
		sidebar: [
			...(hasNews(corpus) ? [{ label: "News", link: "/news/" }] : []),
			{ label: "Help", items: [{ autogenerate: { directory: "help", collapsed: true } }] },
		],
	};
	return `import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";

export default defineConfig({
	site: "https://joplinapp.org",
	integrations: [starlight(${JSON.stringify(settings)})],
});
`;
}
