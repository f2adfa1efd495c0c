/** What a watching server says to the pages that it serves: the state after a build, and which pages it made anew. */
export interface Message {
	/** Why the last build failed, one text each; none when it succeeded. */
	readonly problems: readonly string[];
	/** Routes, without a slash at the end, of the pages whose HTML is another than before; `all` when there are many, or nobody knows. */
	readonly pages: readonly string[] | "all";
	/** Another one whenever a published file that is no page is another. */
	readonly files: string;
	/** Another one whenever the search knows something else. */
	readonly search: string;
}

/** Where the server says it. */
export const CHANGES = "/__ssg/changes";
/** The attribute of the script in a page that names the very text of the page's HTML. */
export const PAGE_VERSION = "data-page";
