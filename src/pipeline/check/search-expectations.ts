/** Checks that search finds what the authors expect. */
import { didYouMean, type Problem, type SourceLocation } from "../../model/problems/problem.ts";
import type { PopularPage, SearchExpectation } from "../../model/site/search-settings.ts";
import type { ResolvedSite } from "../../model/site/site.ts";
import { homeRouteOf, parseRoute, withoutTrailingSlash } from "../../model/urls/route.ts";

/** Searches a locale. Returns routes without the locale prefix, best first. */
export type SearchFn = (locale: string, query: string, limit: number) => Promise<readonly string[]>;

/** What authors expect of the search; plain data. */
export interface SearchExpectations {
	/** The number of results that count. */
	readonly within: number;
	readonly locales: readonly LocaleExpectations[];
}

interface LocaleExpectations {
	readonly locale: string;
	readonly titles: readonly (readonly [path: string, title: string])[];
	/** For each popular page that the locale does not have. */
	readonly unknownPopular: readonly Problem[];
	/** Only with pages that the locale has. */
	readonly expectations: readonly (SearchExpectation & {
		/** For each page that the locale does not have. */
		readonly problems: readonly Problem[];
	})[];
}

export function collectSearchExpectations(site: ResolvedSite): SearchExpectations {
	const { search, builtLocales } = site.config;
	return {
		within: search?.within ?? 0,
		locales: builtLocales.flatMap((locale) => {
			const { expectations = [], popular = [] } = site.searchSettings[locale] ?? {};
			return search && expectations.length + popular.length > 0
				? [collectLocaleExpectations(site, locale, expectations, popular)]
				: [];
		}),
	};
}

function collectLocaleExpectations(
	site: ResolvedSite,
	locale: string,
	expectations: readonly SearchExpectation[],
	popular: readonly PopularPage[],
) {
	const titles = titlesByPath(site, locale);
	const isKnown = (page: string) => titles.has(pathOfRoute(page));
	return {
		locale,
		titles: [...titles],
		unknownPopular: popular
			.filter(({ page }) => !isKnown(page))
			.map(({ page, at }) =>
				unknownPageProblem({ code: "unknown-popular-page", what: `popular page ${page}`, page, at }, locale, titles),
			),
		expectations: expectations.map((expectation) => ({
			...expectation,
			pages: expectation.pages.filter(isKnown),
			problems: expectation.pages
				.filter((page) => !isKnown(page))
				.map((page) =>
					unknownPageProblem(
						{
							code: "unknown-expected-page",
							what: `expected page ${page} of the query "${expectation.query}"`,
							page,
							at: expectation.at,
						},
						locale,
						titles,
					),
				),
		})),
	};
}

/** Reports expected and popular pages that the locale does not have, and queries that find none of their expected pages. */
export async function checkSearchExpectations({ within, locales }: SearchExpectations, runQuery: SearchFn) {
	const found: Problem[] = [];
	for (const { locale, titles, unknownPopular, expectations } of locales) {
		found.push(...unknownPopular);
		for (const { problems, ...expectation } of expectations) {
			found.push(...problems);
			const { query, pages } = expectation;
			if (pages.length === 0) continue;
			const results = await runQuery(locale, query, within);
			const first = results.slice(0, within).map(withoutTrailingSlash);
			if (!pages.some((page) => first.includes(pathOfRoute(page))))
				found.push(unmetExpectationProblem(expectation, first, within, new Map(titles)));
		}
	}
	return { problems: found };
}

/** By path without locale prefix and without trailing slash. */
type TitlesByPath = ReadonlyMap<string, string>;

/** The titles of a locale's pages; the path for pages without a title. */
function titlesByPath({ config, pages }: ResolvedSite, locale: string): TitlesByPath {
	const home = homeRouteOf(locale, config.defaultLocale);
	return new Map(
		pages
			.filter((page) => page.locale === locale && page.hasAddress)
			.map((page) => {
				const path = withoutTrailingSlash(page.route.slice(home.length - 1));
				return [path, page.title ?? path];
			}),
	);
}

const pathOfRoute = (written: string): string => withoutTrailingSlash(parseRoute(written));

function unknownPageProblem(
	{
		code,
		what,
		page,
		at,
	}: {
		readonly code: "unknown-expected-page" | "unknown-popular-page";
		readonly what: string;
		readonly page: string;
		readonly at: SourceLocation;
	},
	locale: string,
	titles: TitlesByPath,
): Problem {
	const hint = didYouMean(pathOfRoute(page), titles.keys());
	const message = `${what} does not exist in locale "${locale}"`;
	return { severity: "error", code, message, at, ...(hint && { hint }) };
}

const MAX_LISTED_RESULTS = 3;

function unmetExpectationProblem(
	{ query, pages, at }: SearchExpectation,
	first: readonly string[],
	within: number,
	titles: TitlesByPath,
): Problem {
	const expected = pages.join(" or ");
	const instead = first.slice(0, MAX_LISTED_RESULTS).map((path) => `"${titles.get(path) ?? path}" (${path})`);
	return {
		severity: "error",
		code: "search-expectation",
		message:
			within === 1
				? `the first search result for "${query}" is not ${expected}`
				: `none of the first ${within} search results for "${query}" is ${expected}`,
		at,
		hint:
			instead.length > 0
				? `add a synonym or adjust the pages; results: ${instead.join(", ")}`
				: "add a synonym: the search has no results",
	};
}
