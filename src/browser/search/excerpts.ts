/** Excerpts of the pages that a search has found, with the words that match. Loaded after the first results. */
import type { TrailingSlash } from "../../model/urls/route.ts";
import type { SearchEngine } from "../../search/engine.ts";
import { createSearchExcerpt, highlightWords } from "../../search/excerpt.ts";
import { pageDataFileOf, type SearchDocumentPage, type SearchDocuments } from "../../search/indexing/format.ts";
import type { SearchLanguage } from "../../search/language.ts";
import type { SearchExcerpt } from "../../search/results.ts";
import { fetchSectionTexts } from "./fetch-section-texts.ts";
import { memoizeLatest } from "./memoize-latest.ts";
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
			return {
				title: highlightWords(title, words, language),
				heading: heading ? highlightWords(heading, words, language) : [],
				text: createSearchExcerpt(sections[place] ?? "", words, language),
			};
		},
	};
}
