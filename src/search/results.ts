/** Search results as plain values, ready to be displayed. */

/** A text split into segments; matches are to be highlighted. */
export type HighlightedSegments = readonly HighlightedSegment[];

export interface HighlightedSegment {
	readonly text: string;
	readonly isMatch: boolean;
}

/** A page that matches the query, with its best sections. */
export interface SearchResultPage {
	readonly title: HighlightedSegments;
	/** With the base URL. */
	readonly href: string;
	/** A BCP 47 tag, if the text is in another language because the page is not translated. */
	readonly lang?: string;
	/**
	 * Best match first, at most three. A section without a heading is the beginning of the page, and links to its top.
	 */
	readonly sections: readonly SearchResultSection[];
}

export interface SearchResultSection {
	/** Empty for the text before the first heading. */
	readonly heading: HighlightedSegments;
	/** With the base URL and the heading's id. */
	readonly href: string;
	/** Zero-based index among the sections of its page, used to request its excerpt. */
	readonly place: number;
}

export interface SearchResult {
	/** Best match first. */
	readonly pages: readonly SearchResultPage[];
	/** Words of the pages that match the query, in lower case, to highlight on a page. */
	readonly words: readonly string[];
}
