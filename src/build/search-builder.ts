/** Builds the search of all locales while pages are rendered. */
import type { Cache } from "../cache/cache.ts";
import type { SearchFn } from "../check/search-expectations.ts";
import {
	type SearchQueries,
	searchFnOf,
	searchQueriesOf,
} from "../check/search-queries.ts";
import {
	type LocaleSearchInput,
	listingOf,
	localeSearchInputs,
	type SearchInputPage,
} from "../derive/search-files.ts";
import type { SiteConfig } from "../model/config.ts";
import type { Output, ResolvedSite } from "../model/site.ts";
import type { PageWords } from "../search/page-words.ts";
import { batchTexts } from "../work/batches.ts";
import type { SearchOutput, SearchTask } from "../work/search.ts";
import type { Workers } from "../work/workers.ts";
import { keyOfSearch, keyOfSearchPage } from "./keys.ts";

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

/** What the search of a site depends on, by locale. */
export const searchItemsOf = (site: ResolvedSite): SearchItem[] =>
	localeSearchInputs(site).map((search) => ({
		search,
		questions: searchQueriesOf(site, search.locale.name),
	}));

/** The returned function starts the search, and returns a function that waits for it. */
export function createSearchBuilder(
	config: SiteConfig,
	cache: Cache,
	workers: Workers,
	countWords: WordCounter,
) {
	const markdown = JSON.stringify(config.markdown);
	const memo = cache.memo<SearchItem, SearchOutput>({
		name: "search",
		nameOf: ({ search }) => search.locale.name,
		keyOf: (item) => keyOfSearch(item, markdown),
	});
	return async (
		items: readonly SearchItem[],
	): Promise<() => Promise<BuiltSearch>> => {
		const lookup = await memo.lookUp(items);
		const pending = countWords(lookup.missing.map(({ search }) => search)).then(
			(words) =>
				workers.run(
					"search",
					lookup.missing.map(
						({ search, questions }, i): SearchTask => ({
							search: { ...listingOf(search), words: words[i] ?? [] },
							questions,
						}),
					),
					null,
				),
		);
		pending.catch(() => {}); // reported where it is awaited
		return async () => {
			const computed: SearchOutput[] = [];
			for await (const output of await pending) computed.push(output);
			return builtSearchOf(
				items.map(({ search }) => search.locale.name),
				memo.complete(lookup, computed),
			);
		};
	};
}

/** `outputs` are in the order of the locales. */
export const builtSearchOf = (
	locales: readonly string[],
	outputs: readonly SearchOutput[],
): BuiltSearch => ({
	files: outputs.flatMap(({ files }) => files),
	run: searchFnOf(
		new Map(locales.map((name, i) => [name, outputs[i]?.answers ?? {}])),
	),
});

/** A page to count, in the language of its locale. */
interface WordsItem {
	readonly lang: string;
	readonly page: SearchInputPage;
}

/** Counts the words of the pages of locales, in their order. */
export type WordCounter = (
	locales: readonly LocaleSearchInput[],
) => Promise<readonly (readonly PageWords[])[]>;

/** Only the words of changed pages are counted again. */
export function createWordCounter(
	config: SiteConfig,
	cache: Cache,
	workers: Workers,
	name = "words",
): WordCounter {
	const parsing = JSON.stringify(config.markdown);
	const memo = cache.memo<WordsItem, PageWords>({
		name,
		nameOf: ({ lang, page }) => `${lang} ${page.path}`,
		keyOf: ({ lang, page }) => keyOfSearchPage(page, lang + parsing),
	});
	return async (locales) => {
		const items = locales.flatMap(({ locale, pages }) =>
			pages.map((page): WordsItem => ({ lang: locale.htmlLang, page })),
		);
		const words = await memo.map(items, async (missing) => {
			const langs = new Set(missing.map(({ lang }) => lang));
			const tasks = [...langs].flatMap((lang) =>
				batchTexts(
					missing.filter((item) => item.lang === lang).map(({ page }) => page),
				).map((pages) => ({ lang, pages })),
			);
			const counted: PageWords[] = [];
			for await (const batch of workers.run("words", tasks, null))
				counted.push(...batch);
			return counted;
		});
		const waiting = words.values();
		return locales.map(({ pages }) =>
			pages.map(() => waiting.next().value as PageWords),
		);
	};
}
