/** Whether the search finds what the authors expect of it. */
import { nearest, type Problem } from "../model/problem.ts";
import { homeOf, parseRoute, sameRoute } from "../model/route.ts";
import type { Expectation } from "../model/search-list.ts";
import type { Site } from "../model/site.ts";

/** Asks the search of a locale: routes without the locale's prefix, best first. */
export type Ask = (
	locale: string,
	query: string,
	limit: number,
) => Promise<readonly string[]>;

/** Each expected page that a locale does not have, and each query that finds none of the pages expected of it. */
export async function searchProblems(
	site: Site,
	ask: Ask,
): Promise<readonly Problem[]> {
	const { search, builtLocales } = site.config;
	if (!search) return [];
	const problems: Problem[] = [];
	for (const locale of builtLocales) {
		const titles = titlesOf(site, locale);
		for (const expectation of site.searchLists[locale]?.expectations ?? []) {
			const { query, pages } = expectation;
			const known = pages.filter((page) => titles.has(pathOf(page)));
			const unknown = pages.filter((page) => !known.includes(page));
			for (const page of unknown)
				problems.push(unknownPage(page, locale, expectation, titles));
			if (known.length === 0) continue;
			const found = await ask(locale, query, search.within);
			const first = found.slice(0, search.within).map(sameRoute);
			if (!known.some((page) => first.includes(pathOf(page))))
				problems.push(
					unmet({ ...expectation, pages: known }, first, search.within, titles),
				);
		}
	}
	return problems;
}

/** By path without locale prefix and without a slash at its end. */
type Titles = ReadonlyMap<string, string>;

/** What the pages of a locale are called; those that have no title of their own by their path. */
function titlesOf({ config, pages }: Site, locale: string): Titles {
	const home = homeOf(locale, config.defaultLocale);
	return new Map(
		pages
			.filter((page) => page.locale === locale && page.kind !== "not-found")
			.map((page) => {
				const path = sameRoute(page.route.slice(home.length - 1));
				return [path, "title" in page ? page.title : path];
			}),
	);
}

const pathOf = (written: string): string => sameRoute(parseRoute(written));

function unknownPage(
	page: string,
	locale: string,
	{ query, at }: Expectation,
	titles: Titles,
): Problem {
	const near = nearest(pathOf(page), titles.keys());
	return {
		severity: "error",
		code: "unknown-expected-page",
		message: `“${query}” expects ${page}, which is no page of the locale “${locale}”`,
		at,
		...(near && { hint: `Did you mean ${near}?` }),
	};
}

const SHOWN = 3;

function unmet(
	{ query, pages, at }: Expectation,
	first: readonly string[],
	within: number,
	titles: Titles,
): Problem {
	const expected = pages.join(" or ");
	const instead = first
		.slice(0, SHOWN)
		.map((path) => `“${titles.get(path) ?? path}” (${path})`);
	return {
		severity: "error",
		code: "search-expectation",
		message:
			within === 1
				? `the first result for “${query}” is not ${expected}`
				: `none of the first ${within} results for “${query}” is ${expected}`,
		at,
		hint:
			instead.length > 0
				? `Found instead: ${instead.join(", ")}.`
				: "Nothing was found.",
	};
}
