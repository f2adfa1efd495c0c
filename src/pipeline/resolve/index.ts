/**
 * Resolves all documents into a `Site`, without disk access. Everything a page shows is determined here.
 *
 * 1. The documents, posts and pages of each locale get their routes (`locales/route-locale.ts`).
 * 2. All routes are indexed, so that links can be resolved (`address-index.ts`).
 * 3. The pages of each locale are created with their filled texts (`pages/locale-pages.ts`), and its chrome (`chrome.ts`).
 * 4. Equivalent pages of different locales are linked. If two pages have the same route, the first one wins.
 */
import { hash } from "node:crypto";
import { getOrInsert } from "../../model/collections.ts";
import type { Locale, SiteConfig } from "../../model/config.ts";
import type { ParsedDocument } from "../../model/content/document.ts";
import { frontMatterSchemaOf } from "../../model/content/front-matter-schema.ts";
import type { Sources } from "../../model/content/source.ts";
import { type Problem, type SourceLocation, wholeFile } from "../../model/problems/problem.ts";
import type { Chrome } from "../../model/site/chrome.ts";
import type { Bundle, ResolvedSite } from "../../model/site/site.ts";
import type { MemoizeStep } from "../../model/text/memoize.ts";
import { createAddressIndex, createFileTarget, draftNamesOf, localeFileKey, targetFilesOf } from "./address-index.ts";
import { createChrome } from "./chrome.ts";
import { routeVersions } from "./docs/route-versions.ts";
import { removeDuplicateRoutes, sharedNames } from "./duplicate-routes.ts";
import { createEditedPages, type FindEditedPages } from "./edited-pages.ts";
import type { LabelLookup, LocaleFillContext } from "./fill-placeholders.ts";
import { addAlternates, linkEquivalents } from "./locales/alternates.ts";
import { documentKey, documentsForLocale, originalsOf } from "./locales/locale-fallbacks.ts";
import {
	createRoutedLocale,
	documentsIn,
	generatedRoutesOf,
	type RoutedLocale,
	type RoutingContext,
	routeDrafts,
	routeNews,
} from "./locales/route-locale.ts";
import { createNavigation } from "./navigation.ts";
import { collectIndexedLinks, createLocalePages, createWrittenPage, writtenItemsOf } from "./pages/locale-pages.ts";
import { groupByLetter } from "./pages/page-index.ts";
import { compareWithOriginal, createSiteDocument, frontMatterLocation } from "./site-document.ts";

/** The results of `parse`, and files. */
export interface ResolveInput
	extends Omit<RoutingContext, "config" | "modules">,
		Pick<Sources, "assets">,
		Pick<ResolvedSite, "searchSettings"> {
	readonly documents: readonly ParsedDocument[];
}

/** What pages need of the theme. */
export interface ResolveTheme extends Pick<Bundle, "assets" | "components"> {
	readonly label: LabelLookup;
}

export interface Resolution {
	readonly site: ResolvedSite;
	readonly findEditedPages: FindEditedPages;
}

/**
 * Returns a function that resolves a site. The steps here are all that is remembered between its runs: each is a function
 * of its arguments, and the first one is what its last result is known by.
 */
export function createResolver(
	memoize: MemoizeStep,
): (config: SiteConfig, input: ResolveInput, theme: ResolveTheme) => Resolution {
	const fillPage = memoize(createWrittenPage);
	const groupLetters = memoize(groupByLetter);
	const steps = {
		withoutEmptyAreas: memoize(withoutEmptyAreas),
		compareWithOriginal: memoize(compareWithOriginal),
		createSiteDocument: memoize(createSiteDocument),
		routeVersions: memoize(routeVersions),
		routeNews: memoize(routeNews),
		routeDrafts: memoize(routeDrafts),
		createFileTarget: memoize(createFileTarget),
		createAddressIndex: memoize(createAddressIndex),
		createPages: memoize((locale: Locale, routed: RoutedLocale, context: LocaleFillContext) => {
			const written = writtenItemsOf(routed).map((item) =>
				fillPage(localeFileKey(locale.name, documentKey(item.item.document)), item, context),
			);
			const letters = routed.searchRoutes ? groupLetters(locale, collectIndexedLinks(routed, written)) : [];
			return createLocalePages(routed, { written, letters }, context);
		}),
		linkEquivalents: memoize(linkEquivalents),
	};
	return (siteConfig, { documents: own, searchSettings, assets, ...sources }, theme) => {
		const config = steps.withoutEmptyAreas(siteConfig, contentAreasOf(own));
		const { defaultLocale, locales } = config;
		const originals = originalsOf(own, defaultLocale);
		const compared = own.map((document) => {
			const original = originals.get(documentKey(document));
			return { document, original, comparison: steps.compareWithOriginal(document, original, config) };
		});
		const documents = compared.map(({ document, original, comparison }) =>
			steps.createSiteDocument(
				document,
				{ headingIds: comparison.headingIds, isStale: comparison.isStale },
				document.locale === defaultLocale ? undefined : original?.frontMatter,
			),
		);
		const { categories, tags, authors, components } = sources;
		const context = { config, categories, tags, authors, components, modules: theme.components };
		const routedLocales = locales.map((locale) => {
			const shown = documentsForLocale(documents, locale, config);
			return createRoutedLocale(locale, shown, {
				...context,
				versions: steps.routeVersions(locale, documentsIn("docs", shown), { config, categories, tags }),
				news: steps.routeNews(locale, documentsIn("news", shown), { config, authors, tags }),
				drafts: steps.routeDrafts(locale, shown, context),
			});
		});
		const targets = routedLocales.flatMap((routed) =>
			targetFilesOf(routed).map(([file, target]) => steps.createFileTarget(file, target)),
		);
		const addresses = steps.createAddressIndex(config, {
			assets,
			targets,
			generated: routedLocales.flatMap((routed) => generatedRoutesOf(routed, config)),
			drafts: routedLocales.flatMap(draftNamesOf),
		});
		const filled = routedLocales.map((routed) => {
			const context = { locale: routed.locale, addresses, label: theme.label };
			const made = steps.createPages(routed.locale, routed, context);
			const navigation = createNavigation(routed, made.configMarkup, config);
			return {
				routed,
				context,
				...made,
				chrome: createChrome(addresses, navigation, { locale: routed.locale, assets: theme.assets }),
			};
		});
		const linked = addAlternates(
			filled.flatMap(({ pages }) => pages),
			config,
			steps.linkEquivalents,
		);
		const unique = removeDuplicateRoutes(linked, assets, config);
		const isBuilt = (name: string) => config.builtLocales.includes(name);
		const pages = unique.pages.filter((page) => isBuilt(page.locale));
		const reports = filled.flatMap(({ reports }) => reports);
		const chromes = filled.map(({ chrome }) => chrome);
		const site: ResolvedSite = {
			config,
			pages,
			chromes: Object.fromEntries(
				chromes.flatMap(({ chrome }) =>
					isBuilt(chrome.locale.name) ? [[chrome.locale.name, withHashes(chrome)]] : [],
				),
			),
			links: [...reports, ...chromes].flatMap(({ links }) => links),
			anchors: Object.fromEntries(targets.map(([, { route, ids }]) => [route, ids])),
			assets: [...new Set(reports.flatMap(({ assets }) => [...assets]))],
			searchSettings,
			problems: [
				...documents.flatMap(({ problems }) => problems),
				...sharedNames(own, config),
				...customFrontMatterProblems(documents, config),
				...compared.flatMap(({ comparison }) => comparison.problems),
				...[...routedLocales, ...reports, ...chromes, unique].flatMap(({ problems }) => problems),
			],
		};
		return { site, findEditedPages: createEditedPages(filled, { pages, originals }) };
	};
}

type ContentAreas = ReturnType<typeof contentAreasOf>;

/** What there are documents for: news, and the names of versions. */
const contentAreasOf = (documents: readonly ParsedDocument[]) => ({
	hasNews: documents.some(({ area }) => area === "news"),
	versions: [...new Set(documents.flatMap(({ area, version }) => (area === "docs" ? [version] : [])))],
});

/** Removes the pages of areas without documents: a site without posts has no news pages. */
const withoutEmptyAreas = ({ docs, news, ...config }: SiteConfig, { hasNews, versions }: ContentAreas): SiteConfig => ({
	...config,
	docs: docs.filter((one) => one.versions.some(({ name }) => versions.includes(name))),
	news: hasNews ? news : undefined,
});

const withHashes = ({ sidebars, ...chrome }: Omit<Chrome, "hash" | "sidebarsHash">): Chrome => ({
	...chrome,
	sidebars,
	hash: hashOf(chrome),
	sidebarsHash: hashOf(sidebars),
});

const hashOf = (value: unknown): string => hash("sha256", JSON.stringify(value)).slice(0, 16);

/** Checks the front matter keys of the site itself that concern more than one file. */
const customFrontMatterProblems = (documents: readonly ParsedDocument[], config: SiteConfig): Problem[] => [
	...documents.flatMap((document) => missingKeyProblems(document, config)),
	...unknownKeysProblems(documents),
];

function missingKeyProblems(document: ParsedDocument, config: SiteConfig): Problem[] {
	const { path, frontMatter, keys } = document;
	const schema = frontMatterSchemaOf(config.frontMatter, document) ?? {};
	const missing = Object.entries(schema).filter(
		([name, { required }]) => required && frontMatter.custom?.[name] === undefined && !keys[name], // a wrong value was reported
	);
	return missing.map(([name, { values }]) => ({
		severity: "error",
		code: "missing-front-matter",
		message: `missing front matter key "${name}"`,
		at: wholeFile(path),
		hint: `write "${name}:"${values ? ` with one of: ${values.join(", ")}` : ""}; the key "frontMatter" of the configuration requires it`,
	}));
}

const MAX_LISTED_KEYS = 10;

/** One problem for the whole site: such keys are usually in many files, left by another generator. */
function unknownKeysProblems(documents: readonly ParsedDocument[]): Problem[] {
	const places = new Map<string, SourceLocation[]>();
	for (const document of documents)
		for (const key of document.unknownKeys) getOrInsert(places, key, () => []).push(frontMatterLocation(document, key));
	const keys = [...places].sort(([, one], [, two]) => two.length - one.length);
	const first = keys[0]?.[1][0];
	if (!first) return [];
	const listed = keys.slice(0, MAX_LISTED_KEYS).map(describeKey);
	const rest = keys.length - listed.length;
	return [
		{
			severity: "warning",
			code: "unknown-front-matter",
			message: `unknown front matter key${keys.length === 1 ? "" : "s"} ${listed.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`,
			at: first,
			hint: 'describe the keys in "frontMatter" of the configuration, or remove them',
		},
	];
}

function describeKey([key, at]: [string, readonly SourceLocation[]]): string {
	const [first] = at;
	const count = at.length === 1 ? "1 file" : `${at.length} files, first`;
	return `"${key}" (${count}: ${first?.path}:${first?.line})`;
}
