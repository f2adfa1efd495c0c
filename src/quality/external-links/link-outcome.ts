/** What became of requesting an address. Plain data, so that it can be cached. */

export type LinkOutcome =
	| {
			readonly kind: "found";
			/** Where the page is from now on, if a permanent redirect says so. */
			readonly movedTo?: string;
			/** Those of the fragments that the page does not have. */
			readonly missing?: readonly string[];
	  }
	/** It will not work until somebody mends it. */
	| {
			readonly kind: "broken";
			readonly reason: string;
			/** No page of the host can be reached. */
			readonly isOfHost?: true;
	  }
	/** It may work later. */
	| { readonly kind: "unreachable"; readonly reason: string; readonly isOfHost?: true }
	/** It may work for people. */
	| { readonly kind: "refused"; readonly reason: string }
	/** The site asks programs not to. */
	| { readonly kind: "forbidden"; readonly reason: string }
	/** The host wants no more requests for now. */
	| { readonly kind: "postponed"; readonly reason: string; readonly host: string };
