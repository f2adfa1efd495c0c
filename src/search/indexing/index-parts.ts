/** What is kept of an index, besides the words of its pages, so that a few changed pages need not rebuild all of it. */

export interface IndexParts {
	/** The number of pages that have each word, in the order of the index. */
	readonly wordPages: readonly number[];
	/** By field. */
	readonly totals: readonly FieldTotal[];
	/** The inputs of `WeightLevels`. After updates, some may belong to no page any longer. */
	readonly weights: readonly number[];
}

/** The lengths of a field. */
export interface FieldTotal {
	readonly words: number;
	/** The number of sections that have the field. */
	readonly sections: number;
}

/** The average over the sections that have the field. */
export const averageOf = ({ words, sections }: FieldTotal): number => words / Math.max(1, sections);
