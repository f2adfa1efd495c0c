/** From wishes to pages: which sections meet them, and how well. */
import type { Scored } from "./elastic.ts";
import type { SearchDocuments } from "./format.ts";
import type { Choice, Wish } from "./query.ts";

export interface RankedSection {
	/** Its place among the sections of its page, from 0. */
	readonly place: number;
	readonly score: number;
}

export interface RankedPage {
	/** An index into the documents' pages. */
	readonly page: number;
	readonly score: number;
	/** Best first. */
	readonly sections: readonly RankedSection[];
}

/** Which page each section belongs to, and its place there. */
export interface Shelf {
	readonly pageOf: readonly number[];
	readonly firstOf: readonly number[];
}

export function shelfOf({ pages }: SearchDocuments): Shelf {
	const pageOf: number[] = [];
	const firstOf: number[] = [];
	for (const [page, [, , , sections]] of pages.entries()) {
		firstOf.push(pageOf.length);
		for (const _ of sections) pageOf.push(page);
	}
	return { pageOf, firstOf };
}

/** Of how much of the query a page meets, as against the section itself. */
const PAGE_COVERAGE = 0.6;
/** What the other sections of a page add to its best one. */
const OTHER_SECTIONS = 0.03;

/**
 * All pages that meet a wish, best first. Instead of asking for all words and then for any, it lets a section's score
 * fall with the square of what it lacks; rare words weigh more in that.
 */
export function ranked(
	wishes: readonly Wish[],
	scoresOf: (term: string) => readonly Scored[],
	documents: SearchDocuments,
	{ pageOf, firstOf }: Shelf,
	factorOf: (page: number) => number,
): RankedPage[] {
	const met = wishes.map(({ choices, share }) => {
		const scores = scoresOfWish(choices, scoresOf);
		const rarity = 1 + Math.log(pageOf.length / (scores.size + 1));
		return { scores, share, weight: share * rarity };
	});
	const whole = sumOf(met.map(({ weight }) => weight));
	const sections = new Map<number, { score: number; coverage: number }>();
	const pages = new Map<number, { wishes: Set<number>; sections: number[] }>();
	for (const [wish, { scores, share, weight }] of met.entries())
		for (const [section, score] of scores) {
			const page = pageOf[section] as number;
			const ofPage = pages.get(page) ?? { wishes: new Set(), sections: [] };
			pages.set(page, ofPage);
			ofPage.wishes.add(wish);
			const before = sections.get(section);
			if (!before) ofPage.sections.push(section);
			sections.set(section, {
				score: (before?.score ?? 0) + share * score,
				coverage: (before?.coverage ?? 0) + weight / whole,
			});
		}
	return [...pages]
		.map(([page, { wishes, sections: numbers }]) => {
			const ofPage =
				sumOf([...wishes].map((wish) => met[wish]?.weight ?? 0)) / whole;
			const best = numbers
				.map((section) => {
					const { score, coverage } = sections.get(section) as {
						score: number;
						coverage: number;
					};
					const covered =
						PAGE_COVERAGE * ofPage + (1 - PAGE_COVERAGE) * coverage;
					return {
						place: section - (firstOf[page] as number),
						score: score * covered ** 2,
					};
				})
				.sort((a, b) => b.score - a.score || a.place - b.place);
			const [first, ...others] = best.map(({ score }) => score);
			const weight = (documents.pages[page]?.[2] ?? 1) * factorOf(page);
			return {
				page,
				score: weight * ((first ?? 0) + OTHER_SECTIONS * sumOf(others)),
				sections: best,
			};
		})
		.sort((a, b) => b.score - a.score || a.page - b.page);
}

const sumOf = (numbers: readonly number[]): number =>
	numbers.reduce((sum, number) => sum + number, 0);

/** The best score of each section, by whatever it meets the wish. */
function scoresOfWish(
	choices: readonly Choice[],
	scoresOf: (term: string) => readonly Scored[],
): Map<number, number> {
	const best = new Map<number, number>();
	for (const { parts, weight } of choices)
		for (const [section, score] of scoresOfChoice(parts, scoresOf))
			if (weight * score > (best.get(section) ?? 0))
				best.set(section, weight * score);
	return best;
}

/** Sections that hold all parts, with the mean of the parts' scores. */
function scoresOfChoice(
	parts: Choice["parts"],
	scoresOf: (term: string) => readonly Scored[],
): Map<number, number> {
	const [first, ...rest] = parts.map((variants) => {
		const best = new Map<number, number>();
		for (const { term, weight } of variants)
			for (const { section, score } of scoresOf(term))
				if (weight * score > (best.get(section) ?? 0))
					best.set(section, weight * score);
		return best;
	});
	if (!first || rest.length === 0) return first ?? new Map();
	const all = [...first].filter(([section]) =>
		rest.every((scores) => scores.has(section)),
	);
	return new Map(
		all.map(([section, score]) => [
			section,
			sumOf([score, ...rest.map((scores) => scores.get(section) ?? 0)]) /
				parts.length,
		]),
	);
}
