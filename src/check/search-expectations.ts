/** Checks that search finds what the authors expect. */
import { didYouMean, type Problem } from "../model/problem.ts";
import {
	homeRouteOf,
	parseRoute,
	withoutTrailingSlash,
} from "../model/route.ts";
import type { SearchExpectation } from "../model/search-settings.ts";
import type { ResolvedSite } from "../model/site.ts";

/** Searches a locale. Returns routes without the locale prefix, best first. */
export type SearchFn = (
	locale: string,
	query: string,
	limit: number,
) => Promise<readonly string[]>;

/** Reports expected pages that the locale does not have, and queries that find none of their expected pages. */
export async function checkSearchExpectations(
	site: ResolvedSite,
	runQuery: SearchFn,
): Promise<{ readonly problems: readonly Problem[] }> {
	const { search, builtLocales } = site.config;
	if (!search) return { problems: [] };
	const problems: Problem[] = [];
	for (const locale of builtLocales) {
		const titles = titlesByPath(site, locale);
		for (const expectation of site.searchSettings[locale]?.expectations ?? []) {
			const { query, pages } = expectation;
			const known = pages.filter((page) => titles.has(pathOfRoute(page)));
			const unknown = pages.filter((page) => !known.includes(page));
			for (const page of unknown)
				problems.push(unknownPageProblem(page, locale, expectation, titles));
			if (known.length === 0) continue;
			const found = await runQuery(locale, query, search.within);
			const first = found.slice(0, search.within).map(withoutTrailingSlash);
			if (!known.some((page) => first.includes(pathOfRoute(page))))
				problems.push(
					unmetExpectationProblem(
						{ ...expectation, pages: known },
						first,
						search.within,
						titles,
					),
				);
		}
	}
	return { problems };
}

/** By path without locale prefix and without trailing slash. */
type TitlesByPath = ReadonlyMap<string, string>;

/** The titles of a locale's pages; the path for pages without a title. */
function titlesByPath(
	{ config, pages }: ResolvedSite,
	locale: string,
): TitlesByPath {
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

const pathOfRoute = (written: string): string =>
	withoutTrailingSlash(parseRoute(written));

function unknownPageProblem(
	page: string,
	locale: string,
	{ query, at }: SearchExpectation,
	titles: TitlesByPath,
): Problem {
	const hint = didYouMean(pathOfRoute(page), titles.keys());
	return {
		severity: "error",
		code: "unknown-expected-page",
		message: `expected page ${page} of the query "${query}" does not exist in locale "${locale}"`,
		at,
		...(hint && { hint }),
	};
}

const MAX_LISTED_RESULTS = 3;

function unmetExpectationProblem(
	{ query, pages, at }: SearchExpectation,
	first: readonly string[],
	within: number,
	titles: TitlesByPath,
): Problem {
	const expected = pages.join(" or ");
	const instead = first
		.slice(0, MAX_LISTED_RESULTS)
		.map((path) => `"${titles.get(path) ?? path}" (${path})`);
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
