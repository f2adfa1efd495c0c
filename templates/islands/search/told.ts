import type { SearchWords } from "../../strings/search.ts";
import type { Asked } from "./answer.ts";

/** How the search goes, in a few words; nothing while nobody has asked. `limit` is what was asked for at most. */
export function told(
	{ phase, answer }: Asked,
	limit: number,
	words: SearchWords,
): string {
	if (phase === "loading") return words.loading;
	if (phase === "failed") return words.failed;
	if (!answer) return "";
	const { length } = answer.found.pages;
	if (length === 0) return words.nothing(answer.query);
	return length < limit ? words.count(length) : words.first(length);
}
