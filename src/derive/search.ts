/** The search of each locale: its index, what the index's numbers stand for, and the texts that excerpts are cut from. */
import { hash } from "node:crypto";
import type { Locale, SiteConfig } from "../model/config.ts";
import type { Page } from "../model/page.ts";
import { homeOf, hrefOf, localized, outputPath } from "../model/route.ts";
import type { SearchList } from "../model/search-list.ts";
import type { Output, Site } from "../model/site.ts";
import { type IndexedPage, indexOf, textOf } from "../search/build.ts";
import {
	type SearchDocuments,
	type SearchedPage,
	type SearchIndex,
	type StandIns,
	slugOf,
	textNameOf,
} from "../search/format.ts";
import { languageOf } from "../search/languages/index.ts";
import { inRanges } from "../search/ranges.ts";
import { builtLocales } from "./address.ts";

/** A page made from a text, with something to find in it. */
type Found = Extract<Page, { readonly sections: unknown }>;

/** All that a locale's index depends on. */
export interface Indexed {
	readonly locale: string;
	readonly pages: readonly IndexedPage[];
	readonly lang: string;
}

/** Words and postings: what takes long to make. */
export type PackedIndex = ReturnType<typeof indexOf>;

/** What is indexed, one for each built locale. A page whose text is in another language is found by that language's search. */
export const indexedLocales = (site: Site): Indexed[] =>
	site.config.search
		? builtLocales(site.config).map((locale) => ({
				locale: locale.name,
				pages: ownPages(site, locale).map((page) =>
					indexedPage(page, site.config),
				),
				lang: locale.htmlLang,
			}))
		: [];

export const packedIndex = ({ pages, lang }: Indexed): PackedIndex =>
	indexOf(pages, lang, languageOf(lang));

/** The search files of all built locales; `packed` are the indexes of `indexedLocales`, where they have been made before. */
export function searchFiles(
	site: Site,
	packed: readonly PackedIndex[] = indexedLocales(site).map(packedIndex),
): Output[] {
	const { config } = site;
	const locales = builtLocales(config);
	return packed.flatMap((index, i) => {
		const locale = locales[i] as Locale;
		const shown = pagesIn(site, locale);
		const standIns = locales
			.filter(({ name }) => name !== locale.name)
			.map((other) => standInsOf(shown, other, config))
			.filter(({ paths }) => paths.length > 0);
		return localeFiles(index, standIns, locale, site);
	});
}

const pagesIn = ({ pages }: Site, { name }: Locale): Found[] =>
	pages.filter(isFound).filter(({ locale }) => locale === name);

const ownPages = (site: Site, locale: Locale): Found[] =>
	pagesIn(site, locale).filter(
		({ contentLocale }) => contentLocale === locale.name,
	);

const indexedPage = (page: Found, config: SiteConfig): IndexedPage => ({
	title: page.title,
	keywords: page.keywords,
	path: pathOf(page, config),
	sections: page.sections,
});

const isFound = (page: Page): page is Found =>
	"sections" in page && page.sections.length > 0;

function localeFiles(
	packed: PackedIndex,
	standIns: readonly StandIns[],
	locale: Locale,
	site: Site,
): Output[] {
	const { config, searchLists } = site;
	const { name } = locale;
	const pages = ownPages(site, locale);
	const indexed = pages.map((page) => indexedPage(page, config));
	const synonyms = synonymsOf(searchLists[name]);
	const documents = {
		pages: pages.map((page, i) => searchedPage(page, indexed[i]?.path ?? "")),
		...(standIns.length > 0 && { standIns }),
	};
	const id = hash(
		"sha256",
		JSON.stringify([packed, synonyms, documents]),
	).slice(0, 12);
	const { index, files } = inRanges({
		id,
		...packed,
		synonyms,
	} satisfies SearchIndex);
	const output = (file: string, contents: unknown): Output => ({
		path: outputPath(localized(file, name, config.defaultLocale)),
		contents: JSON.stringify(contents),
	});
	return [
		output("search-index.json", index),
		output("search-doc.json", { id, ...documents } satisfies SearchDocuments),
		...files.map(({ file, postings }) => output(file, postings)),
		...indexed.map((page) =>
			output(textNameOf(decodeURIComponent(page.path)), textOf(page)),
		),
	];
}

/** Below the locale's address, as a link has it. */
const pathOf = (
	{ route, locale }: Found,
	{ defaultLocale }: SiteConfig,
): string =>
	hrefOf(route, "/").slice(hrefOf(homeOf(locale, defaultLocale), "/").length);

const searchedPage = (
	{ title, searchWeight, sections }: Found,
	path: string,
): SearchedPage => [
	title,
	path,
	searchWeight,
	sections.map(({ heading, id }) =>
		id === slugOf(heading) ? heading : [heading, id],
	),
];

/** The pages of a locale that another one's texts stand in for. */
const standInsOf = (
	pages: readonly Found[],
	other: Locale,
	config: SiteConfig,
): StandIns => ({
	lang: other.htmlLang,
	home: homeOf(other.name, config.defaultLocale).slice(1),
	paths: pages
		.filter(({ contentLocale }) => contentLocale === other.name)
		.map((page) => pathOf(page, config)),
});

const synonymsOf = (list: SearchList | undefined): SearchIndex["synonyms"] =>
	(list?.synonyms ?? []).flatMap(({ from, to }) =>
		to.map((said) => [from, said] as const),
	);
