/**
 * The search of a locale, as run by the worker: over its own pages, and over pages that fall back to another language.
 */
import { createSearchEngine, type SearchEngine } from "../../search/engine.ts";
import {
	defaultHeadingId,
	type FallbackPages,
	type SearchDocumentPage,
	type SearchDocuments,
} from "../../search/format.ts";
import { kindsOfPath } from "../../search/kinds.ts";
import type { SearchLanguage } from "../../search/language.ts";
import { loadSearchLanguage } from "../../search/languages/loaders.ts";
import type { RankedPage } from "../../search/rank.ts";
import type {
	HighlightedSegments,
	KindCount,
	SearchExcerpt,
	SearchResult,
	SearchResultPage,
} from "../../search/results.ts";
import type { Excerpts } from "./excerpts.ts";
import { fetchPostingRange, fetchSearchFiles } from "./fetch-files.ts";
import type { SearchAddresses, SearchQuery } from "./messages.ts";
import type { SearchSite } from "./searcher.ts";

export interface LocaleSearch {
	search(question: SearchQuery): Promise<SearchResult>;
	excerpt(
		href: string,
		place: number,
		query: string,
	): Promise<SearchExcerpt | undefined>;
}

/** The index of one locale. */
export interface SearchSource extends SearchSite {
	readonly engine: SearchEngine;
	readonly documents: SearchDocuments;
	readonly language: SearchLanguage;
	/** Set on a fallback index: only these pages count. */
	readonly fallbackPaths?: ReadonlySet<string>;
}

interface SourceHit {
	readonly source: SearchSource;
	readonly ranked: RankedPage;
	readonly path: string;
	readonly words: ReadonlySet<string>;
	readonly score: number;
}

/** Weight of results in a language other than the reader's. */
const FALLBACK_SCORE_FACTOR = 0.8;

export async function openLocaleSearch(
	site: SearchSite,
	addresses: SearchAddresses,
): Promise<LocaleSearch> {
	const ownSource = await openSource(site);
	const { kinds } = ownSource.documents;
	let fallbackSources: Promise<readonly SearchSource[]> | undefined;
	/** Cut texts. They are not needed for the first results, so they are loaded after these. */
	let excerpts: Promise<Excerpts> | undefined;
	let loadedExcerpts: Excerpts | undefined;

	const loadExcerpts = (): Promise<Excerpts> => {
		excerpts ??= import("./excerpts.ts").then(({ createExcerpts }) => {
			loadedExcerpts = createExcerpts(addresses.form);
			return loadedExcerpts;
		});
		excerpts.catch(() => {
			excerpts = undefined;
		});
		return excerpts;
	};

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
		{ query, version }: SearchQuery,
	): Promise<SourceHit[]> {
		const { fallbackPaths, documents, engine } = source;
		const { pages, words } = await engine.search(
			query,
			Number.POSITIVE_INFINITY,
			version,
		);
		const matchedWords = new Set(words);
		return pages
			.map((ranked) => ({
				source,
				ranked,
				path: documents.pages[ranked.page]?.[1] ?? "",
				words: matchedWords,
				score: ranked.score * (fallbackPaths ? FALLBACK_SCORE_FACTOR : 1),
			}))
			.filter(({ path }) => !fallbackPaths || fallbackPaths.has(path));
	}

	/** Searches all sources. A failure in a fallback source is ignored. */
	async function allHits(question: SearchQuery): Promise<SourceHit[]> {
		const hits = (await allSources()).map((source) => {
			const found = hitsIn(source, question);
			return source.fallbackPaths ? found.catch(() => []) : found;
		});
		return (await Promise.all(hits)).flat().sort((a, b) => b.score - a.score);
	}

	const kindOf = ({ path }: SourceHit) => kindsOfPath(path, kinds).at(-1)?.path;

	function countKinds(hits: readonly SourceHit[]): KindCount[] {
		const counts = new Map<string | undefined, number>();
		for (const hit of hits)
			counts.set(kindOf(hit), (counts.get(kindOf(hit)) ?? 0) + 1);
		return kinds
			.map((kind) => ({ ...kind, count: counts.get(kind.path) ?? 0 }))
			.filter(({ count }) => count > 0);
	}

	function resultPageOf({
		source,
		ranked,
		path,
		words,
	}: SourceHit): SearchResultPage {
		const { documents, language, lang, fallbackPaths } = source;
		const page = documents.pages[ranked.page] as SearchDocumentPage;
		const [title, , , , trail] = page;
		const highlight = (text: string): HighlightedSegments =>
			loadedExcerpts?.highlight(text, words, language) ?? [
				{ text, isMatch: false },
			];
		const href = ownSource.home + path;
		const place = ranked.sections[0]?.place ?? 0;
		const { heading, id } = sectionOf(page, place);
		const ofKinds = kindsOfPath(path, kinds).map(({ label }) => label);
		const shownTrail = [
			...ofKinds.slice(0, 1),
			...(documents.trails[trail] ?? []),
		];
		const kind = ofKinds.at(-1);
		return {
			title: highlight(title),
			href,
			trail: shownTrail,
			...(kind && !shownTrail.includes(kind) && { kind }),
			...(fallbackPaths && { lang }),
			section: {
				heading: heading ? highlight(heading) : [],
				href: id ? `${href}#${encodeURIComponent(id)}` : href,
				place,
			},
		};
	}

	return {
		async search(question) {
			const hits = await allHits(question);
			const kindCounts = countKinds(hits);
			const kind = kindCounts.find(({ path }) => path === question.kind)?.path;
			const shown = hits
				.filter((hit) => !kind || kindOf(hit) === kind)
				.slice(0, question.limit);
			const pages = shown.map(resultPageOf);
			if (pages.length > 0) loadExcerpts().catch(() => {});
			return {
				pages,
				total: hits.length,
				kinds: kindCounts,
				...(kind && { kind }),
				words: [...new Set(shown.flatMap(({ words }) => [...words]))],
			};
		},
		async excerpt(href, place, query) {
			const path = href.slice(ownSource.home.length);
			for (const source of await allSources()) {
				if (source.fallbackPaths && !source.fallbackPaths.has(path)) continue;
				const page = source.documents.pages.find(([, other]) => other === path);
				if (!page) continue;
				const { excerptOf } = await loadExcerpts();
				const { heading } = sectionOf(page, place);
				return excerptOf(source, page, { place, heading, query });
			}
			return undefined;
		},
	};
}

async function openSource(site: SearchSite): Promise<SearchSource> {
	const [{ index, documents }, language] = await Promise.all([
		fetchSearchFiles(site.home),
		loadSearchLanguage(site.lang),
	]);
	const engine = createSearchEngine(index, documents, language, (file) =>
		fetchPostingRange(site.home, file),
	);
	return { ...site, engine, documents, language };
}

const openFallbackSource = async (
	{ lang, home, paths }: FallbackPages,
	{ base }: SearchAddresses,
): Promise<SearchSource> => ({
	...(await openSource({ lang, home: base + home })),
	fallbackPaths: new Set(paths),
});

/** A section of a page; without heading and id if it is the beginning. */
function sectionOf(
	[title, , , sections]: SearchDocumentPage,
	place: number,
): { readonly heading: string; readonly id: string } {
	const section = sections[place] ?? "";
	const [heading, id] =
		typeof section === "string"
			? [section, defaultHeadingId(section)]
			: section;
	return heading === title ? { heading: "", id: "" } : { heading, id };
}
