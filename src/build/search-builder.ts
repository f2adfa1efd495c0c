/**
 * Builds the search of all locales while pages are rendered. Each result keeps the words of its pages, so that the next
 * one counts only changed pages, and puts a few of them into the index that there is.
 */
import type { Cache } from "../cache/cache.ts";
import type { KeyedTexts } from "../cache/keyed-texts.ts";
import type { StoredEntries } from "../cache/store.ts";
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
	withoutTexts,
} from "../derive/search-files.ts";
import type { SiteConfig } from "../model/config.ts";
import type { Output, ResolvedSite } from "../model/site.ts";
import { batchTexts } from "../work/batches.ts";
import type { PageChange, SearchOutput, SearchTask } from "../work/search.ts";
import type { TaskInput, TaskResult } from "../work/tasks.ts";
import type { Workers } from "../work/workers.ts";
import { keyOfSearch, keyOfSearchPage } from "./keys.ts";
import {
	type IndexedPageKey,
	type PageKeyChange,
	pageChangesOf,
} from "./page-changes.ts";

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
	/** JSON of `SearchState`, which is read only if something has changed. */
	readonly state: string;
}

interface SearchState {
	readonly built: SearchOutput["built"];
	readonly pages: readonly IndexedPageKey[];
}

/** Words by key, encoded; `undefined` if an entry of the store is damaged. */
type WordsLookup = (key: string) => string | undefined;

/** `undefined` if words are not known. */
function withWords(
	{ section, before, after }: PageKeyChange,
	wordsOf: WordsLookup,
): PageChange | undefined {
	const wordsBefore = before && wordsOf(before);
	const wordsAfter = after && wordsOf(after);
	if (
		(before && wordsBefore === undefined) ||
		(after && wordsAfter === undefined)
	)
		return undefined;
	return {
		section,
		...(wordsBefore !== undefined && { before: wordsBefore }),
		...(wordsAfter !== undefined && { after: wordsAfter }),
	};
}

/** The returned function starts the search, and returns a function that waits for it. */
export function createSearchBuilder(
	config: SiteConfig,
	cache: Cache,
	workers: Workers,
) {
	const markdown = JSON.stringify(config.markdown);
	const pageKeys = new WeakMap<SearchItem, readonly string[]>();
	const pageKeysOf = (item: SearchItem): readonly string[] => {
		const { pages, locale } = item.search;
		const keys =
			pageKeys.get(item) ??
			pages.map((page) => keyOfSearchPage(page, locale.htmlLang + markdown));
		pageKeys.set(item, keys);
		return keys;
	};
	const memo = cache.memo<SearchItem, StoredSearch>({
		name: "search",
		nameOf: ({ search }) => search.locale.name,
		keyOf: (item) => keyOfSearch(item, pageKeysOf(item)),
		keepsPrevious: true,
	});
	/** The words of pages, by locale. */
	const words = new Map(
		config.locales.map(({ name }) => [name, cache.keyedTexts(`words-${name}`)]),
	);
	const build = async (
		item: SearchItem,
		previous: StoredSearch | undefined,
	): Promise<StoredSearch> => {
		const { search, questions } = item;
		const keys = pageKeysOf(item);
		const pages = search.pages.map(
			({ path, sections }, i): IndexedPageKey => [
				path,
				keys[i] as string,
				sections.length,
			],
		);
		const texts = words.get(search.locale.name) as KeyedTexts;
		const known = await texts.read();
		const added = await countMissing(item, known);
		const wordsOf = (key: string) => added.get(key) ?? known.get(key);
		const task = { listing: withoutTexts(search), questions };
		const { files, answers, built } =
			(await updateIndex(task, pages, previous, wordsOf)) ??
			(await runTask("search", {
				...task,
				words: keys.map((key) => wordsOf(key) as string),
			}));
		texts.replace(new Set(keys.filter((key) => !added.has(key))), added);
		return {
			files,
			answers,
			state: JSON.stringify({ built, pages } satisfies SearchState),
		};
	};
	/** Returns nothing if there is no earlier index, or too much has changed. */
	const updateIndex = async (
		task: Omit<SearchTask, "words">,
		pages: readonly IndexedPageKey[],
		previous: StoredSearch | undefined,
		wordsOf: WordsLookup,
	): Promise<SearchOutput | null> => {
		if (!previous) return null;
		const { built, pages: before }: SearchState = JSON.parse(previous.state);
		const changes: PageChange[] = [];
		for (const change of pageChangesOf(before, pages) ?? [undefined]) {
			const found = change && withWords(change, wordsOf);
			if (!found) return null;
			changes.push(found);
		}
		return runTask("searchUpdate", { ...task, update: { built, changes } });
	};
	/** Counts the words of the pages whose words are not known, by key. */
	const countMissing = async (
		item: SearchItem,
		known: StoredEntries,
	): Promise<ReadonlyMap<string, string>> => {
		const { pages, locale } = item.search;
		const keys = pageKeysOf(item);
		const isMissing = (_: unknown, i: number) => !known.has(keys[i] as string);
		const tasks = batchTexts(pages.filter(isMissing)).map((batch) => ({
			lang: locale.htmlLang,
			pages: batch,
		}));
		const counted: string[] = [];
		for await (const batch of workers.run("words", tasks, null))
			counted.push(...batch);
		return new Map(
			keys.filter(isMissing).map((key, i) => [key, counted[i] as string]),
		);
	};
	const runTask = async <Name extends "search" | "searchUpdate">(
		name: Name,
		input: TaskInput<Name>,
	): Promise<TaskResult<Name>> => {
		for await (const output of workers.run<Name>(name, [input], null))
			return output;
		throw new Error(`no result of ${name}`);
	};
	return async (site: ResolvedSite): Promise<() => Promise<BuiltSearch>> => {
		const items = localeSearchInputs(site).map((search) => ({
			search,
			questions: searchQueriesOf(site, search.locale.name),
		}));
		const lookup = await memo.lookUp(items);
		const pending = Promise.all(
			lookup.missing.map((item, i) => build(item, lookup.previous[i])),
		);
		pending.catch(() => {}); // reported where it is awaited
		return async () => {
			const results = memo.complete(lookup, await pending);
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
