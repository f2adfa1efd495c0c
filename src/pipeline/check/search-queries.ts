/** Runs the authors' example queries on the search files that readers will load. */
import { SEARCH_DOCUMENTS_FILE, SEARCH_INDEX_FILE } from "../../model/site/search-file-names.ts";
import type { Output, ResolvedSite } from "../../model/site/site.ts";
import { createSearchEngine, type SearchEngine } from "../../search/engine.ts";
import type { SearchDocuments, SearchIndex } from "../../search/indexing/format.ts";
import type { SearchLanguage } from "../../search/language.ts";
import type { SearchFn } from "./search-expectations.ts";

/** All example queries of a locale. */
export interface SearchQueries {
	readonly queries: readonly string[];
	readonly limit: number;
}

/** By query: routes without the locale prefix, best first. */
export type SearchAnswers = Readonly<Record<string, readonly string[]>>;

export const searchQueriesOf = ({ config, searchSettings }: ResolvedSite, locale: string): SearchQueries => ({
	queries: (searchSettings[locale]?.expectations ?? []).map(({ query }) => query),
	limit: config.search?.within ?? 0,
});

/** Searches as a browser does: using the generated files. */
export async function runSearchQueries(
	{ queries, limit }: SearchQueries,
	files: readonly Output[],
	language: SearchLanguage,
): Promise<SearchAnswers> {
	if (queries.length === 0) return {};
	const { engine, paths } = openSearchFiles(files, language);
	const answers: [string, string[]][] = [];
	for (const query of new Set(queries)) {
		const { pages } = await engine.search(query, limit);
		const found = pages.map(({ page }) => `/${decodeURIComponent(paths[page] ?? "")}`);
		answers.push([query, found]);
	}
	return Object.fromEntries(answers);
}

/** A search function that looks up precomputed answers, by locale. */
export const searchFnOf =
	(answers: ReadonlyMap<string, SearchAnswers>): SearchFn =>
	async (locale, query) =>
		answers.get(locale)?.[query] ?? [];

function openSearchFiles(
	files: readonly Output[],
	language: SearchLanguage,
): { engine: SearchEngine; paths: readonly string[] } {
	const read = (name: string) => {
		const file = files.find(({ path }) => `/${path}`.endsWith(`/${name}`));
		return JSON.parse(file && "contents" in file ? String(file.contents) : "null");
	};
	const documents: SearchDocuments = read(SEARCH_DOCUMENTS_FILE);
	const index: SearchIndex = read(SEARCH_INDEX_FILE);
	return {
		engine: createSearchEngine(index, documents, language, async (file) => read(file)),
		paths: documents.pages.map(([, path]) => path),
	};
}
