/** Messages between a page and its search worker. */
import type { SearchExcerpt, SearchResult } from "../../search/results.ts";
import type { SiteAttributes } from "../site-attributes.ts";

export interface SearchSite {
	/** The locale's home URL, including the base URL: `/fr/`. Its search files are there. */
	readonly home: string;
	/** A BCP 47 language tag. */
	readonly lang: string;
}

/** What the addresses of files depend on. */
export type SearchAddresses = Pick<SiteAttributes, "base" | "form">;

/** What to search for. */
export interface SearchQuery {
	readonly query: string;
	/** The maximum number of pages. */
	readonly limit: number;
	/** The path of a kind: only its pages are returned, if there are any. */
	readonly kind?: string | undefined;
	/** The version of the documents that the reader is reading. */
	readonly version?: string | undefined;
}

/** A page to show before a query is typed. */
export interface StartPage {
	readonly title: string;
	/** With the base URL. */
	readonly href: string;
}

export type SearchCommand =
	| { readonly kind: "open"; readonly site: SearchSite; readonly addresses: SearchAddresses }
	| { readonly kind: "search"; readonly question: SearchQuery }
	| { readonly kind: "excerpt"; readonly href: string; readonly place: number; readonly query: string };

export interface SearchRequest {
	readonly id: number;
	readonly command: SearchCommand;
}

export interface SearchResponse {
	readonly id: number;
	readonly answer?: SearchResult | SearchExcerpt | readonly StartPage[];
	/** Set instead of `answer` when the command fails. */
	readonly error?: string;
}
