/** Excerpts of the pages that a search has found, with the words that match. Loaded after the first results. */
import type { PageData } from "../../model/site/page-data.ts";
import type { TrailingSlash } from "../../model/urls/route.ts";
import type { SearchEngine } from "../../search/engine.ts";
import { createPageExcerpt, highlightWords } from "../../search/excerpt.ts";
import {
	pageDataFileOf,
	type SearchDocumentPage,
	type SearchDocumentSection,
	type SearchDocuments,
	type SectionTexts,
} from "../../search/indexing/format.ts";
import { sectionTextsIn } from "../../search/indexing/section-texts.ts";
import type { SearchLanguage } from "../../search/language.ts";
import type { SearchExcerpt } from "../../search/results.ts";
import { fetchJson } from "./fetch-json.ts";
import type { SearchSite } from "./messages.ts";

/** The index of a locale. */
export interface SearchSource extends SearchSite {
	readonly engine: SearchEngine;
	readonly documents: SearchDocuments;
	readonly language: SearchLanguage;
}

/** The section of a page to cut an excerpt from. */
interface ExcerptRequest {
	readonly place: number;
	/** Empty for the beginning of the page. */
	readonly heading: string;
	readonly query: string;
}

export interface Excerpts {
	readonly highlight: typeof highlightWords;
	/** Rejects if the text cannot be loaded. */
	readonly excerptOf: (page: SearchDocumentPage, request: ExcerptRequest) => Promise<SearchExcerpt>;
}

/** Covers the results shown last, so that typing on does not fetch their texts again. */
const MAX_CACHED_TEXTS = 60;

export function createExcerpts({ engine, documents, language, home }: SearchSource, form: TrailingSlash): Excerpts {
	/** The words that match a query. */
	const loadMatchedWords = memoizeLatest(1, async (query) => {
		const { words } = await engine.search(query, 0);
		return new Set(words);
	});
	const loadTexts = memoizeLatest(MAX_CACHED_TEXTS, (path) => {
		const page = documents.pages.find(([, other]) => other === path);
		return fetchSectionTexts(home + pageDataFileOf(path, form), page?.[3] ?? []);
	});
	return {
		highlight: highlightWords,
		async excerptOf([title, path], { place, heading, query }) {
			const [words, sections] = await Promise.all([loadMatchedWords(query), loadTexts(path)]);
			return createPageExcerpt({ title, heading, sections, place }, words, language);
		},
	};
}

/** The texts of a page's sections. They are in its data, which a click on the result needs as well. */
async function fetchSectionTexts(address: string, sections: readonly SearchDocumentSection[]): Promise<SectionTexts> {
	const { main } = await fetchJson<Pick<PageData, "main">>(address);
	return sectionTextsIn(main, sections);
}

/** Memoizes an asynchronous function of a string. Keeps the latest `maxEntries` results; rejected ones are not kept. */
function memoizeLatest<Answer>(
	maxEntries: number,
	load: (name: string) => Promise<Answer>,
): (name: string) => Promise<Answer> {
	const results = new Map<string, Promise<Answer>>();
	return (name) => {
		const known = results.get(name);
		if (known) return known;
		const [oldest] = results.keys();
		if (results.size >= maxEntries && oldest !== undefined) results.delete(oldest);
		const pending = load(name);
		results.set(name, pending);
		pending.catch(() => results.delete(name));
		return pending;
	};
}
