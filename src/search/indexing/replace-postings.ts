/** Changes the packed postings of a term where pages have changed. */
import { type Posting, packPostings } from "./postings.ts";

/** Consecutive sections of an index that others take the place of. */
interface SectionRange {
	readonly first: number;
	readonly count: number;
	readonly newCount: number;
}

/** Replaces the postings of a range of sections; those of later sections move with it. `postings` are in new numbers. */
export function replacePostings(
	packed: string,
	{ first, count, newCount }: SectionRange,
	postings: readonly Posting[],
): string {
	let section = -1;
	let before = -1;
	let start = packed.length;
	for (let at = 0; at < packed.length; ) {
		const sign = signIndex(packed, at);
		if (sign > at) {
			const next = section + Number.parseInt(packed.slice(at, sign), 36);
			if (next >= first && start === packed.length) {
				before = section;
				start = at;
			}
			if (next >= first + count) {
				const last = postings.at(-1)?.section ?? before;
				const distance = next + newCount - count - last;
				const middle = packAfter(before, postings);
				return `${packed.slice(0, start)}${middle}${distance.toString(36)}${packed.slice(sign)}`;
			}
			section = next;
		}
		at = sign + 1;
	}
	if (start === packed.length) before = section;
	return packed.slice(0, start) + packAfter(before, postings);
}

/** Where the distance at an index ends. */
function signIndex(packed: string, from: number): number {
	let at = from;
	while (isDistanceDigit(packed.charCodeAt(at))) at++;
	return at;
}

const isDistanceDigit = (code: number): boolean => (code >= 48 && code <= 57) || (code >= 97 && code <= 122);

/** Packs the postings that follow those of a section. */
const packAfter = (section: number, postings: readonly Posting[]): string =>
	packPostings(postings.map((posting) => ({ ...posting, section: posting.section - section - 1 })));
