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
	localeSearchInputs,
	type SearchInputPage,
	withWords,
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

/** The returned function starts the search, and returns a function that waits for it. */
export function createSearchBuilder(
	config: SiteConfig,
	cache: Cache,
	workers: Workers,
) {
	const markdown = JSON.stringify(config.markdown);
	const countWords = createWordCounter(cache, workers, markdown);
	const memo = cache.memo<SearchItem, SearchOutput>({
		name: "search",
		nameOf: ({ search }) => search.locale.name,
		keyOf: (item) => keyOfSearch(item, markdown),
	});
	return async (site: ResolvedSite): Promise<() => Promise<BuiltSearch>> => {
		const items = localeSearchInputs(site).map((search) => ({
			search,
			questions: searchQueriesOf(site, search.locale.name),
		}));
		const lookup = await memo.lookUp(items);
		const pending = countWords(lookup.missing).then((tasks) =>
			workers.run("search", tasks, null),
		);
		pending.catch(() => {}); // reported where it is awaited
		return async () => {
			const computed: SearchOutput[] = [];
			for await (const output of await pending) computed.push(output);
			const results = memo.complete(lookup, computed);
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

/** A page to count, in the language of its locale. */
interface WordsItem {
	readonly lang: string;
	readonly page: SearchInputPage;
}

/** Returns a function that counts the words of the pages of locales; only those of changed pages are counted again. */
function createWordCounter(cache: Cache, workers: Workers, parsing: string) {
	const memo = cache.memo<WordsItem, PageWords>({
		name: "words",
		nameOf: ({ lang, page }) => `${lang} ${page.path}`,
		keyOf: ({ lang, page }) => keyOfSearchPage(page, lang + parsing),
	});
	return async (locales: readonly SearchItem[]): Promise<SearchTask[]> => {
		const items = locales.flatMap(({ search }) =>
			search.pages.map(
				(page): WordsItem => ({ lang: search.locale.htmlLang, page }),
			),
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
		return locales.map(({ search, questions }) => ({
			search: withWords(
				search,
				search.pages.map(() => waiting.next().value as PageWords),
			),
			questions,
		}));
	};
}
