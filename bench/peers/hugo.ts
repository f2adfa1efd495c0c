import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import type { Files } from "../../test/site.ts";
import { below, type Corpus, inAllLocales, into, pageFiles, withoutSlug } from "../corpus.ts";
import { readFolder } from "../site-folder.ts";
import { stylesheet } from "../stylesheet.ts";
import type { Tool } from "../tool.ts";

/** Layouts as a theme for documentation has them: the section's pages beside the text, the headings, search data. */
export const hugo: Tool = {
	name: "hugo",
	packages: ["hugo-extended"],
	version: (home) => /v([\d.]+)/.exec(spawnSync(program(home), ["version"], { encoding: "utf8" }).stdout ?? "")?.[1],
	site: (corpus) => ({
		"config.json": JSON.stringify(hugoSettings(corpus)),
		...into("layouts", readFolder(path.join(import.meta.dirname, "hugo/layouts"))),
		...inAllLocales(corpus, (locale) => into(`content/${locale}`, contentOf(corpus, locale))),
		...into("static", below(corpus.files, "static")),
		"static/site.css": stylesheet,
	}),
	source: (page, locale) => `content/${locale}/${asSection(page)}`,
	command: (home) => [program(home), "--quiet"],
	server: {
		command: (home, port) => [
			program(home),
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

/** The package downloads its program, which needs more than npm; without it, Hugo is taken from the system. */
function program(home: string): string {
	const installed = path.join(home, "node_modules/hugo-extended/bin/hugo");
	return existsSync(installed) ? installed : "hugo";
}

export const hugoSettings = ({ locales }: Corpus) => ({
	baseURL: "https://joplinapp.org/",
	title: "Joplin",
	defaultContentLanguage: locales[0],
	languages: Object.fromEntries(
		locales.map((locale, i) => [locale, { contentDir: `content/${locale}`, weight: i + 1 }]),
	),
	disableKinds: ["taxonomy", "term"],
	outputs: { home: ["HTML", "RSS", "JSON"], section: ["HTML", "RSS"] },
	markup: { goldmark: { renderer: { unsafe: true } } },
});

const asSection = (page: string): string => page.replace(/(^|\/)index\.md$/, "$1_index.md");

/** Every folder becomes a section. */
function contentOf(corpus: Corpus, locale: string): Files {
	const pages = pageFiles(corpus, locale, withHighlightedLines);
	const folders = new Set(Object.keys(pages).flatMap(foldersAbove));
	return {
		"_index.md": titled("Joplin"),
		...Object.fromEntries([...folders].map((folder) => [`${folder}/_index.md`, titled(path.posix.basename(folder))])),
		...Object.fromEntries(Object.entries(pages).map(([name, text]) => [asSection(name), text])),
	};
}

/** Lines of code to highlight, as `{2,6-8}`, in the form of Hugo, which ends with an error at any other. */
const withHighlightedLines = (text: string): string =>
	withoutSlug(text).replace(
		/^(```.* )\{([\d,-]+)\}$/gm,
		(_, start: string, lines: string) => `${start}{hl_lines=${JSON.stringify(lines.split(","))}}`,
	);

const titled = (title: string): string => `---\ntitle: ${title}\n---\n`;

function foldersAbove(name: string): string[] {
	const folder = path.posix.dirname(name);
	return folder === "." ? [] : [folder, ...foldersAbove(folder)];
}
