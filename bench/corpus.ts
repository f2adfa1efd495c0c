/** A site that every tool builds: `en/help/…`, `en/news/…`, the same below `fr` and `de`, and pictures in `static/…`. */
import type { Files } from "../test/site.ts";

export interface Corpus {
	readonly name: string;
	/** The first is the default one. */
	readonly locales: readonly string[];
	readonly files: Files;
	/** The page that is edited and weighed, without its locale: `help/apps/home_directory.md`. */
	readonly edited: string;
}

export interface Source {
	/** Without locale and area: `apps/search.md`. */
	readonly path: string;
	readonly title: string;
	readonly text: string;
}

export const LABELS: Readonly<Record<string, string>> = { en: "English", fr: "Français", de: "Deutsch" };

export const labelOf = (locale: string): string => LABELS[locale] ?? locale;

/** `''` for the default locale, `/fr` for another. */
export const prefixOf = ({ locales }: Corpus, locale: string): string => (locale === locales[0] ? "" : `/${locale}`);

const isHidden = (path: string): boolean => /(^|\/)_/.test(path);

/** The pages of an area, by path; parts and data files are none. */
export const pagesOf = ({ files }: Corpus, locale: string, area: "help" | "news"): Source[] =>
	Object.entries(below(files, `${locale}/${area}`))
		.filter(([path]) => path.endsWith(".md") && !isHidden(path))
		.map(([path, text]) => ({ path, title: titleOf(String(text)) ?? path, text: String(text) }))
		.sort((a, b) => (a.path < b.path ? -1 : 1));

/** The pages of the help and the news, by their path below the locale. */
export const pageFiles = (corpus: Corpus, locale: string, edit = (text: string) => text): Files =>
	Object.fromEntries(
		(["help", "news"] as const).flatMap((area) =>
			pagesOf(corpus, locale, area).map(({ path, text }) => [`${area}/${path}`, edit(text)]),
		),
	);

/** The files that each locale needs, together. */
export const inAllLocales = ({ locales }: Corpus, filesOf: (locale: string) => Files): Files =>
	Object.assign({}, ...locales.map(filesOf));

export const hasNews = (corpus: Corpus): boolean =>
	corpus.locales.some((locale) => pagesOf(corpus, locale, "news").length > 0);

/** What the front matter of a page says it is called. */
export function titleOf(text: string): string | undefined {
	const title = /^title: *(.+)$/m.exec(text)?.[1];
	return title?.startsWith('"') ? (JSON.parse(title) as string) : title;
}

/** The files in a folder, by their path in it. */
export const below = (files: Files, folder: string): Files =>
	Object.fromEntries(
		Object.entries(files)
			.filter(([path]) => path.startsWith(`${folder}/`))
			.map(([path, text]) => [path.slice(folder.length + 1), text]),
	);

/** The same files in another folder. */
export const into = (folder: string, files: Files): Files =>
	Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));

/** A page as tools read it that take `slug` for something else. */
export const withoutSlug = (text: string): string => text.replace(/^slug: .*\n/m, "");

/** The address of a page without its locale, from `help/apps/search.md`: `help/apps/search`. */
export const routeOf = (page: string): string => page.replace(/(^|\/)index\.md$/, "$1").replace(/\.md$/, "");

/** For tools that make no list of posts themselves: newest first. */
export function newsList(corpus: Corpus, locale: string): string {
	const links = pagesOf(corpus, locale, "news")
		.reverse()
		.map(
			({ path, title }) =>
				`- [${title.replace(/[[\]]/g, "")}](${prefixOf(corpus, locale)}/news/${path.replace(/\.md$/, "")})`,
		);
	return `---\ntitle: News\n---\n\n${links.join("\n")}\n`;
}

/** A page of the default locale without components, about which no tool warns: that of the home directory, or the one in the middle. */
export function editedOf(files: Files, locale: string): string {
	const pages = Object.keys(below(files, `${locale}/help`))
		.filter((path) => path.endsWith(".md") && !isHidden(path))
		.sort();
	const usual = "apps/home_directory.md";
	const chosen = pages.includes(usual) ? usual : pages[Math.floor(pages.length / 2)];
	return `help/${chosen}`;
}
