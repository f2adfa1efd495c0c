/** What the search knows of a language. */
export interface Language {
	/** A lower-case word without its grammatical ending; equal for the forms of one word. Accents stay. */
	stem(word: string): string;
	/** So frequent that they say nothing, in lower case with their accents. */
	readonly stopWords: ReadonlySet<string>;
	/** A short word that leans on the next one, up to its apostrophe: `l'`. */
	readonly elided?: RegExp;
	/** Other ways to write a word that is not found as it is, `groesse` for `grosse`. Of and to words without accents. */
	spellings(word: string): readonly string[];
	/** Words are written together without a hyphen, so that a word is looked for inside of others too. */
	readonly hasCompounds: boolean;
}
