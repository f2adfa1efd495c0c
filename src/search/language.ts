/** Language-specific rules of the search. */
export interface SearchLanguage {
	/** Removes grammatical endings from a lower-case word, so that all forms of a word have one stem. Keeps accents. */
	stem(word: string): string;
	/** Words too frequent to be useful, in lower case with accents. */
	readonly stopWords: ReadonlySet<string>;
	/** A short word before an apostrophe that is elided: `l'`. */
	readonly elision?: RegExp;
	/**
	 * Other spellings to try if a word is not found, such as `grosse` for `groesse`. Takes and returns words without
	 * accents.
	 */
	alternativeSpellings(word: string): readonly string[];
	/** Whether compounds are written as one word, so that words are also matched inside longer ones. */
	readonly hasCompounds: boolean;
}
