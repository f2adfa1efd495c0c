/** The search of a locale, as run by the worker. */
import { SEARCH_DOCUMENTS_FILE, SEARCH_INDEX_FILE } from "../../model/site/search-file-names.ts";
import { createSearchEngine } from "../../search/engine.ts";
import {
	defaultHeadingId,
	type SearchDocumentPage,
	type SearchDocuments,
	type SearchIndex,
} from "../../search/indexing/format.ts";
import { kindsOfPath } from "../../search/kinds.ts";
import { loadSearchLanguage } from "../../search/languages/loaders.ts";
import type { RankedPage } from "../../search/rank.ts";
import type {
	HighlightedSegments,
	KindCount,
	SearchExcerpt,
	SearchResult,
	SearchResultPage,
} from "../../search/results.ts";
import type { Excerpts, SearchSource } from "./excerpts.ts";
import { fetchJson } from "./fetch-json.ts";
import type { SearchAddresses, SearchQuery, SearchSite, StartPage } from "./messages.ts";

export interface LocaleSearch {
	/** The pages to show before a query is typed. */
	readonly popular: readonly StartPage[];
	search(question: SearchQuery): Promise<SearchResult>;
	excerpt(href: string, place: number, query: string): Promise<SearchExcerpt | undefined>;
}

interface SearchHit {
	readonly ranked: RankedPage;
	readonly page: SearchDocumentPage;
}

export async function openLocaleSearch(site: SearchSite, { form }: SearchAddresses): Promise<LocaleSearch> {
	const source = await openSource(site);
	const { engine, documents, language, home } = source;
	const { kinds } = documents;
	const langByPage = new Map(
		documents.fallbacks?.flatMap(([lang, pages]) => pages.map((page) => [page, lang] as const)),
	);
	/** Cut texts. They are not needed for the first results, so they are loaded after these. */
	let excerpts: Promise<Excerpts> | undefined;
	let loadedExcerpts: Excerpts | undefined;

	const loadExcerpts = (): Promise<Excerpts> => {
		excerpts ??= import("./excerpts.ts").then(({ createExcerpts }) => {
			loadedExcerpts = createExcerpts(source, form);
			return loadedExcerpts;
		});
		excerpts.catch(() => {
			excerpts = undefined;
		});
		return excerpts;
	};

	const kindOf = ({ page: [, path] }: SearchHit) => kindsOfPath(path, kinds).at(-1)?.path;

	function countKinds(hits: readonly SearchHit[]): KindCount[] {
		const counts = new Map<string | undefined, number>();
		for (const hit of hits) counts.set(kindOf(hit), (counts.get(kindOf(hit)) ?? 0) + 1);
		return kinds.map((kind) => ({ ...kind, count: counts.get(kind.path) ?? 0 })).filter(({ count }) => count > 0);
	}

	function resultPageOf({ ranked, page }: SearchHit, words: ReadonlySet<string>): SearchResultPage {
		const [title, path, , , trail] = page;
		const highlight = (text: string): HighlightedSegments =>
			loadedExcerpts?.highlight(text, words, language) ?? [{ text, isMatch: false }];
		const href = home + path;
		const place = ranked.sections[0]?.place ?? 0;
		const { heading, id } = sectionOf(page, place);
		const ofKinds = kindsOfPath(path, kinds).map(({ label }) => label);
		const shownTrail = [...ofKinds.slice(0, 1), ...(documents.trails[trail] ?? [])];
		const kind = ofKinds.at(-1);
		const lang = langByPage.get(ranked.page);
		return {
			title: highlight(title),
			href,
			trail: shownTrail,
			...(kind && !shownTrail.includes(kind) && { kind }),
			...(lang && { lang }),
			section: {
				heading: heading ? highlight(heading) : [],
				href: id ? `${href}#${encodeURIComponent(id)}` : href,
				place,
			},
		};
	}

	return {
		popular: (documents.popular ?? []).flatMap((number) => {
			const [title, path] = documents.pages[number] ?? [];
			return title === undefined ? [] : [{ title, href: home + path }];
		}),
		async search({ query, limit, kind: wantedKind, version }) {
			const { pages, words } = await engine.search(query, Number.POSITIVE_INFINITY, version);
			const hits = pages.map(
				(ranked): SearchHit => ({ ranked, page: documents.pages[ranked.page] as SearchDocumentPage }),
			);
			const kindCounts = countKinds(hits);
			const kind = kindCounts.find(({ path }) => path === wantedKind)?.path;
			const shown = hits.filter((hit) => !kind || kindOf(hit) === kind).slice(0, limit);
			const matchedWords = new Set(words);
			if (shown.length > 0) loadExcerpts().catch(() => {});
			return {
				pages: shown.map((hit) => resultPageOf(hit, matchedWords)),
				total: hits.length,
				kinds: kindCounts,
				...(kind && { kind }),
				words: shown.length > 0 ? words : [],
			};
		},
		async excerpt(href, place, query) {
			const path = href.slice(home.length);
			const page = documents.pages.find(([, other]) => other === path);
			if (!page) return undefined;
			const { excerptOf } = await loadExcerpts();
			const { heading } = sectionOf(page, place);
			return excerptOf(page, { place, heading, query });
		},
	};
}

async function openSource(site: SearchSite): Promise<SearchSource> {
	const [{ index, documents }, language] = await Promise.all([
		fetchSearchFiles(site.home),
		loadSearchLanguage(site.lang),
	]);
	const engine = createSearchEngine(index, documents, language, (file) => fetchPostingRange(site.home, file));
	return { ...site, engine, documents, language };
}

/** A section of a page; without heading and id if it is the beginning. */
function sectionOf([title, , , sections]: SearchDocumentPage, place: number) {
	const section = sections[place] ?? "";
	const [heading, id] = typeof section === "string" ? [section, defaultHeadingId(section)] : section;
	return heading === title ? { heading: "", id: "" } : { heading, id };
}

/**
 * Fetches the index and its documents. If a deployment happens between the two requests, both are fetched again without
 * the cache.
 *
 * @throws If the two files still belong to different builds.
 */
async function fetchSearchFiles(home: string): Promise<{ index: SearchIndex; documents: SearchDocuments }> {
	const both = await fetchFilePair(home, "default");
	if (both.index.id === both.documents.id) return both;
	const again = await fetchFilePair(home, "reload");
	if (again.index.id === again.documents.id) return again;
	throw new Error(`${home}: ${SEARCH_INDEX_FILE} and ${SEARCH_DOCUMENTS_FILE} are from different builds`);
}

async function fetchFilePair(home: string, cache: RequestCache) {
	const [index, documents] = await Promise.all([
		fetchJson<SearchIndex>(home + SEARCH_INDEX_FILE, cache),
		fetchJson<SearchDocuments>(home + SEARCH_DOCUMENTS_FILE, cache),
	]);
	return { index, documents };
}

/** Fetches the search files of a locale. */
const fetchPostingRange = (home: string, file: string): Promise<string> => fetchJson(home + file);
