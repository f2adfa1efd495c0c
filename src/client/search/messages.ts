/** Messages between a page and its search worker. */
import type {
	HighlightedSegments,
	SearchResult,
} from "../../search/results.ts";
import type { SiteAttributes } from "../site-attributes.ts";
import type { SearchSite } from "./searcher.ts";

/** What the addresses of files depend on. */
export type SearchAddresses = Pick<SiteAttributes, "base" | "form">;

export type SearchCommand =
	| {
			readonly kind: "open";
			readonly site: SearchSite;
			readonly addresses: SearchAddresses;
	  }
	| {
			readonly kind: "search";
			readonly query: string;
			readonly limit: number;
			/** The version of the documents that the reader is reading. */
			readonly version?: string | undefined;
	  }
	| {
			readonly kind: "excerpt";
			readonly href: string;
			readonly place: number;
			readonly query: string;
	  };

export interface SearchRequest {
	readonly id: number;
	readonly command: SearchCommand;
}

export interface SearchResponse {
	readonly id: number;
	readonly answer?: SearchResult | HighlightedSegments;
	/** Set instead of `answer` when the command fails. */
	readonly error?: string;
}
