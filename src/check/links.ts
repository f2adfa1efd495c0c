/** Broken links and broken anchors. */

import type { Page } from "../model/page.ts";
import {
	closestMatch,
	type Problem,
	startOfFile,
	suggestName,
} from "../model/problem.ts";
import { withoutTrailingSlash } from "../model/route.ts";
import {
	type AuthoredLink,
	DRAFT_LINK_HINT,
	type ResolvedSite,
} from "../model/site.ts";

export function findBrokenLinks(
	site: ResolvedSite,
	renderedIdsOf: (page: Page) => readonly string[] | undefined,
	links: readonly AuthoredLink[],
): Problem[] {
	const idsOf = createAnchorLookup(site, renderedIdsOf);
	const found = new Map<string, Problem>();
	for (const link of links) {
		const problem = link.route
			? brokenAnchorProblem(link, idsOf(link.route), site)
			: brokenLinkProblem(link, site);
		if (problem) found.set(JSON.stringify(problem), problem); // a text shown in several locales is reported once
	}
	return [...found.values()];
}

const linkLocation = (link: AuthoredLink, { config }: ResolvedSite) => ({
	at: link.at ?? startOfFile(config.configPath),
	...(link.configKey && { configKey: link.configKey }),
});

const configKeyPrefix = ({ configKey }: AuthoredLink): string =>
	configKey ? `${configKey}: ` : "";

function brokenLinkProblem(
	link: AuthoredLink,
	site: ResolvedSite,
): Problem | undefined {
	const { onBrokenLinks } = site.config;
	if (onBrokenLinks === "ignore") return undefined;
	return {
		severity: onBrokenLinks === "throw" ? "error" : "warning",
		code: "broken-link",
		message: `${configKeyPrefix(link)}broken link to ${link.href}${link.draft ? `: ${link.draft} is a draft` : ""}`,
		...linkLocation(link, site),
		...(link.draft
			? { hint: DRAFT_LINK_HINT }
			: link.hint && { hint: link.hint }),
	};
}

function brokenAnchorProblem(
	link: AuthoredLink,
	ids: ReadonlySet<string> | undefined,
	site: ResolvedSite,
): Problem | undefined {
	const { onBrokenAnchors } = site.config;
	const { fragment } = link;
	if (!fragment || !ids || ids.has(fragment) || onBrokenAnchors === "ignore")
		return undefined;
	const near = closestMatch(fragment, ids);
	return {
		severity: onBrokenAnchors === "throw" ? "error" : "warning",
		code: "broken-anchor",
		message: `${configKeyPrefix(link)}broken anchor #${fragment} on ${link.route}`,
		...linkLocation(link, site),
		...(near && { hint: suggestName(`#${near}`) }),
	};
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
