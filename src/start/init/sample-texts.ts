/** The texts of a new site, in the languages that there are texts in. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { PACKAGE_ROOT } from "../../engine/package-root.ts";

/** The names of the documents and the news. */
const TEXTS = {
	de: { help: "Hilfe", news: "Neuigkeiten" },
	en: { help: "Help", news: "News" },
	es: { help: "Ayuda", news: "Noticias" },
	fr: { help: "Aide", news: "Actualités" },
} as const;

/** The subtag of the language: `pt` of `pt-BR`. */
const languageOf = (tag: string): string => tag.split("-")[0]?.toLowerCase() ?? "";

/** Whether the texts exist in a language. */
export const hasTexts = (tag: string): boolean => Object.hasOwn(TEXTS, languageOf(tag));

/** The texts in a language, otherwise in English. */
export const sampleTextsOf = (tag: string): (typeof TEXTS)[keyof typeof TEXTS] => TEXTS[textLanguageOf(tag)];

const textLanguageOf = (tag: string) => (hasTexts(tag) ? languageOf(tag) : "en") as keyof typeof TEXTS;

/**
 * A page of the documents or a post in a language, otherwise in English. All languages have headings of the same levels,
 * as translations of a page must. Titles of pages are long enough beside a short name of a site for the rule
 * `title-length`.
 */
export function samplePageOf(tag: string, name: "help" | "writing" | "post") {
	const [, title = "", text = ""] = /^# (.*)\n\n([\s\S]*)$/.exec(sampleFile(`${textLanguageOf(tag)}/${name}.md`)) ?? [];
	return { title, text };
}

/** The home page in a language, otherwise in English; `{title}` and `{file}` stand for those of the site. */
export const sampleHomePage = (tag: string): string => sampleFile(`${textLanguageOf(tag)}/home.md`);

/** A file that is part of new sites as it is. */
export const sampleFile = (name: string): string =>
	readFileSync(path.join(PACKAGE_ROOT, "src/start/init/files", name), "utf8").replaceAll("\r\n", "\n");
