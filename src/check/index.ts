/** Checks that all links, including those in React pages, have a target, and that all URLs are safe. */

import type { Page } from "../model/page.ts";
import type { Problem } from "../model/problem.ts";
import type { PageMarkup, ResolvedSite } from "../model/site.ts";
import { linksOfComponentPage, localeLinkProblems } from "./component-links.ts";
import { unsafePolicyProblems } from "./content-security-policy.ts";
import { findBrokenLinks } from "./links.ts";
import { idsIn, linksIn, type MarkupLink } from "./markup.ts";
import {
	type UnsafeUrl,
	unsafeUrlProblems,
	unsafeUrlsIn,
} from "./unsafe-urls.ts";

/** What the checks need from a page's markup, which is not kept. */
export interface PageFacts {
	/** Ids of a page without Markdown content. */
	readonly ids?: readonly string[];
	/** Links of a React page. */
	readonly links?: readonly MarkupLink[];
	/** Absent if there are none. */
	readonly unsafeUrls?: readonly UnsafeUrl[];
}

export function pageFactsOf(
	page: Page,
	{ main, document }: PageMarkup,
): PageFacts {
	const unsafeUrls = unsafeUrlsIn(document);
	return {
		...(page.writtenIn !== "markdown" && { ids: idsIn(main) }),
		...(page.writtenIn === "react" && { links: linksIn(main) }),
		...(unsafeUrls.length > 0 && { unsafeUrls }),
	};
}

/** Pages without facts, which are not rendered yet, are not checked. */
export function checkPages(
	site: ResolvedSite,
	facts: ReadonlyMap<Page, PageFacts>,
): { readonly problems: readonly Problem[] } {
	const problems = [
		...findBrokenLinks(site, (page) => facts.get(page)?.ids, [
			...site.links,
			...site.pages.flatMap((page) =>
				page.writtenIn === "react"
					? linksOfComponentPage(page, site, facts.get(page)?.links ?? [])
					: [],
			),
		]),
		...localeLinkProblems(site, (page) => facts.get(page)?.links ?? []),
		...unsafePolicyProblems(site.config),
		...unsafeUrlProblems(site, (page) => facts.get(page)?.unsafeUrls ?? []),
	];
	return { problems };
}
