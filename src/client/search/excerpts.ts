/** Excerpts of the pages that a search has found, with the words that match. Loaded after the first results. */
import type { RouteForm } from "../../model/route.ts";
import { highlightWords, searchExcerptOf } from "../../search/excerpt.ts";
import {
	pageDataFileOf,
	type SearchDocumentPage,
	type SectionTexts,
} from "../../search/format.ts";
import type { SearchExcerpt } from "../../search/results.ts";
import { fetchSectionTexts } from "./fetch-section-texts.ts";
import type { SearchSource } from "./locale-search.ts";
import { memoizeLatest } from "./memoize-latest.ts";

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
	readonly excerptOf: (
		source: SearchSource,
		page: SearchDocumentPage,
		request: ExcerptRequest,
	) => Promise<SearchExcerpt>;
}

/** Covers the results shown last, so that typing on does not fetch their texts again. */
const MAX_CACHED_TEXTS = 60;

interface SourceTexts {
	/** The words that match a query. */
	readonly loadMatchedWords: (query: string) => Promise<ReadonlySet<string>>;
	readonly loadTexts: (path: string) => Promise<SectionTexts>;
}

export function createExcerpts(form: RouteForm): Excerpts {
	const texts = new Map<SearchSource, SourceTexts>();
	const textsOf = (source: SearchSource): SourceTexts => {
		const known = texts.get(source) ?? createSourceTexts(source, form);
		texts.set(source, known);
		return known;
	};
	return {
		highlight: highlightWords,
		async excerptOf(source, [title, path], { place, heading, query }) {
			const { loadMatchedWords, loadTexts } = textsOf(source);
			const [words, sections] = await Promise.all([
				loadMatchedWords(query),
				loadTexts(path),
			]);
			const { language } = source;
			return {
				title: highlightWords(title, words, language),
				heading: heading ? highlightWords(heading, words, language) : [],
				text: searchExcerptOf(sections[place] ?? "", words, language),
			};
		},
	};
}

const createSourceTexts = (
	{ engine, documents, home }: SearchSource,
	form: RouteForm,
): SourceTexts => ({
	loadMatchedWords: memoizeLatest(1, async (query) => {
		const { words } = await engine.search(query, 0);
		return new Set(words);
	}),
	loadTexts: memoizeLatest(MAX_CACHED_TEXTS, (path) => {
		const page = documents.pages.find(([, other]) => other === path);
		return fetchSectionTexts(
			home + pageDataFileOf(path, form),
			page?.[3] ?? [],
		);
	}),
});
