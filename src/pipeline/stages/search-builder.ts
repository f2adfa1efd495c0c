/**
 * Builds the search of all locales while pages are rendered. Each result keeps the words of its pages, so that the next
 * one counts only changed pages, and puts a few of them into the index that there is.
 */
import type { Cache } from "../../engine/cache/cache.ts";
import type { StoredFormat } from "../../engine/cache/memo.ts";
import type { PageChange, SearchOutput, SearchTask } from "../../engine/threads/search.ts";
import type { TaskInput, TaskResult } from "../../engine/threads/tasks.ts";
import type { Workers } from "../../engine/threads/workers.ts";
import type { Output, ResolvedSite } from "../../model/site/site.ts";
import { isDeepEqual } from "../../model/text/deep-equal.ts";
import type { OutputPath } from "../../model/urls/route.ts";
import type { SearchFn } from "../check/search-expectations.ts";
import { type SearchAnswers, type SearchQueries, searchFnOf, searchQueriesOf } from "../check/search-queries.ts";
import {
	type LocaleSearchInput,
	listingIn,
	localeSearchInputs,
	type SearchListing,
	withoutTexts,
} from "../derive/search-files.ts";
import { keyOfValue } from "./keys.ts";
import { findPageChanges, type IndexedPageKey, type PageKeyChange } from "./page-changes.ts";
import type { WordCounter, WordsLookup } from "./word-counter.ts";

export interface BuiltSearch {
	/** The search files of all locales. */
	readonly files: readonly Output[];
	/** What the next build finds the search of each locale by; empty if it is not kept. */
	readonly keys: Readonly<Record<string, string>>;
	/** Runs the authors' test queries. */
	readonly run: SearchFn;
}

/** What the search of a locale depends on. */
export interface SearchItem {
	readonly search: LocaleSearchInput;
	readonly questions: SearchQueries;
}

/** Equal for equal searches. `pageKeys` are those of the pages. */
export const keyOfSearch = (
	{ search: { pages, ...search }, questions }: SearchItem,
	pageKeys: readonly string[],
): string => keyOfValue([search, questions, pageKeys]);

/** What the search of a site depends on, by locale. */
export const searchItemsOf = (site: ResolvedSite): SearchItem[] =>
	localeSearchInputs(site).map((search) => ({ search, questions: searchQueriesOf(site, search.locale.name) }));

/** The search of a locale, and what the next build can use of it. */
interface StoredSearch {
	readonly files: readonly Output[];
	readonly answers: SearchAnswers;
	/** JSON of `SearchState`, which is read only if something has changed. */
	readonly state: string;
}

/** All of it is JSON, which has no tabs: large texts need neither be escaped nor parsed. */
const storedFormat: StoredFormat<StoredSearch> = {
	write: ({ files, answers, state }) =>
		[JSON.stringify({ answers, paths: files.map(({ path }) => path) }), state, ...files.map(contentsOf)].join("\t"),
	read(text) {
		const [head = "", state = "", ...contents] = text.split("\t");
		const { answers, paths }: { answers: SearchAnswers; paths: readonly OutputPath[] } = JSON.parse(head);
		return { answers, state, files: paths.map((path, i) => ({ path, contents: contents[i] as string })) };
	},
};

const contentsOf = (file: Output): string => ("contents" in file ? String(file.contents) : "");

interface SearchState extends Pick<SearchTask, "questions"> {
	readonly built: SearchOutput["built"];
	readonly pages: readonly IndexedPageKey[];
	/** Without what its files say. */
	readonly listing: Omit<SearchListing, "documents">;
}

/** `undefined` if words are not known. */
function withWords({ section, before, after }: PageKeyChange, wordsOf: WordsLookup): PageChange | undefined {
	const wordsBefore = before && wordsOf(before);
	const wordsAfter = after && wordsOf(after);
	if ((before && wordsBefore === undefined) || (after && wordsAfter === undefined)) return undefined;
	return {
		section,
		...(wordsBefore !== undefined && { before: wordsBefore }),
		...(wordsAfter !== undefined && { after: wordsAfter }),
	};
}

/** Builds the search of locales, and updates it. */
export function createSearchBuilder(cache: Cache, workers: Workers, { keysOf, countWords, findWords }: WordCounter) {
	const memo = cache.memo<SearchItem, StoredSearch>({
		name: "search",
		nameOf: ({ search }) => search.locale.name,
		keyOf: (item) => keyOfSearch(item, keysOf(item.search)),
		warmStart: "read",
		keepsPrevious: true,
		format: storedFormat,
	});
	const build = async (item: SearchItem, previous: StoredSearch | undefined): Promise<StoredSearch> => {
		const { search, questions } = item;
		const keys = keysOf(search);
		const pages = search.pages.map(
			({ path, sections }, i): IndexedPageKey => [path, keys[i] as string, sections.length],
		);
		const { wordsOf, keep } = await countWords(search);
		const task = { listing: withoutTexts(search), questions, answered: previous?.answers };
		const { files, answers, built } =
			(previous && (await updateIndex(task, pages, JSON.parse(previous.state), wordsOf))) ??
			(await runTask("search", { ...task, words: keys.map((key) => wordsOf(key) as string) }));
		await keep();
		const { documents, ...listing } = task.listing;
		return { files, answers, state: JSON.stringify({ questions, built, pages, listing } satisfies SearchState) };
	};
	/** Returns nothing if too much has changed. */
	const updateIndex = async (
		task: Omit<SearchTask, "words">,
		pages: readonly IndexedPageKey[],
		{ built, pages: before }: SearchState,
		wordsOf: WordsLookup,
	): Promise<SearchOutput | null> => {
		const changes: PageChange[] = [];
		for (const change of findPageChanges(before, pages) ?? [undefined]) {
			const found = change && withWords(change, wordsOf);
			if (!found) return null;
			changes.push(found);
		}
		return runTask("searchUpdate", { ...task, update: { built, changes } });
	};
	const runTask = async <Name extends "search" | "searchUpdate">(
		name: Name,
		input: TaskInput<Name>,
	): Promise<TaskResult<Name>> => {
		for await (const output of workers.run<Name>(name, [input], null)) return output;
		throw new Error(`no result of ${name}`);
	};
	/** Starts the search, and returns a function that waits for it. */
	const start = async (items: readonly SearchItem[]): Promise<() => Promise<BuiltSearch>> => {
		const lookup = await memo.lookUp(items);
		const pending = Promise.all(lookup.missing.map((item, i) => build(item, lookup.previous[i])));
		pending.catch(() => {}); // reported where it is awaited
		return async () => {
			const names = items.map(({ search }) => search.locale.name);
			const built = builtSearchOf(names, memo.complete(lookup, await pending));
			return { ...built, keys: Object.fromEntries(memo.keys.map((key, i) => [names[i] as string, key])) };
		};
	};
	/**
	 * The files of a search that was built before, with pages whose words have changed. Returns `undefined` if it is not
	 * kept, too much has changed, or an example query has another answer.
	 *
	 * @param edited the keys of the words, by the paths of the pages
	 */
	const update = async (
		locale: string,
		key: string,
		edited: Readonly<Record<string, string>>,
	): Promise<readonly Output[] | undefined> => {
		const [previous] = (await memo.find([key])) as readonly (StoredSearch | undefined)[];
		if (!previous) return undefined;
		const { files, answers } = previous;
		const state: SearchState = JSON.parse(previous.state);
		const { questions, pages } = state;
		const after = pages.map(([path, key, sections]): IndexedPageKey => [path, edited[path] ?? key, sections]);
		const wordKeys = pages.flatMap(([path, key]) => (edited[path] === undefined ? [] : [key, edited[path]]));
		const task = { listing: listingIn(files, state.listing), questions, answered: answers };
		const updated = await updateIndex(task, after, state, await findWords(locale, wordKeys));
		return updated && isSameSearch(previous, updated) ? updated.files : undefined;
	};
	return { start, update };
}

/** Whether a search has the same files, and gives its authors the same answers. */
const isSameSearch = (one: StoredSearch, other: SearchOutput): boolean =>
	isDeepEqual(
		one.files.map(({ path }) => path),
		other.files.map(({ path }) => path),
	) && Object.entries(one.answers).every(([query, { routes }]) => isDeepEqual(routes, other.answers[query]?.routes));

/** @param outputs in the order of the locales */
export const builtSearchOf = (
	locales: readonly string[],
	outputs: readonly Pick<SearchOutput, "files" | "answers">[],
): BuiltSearch => ({
	files: outputs.flatMap(({ files }) => files),
	keys: {},
	run: searchFnOf(new Map(locales.map((name, i) => [name, outputs[i]?.answers ?? {}]))),
});
