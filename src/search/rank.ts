/** Ranks the sections and pages that match a query. */

import type { SearchDocuments } from "./indexing/format.ts";
import type { TermVariant } from "./lexicon.ts";
import { type QueryTerm, type TermAlternative, WEAK_WORD_BOOST } from "./query.ts";
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
 * Share of the first section's score for a word that the other sections get, as long as it is not more: the title is
 * about all of them.
 */
const FIRST_SECTION_WEIGHT = 0.35;
/** A word on more than this share of the pages, such as the name of a product, is what all of the site is about. */
const SUBJECT_SHARE = 0.8;

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
	const maxRarity = 1 + Math.log(pageOf.length);
	const isSubject = (scores: ReadonlyMap<number, number>): boolean =>
		scores.size > SUBJECT_SHARE * firstSectionOf.length &&
		new Set(Array.from(scores.keys(), (section) => pageOf[section])).size > SUBJECT_SHARE * firstSectionOf.length;
	const scoredTerms = queryTerms.map(({ alternatives, boost: ofQuery }) => {
		const scores = scoresOfQueryTerm(alternatives, scoresOf);
		const boost = isSubject(scores) ? WEAK_WORD_BOOST * ofQuery : ofQuery;
		const rarity = 1 + Math.log(pageOf.length / (scores.size + 1));
		// Scores know how rare a term is in a field only. One that is everywhere may be rare in titles.
		return { scores, share: boost * Math.sqrt(rarity / maxRarity), weight: boost * rarity };
	});
	const totalWeight = sumOf(scoredTerms.map(({ weight }) => weight));
	const pages = new Map<number, MatchedPage>();
	for (const { scores, share, weight } of scoredTerms) {
		const matched = new Set<MatchedPage>();
		for (const [section, score] of scores) {
			const number = pageOf[section] as number;
			const ofFirst = scores.get(firstSectionOf[number] as number) ?? 0;
			const page = pages.get(number) ?? { termWeight: 0, sections: new Map() };
			const known = page.sections.get(section) ?? { score: 0, coverage: 0 };
			known.score += share * Math.max(score, Math.min(score + FIRST_SECTION_WEIGHT * ofFirst, ofFirst));
			known.coverage += weight / totalWeight;
			page.sections.set(section, known);
			pages.set(number, page);
			matched.add(page);
		}
		for (const page of matched) page.termWeight += weight;
	}
	return [...pages]
		.map(([page, { termWeight, sections }]) => {
			const ofPage = termWeight / totalWeight;
			const best = [...sections]
				.map(([section, { score, coverage }]) => {
					const covered = PAGE_COVERAGE_WEIGHT * ofPage + (1 - PAGE_COVERAGE_WEIGHT) * coverage;
					return {
						place: section - (firstSectionOf[page] as number),
						score: score * covered ** 2 * sectionBoostOf(section),
					};
				})
				.sort((a, b) => b.score - a.score || a.place - b.place);
			const [first = 0, ...others] = best.map(({ score }) => score);
			const weight = (documents.pages[page]?.[2] ?? 1) * boostOf(page);
			return { page, score: weight * (first + OTHER_SECTIONS_WEIGHT * sumOf(others)), sections: best };
		})
		.sort((a, b) => b.score - a.score || a.page - b.page);
}

/** What has been added up so far. */
interface MatchedPage {
	/** Of the terms that are in any of its sections. */
	termWeight: number;
	readonly sections: Map<number, { score: number; coverage: number }>;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The score of each section for a query term: its best alternative counts. */
function scoresOfQueryTerm(
	alternatives: readonly TermAlternative[],
	scoresOf: (term: string) => readonly SectionScore[],
): Map<number, number> {
	const best = new Map<number, number>();
	for (const { parts, weight } of alternatives) {
		const [first = [], ...rest] = parts;
		if (rest.length === 0) keepBestScores(best, first, weight, scoresOf);
		else
			for (const [section, score] of scoresOfParts(parts, scoresOf))
				if (weight * score > (best.get(section) ?? 0)) best.set(section, weight * score);
	}
	return best;
}

/** The sections that contain all parts, scored by the mean of the parts. */
function scoresOfParts(
	parts: TermAlternative["parts"],
	scoresOf: (term: string) => readonly SectionScore[],
): readonly (readonly [section: number, score: number])[] {
	const scored = parts.map((variants) => keepBestScores(new Map(), variants, 1, scoresOf));
	return [...(scored[0] ?? [])]
		.map(([section]) => section)
		.filter((section) => scored.every((scores) => scores.has(section)))
		.map((section) => [section, sumOf(scored.map((scores) => scores.get(section) ?? 0)) / parts.length]);
}

/** Adds the sections that contain one of these variants, each with its best score. */
function keepBestScores(
	best: Map<number, number>,
	variants: readonly TermVariant[],
	factor: number,
	scoresOf: (term: string) => readonly SectionScore[],
): Map<number, number> {
	for (const { term, weight } of variants)
		for (const { section, score } of scoresOf(term)) {
			const weighted = factor * (weight * score);
			if (weighted > (best.get(section) ?? 0)) best.set(section, weighted);
		}
	return best;
}
