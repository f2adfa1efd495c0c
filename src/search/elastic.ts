/**
 * elasticlunr as the index and the scorer, filled with a term when it is first asked for. Its own tokenizer, pipeline,
 * expansion and AND are never used: see `words.ts` and `lexicon.ts`. Two of its habits would harm: names that every
 * object has are counted as words (terms never reach its counting here), and a document's name can be `__proto__`
 * (documents are numbers here).
 */
import elasticlunr from "elasticlunr";
import { FIELDS, type Field } from "./format.ts";
import { type Posting, weightOf } from "./postings.ts";

export interface Scored {
	readonly section: number;
	/** By BM25, the fields weighted and added. */
	readonly score: number;
}

/** What it keeps of itself; its types hide it. */
interface Inner {
	readonly documentStore: { length: number };
	readonly index: Record<
		Field,
		{ addToken(token: string, info: { ref: number; tf: number }): void }
	>;
}

const CONFIG = {
	bool: "OR" as const,
	expand: false,
	fields: Object.fromEntries(
		Object.entries(FIELDS).map(([field, boost]) => [field, { boost }]),
	),
};

/** Scores of the sections that hold a term. `postingsOf` gives where it stands, and is asked once for each term. */
export function scorerOf(
	sections: number,
	postingsOf: (term: string) => readonly Posting[],
): (term: string) => readonly Scored[] {
	const index = new elasticlunr.Index<Record<Field, string>>();
	for (const field of Object.keys(FIELDS) as Field[]) index.addField(field);
	const { documentStore, index: fields } = index as unknown as Inner;
	documentStore.length = sections; // what a term's rarity is measured against
	const known = new Map<string, readonly Scored[]>();
	return (term) => {
		const before = known.get(term);
		if (before) return before;
		for (const posting of postingsOf(term)) {
			const info = { ref: posting.section, tf: weightOf(posting) };
			fields[posting.field].addToken(term, info);
		}
		const scored = index
			.search(term, CONFIG)
			.map(({ ref, score }) => ({ section: Number(ref), score }));
		known.set(term, scored);
		return scored;
	};
}
