/** Look-ups from what authors write in links to where it is served. Made once a build. */
import type { SiteConfig } from "../model/config.ts";
import type { ContentFolder } from "../model/folders.ts";
import { type Route, sameRoute } from "../model/route.ts";
import type { Asset } from "../model/source.ts";

/** A page that links may lead to. */
export interface Target {
	readonly route: Route;
	/** Every id in its text. */
	readonly ids: readonly string[];
	/** Ids that its headings would have by their own text, and the ones they have. */
	readonly aliases: ReadonlyMap<string, string>;
}

export interface Addresses {
	readonly config: SiteConfig;
	/** Their `folder` counts from the site's root. */
	readonly folders: readonly ContentFolder[];
	/** By locale and `fileKey`. */
	readonly byFile: ReadonlyMap<string, Target>;
	/** By route without the slash at its end, in all locales. */
	readonly byRoute: ReadonlyMap<string, Target>;
	readonly assetsByPath: ReadonlyMap<string, Asset>;
	readonly assetsByAddress: ReadonlyMap<string, Asset>;
	/** Other files of the output that links may lead to: feeds, the sitemap. */
	readonly files: ReadonlySet<string>;
}

export const inLocale = (locale: string, key: string): string =>
	`${locale} ${key}`;

/** Pages by route; the first of two that share one. */
export function routeTable(
	targets: Iterable<Target>,
): ReadonlyMap<string, Target> {
	const table = new Map<string, Target>();
	for (const target of targets) {
		const key = sameRoute(target.route);
		if (!table.has(key)) table.set(key, target);
	}
	return table;
}
