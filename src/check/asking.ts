/** What the authors of a locale expect of its search, asked of the files that readers get. */
import type { Locale } from "../model/config.ts";
import type { Output, Site } from "../model/site.ts";
import { openSearch, type SearchEngine } from "../search/engine.ts";
import type { SearchDocuments, SearchIndex } from "../search/format.ts";
import { languageOf } from "../search/languages/index.ts";
import type { Ask } from "./search.ts";

/** All queries of a locale at once. */
export interface Questions {
	readonly queries: readonly string[];
	readonly limit: number;
}

/** By query: routes without the locale's prefix, best first. */
export type Answers = Readonly<Record<string, readonly string[]>>;

export const questionsOf = (
	{ config, searchLists }: Site,
	locale: string,
): Questions => ({
	queries: (searchLists[locale]?.expectations ?? []).map(({ query }) => query),
	limit: config.search?.within ?? 0,
});

/** Asks the search as a reader will: from its files. */
export async function answersTo(
	{ queries, limit }: Questions,
	files: readonly Output[],
	locale: Locale,
): Promise<Answers> {
	if (queries.length === 0) return {};
	const { engine, paths } = openFiles(files, locale);
	const answers: [string, string[]][] = [];
	for (const query of new Set(queries)) {
		const { pages } = await engine.search(query, limit);
		const found = pages.map(
			({ page }) => `/${decodeURIComponent(paths[page] ?? "")}`,
		);
		answers.push([query, found]);
	}
	return Object.fromEntries(answers);
}

/** Gives what has been answered, by locale. */
export const askingOf =
	(answers: ReadonlyMap<string, Answers>): Ask =>
	async (locale, query) =>
		answers.get(locale)?.[query] ?? [];

function openFiles(
	files: readonly Output[],
	{ htmlLang }: Locale,
): { engine: SearchEngine; paths: readonly string[] } {
	const read = (name: string) => {
		const file = files.find(({ path }) => `/${path}`.endsWith(`/${name}`));
		return JSON.parse(
			file && "contents" in file ? String(file.contents) : "null",
		);
	};
	const documents: SearchDocuments = read("search-doc.json");
	const index: SearchIndex = read("search-index.json");
	return {
		engine: openSearch(index, documents, languageOf(htmlLang), async (file) =>
			read(file),
		),
		paths: documents.pages.map(([, path]) => path),
	};
}
