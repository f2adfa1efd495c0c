/** The data file of a page: made by `derive`, read by the browser. */

/** What a visit from another page needs to know, as the data file says it. */
export interface PageData {
	/** When it is not that of the running page, the visit is a full load. */
	readonly build: string;
	/** The browser's title, whole. */
	readonly title: string;
	readonly description: string;
	readonly lang: string;
	readonly direction: "ltr" | "rtl";
	/** The very `<main>` of the HTML file. */
	readonly main: string;
	/** Which sidebar the page shows, `current/helpSidebar` or `news`; absent when none. Its file is `sidebarFileOf`. */
	readonly sidebar?: string;
	readonly islands: readonly string[];
	/** Absolute. */
	readonly canonical: string;
	/** Not for search engines. */
	readonly hidden: boolean;
	/** Addresses of the equivalent pages, by locale, for the language menu. */
	readonly alternates: Readonly<Record<string, string>>;
	/** The locales among them that have the page in their own language: those of `hreflang`. */
	readonly translations: readonly string[];
	/** Addresses of the equivalent documents, by version, where there are several. */
	readonly versions?: Readonly<Record<string, string>>;
}
