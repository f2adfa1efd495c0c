/** A large index in several files, so that a query fetches the terms it asks for and no more. */
import type { SearchIndex } from "./format.ts";

/** In characters: compressed they are less than half of it. */
const LARGE = 700_000;
const RANGE = 60_000;

/** The index as it is while it is small; otherwise without its postings, and those in files by ranges of terms. */
export function inRanges(
	index: SearchIndex,
	large = LARGE,
	size = RANGE,
): {
	readonly index: SearchIndex;
	readonly files: readonly {
		readonly file: string;
		readonly postings: string;
	}[];
} {
	if (index.postings.length <= large) return { index, files: [] };
	const ranges: { from: number; terms: string[]; length: number }[] = [];
	for (const [from, term] of index.postings.split(" ").entries()) {
		let last = ranges.at(-1);
		if (!last || last.length >= size) {
			last = { from, terms: [], length: 0 };
			ranges.push(last);
		}
		last.terms.push(term);
		last.length += term.length + 1;
	}
	const nameOf = (i: number) => `search-index-${i + 1}.json`;
	return {
		index: {
			...index,
			postings: "",
			ranges: ranges.map(({ from }, i) => [from, nameOf(i)]),
		},
		files: ranges.map(({ terms }, i) => ({
			file: nameOf(i),
			postings: terms.join(" "),
		})),
	};
}
