/** Lookup tables from what authors write in links to where it is served. Created once per build. */
import type { SiteConfig } from "../model/config.ts";
import type { ContentFolder } from "../model/content-folders.ts";
import { type Route, withoutTrailingSlash } from "../model/route.ts";
import type { Asset } from "../model/source.ts";

/** A file or page that links may lead to. */
export interface LinkTarget {
	readonly route: Route;
	/** Every id in the page's text. */
	readonly ids: readonly string[];
	/** Maps ids derived from the headings' own text to the ids they have. */
	readonly aliases: ReadonlyMap<string, string>;
}

export interface AddressIndex {
	readonly config: SiteConfig;
	/** `folder` is relative to the site's root. */
	readonly folders: readonly ContentFolder[];
	/** By locale and `fileKey`. */
	readonly targetsByFile: ReadonlyMap<string, LinkTarget>;
	/** By route without trailing slash, in all locales. */
	readonly targetsByRoute: ReadonlyMap<string, LinkTarget>;
	readonly assetsByPath: ReadonlyMap<string, Asset>;
	readonly assetsByAddress: ReadonlyMap<string, Asset>;
	/** Other output files that links may lead to: feeds, the sitemap. */
	readonly generatedFiles: ReadonlySet<string>;
}

export const localeFileKey = (locale: string, key: string): string =>
	`${locale} ${key}`;

/** Indexes pages by route; if two share one, the first wins. */
export function indexByRoute(
	targets: Iterable<LinkTarget>,
): ReadonlyMap<string, LinkTarget> {
	const table = new Map<string, LinkTarget>();
	for (const target of targets) {
		const key = withoutTrailingSlash(target.route);
		if (!table.has(key)) table.set(key, target);
	}
	return table;
}
