/**
 * The search files of each locale: the index, and the pages that its numbers refer to. Excerpts are cut from the data
 * files of the pages.
 */
import { hash } from "node:crypto";
import { getOrInsert } from "../../model/collections.ts";
import {
	type Locale,
	type LocalizedText,
	type NavbarItemConfig,
	type SiteConfig,
	textForLocale,
} from "../../model/config.ts";
import type { MarkdownPage, Page } from "../../model/site/page.ts";
import { ELASTICLUNR_FILE, SEARCH_DOCUMENTS_FILE, SEARCH_INDEX_FILE } from "../../model/site/search-file-names.ts";
import type { SearchSettings } from "../../model/site/search-settings.ts";
import type { Output, ResolvedSite } from "../../model/site/site.ts";
import {
	homeRouteOf,
	hrefOf,
	localizedRoute,
	parseRoute,
	toOutputPath,
	withoutTrailingSlash,
} from "../../model/urls/route.ts";
import { writeElasticlunrJson } from "../../search/elasticlunr-json.ts";
import type { PackedIndex } from "../../search/indexing/build-index.ts";
import {
	defaultHeadingId,
	type FallbackList,
	type SearchDocumentPage,
	type SearchDocumentSection,
	type SearchDocuments,
	type SearchIndex,
	type SearchKind,
	type SearchVersion,
} from "../../search/indexing/format.ts";
import type { IndexedPage } from "../../search/indexing/page-words.ts";
import { splitPostings } from "../../search/indexing/posting-ranges.ts";
import type { SearchLanguage } from "../../search/language.ts";
import { builtLocalesOf } from "./urls.ts";

/** Everything that a locale's search depends on. */
export interface LocaleSearchInput {
	readonly locale: Locale;
	readonly defaultLocale: string;
	readonly pages: readonly SearchInputPage[];
	readonly kinds: readonly SearchKind[];
	/** Empty if the documents have one version. */
	readonly versions: readonly SearchVersion[];
	readonly synonyms: SearchIndex["synonyms"];
	/** The pages to show before a query is typed, as indexes into `pages`. */
	readonly popular: readonly number[];
	/** Whether to write the index in elasticlunr's own form as well. */
	readonly elasticlunr?: true;
}

export interface SearchInputPage
	extends Pick<MarkdownPage, "sections" | "sectionTexts">,
		Omit<IndexedPage, "sections"> {
	/** Hash of the file that the sections come from. */
	readonly hash?: string;
	readonly weight: number;
	/** The labels of the categories above the page. */
	readonly trail: readonly string[];
	/** An index into the versions. */
	readonly version?: number;
	/** A BCP 47 tag, if the page shows the text of another locale because it is not translated. */
	readonly lang?: string;
}

/** What a locale's search files say besides the index: the pages without their texts. */
export interface SearchListing extends Omit<LocaleSearchInput, "pages" | "kinds" | "versions" | "popular"> {
	readonly documents: Omit<SearchDocuments, "id">;
}

export function withoutTexts({ pages, kinds, versions, popular, ...input }: LocaleSearchInput): SearchListing {
	const fallbacks = fallbacksOf(pages);
	const trails = createTrailList();
	return {
		...input,
		documents: {
			pages: pages.map((page) => toSearchedPage(page, trails.indexOf(page.trail))),
			trails: trails.all,
			kinds,
			...(versions.length > 0 && { versions }),
			...(fallbacks.length > 0 && { fallbacks }),
			...(popular.length > 0 && { popular }),
		},
	};
}

/** The listing that search files were made from. */
export function listingIn(files: readonly Output[], input: Omit<SearchListing, "documents">): SearchListing {
	const file = files.find(({ path }) => path.endsWith(SEARCH_DOCUMENTS_FILE));
	const { id, ...documents }: SearchDocuments = JSON.parse(file && "contents" in file ? String(file.contents) : "{}");
	return { ...input, documents };
}

/** One for each built locale; empty if the site has no search. */
export const localeSearchInputs = (site: ResolvedSite): LocaleSearchInput[] =>
	site.config.search ? builtLocalesOf(site.config).map((locale) => localeSearchInput(locale, site)) : [];

function localeSearchInput(locale: Locale, { config, pages, searchSettings }: ResolvedSite): LocaleSearchInput {
	const { defaultLocale } = config;
	const versions = searchVersionsOf(config, locale);
	const settings = searchSettings[locale.name];
	const inputs = pages
		.filter(isSearchable)
		.filter((page) => page.locale === locale.name)
		.map((page) => toSearchInputPage(page, config, versions));
	const routes = inputs.map(({ path }) => withoutTrailingSlash(parseRoute(`/${path}`)));
	return {
		locale,
		defaultLocale,
		pages: inputs,
		popular: (settings?.popular ?? [])
			.map(({ page }) => routes.indexOf(withoutTrailingSlash(parseRoute(page))))
			.filter((number) => number >= 0),
		kinds: collectSearchKinds(config, locale),
		versions,
		synonyms: synonymPairsOf(settings),
		...(config.search?.elasticlunr && { elasticlunr: true as const }),
	};
}

export const searchVersionsOf = ({ docs, defaultLocale }: SiteConfig, { name: locale }: Locale): SearchVersion[] =>
	docs
		.filter(({ versions }) => versions.length > 1)
		.flatMap(({ id, versions, lastVersion }) =>
			versions.map(({ name, label, banner }) => ({
				name,
				docsId: id,
				label: textForLocale(label, locale, defaultLocale),
				...(name === lastVersion && { isLast: true }),
				...(banner === "unmaintained" && { isUnmaintained: true }),
			})),
		);

export const isSearchable = (page: Page): page is MarkdownPage =>
	page.writtenIn === "markdown" && page.sections.length > 0;

/** Readers prefer pages in their own language. */
const FALLBACK_WEIGHT = 0.8;

export const toSearchInputPage = (
	page: MarkdownPage,
	{ locales, defaultLocale }: SiteConfig,
	versions: readonly SearchVersion[],
): SearchInputPage => {
	const version = versions.findIndex(({ name }) => name === page.version);
	const other = locales.find(({ name }) => name === page.contentLocale && name !== page.locale);
	return {
		title: page.title,
		keywords: page.keywords,
		// Those of posts, of which a site may have many, would add more to the index than to the results.
		...(page.kind === "doc" && { description: page.description }),
		path: pathInLocale(page, defaultLocale),
		sections: page.sections,
		sectionTexts: page.sectionTexts,
		weight: other ? Number((page.searchWeight * FALLBACK_WEIGHT).toPrecision(3)) : page.searchWeight,
		...(other && { lang: other.htmlLang }),
		trail: page.kind === "doc" ? page.categories : [],
		...(version >= 0 && { version }),
		...(page.content.hash && { hash: page.content.hash }),
	};
};

export const toIndexedPage = ({
	title,
	keywords,
	description,
	path,
	sections,
	sectionTexts,
}: SearchInputPage): IndexedPage => ({
	...{ title, keywords, path, ...(description && { description }) },
	sections: sections.map(({ heading }, i) => ({ heading, text: "", code: "", ...sectionTexts.all[i] })),
});

/** The index of a locale and its documents. */
export function buildSearchFiles(input: SearchListing, packed: PackedIndex, language: SearchLanguage): Output[] {
	const { locale, defaultLocale, documents, synonyms } = input;
	const id = hash("sha256", JSON.stringify([packed, synonyms, documents])).slice(0, 12);
	const { index, files } = splitPostings({ id, ...packed, synonyms } satisfies SearchIndex);
	const output = (file: string, contents: string): Output => ({
		path: toOutputPath(localizedRoute(file, locale.name, defaultLocale)),
		contents,
	});
	const searchDocuments: SearchDocuments = { id, ...documents };
	return [
		output(SEARCH_INDEX_FILE, JSON.stringify(index)),
		output(SEARCH_DOCUMENTS_FILE, JSON.stringify(searchDocuments)),
		...files.map(({ file, postings }) => output(file, JSON.stringify(postings))),
		...(input.elasticlunr
			? [output(ELASTICLUNR_FILE, writeElasticlunrJson({ ...packed, documents: searchDocuments, language }))]
			: []),
	];
}

/** The path relative to the locale's home page, percent-encoded. */
const pathInLocale = ({ route, locale }: Page, defaultLocale: string): string =>
	hrefOf(route, "/").slice(hrefOf(homeRouteOf(locale, defaultLocale), "/").length);

/** The different trails, in the order in which they are first requested. */
function createTrailList() {
	const all: (readonly string[])[] = [[]];
	const indexes = new Map([["[]", 0]]);
	return {
		all,
		indexOf(trail: readonly string[]): number {
			const key = JSON.stringify(trail);
			const index = indexes.get(key) ?? all.push(trail) - 1;
			indexes.set(key, index);
			return index;
		},
	};
}

const toSearchedPage = (
	{ title, path, weight, sections, version }: SearchInputPage,
	trail: number,
): SearchDocumentPage => {
	const headings = sections.map(
		({ heading, id }): SearchDocumentSection => (id === defaultHeadingId(heading) ? heading : [heading, id]),
	);
	return version === undefined
		? [title, path, weight, headings, trail]
		: [title, path, weight, headings, trail, version];
};

/** The pages in another language than the locale's, by language. */
function fallbacksOf(pages: readonly SearchInputPage[]): FallbackList[] {
	const numbers = new Map<string, number[]>();
	for (const [number, { lang }] of pages.entries()) if (lang) getOrInsert(numbers, lang, () => []).push(number);
	return [...numbers];
}

const synonymPairsOf = (list: SearchSettings | undefined): SearchIndex["synonyms"] =>
	(list?.synonyms ?? []).flatMap(({ from, to }) => to.map((said) => [from, said] as const));

// The parts of a site that the search tells apart: those of the navbar, and those that the configuration names.

/** In the order of the navbar, then of the configuration. */
function collectSearchKinds(config: SiteConfig, { name: locale }: Locale): SearchKind[] {
	const labels = new Map<string, LocalizedText>();
	for (const item of config.navbar.items) {
		const [path, label] = kindOfItem(item, config) ?? [];
		if (path && label && !labels.has(path)) labels.set(path, label);
	}
	for (const [path, label] of Object.entries(config.search?.kinds ?? {})) labels.set(pathOf(path), label);
	return Array.from(labels, ([path, label]) => ({ path, label: textForLocale(label, locale, config.defaultLocale) }));
}

/** The part of the site that an item of the navbar leads to. */
function kindOfItem(
	item: NavbarItemConfig,
	{ docs }: SiteConfig,
): [path: string, label: LocalizedText | undefined] | undefined {
	switch (item.type) {
		case "link":
			return /^\/(?!\/)/.test(item.to) ? [pathOf(item.to), item.label] : undefined;
		case "doc":
		case "docSidebar": {
			const { docsPluginId } = item;
			const owner = docsPluginId ? docs.find(({ id }) => id === docsPluginId) : docs[0];
			return owner && [pathOf(owner.routeBasePath), item.label];
		}
		default:
			return undefined;
	}
}

/** Without slashes around it, and without query and fragment. */
const pathOf = (path: string): string => (path.split(/[?#]/)[0] ?? "").split("/").filter(Boolean).join("/");
