import type { SearchStrings } from "../../strings/browser.ts";
import type { SearchState } from "./use-search.ts";

/** The state of the search as a short text; empty before the first query. `limit` is the maximum number of results. */
export function statusMessage(
	{ phase, answer }: SearchState,
	limit: number,
	strings: SearchStrings,
): string {
	if (phase === "loading") return strings.searchLoading;
	if (phase === "failed") return strings.searchFailed;
	if (!answer) return "";
	const { length: n } = answer.result.pages;
	if (n === 0) return strings.noResults({ query: answer.query });
	return n < limit ? strings.resultCount({ n }) : strings.firstResults({ n });
}
