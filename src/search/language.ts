/** Language-specific rules of the search. */
export interface SearchLanguage {
	/** Removes grammatical endings from a lower-case word, so that all forms of a word have one stem. Keeps accents. */
	stem(word: string): string;
	/**
	 * Words too frequent to be useful, in lower case with accents. In scripts that are indexed by pairs of characters,
	 * pairs.
	 */
	readonly stopWords: ReadonlySet<string>;
	/**
	 * Words that questions are made of, in lower case with accents: they count little beside the words for what is sought.
	 */
	readonly weakWords?: ReadonlySet<string>;
	/** Converts a text to lower case where the language has rules of its own. */
	readonly toLowerCase?: (text: string) => string;
	/** A short word before an apostrophe that is elided: `l'`. */
	readonly elision?: RegExp;
	/**
	 * Two letters that stand for the first one with an accent where the keyboard has none: `groesse` for `größe`. Global.
	 */
	readonly digraphs?: RegExp;
	/** Whether compounds are written as one word, so that words are also matched inside longer ones. */
	readonly hasCompounds?: boolean;
}
