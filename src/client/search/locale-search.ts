/**
 * The search of a locale, as run by the worker: over its own pages, and over pages that fall back to another language.
 */
import { createSearchEngine, type SearchEngine } from "../../search/engine.ts";
import { highlightWords, searchExcerptOf } from "../../search/excerpt.ts";
import {
	defaultHeadingId,
	type FallbackPages,
	pageDataFileOf,
	type SearchDocuments,
	type SectionTexts,
} from "../../search/format.ts";
import type { SearchLanguage } from "../../search/language.ts";
import { loadSearchLanguage } from "../../search/languages/loaders.ts";
import type { RankedPage } from "../../search/rank.ts";
import type {
	HighlightedSegments,
	SearchResult,
	SearchResultPage,
	SearchResultSection,
} from "../../search/results.ts";
import {
	fetchPostingRange,
	fetchSearchFiles,
	fetchSectionTexts,
} from "./fetch-files.ts";
import { memoizeLatest } from "./memoize-latest.ts";
import type { SearchAddresses } from "./messages.ts";
import type { SearchSite } from "./searcher.ts";

export interface LocaleSearch {
	/** `version` is that of the documents that the reader is reading. */
	search(query: string, limit: number, version?: string): Promise<SearchResult>;
	excerpt(
		href: string,
		place: number,
		query: string,
	): Promise<HighlightedSegments>;
}

/** The index of one locale. */
interface SearchSource extends SearchSite {
	readonly engine: SearchEngine;
	readonly documents: SearchDocuments;
	readonly language: SearchLanguage;
	/** The words that match a query. */
	readonly loadMatchedWords: (query: string) => Promise<ReadonlySet<string>>;
	readonly loadTexts: (path: string) => Promise<SectionTexts>;
	/** Set on a fallback index: only these pages count. */
	readonly fallbackPaths?: ReadonlySet<string>;
}

interface SourceHit {
	readonly source: SearchSource;
	readonly ranked: RankedPage;
	readonly words: ReadonlySet<string>;
}

const MAX_SECTIONS_PER_PAGE = 3;
/** Sections that score below this share of the page's best section are omitted. */
const MIN_RELATIVE_SCORE = 0.3;
/** Covers the results shown last, so that typing on does not fetch their texts again. */
const MAX_CACHED_TEXTS = 60;
/** Weight of results in a language other than the reader's. */
const FALLBACK_SCORE_FACTOR = 0.8;

export async function openLocaleSearch(
	site: SearchSite,
	addresses: SearchAddresses,
): Promise<LocaleSearch> {
	const ownSource = await openSource(site, addresses);
	let fallbackSources: Promise<readonly SearchSource[]> | undefined;

	/** Fallback indexes are loaded with the first query. If one fails, only the locale's own pages are searched. */
	const allSources = async () => {
		fallbackSources ??= Promise.all(
			(ownSource.documents.standIns ?? []).map((standIns) =>
				openFallbackSource(standIns, addresses),
			),
		).catch(() => {
			fallbackSources = undefined;
			return [];
		});
		return [ownSource, ...(await fallbackSources)];
	};

	async function hitsIn(
		source: SearchSource,
		query: string,
		limit: number,
		version: string | undefined,
	): Promise<SourceHit[]> {
		const { fallbackPaths } = source;
		const { pages, words } = await source.engine.search(
			query,
			fallbackPaths ? Number.POSITIVE_INFINITY : limit,
			version,
		);
		const matchedWords = new Set(words);
		return pages
			.filter(
				({ page }) =>
					!fallbackPaths || fallbackPaths.has(pathOfPage(page, source)),
			)
			.slice(0, limit)
			.map((ranked) => ({ source, ranked, words: matchedWords }));
	}

	/** Searches all sources. A failure in a fallback source is ignored. */
	async function allHits(
		query: string,
		limit: number,
		version: string | undefined,
	): Promise<SourceHit[]> {
		const hits = (await allSources()).map((source) => {
			const found = hitsIn(source, query, limit, version);
			return source.fallbackPaths ? found.catch(() => []) : found;
		});
		return (await Promise.all(hits)).flat();
	}

	return {
		async search(query, limit, version) {
			const hits = await allHits(query, limit, version);
			const weighed = hits.map((hit) => ({
				...hit,
				score:
					hit.ranked.score *
					(hit.source.fallbackPaths ? FALLBACK_SCORE_FACTOR : 1),
			}));
			const best = weighed.sort((a, b) => b.score - a.score).slice(0, limit);
			return {
				pages: best.map((hit) => resultPageOf(hit, ownSource.home)),
				words: [...new Set(best.flatMap(({ words }) => [...words]))],
			};
		},
		async excerpt(href, place, query) {
			const path = href.slice(ownSource.home.length);
			for (const source of await allSources()) {
				if (
					source.fallbackPaths
						? !source.fallbackPaths.has(path)
						: !hasPath(path, source)
				)
					continue;
				const [words, text] = await Promise.all([
					source.loadMatchedWords(query),
					source.loadTexts(path),
				]);
				return searchExcerptOf(text[place] ?? "", words, source.language);
			}
			return [];
		},
	};
}

async function openSource(
	site: SearchSite,
	{ form }: SearchAddresses,
): Promise<SearchSource> {
	const [{ index, documents }, language] = await Promise.all([
		fetchSearchFiles(site.home),
		loadSearchLanguage(site.lang),
	]);
	const engine = createSearchEngine(index, documents, language, (file) =>
		fetchPostingRange(site.home, file),
	);
	return {
		...site,
		engine,
		documents,
		language,
		loadMatchedWords: memoizeLatest(1, async (query) => {
			const { words } = await engine.search(query, 0);
			return new Set(words);
		}),
		loadTexts: memoizeLatest(MAX_CACHED_TEXTS, (path) => {
			const page = documents.pages.find(([, other]) => other === path);
			const file = site.home + pageDataFileOf(path, form);
			return fetchSectionTexts(file, page?.[3] ?? []);
		}),
	};
}

const openFallbackSource = async (
	{ lang, home, paths }: FallbackPages,
	addresses: SearchAddresses,
): Promise<SearchSource> => ({
	...(await openSource({ lang, home: addresses.base + home }, addresses)),
	fallbackPaths: new Set(paths),
});

const pathOfPage = (page: number, { documents }: SearchSource): string =>
	documents.pages[page]?.[1] ?? "";

const hasPath = (path: string, { documents }: SearchSource): boolean =>
	documents.pages.some(([, other]) => other === path);

function resultPageOf(
	{ source, ranked, words }: SourceHit,
	home: string,
): SearchResultPage {
	const { documents, language, lang, fallbackPaths } = source;
	const [title, path, , sections] = documents.pages[
		ranked.page
	] as SearchDocuments["pages"][number];
	const href = home + path;
	const minScore = (ranked.sections[0]?.score ?? 0) * MIN_RELATIVE_SCORE;
	return {
		title: highlightWords(title, words, language),
		href,
		...(fallbackPaths && { lang }),
		sections: ranked.sections
			.filter(({ score }) => score >= minScore)
			.slice(0, MAX_SECTIONS_PER_PAGE)
			.map(({ place }): SearchResultSection => {
				const section = sections[place] ?? "";
				const [heading, id] =
					typeof section === "string"
						? [section, defaultHeadingId(section)]
						: section;
				const isTitle = heading === title;
				return {
					heading: isTitle ? [] : highlightWords(heading, words, language),
					href: id && !isTitle ? `${href}#${encodeURIComponent(id)}` : href,
					place,
				};
			}),
	};
}
