/** What passes between a page and its search worker. */
import type { Found, Marked } from "../../search/found.ts";
import type { SearchSite } from "./searcher.ts";

export type Question =
	| { readonly kind: "open"; readonly site: SearchSite; readonly base: string }
	| { readonly kind: "search"; readonly query: string; readonly limit: number }
	| {
			readonly kind: "excerpt";
			readonly href: string;
			readonly place: number;
			readonly query: string;
	  };

export interface Asked {
	readonly number: number;
	readonly question: Question;
}

export interface Answered {
	readonly number: number;
	readonly answer?: Found | Marked;
	/** In its place when there is none: why. */
	readonly error?: string;
}
