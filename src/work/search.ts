/** Counts the words of pages, builds a locale's search index, and runs its authors' test queries. */
import {
	runSearchQueries,
	type SearchAnswers,
	type SearchQueries,
} from "../check/search-queries.ts";
import {
	buildSearchFiles,
	type CountedLocale,
} from "../derive/search-files.ts";
import type { Output } from "../model/site.ts";
import { loadSearchLanguage } from "../search/languages/loaders.ts";
import {
	countPageWords,
	type IndexedPage,
	type PageWords,
} from "../search/page-words.ts";
import { interruptible } from "./interrupt.ts";

/** Pages in one language, a BCP 47 tag. */
export interface WordsTask {
	readonly lang: string;
	readonly pages: readonly IndexedPage[];
}

/** The index's input and the test queries. */
export interface SearchTask {
	readonly search: CountedLocale;
	readonly questions: SearchQueries;
}

export interface SearchOutput {
	readonly files: readonly Output[];
	readonly answers: SearchAnswers;
}

/** In the order of the pages. */
export async function countWords({
	lang,
	pages,
}: WordsTask): Promise<PageWords[]> {
	const language = await loadSearchLanguage(lang);
	return interruptible(() =>
		pages.map((page) => countPageWords(page, language)),
	);
}

export async function buildLocaleSearch({
	search,
	questions,
}: SearchTask): Promise<SearchOutput> {
	const language = await loadSearchLanguage(search.locale.htmlLang);
	const files = interruptible(() => buildSearchFiles(search, language));
	return {
		files,
		answers: await runSearchQueries(questions, files, language),
	};
}
