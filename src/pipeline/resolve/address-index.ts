/** Lookup tables from what authors write in links to where it is served. Created once per build. */
import type { SiteConfig } from "../../model/config.ts";
import type { Asset } from "../../model/content/source.ts";
import { type ContentFolder, contentFolders } from "../../model/site/content-folders.ts";
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
	/** By path in the normalisation form NFC. */
	readonly assetsByPath: ReadonlyMap<string, Asset>;
	/** By address in the normalisation form NFC. */
	readonly assetsByAddress: ReadonlyMap<string, Asset>;
	/** Other output files that links may lead to: feeds, the sitemap. */
	readonly generatedFiles: ReadonlySet<string>;
}

export const localeFileKey = (locale: string, key: string): string => `${locale} ${key}`;

/** Where a file of a locale is served, by `localeFileKey`. */
export type FileTarget = readonly [file: string, target: LinkTarget];

/** What is known of a file that links may lead to. */
export interface TargetFile {
	readonly route: Route;
	/** Of its headings. */
	readonly headingIds: readonly string[];
	/** Of its other elements. */
	readonly otherIds: readonly string[];
	/** Derived from the headings' own text. */
	readonly writtenIds: readonly string[];
}

/** The files of a locale, by `localeFileKey`. */
export const targetFilesOf = (routed: RoutedLocale): [file: string, target: TargetFile][] => [
	...routedDocumentsOf(routed).map(({ document, route }): [string, TargetFile] => [
		localeFileKey(routed.locale.name, documentKey(document)),
		{
			route,
			headingIds: document.headingIds,
			otherIds: document.ids,
			writtenIds: document.headings.map(({ id }) => id),
		},
	]),
	...routed.components.map(({ key, route }): [string, TargetFile] => [
		localeFileKey(routed.locale.name, key),
		{ route, headingIds: [], otherIds: [], writtenIds: [] },
	]),
];

export const createFileTarget = (file: string, { route, headingIds, otherIds, writtenIds }: TargetFile): FileTarget => [
	file,
	{ route, ids: [...headingIds, ...otherIds], aliases: new Map(writtenIds.map((id, i) => [id, headingIds[i] ?? id])) },
];

/** The files of drafts, by each name that a link may have for them. */
export const draftNamesOf = ({ locale, drafts }: RoutedLocale): [name: string, path: string][] =>
	drafts.flatMap(({ document, route }): [string, string][] => [
		[localeFileKey(locale.name, documentKey(document)), document.path],
		[withoutTrailingSlash(route), document.path],
	]);

interface Addresses {
	readonly assets: readonly Asset[];
	readonly targets: readonly FileTarget[];
	/** Routes of pages without a file. */
	readonly generated: readonly Route[];
	readonly drafts: readonly (readonly [name: string, path: string])[];
}

export function createAddressIndex(
	config: SiteConfig,
	{ assets, targets, generated, drafts }: Addresses,
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
		targetsByRoute: indexByRoute([
			...targetsByFile.values(),
			...generated.map((route) => ({ route, ids: [], aliases: new Map() })),
		]),
		drafts: new Map(drafts),
		assetsByPath: new Map(assets.map((asset) => [asset.path.normalize("NFC"), asset])),
		assetsByAddress: new Map(assets.map((asset) => [asset.address.normalize("NFC"), asset])),
		generatedFiles: new Set(config.locales.flatMap(({ name }) => generatedFilesOf(config, name))),
	};
}

/** Files a build generates besides pages, as links name them. */
const generatedFilesOf = ({ news, llms, defaultLocale }: SiteConfig, locale: string): string[] =>
	[
		...(news ? Object.values(FEED_FILES).map((file) => `${news.routeBasePath}/${file}`) : []),
		...(llms?.index ? [LLMS_FILES.index] : []),
		...(llms?.full ? [LLMS_FILES.full] : []),
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
