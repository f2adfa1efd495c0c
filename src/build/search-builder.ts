/**
 * Builds the search of all locales while pages are rendered. Each result keeps the words of its pages, so that the next
 * one counts only changed pages, and puts a few of them into the index that there is.
 */
import type { Cache } from "../cache/cache.ts";
import type { SearchFn } from "../check/search-expectations.ts";
import {
	type SearchAnswers,
	type SearchQueries,
	searchFnOf,
	searchQueriesOf,
} from "../check/search-queries.ts";
import {
	type LocaleSearchInput,
	localeSearchInputs,
	type SearchInputPage,
	withoutTexts,
} from "../derive/search-files.ts";
import type { SiteConfig } from "../model/config.ts";
import type { Output, ResolvedSite } from "../model/site.ts";
import type { BuiltIndex } from "../search/build-index.ts";
import { batchTexts } from "../work/batches.ts";
import type { SearchOutput } from "../work/search.ts";
import type { TaskInput, TaskResult } from "../work/tasks.ts";
import type { Workers } from "../work/workers.ts";
import { keyOfSearch, keyOfSearchPage } from "./keys.ts";
import { type CountedPage, pageChangesOf } from "./page-changes.ts";

export interface BuiltSearch {
	/** The search files of all locales. */
	readonly files: readonly Output[];
	/** Runs the authors' test queries. */
	readonly run: SearchFn;
}

/** What the search of a locale depends on. */
export interface SearchItem {
	readonly search: LocaleSearchInput;
	readonly questions: SearchQueries;
}

/** The search of a locale, and what the next build can use of it. */
interface StoredSearch {
	readonly files: readonly Output[];
	readonly answers: SearchAnswers;
	/** JSON of `SearchState`, which is larger than the rest and seldom read. */
	readonly state: string;
}

interface SearchState {
	readonly built: BuiltIndex;
	readonly pages: readonly CountedPage[];
}

/** The returned function starts the search, and returns a function that waits for it. */
export function createSearchBuilder(
	config: SiteConfig,
	cache: Cache,
	workers: Workers,
) {
	const markdown = JSON.stringify(config.markdown);
	const keysOf = ({ search }: SearchItem): readonly string[] =>
		search.pages.map((page) =>
			keyOfSearchPage(page, search.locale.htmlLang + markdown),
		);
	const memo = cache.memo<SearchItem, StoredSearch>({
		name: "search",
		nameOf: ({ search }) => search.locale.name,
		keyOf: (item) => keyOfSearch(item, keysOf(item)),
		keepsPrevious: true,
	});
	const build = async (
		item: SearchItem,
		previous: StoredSearch | undefined,
	): Promise<StoredSearch> => {
		const state: SearchState | undefined =
			previous && JSON.parse(previous.state);
		const pages = await countPages(item, keysOf(item), state?.pages ?? []);
		const { files, answers, built } = await buildIndex(item, pages, state);
		return {
			files,
			answers,
			state: JSON.stringify({ built, pages } satisfies SearchState),
		};
	};
	const buildIndex = async (
		{ search, questions }: SearchItem,
		pages: readonly CountedPage[],
		state: SearchState | undefined,
	): Promise<SearchOutput> => {
		const task = { listing: withoutTexts(search), questions };
		const changes = state && pageChangesOf(state.pages, pages);
		if (state && changes) {
			const update = { built: state.built, changes };
			const updated = await runTask("searchUpdate", { ...task, update });
			if (updated) return updated;
		}
		const words = pages.map((page) => page.words);
		return runTask("search", { ...task, words });
	};
	const runTask = async <Name extends "search" | "searchUpdate">(
		name: Name,
		input: TaskInput<Name>,
	): Promise<TaskResult<Name>> => {
		for await (const output of workers.run<Name>(name, [input], null))
			return output;
		throw new Error(`no result of ${name}`);
	};
	/** Counts the words of the pages that are not among the earlier ones. */
	const countPages = async (
		{ search }: SearchItem,
		keys: readonly string[],
		earlier: readonly CountedPage[],
	): Promise<CountedPage[]> => {
		const known = new Map(earlier.map(({ key, words }) => [key, words]));
		const missing = search.pages.filter(
			(_, i) => !known.has(keys[i] as string),
		);
		const counted = (
			await countWords(missing, search.locale.htmlLang)
		).values();
		return search.pages.map(({ path, sections }, i) => {
			const key = keys[i] as string;
			return {
				path,
				key,
				sections: sections.length,
				words: known.get(key) ?? (counted.next().value as string),
			};
		});
	};
	const countWords = async (
		pages: readonly SearchInputPage[],
		lang: string,
	): Promise<string[]> => {
		const tasks = batchTexts(pages).map((batch) => ({ lang, pages: batch }));
		const words: string[] = [];
		for await (const batch of workers.run("words", tasks, null))
			words.push(...batch);
		return words;
	};
	return async (site: ResolvedSite): Promise<() => Promise<BuiltSearch>> => {
		const items = localeSearchInputs(site).map((search) => ({
			search,
			questions: searchQueriesOf(site, search.locale.name),
		}));
		const lookup = await memo.lookUp(items);
		const start = () =>
			Promise.all(
				lookup.missing.map((item, i) => build(item, lookup.previous[i])),
			);
		// A watching server shows pages first.
		const started = cache.options.memory ? undefined : start();
		started?.catch(() => {}); // reported where it is awaited
		return async () => {
			const results = memo.complete(lookup, await (started ?? start()));
			const answers = items.map(
				({ search }, i) =>
					[search.locale.name, results[i]?.answers ?? {}] as const,
			);
			return {
				files: results.flatMap(({ files }) => files),
				run: searchFnOf(new Map(answers)),
			};
		};
	};
}
