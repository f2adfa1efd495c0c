/** The data file of a page: written by `derive`, read by the browser. */

import type { HeadTag } from "./head-tag.ts";

/** What the browser needs to show a page without a full page load. */
export interface PageData {
	/** If it differs from the current page's, the navigation is a full page load. */
	readonly build: string;
	/** The whole text of `<title>`. */
	readonly title: string;
	readonly description: string;
	readonly lang: string;
	readonly direction: "ltr" | "rtl";
	/** `<main>`, exactly as in the HTML file. */
	readonly main: string;
	/**
	 * The sidebar that the page shows, such as `current/helpSidebar` or `news`; absent if none. `sidebarFileOf` names its
	 * file.
	 */
	readonly sidebar?: string;
	readonly islands: readonly string[];
	/** URLs of the style sheets that this page loads and others do not; absent if none. */
	readonly styles?: readonly string[];
	/** An absolute URL. */
	readonly canonical: string;
	/** Whether search engines must not index the page. */
	readonly hidden: boolean;
	/** The elements that the page adds to `<head>`; absent if none. Any other than those of `PageHeadTag` need a full load. */
	readonly head?: readonly HeadTag[];
	/** URLs of the equivalent pages by locale, for the language menu. */
	readonly alternates: Readonly<Record<string, string>>;
	/** The locales that have the page in their own language, for `hreflang`. */
	readonly translations: readonly string[];
	/** URL of the Markdown version; absent if there is none. */
	readonly markdownVersion?: string;
	/** URLs of the equivalent documents by version, if there are several. */
	readonly versions?: Readonly<Record<string, string>>;
}
