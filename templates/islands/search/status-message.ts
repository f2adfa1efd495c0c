import type { SearchStrings } from "../../strings/search.ts";
import type { SearchState } from "./use-search.ts";

/** The state of the search as a short text; empty before the first query. `limit` is the maximum number of results. */
export function statusMessage(
	{ phase, answer }: SearchState,
	limit: number,
	strings: SearchStrings,
): string {
	if (phase === "loading") return strings.loading;
	if (phase === "failed") return strings.failed;
	if (!answer) return "";
	const { length } = answer.result.pages;
	if (length === 0) return strings.nothing(answer.query);
	return length < limit ? strings.count(length) : strings.first(length);
}
