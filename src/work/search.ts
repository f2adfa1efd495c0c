/** A locale's search, made and asked. */
import { type Answers, answersTo, type Questions } from "../check/asking.ts";
import { type LocaleSearch, searchFiles } from "../derive/search.ts";
import type { Output } from "../model/site.ts";

/** What it is made of, and what its authors ask it. */
export interface AskedSearch {
	readonly search: LocaleSearch;
	readonly questions: Questions;
}

export interface MadeSearch {
	readonly files: readonly Output[];
	readonly answers: Answers;
}

export async function madeSearch({
	search,
	questions,
}: AskedSearch): Promise<MadeSearch> {
	const files = searchFiles(search);
	return { files, answers: await answersTo(questions, files, search.locale) };
}
