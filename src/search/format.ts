/**
 * The two files of a locale's search. They hold what elasticlunr's own format holds, in a fourth of its size: see
 * `vocabulary.ts` for the words, `postings.ts` for the numbers.
 */

/** `search-index.json`. */
export interface SearchIndex {
	/** Of both files of one build: files of two builds do not belong together. */
	readonly id: string;
	/** BCP 47. */
	readonly lang: string;
	/** How many sections there are; a section is known by its number. */
	readonly sections: number;
	/** All words in the order of their folded forms, each without what it begins with like the one before. */
	readonly words: string;
	/** Where each term stands, in the order in which the words come to it. Without those of `ranges`. */
	readonly postings: string;
	/** Of a large index: files with the postings of the terms from a number on, below the locale's address. */
	readonly ranges?: readonly (readonly [from: number, file: string])[];
	/** What readers write, and what the pages say. */
	readonly synonyms: readonly (readonly [from: string, to: string])[];
}

/** `search-doc.json`: what the numbers stand for, and what is shown of it. */
export interface SearchDocuments {
	readonly id: string;
	readonly pages: readonly SearchedPage[];
	/** Pages that another locale's text stands in for, and that its search finds. */
	readonly standIns?: readonly StandIns[];
}

/** Its sections are numbered from where those of the page before end. The path is below the locale's address. */
export type SearchedPage = readonly [
	title: string,
	path: string,
	weight: number,
	sections: readonly SearchedSection[],
];

/** The heading, and its id where `slugOf` does not tell it. */
export type SearchedSection = string | readonly [heading: string, id: string];

export interface StandIns {
	/** BCP 47. */
	readonly lang: string;
	/** The other locale's address, below the base URL: empty for the default one. */
	readonly home: string;
	readonly paths: readonly string[];
}

/** What excerpts are cut from, by section: a file for each page, fetched when the page is shown among the results. */
export type PageText = readonly string[];

/** The name of that file, by the page's path; both are below the locale's address. */
export const textNameOf = (path: string): string =>
	`search-text/${path.replace(/\/$/, "") || "index"}.json`;

/** The id that a heading has when nothing made it another. */
export const slugOf = (heading: string): string =>
	heading
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\p{M}_ -]/gu, "")
		.replaceAll(" ", "-");

/** The fields of a section, and how much a word in each of them says. */
export const FIELDS = { title: 6, heading: 2, text: 1, code: 0.5 } as const;
export type Field = keyof typeof FIELDS;
