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
	/** Where the page is in the site, outermost first: the part of the site, and the categories above the page. */
	readonly trail: readonly string[];
	/** The kind of page, unless the trail has it. */
	readonly kind?: string;
	/** A BCP 47 tag, if the text is in another language because the page is not translated. */
	readonly lang?: string;
	/** The section that matches best. */
	readonly section: SearchResultSection;
}

/** A section without a heading is the beginning of the page, and links to its top. */
export interface SearchResultSection {
	/** Empty for the text before the first heading. */
	readonly heading: HighlightedSegments;
	/** With the base URL and the heading's id. */
	readonly href: string;
	/** Zero-based index among the sections of its page, used to request its excerpt. */
	readonly place: number;
}

/** What is shown of a result once the text of its page has been loaded. */
export interface SearchExcerpt {
	readonly title: HighlightedSegments;
	readonly heading: HighlightedSegments;
	readonly text: HighlightedSegments;
}

/** How many of the matching pages are of a kind. */
export interface KindCount {
	/** Names the kind in a query. */
	readonly path: string;
	readonly label: string;
	readonly count: number;
}

export interface SearchResult {
	/** Best match first. */
	readonly pages: readonly SearchResultPage[];
	/** The number of matching pages of all kinds. */
	readonly total: number;
	/** The kinds of the matching pages. */
	readonly kinds: readonly KindCount[];
	/** The path of the only kind among `pages`; absent if it was not requested, or no page is of that kind. */
	readonly kind?: string;
	/** Words of the pages that match the query, in lower case, to highlight on a page. */
	readonly words: readonly string[];
}
