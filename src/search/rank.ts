/** Ranks the sections and pages that match a query. */

import type { SearchDocuments } from "./indexing/format.ts";
import type { QueryTerm, TermAlternative } from "./query.ts";
import type { SectionScore } from "./scorer.ts";

export interface RankedSection {
	/** Zero-based index among the sections of its page. */
	readonly place: number;
	readonly score: number;
}

export interface RankedPage {
	/** Index into `SearchDocuments.pages`. */
	readonly page: number;
	readonly score: number;
	/** Best match first. */
	readonly sections: readonly RankedSection[];
}

/** The page of each section, and the first section of each page. */
export interface SectionIndex {
	readonly pageOf: readonly number[];
	readonly firstSectionOf: readonly number[];
}

export function indexSections({ pages }: SearchDocuments): SectionIndex {
	const pageOf: number[] = [];
	const firstSectionOf: number[] = [];
	for (const [page, [, , , sections]] of pages.entries()) {
		firstSectionOf.push(pageOf.length);
		for (const _ of sections) pageOf.push(page);
	}
	return { pageOf, firstSectionOf };
}

/** How much the page's coverage of the query counts, compared with the section's own. */
const PAGE_COVERAGE_WEIGHT = 0.6;
/** Share of its other sections' scores that is added to a page's score. */
const OTHER_SECTIONS_WEIGHT = 0.03;

/**
 * The pages that match any query term, best first. Instead of requiring all words, a section's score falls with the
 * square of the part of the query that it lacks, in which rare words weigh more.
 */
export function rankPages(
	queryTerms: readonly QueryTerm[],
	scoresOf: (term: string) => readonly SectionScore[],
	documents: SearchDocuments,
	{ pageOf, firstSectionOf }: SectionIndex,
	boostOf: (page: number) => number,
	sectionBoostOf: (section: number) => number,
): RankedPage[] {
	const scoredTerms = queryTerms.map(({ alternatives, boost }) => {
		const scores = scoresOfQueryTerm(alternatives, scoresOf);
		const rarity = 1 + Math.log(pageOf.length / (scores.size + 1));
		return { scores, share: boost, weight: boost * rarity };
	});
	const totalWeight = sumOf(scoredTerms.map(({ weight }) => weight));
	const sections = new Map<number, { score: number; coverage: number }>();
	const pages = new Map<number, { terms: Set<number>; sections: number[] }>();
	for (const [term, { scores, share, weight }] of scoredTerms.entries())
		for (const [section, score] of scores) {
			const page = pageOf[section] as number;
			const ofPage = pages.get(page) ?? { terms: new Set(), sections: [] };
			pages.set(page, ofPage);
			ofPage.terms.add(term);
			const before = sections.get(section);
			if (!before) ofPage.sections.push(section);
			sections.set(section, {
				score: (before?.score ?? 0) + share * score,
				coverage: (before?.coverage ?? 0) + weight / totalWeight,
			});
		}
	return [...pages]
		.map(([page, { terms, sections: numbers }]) => {
			const ofPage = sumOf([...terms].map((term) => scoredTerms[term]?.weight ?? 0)) / totalWeight;
			const best = numbers
				.map((section) => {
					const { score, coverage } = sections.get(section) as {
						score: number;
						coverage: number;
					};
					const covered = PAGE_COVERAGE_WEIGHT * ofPage + (1 - PAGE_COVERAGE_WEIGHT) * coverage;
					return {
						place: section - (firstSectionOf[page] as number),
						score: score * covered ** 2 * sectionBoostOf(section),
					};
				})
				.sort((a, b) => b.score - a.score || a.place - b.place);
			const [first, ...others] = best.map(({ score }) => score);
			const weight = (documents.pages[page]?.[2] ?? 1) * boostOf(page);
			return {
				page,
				score: weight * ((first ?? 0) + OTHER_SECTIONS_WEIGHT * sumOf(others)),
				sections: best,
			};
		})
		.sort((a, b) => b.score - a.score || a.page - b.page);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The score of each section for a query term: its best alternative counts. */
function scoresOfQueryTerm(
	alternatives: readonly TermAlternative[],
	scoresOf: (term: string) => readonly SectionScore[],
): Map<number, number> {
	const best = new Map<number, number>();
	for (const { parts, weight } of alternatives)
		for (const [section, score] of scoresOfAlternative(parts, scoresOf))
			if (weight * score > (best.get(section) ?? 0)) best.set(section, weight * score);
	return best;
}

/** The sections that contain all parts, scored by the mean of the parts. */
function scoresOfAlternative(
	parts: TermAlternative["parts"],
	scoresOf: (term: string) => readonly SectionScore[],
): Map<number, number> {
	const [first, ...rest] = parts.map((variants) => {
		const best = new Map<number, number>();
		for (const { term, weight } of variants)
			for (const { section, score } of scoresOf(term))
				if (weight * score > (best.get(section) ?? 0)) best.set(section, weight * score);
		return best;
	});
	if (!first || rest.length === 0) return first ?? new Map();
	const all = [...first].filter(([section]) => rest.every((scores) => scores.has(section)));
	return new Map(
		all.map(([section, score]) => [
			section,
			sumOf([score, ...rest.map((scores) => scores.get(section) ?? 0)]) / parts.length,
		]),
	);
}
