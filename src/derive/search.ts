/** The search of each locale: its index, and what the index's numbers stand for. The texts that excerpts are cut from are files of their pages. */
import { hash } from "node:crypto";
import type { Chrome } from "../model/chrome.ts";
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

/** All that a locale's search is made of. */
export interface LocaleSearch {
	readonly locale: Locale;
	readonly defaultLocale: string;
	/** Those in the locale's own language: a page whose text is in another one is found by that language's search. */
	readonly pages: readonly FoundPage[];
	readonly standIns: readonly StandIns[];
	readonly synonyms: SearchIndex["synonyms"];
}

interface FoundPage extends IndexedPage {
	/** Of the file that the sections come from. */
	readonly hash?: string;
	readonly weight: number;
	readonly sections: Found["sections"];
}

/** One for each built locale; none without a search. */
export const localeSearches = (site: Site): LocaleSearch[] =>
	site.config.search
		? builtLocales(site.config).map((locale) => localeSearch(locale, site))
		: [];

function localeSearch(
	locale: Locale,
	{ config, pages, searchLists }: Site,
): LocaleSearch {
	const { defaultLocale } = config;
	const shown = pages
		.filter(isFound)
		.filter((page) => page.locale === locale.name);
	return {
		locale,
		defaultLocale,
		pages: shown
			.filter((page) => page.contentLocale === locale.name)
			.map((page) => foundPage(page, defaultLocale)),
		standIns: builtLocales(config)
			.filter(({ name }) => name !== locale.name)
			.map((other) => standInsOf(shown, other, config))
			.filter(({ paths }) => paths.length > 0),
		synonyms: synonymsOf(searchLists[locale.name]),
	};
}

const isFound = (page: Page): page is Found =>
	"sections" in page && page.sections.length > 0;

const foundPage = (page: Found, defaultLocale: string): FoundPage => ({
	title: page.title,
	keywords: page.keywords,
	path: pathOf(page, defaultLocale),
	sections: page.sections,
	weight: page.searchWeight,
	...(page.content.hash && { hash: page.content.hash }),
});

/** The index of a locale and its documents. */
export function searchFiles({
	locale,
	defaultLocale,
	pages,
	standIns,
	synonyms,
}: LocaleSearch): Output[] {
	const lang = locale.htmlLang;
	const packed = indexOf(pages, lang, languageOf(lang));
	const documents = {
		pages: pages.map(searchedPage),
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
		path: outputPath(localized(file, locale.name, defaultLocale)),
		contents: JSON.stringify(contents),
	});
	return [
		output("search-index.json", index),
		output("search-doc.json", { id, ...documents } satisfies SearchDocuments),
		...files.map(({ file, postings }) => output(file, postings)),
	];
}

/** The text of a page for excerpts; none of a page that the search of its locale does not find. */
export function searchText(
	page: Page,
	{ search, defaultLocale }: Pick<Chrome, "search" | "defaultLocale">,
): Output | undefined {
	if (!search || !isFound(page) || page.contentLocale !== page.locale)
		return undefined;
	const name = textNameOf(decodeURIComponent(pathOf(page, defaultLocale)));
	return {
		path: outputPath(localized(name, page.locale, defaultLocale)),
		contents: JSON.stringify(textOf(page)),
	};
}

/** Below the locale's address, as a link has it. */
const pathOf = ({ route, locale }: Page, defaultLocale: string): string =>
	hrefOf(route, "/").slice(hrefOf(homeOf(locale, defaultLocale), "/").length);

const searchedPage = ({
	title,
	path,
	weight,
	sections,
}: FoundPage): SearchedPage => [
	title,
	path,
	weight,
	sections.map(({ heading, id }) =>
		id === slugOf(heading) ? heading : [heading, id],
	),
];

/** The pages of a locale that another one's texts stand in for. */
const standInsOf = (
	pages: readonly Found[],
	other: Locale,
	{ defaultLocale }: SiteConfig,
): StandIns => ({
	lang: other.htmlLang,
	home: homeOf(other.name, defaultLocale).slice(1),
	paths: pages
		.filter(({ contentLocale }) => contentLocale === other.name)
		.map((page) => pathOf(page, defaultLocale)),
});

const synonymsOf = (list: SearchList | undefined): SearchIndex["synonyms"] =>
	(list?.synonyms ?? []).flatMap(({ from, to }) =>
		to.map((said) => [from, said] as const),
	);
