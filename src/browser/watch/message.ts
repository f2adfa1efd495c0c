/** A problem of the site. */
export interface WatchProblem {
	/** The problem, formatted. */
	readonly text: string;
	/** Whether it makes a build fail. */
	readonly isError: boolean;
	/** Routes, without a trailing slash, of the pages of its file; `all` if it keeps every page from being built. */
	readonly pages: readonly string[] | "all";
}

/** The message that the development server sends after each build. */
export interface WatchMessage {
	readonly problems: readonly WatchProblem[];
	/** How many more problems there are than those listed. */
	readonly moreProblems: number;
	/** The time of the site that is shown, if it could not be built since: `14:03:22`. */
	readonly staleSince?: string;
	/** New routes of pages that have moved, by their old ones, both without a trailing slash. */
	readonly moved: Readonly<Record<string, string>>;
	/**
	 * Routes, without a trailing slash, of the pages whose HTML has changed; `all` if there are many or they are not
	 * known.
	 */
	readonly pages: readonly string[] | "all";
	/** Changes whenever a published file other than a page changes. */
	readonly files: string;
	/** Changes whenever the search index changes. */
	readonly search: string;
	/** The number of finished builds: after each, a page asks what the rules find on it. */
	readonly builds: number;
}

/** The URL path of the event stream. */
export const CHANGES_PATH = "/__ssg/changes";
/** The URL path of what the rules of `ssg check` find on a page: a list of formatted problems. */
export const PROBLEMS_PATH = "/__ssg/problems";
/** The query parameter with the route of the page, without a trailing slash. */
export const PROBLEMS_PARAMETER = "page";
/** The attribute of the watch script that identifies the exact HTML of the page it is in. */
export const PAGE_VERSION_ATTRIBUTE = "data-page";
