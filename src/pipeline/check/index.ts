/** Checks that all links, including those in React pages, have a target, and that all URLs are safe. */

import type { Problem } from "../../model/problems/problem.ts";
import type { ComponentPage, Page } from "../../model/site/page.ts";
import type { AuthoredLink, PageMarkup, ResolvedSite } from "../../model/site/site.ts";
import { type Route, withoutTrailingSlash } from "../../model/urls/route.ts";
import { linksOfComponentPage, localeLinkProblems, pagesByRoute } from "./component-links.ts";
import { unsafePolicyProblems } from "./content-security-policy.ts";
import {
	type AnchorCheckConfig,
	type AnchorLink,
	brokenAnchorProblems,
	createLinkChecker,
	type LinkReport,
} from "./links.ts";
import { idsIn, linksIn, type MarkupLink } from "./markup.ts";
import { type UnsafeUrl, unsafeUrlProblem, unsafeUrlsIn } from "./unsafe-urls.ts";

/** What the checks need from a page's markup, which is not kept. */
export interface PageFacts {
	/** Ids of a page without Markdown content. */
	readonly ids?: readonly string[];
	/** Links of a React page. */
	readonly links?: readonly MarkupLink[];
	/** Absent if there are none. */
	readonly unsafeUrls?: readonly UnsafeUrl[];
}

export function pageFactsOf(page: Page, { main, document }: PageMarkup): PageFacts {
	const unsafeUrls = unsafeUrlsIn(document);
	return {
		...(page.writtenIn !== "markdown" && { ids: idsIn(main) }),
		...(page.writtenIn === "react" && { links: linksIn(main) }),
		...(unsafeUrls.length > 0 && { unsafeUrls }),
	};
}

/** What a page adds to the checks of the site; plain data. Absent fields are empty. */
export interface PageCheck {
	/** With `ids`: the page that has them. */
	readonly route?: Route;
	readonly ids?: readonly string[];
	readonly anchors?: readonly AnchorLink[];
	readonly problems?: readonly Problem[];
	/** Reported for the first page that has it: a URL in the navbar is on every page. */
	readonly unsafeUrls?: readonly (UnsafeUrl & { readonly problem: Problem })[];
}

export interface SiteChecker {
	/** Checks what authors wrote. */
	checkSite(): LinkReport;
	/** Checks links that are not among those of the site. */
	checkLinks(links: readonly AuthoredLink[]): LinkReport;
	/** Checks a rendered page. */
	checkPage(page: Page, facts: PageFacts): PageCheck;
}

export function createSiteChecker(site: ResolvedSite): SiteChecker {
	const checkLinks = computeOnce(() => createLinkChecker(site));
	const pages = computeOnce(() => pagesByRoute(site));
	return {
		checkSite: computeOnce(() => {
			const { problems, anchors } = checkLinks()(site.links);
			return { problems: [...problems, ...unsafePolicyProblems(site.config)], anchors };
		}),
		checkLinks: (links) => checkLinks()(links),
		checkPage(page, { ids, links = [], unsafeUrls = [] }) {
			const { problems, anchors } =
				page.writtenIn === "react" && links.length > 0 ? checkComponentPage(page, links) : NO_LINKS;
			return {
				...(ids && { route: page.route, ids }),
				...(anchors.length > 0 && { anchors }),
				...(problems.length > 0 && { problems }),
				...(unsafeUrls.length > 0 && {
					unsafeUrls: unsafeUrls.map((found) => ({ ...found, problem: unsafeUrlProblem(found, page, site.config) })),
				}),
			};
		},
	};

	function checkComponentPage(page: ComponentPage, links: readonly MarkupLink[]): LinkReport {
		const of = [page, site.config, pages(), links] as const;
		const { problems, anchors } = checkLinks()(linksOfComponentPage(...of));
		return { problems: [...problems, ...localeLinkProblems(...of)], anchors };
	}
}

const NO_LINKS: LinkReport = { problems: [], anchors: [] };

/** Problems that only all pages together show. `checks` are in the order of the site's pages. */
export function combineChecks(
	{ anchors }: Pick<LinkReport, "anchors">,
	checks: readonly PageCheck[],
	config: AnchorCheckConfig,
): Problem[] {
	const ids = new Map(
		checks.flatMap((check) =>
			check.route && check.ids ? [[withoutTrailingSlash(check.route), new Set(check.ids)]] : [],
		),
	);
	const links = [...anchors, ...checks.flatMap((check) => check.anchors ?? [])];
	const unsafe = new Map<string, Problem>();
	for (const { tag, attribute, url, problem } of checks.flatMap(({ unsafeUrls = [] }) => unsafeUrls)) {
		const key = `${tag} ${attribute} ${url}`;
		if (!unsafe.has(key)) unsafe.set(key, problem);
	}
	return [
		...links.flatMap((link) => brokenAnchorProblems(link, ids.get(withoutTrailingSlash(link.route)), config)),
		...checks.flatMap(({ problems = [] }) => problems),
		...unsafe.values(),
	];
}

function computeOnce<Result>(compute: () => Result): () => Result {
	let result: Result | undefined;
	return () => {
		result ??= compute();
		return result;
	};
}
