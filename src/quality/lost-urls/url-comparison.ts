/** The URLs that a site had, and what they are compared with. */
import type { SiteUrl, UrlTarget } from "./site-urls.ts";

/** Where a version of the documentation is, without the prefix of a locale. */
export interface VersionPaths {
	readonly path: string;
	/** Where the latest release of the same documents is. */
	readonly lastPath: string;
}

/** A URL that the site had. `line` is where the list of them names it. */
export interface EarlierUrl extends SiteUrl {
	readonly line?: number;
}

export interface UrlComparison {
	/** Where the earlier URLs are from: a file relative to the site's root, or an address. */
	readonly file: string;
	readonly earlier: readonly EarlierUrl[];
	/** Whether the anchors of earlier URLs are from markup. */
	readonly isMarkup: boolean;
	readonly current: readonly SiteUrl[];
	readonly find: (path: string) => UrlTarget | undefined;
	/** Old paths whose redirects lead nowhere. */
	readonly brokenRedirects: ReadonlySet<string>;
	/** New names of files, by the old ones, as far as git knows them. */
	readonly renamed: ReadonlyMap<string, string>;
	/** Of the locales that have a prefix in their paths. */
	readonly localePrefixes: readonly string[];
	readonly versions: readonly VersionPaths[];
}
