/** Builds the search of all locales while pages are rendered. */
import type { Cache } from "../cache/cache.ts";
import type { SearchFn } from "../check/search-expectations.ts";
import { searchFnOf, searchQueriesOf } from "../check/search-queries.ts";
import { localeSearchInputs } from "../derive/search-files.ts";
import type { SiteConfig } from "../model/config.ts";
import type { Output, ResolvedSite } from "../model/site.ts";
import type { Workers } from "../work/inline-workers.ts";
import type { SearchOutput, SearchTask } from "../work/search.ts";
import { keyOfSearch } from "./keys.ts";

export interface BuiltSearch {
	/** The search files of all locales. */
	readonly files: readonly Output[];
	/** Runs the authors' test queries. */
	readonly run: SearchFn;
}

/** The returned function starts the search, and returns a function that waits for it. */
export function createSearchBuilder(
	config: SiteConfig,
	cache: Cache,
	workers: Workers,
) {
	const markdown = JSON.stringify(config.markdown);
	const memo = cache.memo<SearchTask, SearchOutput>({
		name: "search",
		nameOf: ({ search }) => search.locale.name,
		keyOf: (task) => keyOfSearch(task, markdown),
	});
	return async (site: ResolvedSite): Promise<() => Promise<BuiltSearch>> => {
		const tasks = localeSearchInputs(site).map((search) => ({
			search,
			questions: searchQueriesOf(site, search.locale.name),
		}));
		const lookup = await memo.lookUp(tasks);
		const pending = workers.run("search", lookup.missing, null);
		return async () => {
			const computed: SearchOutput[] = [];
			for await (const result of pending) computed.push(result);
			const results = memo.complete(lookup, computed);
			const answers = tasks.map(
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
