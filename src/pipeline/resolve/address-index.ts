/** Lookup tables from what authors write in links to where it is served. Created once per build. */
import type { SiteConfig } from "../../model/config.ts";
import type { Asset } from "../../model/content/source.ts";
import { type ContentFolder, contentFolders } from "../../model/site/content-folders.ts";
import type { Memoize } from "../../model/text/memoize.ts";
import {
	FEED_FILES,
	LLMS_FILES,
	localizedRoute,
	type Route,
	SITEMAP_INDEX_FILE,
	withoutTrailingSlash,
} from "../../model/urls/route.ts";
import { documentKey } from "./locales/locale-fallbacks.ts";
import { type RoutedLocale, routedDocumentsOf } from "./locales/route-locale.ts";
import { type DocumentFactsIndex, factsOf } from "./pages/document-facts.ts";

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
	/** Paths of drafts, by locale and `fileKey`, and by the route that they would have. */
	readonly drafts: ReadonlyMap<string, string>;
	readonly assetsByPath: ReadonlyMap<string, Asset>;
	readonly assetsByAddress: ReadonlyMap<string, Asset>;
	/** Other output files that links may lead to: feeds, the sitemap. */
	readonly generatedFiles: ReadonlySet<string>;
}

export const localeFileKey = (locale: string, key: string): string => `${locale} ${key}`;

/** Where a file of a locale is served, by `localeFileKey`. */
export type FileTarget = readonly [file: string, target: LinkTarget];

/** Returns where each file of a locale is served, with the ids in its text. An unchanged target is the same object. */
export const fileTargetsOf = (routed: RoutedLocale, facts: DocumentFactsIndex, memoize: Memoize): FileTarget[] => {
	const { name } = routed.locale;
	return [
		...routedDocumentsOf(routed).map(({ document, route }): FileTarget => {
			const file = localeFileKey(name, documentKey(document));
			const { ids } = factsOf(document, facts);
			const written = document.headings.map(({ id }) => id);
			const inputs = [route, ids, document.ids, written];
			return [
				file,
				memoize(`target ${file}`, inputs, () => ({
					route,
					ids: [...ids, ...document.ids],
					aliases: new Map(written.map((id, i) => [id, ids[i] ?? id])),
				})),
			];
		}),
		...routed.components.map(({ key, route }): FileTarget => {
			const file = localeFileKey(name, key);
			return [file, memoize(`target ${file}`, route, () => targetWithoutIds(route))];
		}),
	];
};

const targetWithoutIds = (route: Route): LinkTarget => ({
	route,
	ids: [],
	aliases: new Map(),
});

/** The files of drafts, by each name that a link may have for them. */
export const draftNamesOf = ({ locale, drafts }: RoutedLocale): [name: string, path: string][] =>
	drafts.flatMap(({ document, route }): [string, string][] => [
		[localeFileKey(locale.name, documentKey(document)), document.path],
		[withoutTrailingSlash(route), document.path],
	]);

/** @param generated routes of pages without a file */
export function createAddressIndex(
	config: SiteConfig,
	assets: readonly Asset[],
	targets: readonly FileTarget[],
	generated: readonly Route[],
	drafts: readonly (readonly [name: string, path: string])[],
): AddressIndex {
	const content = config.contentPath;
	const targetsByFile = new Map(targets);
	return {
		config,
		folders: contentFolders(config).map((place) => ({
			...place,
			folder: content ? `${content}/${place.folder}` : place.folder,
		})),
		targetsByFile,
		targetsByRoute: indexByRoute([...targetsByFile.values(), ...generated.map(targetWithoutIds)]),
		drafts: new Map(drafts),
		assetsByPath: new Map(assets.map((asset) => [asset.path, asset])),
		assetsByAddress: new Map(assets.map((asset) => [asset.address, asset])),
		generatedFiles: new Set(config.locales.flatMap(({ name }) => generatedFilesOf(config, name))),
	};
}

/** Files a build generates besides pages, as links name them. */
const generatedFilesOf = ({ news, llms, defaultLocale }: SiteConfig, locale: string): string[] =>
	[
		...(news ? Object.values(FEED_FILES).map((file) => `${news.routeBasePath}/${file}`) : []),
		...(llms.index ? [LLMS_FILES.index] : []),
		...(llms.full ? [LLMS_FILES.full] : []),
		SITEMAP_INDEX_FILE,
	].map((file) => localizedRoute(file, locale, defaultLocale));

/** Indexes pages by route; if two share one, the first wins. */
function indexByRoute(targets: Iterable<LinkTarget>): ReadonlyMap<string, LinkTarget> {
	const table = new Map<string, LinkTarget>();
	for (const target of targets) {
		const key = withoutTrailingSlash(target.route);
		if (!table.has(key)) table.set(key, target);
	}
	return table;
}
