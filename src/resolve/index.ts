/**
 * Resolves all documents into a `Site`, without disk access. Everything a page shows is determined here.
 *
 * 1. The documents, posts and pages of each locale get their routes (`route-locale.ts`).
 * 2. All routes are indexed, so that links can be resolved (`address-index.ts`).
 * 3. The pages of each locale are filled, and its chrome is created (`resolve-locale.ts`, `chrome.ts`).
 * 4. Equivalent pages of different locales are linked. If two pages have the same route, the first one wins.
 */
import { hash } from "node:crypto";
import type { Chrome } from "../model/chrome.ts";
import type { SiteConfig } from "../model/config.ts";
import { contentFolders } from "../model/content-folders.ts";
import type { ParsedDocument } from "../model/document.ts";
import type { Memoize } from "../model/memoize.ts";
import {
	FEED_FILES,
	localizedRoute,
	type Route,
	SITEMAP_INDEX_FILE,
} from "../model/route.ts";
import type { Bundle, ResolvedSite } from "../model/site.ts";
import type { Asset, Sources } from "../model/source.ts";
import {
	type AddressIndex,
	indexByRoute,
	type LinkTarget,
	localeFileKey,
} from "./address-index.ts";
import { addAlternates } from "./alternates.ts";
import { createChrome } from "./chrome.ts";
import { removeDuplicateRoutes, sharedNames } from "./duplicate-routes.ts";
import type { LabelLookup } from "./fill-holes.ts";
import { inheritFrontMatter } from "./inherit-front-matter.ts";
import { resolveHeadingIds, translationProblems } from "./locale-fallbacks.ts";
import {
	type DocumentLookups,
	type ResolvedLocale,
	resolveLocale,
} from "./resolve-locale.ts";
import {
	documentKey,
	documentsForLocale,
	type ParsedSources,
	type RoutedLocale,
	routeLocale,
} from "./route-locale.ts";
import { isStaleTranslation } from "./translations.ts";

export type ResolveInput = Omit<ParsedSources, "modules"> &
	Pick<Sources, "assets"> &
	Pick<ResolvedSite, "searchSettings">;

export function resolveSite(
	siteConfig: SiteConfig,
	{ documents: own, searchSettings, assets, ...more }: ResolveInput,
	bundle: Pick<Bundle, "assets" | "components">,
	label: LabelLookup,
	memoize: Memoize,
): ResolvedSite {
	const config = withoutEmptyAreas(siteConfig, own);
	const { categories, authors, tags, components } = more;
	const modules = bundle.components;
	const parsed = { categories, authors, tags, components, modules };
	const documents = inheritFrontMatter(own, config.defaultLocale);
	const routedLocales = config.locales.map((locale) => {
		const shown = documentsForLocale(documents, locale, config);
		const of = [shown, parsed, config];
		return memoize(`placement ${locale.name}`, of, () =>
			routeLocale(locale, shown, parsed, config),
		);
	});
	const sources = new Map(
		documents
			.filter(({ locale }) => locale === config.defaultLocale)
			.map((document) => [documentKey(document), document]),
	);
	const sourceOf = (document: ParsedDocument) =>
		sources.get(documentKey(document));
	const lookups: DocumentLookups = {
		idsOf: (document) =>
			resolveHeadingIds(
				document,
				config.sharedAnchors ? sourceOf(document) : undefined,
			),
		isStale: (document) => isStaleTranslation(document, sourceOf(document)),
		label,
	};
	const targets = routedLocales.flatMap((placement) =>
		linkTargetsOf(placement, lookups.idsOf),
	);
	const routes = routedLocales.flatMap(({ generatedPages }) =>
		generatedPages.map(({ route }) => route),
	);
	const addresses = memoize(
		"addresses",
		[config, assets, targets.map(comparableTarget), routes],
		() => createAddressIndex(config, assets, new Map(targets), routes),
	);
	const resolvedLocales = routedLocales.map((placement) => {
		const { name } = placement.locale;
		const stale = documentsOf(placement).map(lookups.isStale);
		return memoize(`pages ${name}`, [placement, addresses, stale], () =>
			resolveLocale(placement, addresses, lookups, memoize),
		);
	});
	const findings = resolvedLocales.map((locale) => locale.report);
	const chromes = routedLocales.map(({ locale }, i) =>
		createChrome(
			locale,
			addresses,
			(resolvedLocales[i] as ResolvedLocale).navigation,
			bundle.assets,
		),
	);
	const keys = Object.fromEntries(own.map(({ path, keys }) => [path, keys]));
	const uniquePages = removeDuplicateRoutes(
		addAlternates(
			resolvedLocales.flatMap(({ pages }) => pages),
			config,
		),
		assets,
		config,
		keys,
	);
	const isBuilt = (name: string) => config.builtLocales.includes(name);
	return {
		config,
		pages: uniquePages.pages.filter((page) => isBuilt(page.locale)),
		chromes: Object.fromEntries(
			chromes
				.filter(({ chrome }) => isBuilt(chrome.locale.name))
				.map(({ chrome }) => [chrome.locale.name, withHash(chrome)]),
		),
		links: [
			...findings.flatMap(({ links }) => links),
			...chromes.flatMap((made) => made.links),
		],
		anchors: Object.fromEntries(
			targets.map(([, { route, ids }]) => [route, ids]),
		),
		assets: [...new Set(findings.flatMap(({ assets }) => [...assets]))],
		searchSettings,
		keys,
		problems: [
			...documents.flatMap((document) => document.problems),
			...sharedNames(own, documentKey, config),
			...translationProblems(
				documents,
				config.defaultLocale,
				config.sharedAnchors,
			),
			...routedLocales.flatMap((placement) => placement.problems),
			...findings.flatMap(({ problems }) => problems),
			...chromes.flatMap((made) => made.problems),
			...uniquePages.problems,
		],
	};
}

/** Removes the pages of areas without documents: a site without posts has no news pages. */
function withoutEmptyAreas(
	{ docs, news, ...config }: SiteConfig,
	documents: readonly ParsedDocument[],
): SiteConfig {
	const has = (area: string) =>
		documents.some((document) => document.area === area);
	return {
		...config,
		...(docs && has("docs") && { docs }),
		...(news && has("news") && { news }),
	};
}

const withHash = (chrome: Omit<Chrome, "hash">): Chrome => ({
	...chrome,
	hash: hash("sha256", JSON.stringify(chrome)).slice(0, 16),
});

const documentsOf = ({
	versions,
	posts,
	texts,
}: RoutedLocale): ParsedDocument[] =>
	[...versions.flatMap(({ placed }) => placed.docs), ...posts, ...texts].map(
		({ document }) => document,
	);

/** Returns where each file of a locale is served, with the ids in its text. */
function linkTargetsOf(
	{ locale, versions, posts, texts, components }: RoutedLocale,
	idsOf: (document: ParsedDocument) => readonly string[],
): [string, LinkTarget][] {
	const written = [
		...versions.flatMap(({ placed }) => placed.docs),
		...posts,
		...texts,
	];
	return [
		...written.map(({ document, route }): [string, LinkTarget] => {
			const ids = idsOf(document);
			return [
				localeFileKey(locale.name, documentKey(document)),
				{
					route,
					ids: [...ids, ...document.ids],
					aliases: new Map(
						document.headings.map((heading, i) => [
							heading.id,
							ids[i] ?? heading.id,
						]),
					),
				},
			];
		}),
		...components.map(({ key, route }): [string, LinkTarget] => [
			localeFileKey(locale.name, key),
			{ route, ids: [], aliases: new Map() },
		]),
	];
}

/** A comparable form of a link target. */
const comparableTarget = ([file, { aliases, ...target }]: readonly [
	string,
	LinkTarget,
]) => [file, target, [...aliases]];

function createAddressIndex(
	config: SiteConfig,
	assets: readonly Asset[],
	byFile: ReadonlyMap<string, LinkTarget>,
	made: readonly Route[],
): AddressIndex {
	const content = config.contentPath;
	const bare = (route: Route): LinkTarget => ({
		route,
		ids: [],
		aliases: new Map(),
	});
	return {
		config,
		folders: contentFolders(config).map((place) => ({
			...place,
			folder: content ? `${content}/${place.folder}` : place.folder,
		})),
		targetsByFile: byFile,
		targetsByRoute: indexByRoute([...byFile.values(), ...made.map(bare)]),
		assetsByPath: new Map(assets.map((asset) => [asset.path, asset])),
		assetsByAddress: new Map(assets.map((asset) => [asset.address, asset])),
		generatedFiles: new Set(
			config.locales.flatMap(({ name }) => generatedFilesOf(config, name)),
		),
	};
}

/** Files a build generates besides pages, as links name them. */
const generatedFilesOf = (
	{ news, defaultLocale }: SiteConfig,
	locale: string,
): string[] =>
	[
		...(news
			? Object.values(FEED_FILES).map((file) => `${news.routeBasePath}/${file}`)
			: []),
		SITEMAP_INDEX_FILE,
	].map((file) => localizedRoute(file, locale, defaultLocale));
