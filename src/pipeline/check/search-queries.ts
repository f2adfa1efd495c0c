/** Runs the authors' example queries on the search files that readers will load. */
import { hash } from "node:crypto";
import { SEARCH_DOCUMENTS_FILE, SEARCH_INDEX_FILE } from "../../model/site/search-file-names.ts";
import type { Output, ResolvedSite } from "../../model/site/site.ts";
import { createSearchEngine, type EngineResult } from "../../search/engine.ts";
import type { SearchDocuments, SearchIndex } from "../../search/indexing/format.ts";
import type { SearchLanguage } from "../../search/language.ts";
import type { SearchFn } from "./search-expectations.ts";

/** All example queries of a locale. */
export interface SearchQueries {
	readonly queries: readonly string[];
	readonly limit: number;
}

/** By query. */
export type SearchAnswers = Readonly<Record<string, SearchAnswer>>;

interface SearchAnswer {
	/** Routes without the locale prefix, best first. */
	readonly routes: readonly string[];
	/** A hash of all that they depend on. */
	readonly inputs: string;
}

export const searchQueriesOf = ({ config, searchSettings }: ResolvedSite, locale: string): SearchQueries => ({
	queries: (searchSettings[locale]?.expectations ?? []).map(({ query }) => query),
	limit: config.search?.within ?? 0,
});

/** Searches as a browser does, using the generated files. An answer that nothing has changed for is taken as it was. */
export async function runSearchQueries(
	{ queries, limit }: SearchQueries,
	files: readonly Output[],
	language: SearchLanguage,
	previous: SearchAnswers = {},
): Promise<SearchAnswers> {
	if (queries.length === 0) return {};
	const { engine, index, documents } = openSearchFiles(files, language);
	const common = hashOf([index.sections, documents.pages, documents.versions, limit]);
	const answers: [string, SearchAnswer][] = [];
	for (const query of new Set(queries)) {
		const prepared = await engine.prepare(query);
		const inputs = hashOf([common, prepared]);
		const known = previous[query];
		const routes = known?.inputs === inputs ? known.routes : routesOf(engine.rank(prepared, limit), documents);
		answers.push([query, { routes, inputs }]);
	}
	return Object.fromEntries(answers);
}

const hashOf = (value: unknown): string => hash("sha256", JSON.stringify(value)).slice(0, 16);

const routesOf = ({ pages }: EngineResult, documents: SearchDocuments): readonly string[] =>
	pages.map(({ page }) => `/${decodeURIComponent(documents.pages[page]?.[1] ?? "")}`);

/** A search function that looks up precomputed answers, by locale. */
export const searchFnOf =
	(answers: ReadonlyMap<string, SearchAnswers>): SearchFn =>
	async (locale, query) =>
		answers.get(locale)?.[query]?.routes ?? [];

function openSearchFiles(files: readonly Output[], language: SearchLanguage) {
	const read = (name: string) => {
		const file = files.find(({ path }) => `/${path}`.endsWith(`/${name}`));
		return JSON.parse(file && "contents" in file ? String(file.contents) : "null");
	};
	const documents: SearchDocuments = read(SEARCH_DOCUMENTS_FILE);
	const index: SearchIndex = read(SEARCH_INDEX_FILE);
	return { engine: createSearchEngine(index, documents, language, async (file) => read(file)), index, documents };
}
