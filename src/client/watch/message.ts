/** The message that the development server sends after each build. */
export interface WatchMessage {
	/** The problems of the last build, formatted; empty if it succeeded. */
	readonly problems: readonly string[];
	/**
	 * Routes, without a trailing slash, of the pages whose HTML has changed; `all` if there are many or they are not
	 * known.
	 */
	readonly pages: readonly string[] | "all";
	/** Changes whenever a published file other than a page changes. */
	readonly files: string;
	/** Changes whenever the search index changes. */
	readonly search: string;
}

/** The URL path of the event stream. */
export const CHANGES_PATH = "/__ssg/changes";
/** The attribute of the watch script that identifies the exact HTML of the page it is in. */
export const PAGE_VERSION_ATTRIBUTE = "data-page";
