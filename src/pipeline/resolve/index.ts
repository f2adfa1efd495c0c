/**
 * Resolves all documents into a `Site`, without disk access. Everything a page shows is determined here.
 *
 * 1. The documents, posts and pages of each locale get their routes (`route-locale.ts`).
 * 2. All routes are indexed, so that links can be resolved (`address-index.ts`).
 * 3. The pages of each locale are created with their filled texts (`locale-pages.ts`), and its chrome (`chrome.ts`).
 * 4. Equivalent pages of different locales are linked. If two pages have the same route, the first one wins.
 */
import { hash } from "node:crypto";
import type { SiteConfig } from "../../model/config.ts";
import type { ParsedDocument } from "../../model/content/document.ts";
import type { Sources } from "../../model/content/source.ts";
import type { Chrome } from "../../model/site/chrome.ts";
import type { Bundle, ResolvedSite } from "../../model/site/site.ts";
import type { Memoize } from "../../model/text/memoize.ts";
import { createAddressIndex, draftNamesOf, fileTargetsOf } from "./address-index.ts";
import { type ChromeResult, createChrome } from "./chrome.ts";
import { customFrontMatterProblems } from "./custom-front-matter.ts";
import { removeDuplicateRoutes, sharedNames } from "./duplicate-routes.ts";
import { createEditedPages, type FindEditedPages } from "./edited-pages.ts";
import type { LabelLookup } from "./fill-placeholders.ts";
import { inheritFrontMatter } from "./inherit-front-matter.ts";
import { addAlternates } from "./locales/alternates.ts";
import { documentsForLocale, originalsOf } from "./locales/locale-fallbacks.ts";
import {
	generatedRoutesOf,
	type ParsedSources,
	type RoutedLocale,
	routedDocumentsOf,
	routeLocale,
} from "./locales/route-locale.ts";
import { navigationOf } from "./navigation.ts";
import { createDocumentFacts, factsOf, translationProblems } from "./pages/document-facts.ts";
import { createLocalePages } from "./pages/locale-pages.ts";

export type ResolveInput = Omit<ParsedSources, "modules"> &
	Pick<Sources, "assets"> &
	Pick<ResolvedSite, "searchSettings">;

export interface Resolution {
	readonly site: ResolvedSite;
	readonly findEditedPages: FindEditedPages;
}

export function resolveSite(
	siteConfig: SiteConfig,
	{ documents: own, searchSettings, assets, ...more }: ResolveInput,
	bundle: Pick<Bundle, "assets" | "components">,
	label: LabelLookup,
	memoize: Memoize,
): Resolution {
	const areas = contentAreasOf(own);
	const config = memoize("config", [siteConfig, areas], () => withoutEmptyAreas(siteConfig, areas));
	const { categories, authors, tags, components } = more;
	const modules = bundle.components;
	const parsed = { categories, authors, tags, components, modules };
	const documents = inheritFrontMatter(own, config.defaultLocale, memoize);
	const routedLocales = config.locales.map((locale) => {
		const shown = documentsForLocale(documents, locale, config);
		const of = [shown, parsed, config];
		return memoize(`placement ${locale.name}`, of, () => routeLocale(locale, shown, parsed, config, memoize));
	});
	const originals = originalsOf(documents, config.defaultLocale);
	const facts = createDocumentFacts(routedLocales.flatMap(shownDocumentsOf), originals, config, memoize);
	const targets = routedLocales.flatMap((routed) => fileTargetsOf(routed, facts, memoize));
	const generatedRoutes = routedLocales.flatMap((routed) => generatedRoutesOf(routed, config));
	const drafts = routedLocales.flatMap(draftNamesOf);
	const addresses = memoize("addresses", [config, assets, targets, generatedRoutes, drafts], () =>
		createAddressIndex(config, assets, targets, generatedRoutes, drafts),
	);
	const fillable = routedLocales.map((routed) => ({
		routed,
		context: { locale: routed.locale, addresses, facts, label, memoize },
	}));
	const localePages = fillable.map(({ routed, context }) => {
		const staleness = shownDocumentsOf(routed).map((document) => factsOf(document, facts).isStale);
		const inputs = [routed, addresses, staleness, label];
		return memoize(`pages ${routed.locale.name}`, inputs, () => createLocalePages(routed, context));
	});
	const reports = localePages.flatMap((locale) => locale.reports);
	const chromes = routedLocales.map((routed, i) =>
		createChrome(
			routed.locale,
			addresses,
			navigationOf(routed, localePages[i]?.configMarkup ?? {}, config),
			bundle.assets,
		),
	);
	const uniquePages = removeDuplicateRoutes(
		addAlternates(
			localePages.flatMap(({ pages }) => pages),
			config,
			memoize,
		),
		assets,
		config,
	);
	const isBuilt = (name: string) => config.builtLocales.includes(name);
	const pages = uniquePages.pages.filter((page) => isBuilt(page.locale));
	const site: ResolvedSite = {
		config,
		pages,
		chromes: Object.fromEntries(
			chromes
				.filter(({ chrome }) => isBuilt(chrome.locale.name))
				.map(({ chrome }) => [chrome.locale.name, withHashes(chrome)]),
		),
		links: [...reports.flatMap(({ links }) => links), ...chromes.flatMap((made) => made.links)],
		anchors: Object.fromEntries(targets.map(([, { route, ids }]) => [route, ids])),
		assets: [...new Set(reports.flatMap(({ assets }) => [...assets]))],
		searchSettings,
		problems: [
			...documents.flatMap((document) => document.problems),
			...sharedNames(own, config),
			...customFrontMatterProblems(documents, config),
			...translationProblems(documents, originals, config, memoize),
			...routedLocales.flatMap((routed) => routed.problems),
			...reports.flatMap(({ problems }) => problems),
			...chromes.flatMap((made) => made.problems),
			...uniquePages.problems,
		],
	};
	return {
		site,
		findEditedPages: createEditedPages(fillable, originals, pages),
	};
}

/** What there are documents for. */
interface ContentAreas {
	readonly hasNews: boolean;
	/** Names of versions. */
	readonly versions: readonly string[];
}

const contentAreasOf = (documents: readonly ParsedDocument[]): ContentAreas => ({
	hasNews: documents.some(({ area }) => area === "news"),
	versions: [...new Set(documents.flatMap(({ area, version }) => (area === "docs" ? [version] : [])))],
});

/** Removes the pages of areas without documents: a site without posts has no news pages. */
const withoutEmptyAreas = ({ docs, news, ...config }: SiteConfig, { hasNews, versions }: ContentAreas): SiteConfig => ({
	...config,
	docs: docs.filter((one) => one.versions.some(({ name }) => versions.includes(name))),
	...(news && hasNews && { news }),
});

const withHashes = ({ sidebars, ...chrome }: ChromeResult["chrome"]): Chrome => ({
	...chrome,
	sidebars,
	hash: hashOf(chrome),
	sidebarsHash: hashOf(sidebars),
});

const hashOf = (value: unknown): string => hash("sha256", JSON.stringify(value)).slice(0, 16);

/** All documents that a locale shows. */
const shownDocumentsOf = (routed: RoutedLocale): ParsedDocument[] => [
	...routedDocumentsOf(routed).map(({ document }) => document),
	...routed.configMarkup,
];
