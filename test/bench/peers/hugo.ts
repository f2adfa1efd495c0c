import { spawnSync } from "node:child_process";
import path from "node:path";
import type { Files } from "../../site.ts";
import { below, type Corpus, inAllLocales, into, labelOf, pageFiles, withoutSlug } from "../corpus.ts";
import { readFolder } from "../site-folder.ts";
import { stylesheet } from "../stylesheet.ts";
import type { Tool } from "../tool.ts";

/** Layouts as a theme for documentation has them: the section's pages beside the text, the headings, search data. */
export const hugo: Tool = {
	name: "hugo",
	packages: [],
	version: () => /v([\d.]+)/.exec(spawnSync("hugo", ["version"], { encoding: "utf8" }).stdout ?? "")?.[1],
	site: (corpus) => ({
		"config.json": JSON.stringify(hugoSettings(corpus)),
		...into("layouts", readFolder(path.join(import.meta.dirname, "hugo/layouts"))),
		...inAllLocales(corpus, (locale) => into(`content/${locale}`, contentOf(corpus, locale))),
		...into("static", below(corpus.files, "static")),
		"static/site.css": stylesheet,
	}),
	source: (page, locale) => `content/${locale}/${asSection(page)}`,
	command: () => ["hugo", "--quiet"],
	server: {
		command: (_, port) => [
			"hugo",
			"server",
			"--bind=127.0.0.1",
			`--baseURL=http://127.0.0.1:${port}/`,
			`--port=${port}`,
		],
		serves: "html",
		request: (page) => `${page}/`,
	},
	output: "public",
	outputTo: (folder) => ["--destination", folder],
	caches: ["resources", ".hugo_build.lock"],
};

export const hugoSettings = ({ locales }: Corpus) => ({
	baseURL: "https://joplinapp.org/",
	title: "Joplin",
	defaultContentLanguage: locales[0],
	languages: Object.fromEntries(
		locales.map((locale, i) => [
			locale,
			{ languageName: labelOf(locale), contentDir: `content/${locale}`, weight: i + 1 },
		]),
	),
	disableKinds: ["taxonomy", "term"],
	outputs: { home: ["HTML", "RSS", "JSON"], section: ["HTML", "RSS"] },
	markup: { goldmark: { renderer: { unsafe: true } } },
});

const asSection = (page: string): string => page.replace(/(^|\/)index\.md$/, "$1_index.md");

/** Every folder becomes a section. */
function contentOf(corpus: Corpus, locale: string): Files {
	const pages = pageFiles(corpus, locale, withoutSlug);
	const folders = new Set(Object.keys(pages).flatMap(foldersAbove));
	return {
		"_index.md": titled("Joplin"),
		...Object.fromEntries([...folders].map((folder) => [`${folder}/_index.md`, titled(path.posix.basename(folder))])),
		...Object.fromEntries(Object.entries(pages).map(([name, text]) => [asSection(name), text])),
	};
}

const titled = (title: string): string => `---\ntitle: ${title}\n---\n`;

function foldersAbove(name: string): string[] {
	const folder = path.posix.dirname(name);
	return folder === "." ? [] : [folder, ...foldersAbove(folder)];
}
