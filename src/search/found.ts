/** What a search gives: plain values, ready to be shown. */

/** A text in pieces; those that match what was asked for are marked. */
export type Marked = readonly MarkedPiece[];

export interface MarkedPiece {
	readonly text: string;
	readonly isMatch: boolean;
}

/** A page that answers the query, with its best sections. */
export interface FoundPage {
	readonly title: Marked;
	/** With the base URL. */
	readonly href: string;
	/** BCP 47, when its text is in another language than the page that was searched from; a stand-in for a translation. */
	readonly lang?: string;
	/** Best first, at most three. A section without a heading of its own is the page's beginning, and leads to its top. */
	readonly sections: readonly FoundSection[];
}

export interface FoundSection {
	/** Empty for the text before the first heading. */
	readonly heading: Marked;
	/** With the base URL, and with the heading's id. */
	readonly href: string;
	/** Its place among the sections of its page, from 0: what its excerpt is asked for by. */
	readonly place: number;
}

export interface Found {
	/** Best first. */
	readonly pages: readonly FoundPage[];
	/** The words of the texts that answer the query, in lower case: what to mark on a page. */
	readonly words: readonly string[];
}
