/** Searches of pages that are written in a test. */

import { createSearchEngine, type LoadPostingRange, type SearchEngine } from "../../src/search/engine.ts";
import { buildSearchIndex } from "../../src/search/indexing/build-index.ts";
import type { SearchDocuments, SearchIndex } from "../../src/search/indexing/format.ts";
import { countPageWords, type IndexedPage } from "../../src/search/indexing/page-words.ts";
import { searchLanguageOf } from "./languages.ts";

interface WrittenPage {
	readonly path?: string;
	readonly keywords?: readonly string[];
	readonly description?: string;
	readonly weight?: number;
	readonly text?: string;
	readonly code?: string;
	/** Text by heading, after the page's own. */
	readonly sections?: Readonly<Record<string, string>>;
}

/** Pages by title; a string is a page's text. */
export type Pages = Readonly<Record<string, string | WrittenPage>>;

export interface Files {
	readonly index: SearchIndex;
	readonly documents: SearchDocuments;
}

type Synonyms = SearchIndex["synonyms"];

export function filesOf(lang: string, pages: Pages, synonyms: Synonyms = []): Files {
	const written = Object.entries(pages).map(([title, page]) => ({
		title,
		...(typeof page === "string" ? { text: page } : page),
	}));
	const indexed = written.map(
		(page): IndexedPage => ({
			title: page.title,
			keywords: page.keywords ?? [],
			...(page.description && { description: page.description }),
			path: page.path ?? "",
			sections: [
				{ heading: "", text: page.text ?? "", code: page.code ?? "" },
				...Object.entries(page.sections ?? {}).map(([heading, text]) => ({ heading, text, code: "" })),
			],
		}),
	);
	const language = searchLanguageOf(lang);
	const words = indexed.map((page) => countPageWords(page, language));
	const { index } = buildSearchIndex(words, lang, language);
	return {
		index: { id: "1", ...index, synonyms },
		documents: {
			id: "1",
			pages: indexed.map(({ title, path, sections }, i) => [
				title,
				path,
				written[i]?.weight ?? 1,
				sections.map(({ heading }) => heading),
				0,
			]),
			trails: [[]],
			kinds: [],
		},
	};
}

export const engineOf = ({ index, documents }: Files, loadRange?: LoadPostingRange): SearchEngine =>
	createSearchEngine(index, documents, searchLanguageOf(index.lang), loadRange);

/** Asks for the titles of the pages that a query finds, best first. */
export function asking(lang: string, pages: Pages, synonyms?: Synonyms) {
	const files = filesOf(lang, pages, synonyms);
	const engine = engineOf(files);
	return async (query: string): Promise<string[]> =>
		(await engine.search(query, 20)).pages.map(({ page }) => files.documents.pages[page]?.[0] ?? "");
}

/** Pseudo-random numbers from 0 to 1, the same in every run. */
export function dice(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return state / 2_147_483_648;
	};
}
