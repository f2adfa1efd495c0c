/** Runs the latest query of a form, and shows its state. */
import type { SearchResult } from "../../../search/results.ts";
import type { StartPage } from "../messages.ts";
import { getSearcher } from "../searcher.ts";
import type { SearchContext } from "./search-form.ts";

export interface SearchAnswer {
	readonly query: string;
	readonly result: SearchResult;
}

export interface SearchView {
	/** The index is not here yet. */
	readonly showLoading: () => void;
	/** There is no query. The popular pages are in the index. */
	readonly showStart: (popular: readonly StartPage[]) => void;
	/** Where nothing is found, the popular pages are a way on. */
	readonly showAnswer: (answer: SearchAnswer, popular: readonly StartPage[]) => void;
	readonly showFailure: (error: Error) => void;
}

/** Results of an earlier query stay until those of the next one are there. */
export function createQueryRunner(
	{ site }: Pick<SearchContext, "site">,
	limit: number,
	view: SearchView,
): (query: string, kind?: string) => Promise<void> {
	let latest = 0;
	let isReady = false;
	return async (query, kind) => {
		const number = ++latest;
		const isLatest = () => number === latest;
		const searcher = getSearcher(site);
		if (!isReady) view.showLoading();
		try {
			const popular = await searcher.ready();
			isReady = true;
			if (!isLatest()) return;
			if (!query) {
				view.showStart(popular);
				return;
			}
			const result = await searcher.search({ query, limit, kind });
			if (isLatest()) view.showAnswer({ query, result }, popular);
		} catch (error) {
			isReady = false;
			if (isLatest()) view.showFailure(error as Error);
		}
	};
}
