/** Splits a large index into several files, so that a query loads only the postings that it needs. */

import { searchRangeFileOf } from "../../model/urls/route.ts";
import type { SearchIndex } from "./format.ts";

/** In characters. Compressed, the file is less than half this size. */
const MAX_UNSPLIT_LENGTH = 700_000;
const POSTING_RANGE_LENGTH = 60_000;

/** Returns a small index unchanged. Moves the postings of a larger one into files, each with a range of terms. */
export function splitPostings(
	index: SearchIndex,
	maxLength = MAX_UNSPLIT_LENGTH,
	rangeLength = POSTING_RANGE_LENGTH,
): { readonly index: SearchIndex; readonly files: readonly { readonly file: string; readonly postings: string }[] } {
	if (index.postings.length <= maxLength) return { index, files: [] };
	const ranges: { from: number; terms: string[]; length: number }[] = [];
	for (const [from, term] of index.postings.split(" ").entries()) {
		let last = ranges.at(-1);
		if (!last || last.length >= rangeLength) {
			last = { from, terms: [], length: 0 };
			ranges.push(last);
		}
		last.terms.push(term);
		last.length += term.length + 1;
	}
	return {
		index: { ...index, postings: "", ranges: ranges.map(({ from }, i) => [from, searchRangeFileOf(i)]) },
		files: ranges.map(({ terms }, i) => ({ file: searchRangeFileOf(i), postings: terms.join(" ") })),
	};
}
