/**
 * The formats of a locale's two search files. They hold the same data as elasticlunr's own format in a quarter of the
 * size: `vocabulary.ts` packs the words, `postings.ts` the numbers.
 */
import type { TrailingSlash } from "../../model/urls/route.ts";

/** The file that `SEARCH_INDEX_FILE` names. */
export interface SearchIndex {
	/** The same in both files of a build. Files with different ids do not belong together. */
	readonly id: string;
	/** A BCP 47 tag. */
	readonly lang: string;
	/** The number of sections. Sections are identified by number. */
	readonly sections: number;
	/** All words sorted by their accent-free form, packed by `packWords`. */
	readonly words: string;
	/** The postings of each term, in the order in which the terms first occur in `words`. Empty if there are `ranges`. */
	readonly postings: string;
	/**
	 * Files with the postings of a large index, each with the number of its first term. Paths relative to the locale's
	 * home page.
	 */
	readonly ranges?: readonly (readonly [from: number, file: string])[];
	/** Words that readers use, and the words that the pages use. */
	readonly synonyms: readonly (readonly [from: string, to: string])[];
}

/** The file that `SEARCH_DOCUMENTS_FILE` names: what the section numbers refer to, and what results show of it. */
export interface SearchDocuments {
	/** The same as that of the index of the same build. */
	readonly id: string;
	/** The pages in the order of their sections. */
	readonly pages: readonly SearchDocumentPage[];
	/** The categories above pages, outermost first. The first trail is empty. */
	readonly trails: readonly (readonly string[])[];
	/** The parts of the site that readers tell apart: the help, the news. */
	readonly kinds: readonly SearchKind[];
	/** The versions of documents that have several, newest first. */
	readonly versions?: readonly SearchVersion[];
	/** The pages to show before a query is typed, as indexes into `pages`. */
	readonly popular?: readonly number[];
	/** The pages that show another locale's text because they are not translated. */
	readonly fallbacks?: readonly FallbackList[];
}

/** Sections are numbered consecutively across pages. `path` is relative to the locale's home page. */
export type SearchDocumentPage = readonly [
	title: string,
	path: string,
	weight: number,
	sections: readonly SearchDocumentSection[],
	/** An index into `trails`. */
	trail: number,
	/** An index into `versions`; absent for pages that are not documents. */
	version?: number,
];

/** A part of the site. A page belongs to the one with the longest path that its own begins with. */
export interface SearchKind {
	/** Relative to the locale's home page, without a slash at the end: `help/api`. */
	readonly path: string;
	readonly label: string;
}

export interface SearchVersion {
	readonly name: string;
	/** The set of documents that it is a version of. */
	readonly docsId: string;
	readonly label: string;
	readonly isLast?: true;
	readonly isUnmaintained?: true;
}

/** The heading, with its id if it differs from `defaultHeadingId`. */
export type SearchDocumentSection = string | readonly [heading: string, id: string];

/** Indexes into `pages`, with the BCP 47 tag of what they show. */
export type FallbackList = readonly [lang: string, pages: readonly number[]];

/** The texts that excerpts are cut from, by section. */
export type SectionTexts = readonly string[];

/**
 * The data file of a page by its path, both percent-encoded and relative to the locale's home page. The same as
 * `dataFileOf`, which the search must not import: every page loads it, and it would become a chunk of its own.
 */
export function pageDataFileOf(path: string, form: TrailingSlash): string {
	if (path === "" || path.endsWith("/")) return `${path}index.json`;
	return form === "bare" ? `${path}.json` : `${path}/index.json`;
}

/** The id of a heading unless it was set or had to be made unique. */
export const defaultHeadingId = (heading: string): string =>
	heading
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\p{M}_ -]/gu, "")
		.replaceAll(" ", "-");

/** The fields of a section and their weights. */
export const FIELD_BOOSTS = { title: 4, heading: 2, text: 1, code: 0.5 } as const;
export type IndexedField = keyof typeof FIELD_BOOSTS;
