/**
 * Scores sections with elasticlunr, adding each term to its index when it is first needed.
 *
 * Elasticlunr's tokenizer, pipeline, query expansion and AND are not used: `tokenizer.ts` and `lexicon.ts` replace
 * them. This also avoids two of its bugs: it would count words such as `constructor`, which are properties of every
 * object, and cannot have a document named `__proto__` (here, documents are numbers).
 */
import elasticlunr from "elasticlunr";
import { FIELD_BOOSTS, type IndexedField } from "./indexing/format.ts";
import { type Posting, weightOfPosting } from "./indexing/postings.ts";

export interface SectionScore {
	readonly section: number;
	/** The sum of the fields' weighted BM25 scores. */
	readonly score: number;
}

/** Internals of elasticlunr's index that its types do not declare. */
interface ElasticlunrInternals {
	readonly documentStore: { length: number };
	readonly index: Record<IndexedField, { addToken(token: string, info: { ref: number; tf: number }): void }>;
}

const ELASTICLUNR_CONFIG = {
	bool: "OR" as const,
	expand: false,
	fields: Object.fromEntries(Object.entries(FIELD_BOOSTS).map(([field, boost]) => [field, { boost }])),
};

/** Scores of the sections that contain a term. Calls `postingsOf` once for each term. */
export function createScorer(
	sections: number,
	postingsOf: (term: string) => readonly Posting[],
): (term: string) => readonly SectionScore[] {
	const index = new elasticlunr.Index<Record<IndexedField, string>>();
	for (const field of Object.keys(FIELD_BOOSTS) as IndexedField[]) index.addField(field);
	const { documentStore, index: fields } = index as unknown as ElasticlunrInternals;
	documentStore.length = sections; // the number of documents, for the inverse document frequency
	const scoresByTerm = new Map<string, readonly SectionScore[]>();
	return (term) => {
		const cached = scoresByTerm.get(term);
		if (cached) return cached;
		// In place of the term: elasticlunr walks through the letters once for each section.
		const token = scoresByTerm.size.toString(36);
		for (const posting of postingsOf(term)) {
			const info = { ref: posting.section, tf: weightOfPosting(posting) };
			fields[posting.field].addToken(token, info);
		}
		const scored = index.search(token, ELASTICLUNR_CONFIG).map(({ ref, score }) => ({ section: Number(ref), score }));
		scoresByTerm.set(term, scored);
		return scored;
	};
}
