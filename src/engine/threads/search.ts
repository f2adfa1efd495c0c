/** Counts the words of pages, builds a locale's search index, and runs its authors' test queries. */

import { getOrInsert } from "../../model/collections.ts";
import type { Output } from "../../model/site/site.ts";
import { runSearchQueries, type SearchAnswers, type SearchQueries } from "../../pipeline/check/search-queries.ts";
import { buildSearchFiles, type SearchListing } from "../../pipeline/derive/search-files.ts";
import { type BuiltIndex, buildSearchIndex } from "../../search/indexing/build-index.ts";
import {
	countPageWords,
	decodePageWords,
	encodePageWords,
	type IndexedPage,
	type PageWords,
} from "../../search/indexing/page-words.ts";
import { updateSearchIndex } from "../../search/indexing/update-index.ts";
import type { SearchLanguage } from "../../search/language.ts";
import { loadSearchLanguage } from "../../search/languages/loaders.ts";
import { interruptible } from "./interrupt.ts";

/** Pages in one language, a BCP 47 tag. */
export interface WordsTask {
	readonly lang: string;
	readonly pages: readonly IndexedPage[];
}

/** A page that differs from the one in an index. The words are encoded. */
export interface PageChange {
	/** The number of the page's first section in that index. */
	readonly section: number;
	readonly before?: string;
	readonly after?: string;
}

/** The index of an earlier build, and what has changed since. */
export interface IndexUpdate {
	readonly built: BuiltIndex;
	readonly changes: readonly PageChange[];
}

/** The index's input and the test queries. */
export interface SearchTask {
	readonly listing: SearchListing;
	/** The words of each page, encoded. */
	readonly words: readonly string[];
	readonly questions: SearchQueries;
	/** The answers of the build before. */
	readonly answered?: SearchAnswers | undefined;
}

/** Has the changes in place of the words of all pages. */
export interface SearchUpdateTask extends Omit<SearchTask, "words"> {
	readonly update: IndexUpdate;
}

export interface SearchOutput {
	readonly files: readonly Output[];
	readonly answers: SearchAnswers;
	readonly built: BuiltIndex;
}

/** In the order of the pages; encoded. */
export async function countWords({ lang, pages }: WordsTask): Promise<string[]> {
	const language = await loadSearchLanguage(lang);
	return interruptible(() => pages.map((page) => encodePageWords(countPageWords(page, language))));
}

export async function buildLocaleSearch({ words, ...search }: SearchTask): Promise<SearchOutput> {
	const { htmlLang } = search.listing.locale;
	const language = memoizeStems(await loadSearchLanguage(htmlLang));
	const built = interruptible(() => buildSearchIndex(decodeEach(words), htmlLang, language));
	return finishSearch(search, built, language);
}

function* decodeEach(words: readonly string[]): Generator<PageWords> {
	for (const text of words) yield decodePageWords(text);
}

/** `null` if the index must be built from all pages. */
export async function updateLocaleSearch({
	update: { built: before, changes },
	...search
}: SearchUpdateTask): Promise<SearchOutput | null> {
	const { htmlLang } = search.listing.locale;
	const language = memoizeStems(await loadSearchLanguage(htmlLang));
	const decoded = changes.map(({ section, before, after }) => ({
		section,
		...(before !== undefined && { before: decodePageWords(before) }),
		...(after !== undefined && { after: decodePageWords(after) }),
	}));
	const built = interruptible(() => updateSearchIndex(before, decoded, language));
	return built ? finishSearch(search, built, language) : null;
}

/** The index, its files and the test queries each stem all words of a locale. */
function memoizeStems(language: SearchLanguage): SearchLanguage {
	const stems = new Map<string, string>();
	return { ...language, stem: (word) => getOrInsert(stems, word, () => language.stem(word)) };
}

async function finishSearch(
	{ listing, questions, answered }: Omit<SearchTask, "words">,
	built: BuiltIndex,
	language: SearchLanguage,
): Promise<SearchOutput> {
	const files = interruptible(() => buildSearchFiles(listing, built.index, language));
	return { files, answers: await runSearchQueries(questions, files, language, answered), built };
}
