/**
 * Document[] -> Site: all files at once, no disk. Everything that a page shows is settled here.
 *
 * 1. Each locale's documents, posts and pages get their addresses (`place`).
 * 2. All addresses together are the table that links are followed in (`addresses`).
 * 3. Each locale's pages are filled, and its chrome is made (`filled`, `chrome`).
 * 4. Equal pages of the locales learn of each other; of two pages at one address the first stays.
 */
import { hash } from "node:crypto";
import type { Assets, Chrome } from "../model/chrome.ts";
import type { SiteConfig } from "../model/config.ts";
import type { Document } from "../model/document.ts";
import { contentFolders } from "../model/folders.ts";
import type { Problem } from "../model/problem.ts";
import { localized, type Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import type { Asset } from "../model/source.ts";
import {
	type Addresses,
	inLocale,
	routeTable,
	type Target,
} from "./addresses.ts";
import { chromeOf } from "./chrome.ts";
import { withoutDuplicates } from "./duplicates.ts";
import { withEquivalents } from "./equivalents.ts";
import type { Label } from "./fill.ts";
import { type Filled, filledLocale, type Locales } from "./filled.ts";
import { withInherited } from "./inherited.ts";
import { LastRound } from "./last-round.ts";
import { headingIds, localeProblems } from "./locales.ts";
import {
	documentKey,
	documentsShown,
	type Parsed,
	type Placement,
	placeLocale,
} from "./place.ts";
import { isStale } from "./translations.ts";

export { LastRound, type Parsed };

type ParsedSite = Parsed & Pick<Site, "searchLists">;

export function resolve(
	whole: SiteConfig,
	{ documents: own, searchLists, ...more }: ParsedSite,
	assets: readonly Asset[],
	bundled: Assets,
	label: Label,
	last: LastRound,
): Site {
	const config = withoutEmptyAreas(whole, own);
	const { categories, authors, tags, components, modules } = more;
	const parsed = { categories, authors, tags, components, modules };
	const documents = withInherited(own, config.defaultLocale);
	const placements = config.locales.map((locale) => {
		const shown = documentsShown(documents, locale, config);
		const of = [shown, parsed, config];
		return last.given(`placement ${locale.name}`, of, () =>
			placeLocale(locale, shown, parsed, config),
		);
	});
	const sources = new Map(
		documents
			.filter(({ locale }) => locale === config.defaultLocale)
			.map((document) => [documentKey(document), document]),
	);
	const sourceOf = (document: Document) => sources.get(documentKey(document));
	const locales: Locales = {
		idsOf: (document) =>
			headingIds(
				document,
				config.sharedAnchors ? sourceOf(document) : undefined,
			),
		isStale: (document) => isStale(document, sourceOf(document)),
		label,
	};
	const targets = placements.flatMap((placement) =>
		targetsOf(placement, locales.idsOf),
	);
	const routes = placements.flatMap(({ made }) =>
		made.map(({ route }) => route),
	);
	const addresses = last.given(
		"addresses",
		[config, assets, targets.map(plainTarget), routes],
		() => addressesOf(config, assets, new Map(targets), routes),
	);
	const filled = placements.map((placement) => {
		const { name } = placement.locale;
		const stale = documentsIn(placement).map(locales.isStale);
		return last.given(`pages ${name}`, [placement, addresses, stale], () =>
			filledLocale(placement, addresses, locales, last),
		);
	});
	const findings = filled.map((locale) => locale.findings);
	const chromes = placements.map(({ locale }, i) =>
		chromeOf(locale, addresses, (filled[i] as Filled).areas, bundled),
	);
	const all = withoutDuplicates(
		withEquivalents(
			filled.flatMap(({ pages }) => pages),
			config,
		),
		assets,
		config,
	);
	const isBuilt = (name: string) => config.builtLocales.includes(name);
	return {
		config,
		pages: all.pages.filter((page) => isBuilt(page.locale)),
		chromes: Object.fromEntries(
			chromes
				.filter(({ chrome }) => isBuilt(chrome.locale.name))
				.map(({ chrome }) => [chrome.locale.name, hashed(chrome)]),
		),
		links: [
			...findings.flatMap(({ links }) => links),
			...chromes.flatMap((made) => made.links),
		],
		anchors: Object.fromEntries(
			targets.map(([, { route, ids }]) => [route, ids]),
		),
		assets: [...new Set(findings.flatMap(({ assets }) => [...assets]))],
		searchLists,
		problems: unique([
			...documents.flatMap((document) => document.problems),
			...localeProblems(documents, config.defaultLocale, config.sharedAnchors),
			...placements.flatMap((placement) => placement.problems),
			...findings.flatMap(({ problems }) => problems),
			...chromes.flatMap((made) => made.problems),
			...all.problems,
		]),
	};
}

/** A site without a post has no news, and no pages of it. */
function withoutEmptyAreas(
	{ docs, news, ...config }: SiteConfig,
	documents: readonly Document[],
): SiteConfig {
	const has = (area: string) =>
		documents.some((document) => document.area === area);
	return {
		...config,
		...(docs && has("docs") && { docs }),
		...(news && has("news") && { news }),
	};
}

const hashed = (chrome: Omit<Chrome, "hash">): Chrome => ({
	...chrome,
	hash: hash("sha256", JSON.stringify(chrome)).slice(0, 16),
});

/** A text that stands in for others is read once and shown several times; its problems are told once. */
const unique = (problems: readonly Problem[]): Problem[] => [
	...new Map(
		problems.map((problem) => [JSON.stringify(problem), problem]),
	).values(),
];

const documentsIn = ({ versions, posts, texts }: Placement): Document[] =>
	[...versions.flatMap(({ placed }) => placed.docs), ...posts, ...texts].map(
		({ document }) => document,
	);

/** Where each file of a locale is served, with the ids in its text. */
function targetsOf(
	{ locale, versions, posts, texts, components }: Placement,
	idsOf: (document: Document) => readonly string[],
): [string, Target][] {
	const written = [
		...versions.flatMap(({ placed }) => placed.docs),
		...posts,
		...texts,
	];
	return [
		...written.map(({ document, route }): [string, Target] => {
			const ids = idsOf(document);
			return [
				inLocale(locale.name, documentKey(document)),
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
		...components.map(({ key, route }): [string, Target] => [
			inLocale(locale.name, key),
			{ route, ids: [], aliases: new Map() },
		]),
	];
}

/** As it can be compared. */
const plainTarget = ([file, { aliases, ...target }]: readonly [
	string,
	Target,
]) => [file, target, [...aliases]];

function addressesOf(
	config: SiteConfig,
	assets: readonly Asset[],
	byFile: ReadonlyMap<string, Target>,
	made: readonly Route[],
): Addresses {
	const content = config.contentPath;
	const bare = (route: Route): Target => ({
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
		byFile,
		byRoute: routeTable([...byFile.values(), ...made.map(bare)]),
		assetsByPath: new Map(assets.map((asset) => [asset.path, asset])),
		assetsByAddress: new Map(assets.map((asset) => [asset.address, asset])),
		files: new Set(
			config.locales.flatMap(({ name }) => madeFiles(config, name)),
		),
	};
}

/** Files that a build makes besides pages, as links name them. */
const madeFiles = (
	{ news, defaultLocale }: SiteConfig,
	locale: string,
): string[] =>
	[
		...(news
			? ["rss.xml", "atom.xml", "feed.json"].map(
					(file) => `${news.routeBasePath}/${file}`,
				)
			: []),
		"sitemap.xml",
	].map((file) => localized(file, locale, defaultLocale));
