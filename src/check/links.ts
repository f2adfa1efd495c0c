/** Broken links and broken anchors. */

import type { Page } from "../model/page.ts";
import {
	closestMatch,
	type Problem,
	startOfFile,
	suggestName,
} from "../model/problem.ts";
import { withReportingSeverity } from "../model/reporting-severity.ts";
import { withoutTrailingSlash } from "../model/route.ts";
import {
	type AuthoredLink,
	DRAFT_LINK_HINT,
	type ResolvedSite,
} from "../model/site.ts";
import { attributeValues } from "./component-links.ts";

export function findBrokenLinks(
	site: ResolvedSite,
	renderedIdsOf: (page: Page) => readonly string[] | undefined,
	links: readonly AuthoredLink[],
): Problem[] {
	const idsOf = createAnchorLookup(site, renderedIdsOf);
	const found = new Map<string, Problem>();
	for (const link of links) {
		const problems = link.route
			? brokenAnchorProblems(link, idsOf(link.route), site)
			: brokenLinkProblems(link, site);
		for (const problem of problems) found.set(JSON.stringify(problem), problem); // a text shown in several locales is reported once
	}
	return [...found.values()];
}

const linkLocation = (link: AuthoredLink, { config }: ResolvedSite) => ({
	at: link.at ?? startOfFile(config.configPath),
	...(link.at?.isWholeFile && { writtenAs: attributeValues(link.href) }),
	...(link.configKey && { configKey: link.configKey }),
});

const configKeyPrefix = ({ configKey }: AuthoredLink): string =>
	configKey ? `${configKey}: ` : "";

const brokenLinkProblems = (
	link: AuthoredLink,
	site: ResolvedSite,
): Problem[] =>
	withReportingSeverity(site.config.onBrokenLinks, {
		code: "broken-link",
		message: `${configKeyPrefix(link)}broken link to ${link.href}${link.draft ? `: ${link.draft} is a draft` : ""}`,
		...linkLocation(link, site),
		...(link.draft
			? { hint: DRAFT_LINK_HINT }
			: link.hint && { hint: link.hint }),
	});

function brokenAnchorProblems(
	link: AuthoredLink,
	ids: ReadonlySet<string> | undefined,
	site: ResolvedSite,
): Problem[] {
	const { fragment } = link;
	if (!fragment || !ids || ids.has(fragment)) return [];
	const near = closestMatch(fragment, ids);
	return withReportingSeverity(site.config.onBrokenAnchors, {
		code: "broken-anchor",
		message: `${configKeyPrefix(link)}broken anchor #${fragment} on ${link.route}`,
		...linkLocation(link, site),
		...(near && { hint: suggestName(`#${near}`) }),
	});
}

/** The ids of a page: those of its Markdown or, if it has none, those in its markup. Computed once per page. */
function createAnchorLookup(
	site: ResolvedSite,
	renderedIdsOf: (page: Page) => readonly string[] | undefined,
) {
	const pages = new Map(
		site.pages.map((page) => [withoutTrailingSlash(page.route), page]),
	);
	const known = new Map<string, ReadonlySet<string> | undefined>();
	return (route: string): ReadonlySet<string> | undefined => {
		const key = withoutTrailingSlash(route);
		if (!known.has(key)) {
			const page = pages.get(key);
			const written = site.anchors[route];
			const ids =
				page?.writtenIn === "markdown" && written
					? written
					: page && renderedIdsOf(page);
			known.set(key, ids && new Set(ids));
		}
		return known.get(key);
	};
}
