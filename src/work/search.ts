/** Builds a locale's search index and runs its authors' test queries. */
import {
	runSearchQueries,
	type SearchAnswers,
	type SearchQueries,
} from "../check/search-queries.ts";
import {
	buildSearchFiles,
	type LocaleSearchInput,
	languageOfSearch,
} from "../derive/search-files.ts";
import type { Output } from "../model/site.ts";
import { interruptible } from "./interrupt.ts";

/** The index's input and the test queries. */
export interface SearchTask {
	readonly search: LocaleSearchInput;
	readonly questions: SearchQueries;
}

export interface SearchOutput {
	readonly files: readonly Output[];
	readonly answers: SearchAnswers;
}

export async function buildLocaleSearch({
	search,
	questions,
}: SearchTask): Promise<SearchOutput> {
	const language = await languageOfSearch(search);
	const files = interruptible(() => buildSearchFiles(search, language));
	return {
		files,
		answers: await runSearchQueries(questions, files, language),
	};
}
