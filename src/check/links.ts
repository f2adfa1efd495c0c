/** Links that lead to no page, and fragments that no page has. */

import type { Page } from "../model/page.ts";
import { nearest, type Problem } from "../model/problem.ts";
import { sameRoute } from "../model/route.ts";
import type { Site, WrittenLink } from "../model/site.ts";

export function brokenLinks(
	site: Site,
	idsOfMade: (page: Page) => readonly string[] | undefined,
	links: readonly WrittenLink[],
): Problem[] {
	const idsOf = anchorsOf(site, idsOfMade);
	const found = new Map<string, Problem>();
	for (const link of links) {
		const problem = link.route
			? brokenAnchor(link, idsOf(link.route), site)
			: brokenLink(link, site);
		if (problem) found.set(JSON.stringify(problem), problem); // a text shown in several locales is told once
	}
	return [...found.values()];
}

const placeOf = (link: WrittenLink, { config }: Site) => ({
	at: link.at ?? { path: config.file, line: 1, column: 1 },
});

const standsIn = ({ from }: WrittenLink): string => (from ? `${from}: ` : "");

function brokenLink(link: WrittenLink, site: Site): Problem | undefined {
	const { onBrokenLinks } = site.config;
	if (onBrokenLinks === "ignore") return undefined;
	return {
		severity: onBrokenLinks === "throw" ? "error" : "warning",
		code: "broken-link",
		message: `${standsIn(link)}no page at ${link.href}`,
		...placeOf(link, site),
		...(link.hint && { hint: link.hint }),
	};
}

function brokenAnchor(
	link: WrittenLink,
	ids: ReadonlySet<string> | undefined,
	site: Site,
): Problem | undefined {
	const { onBrokenAnchors } = site.config;
	const { fragment } = link;
	if (!fragment || !ids || ids.has(fragment) || onBrokenAnchors === "ignore")
		return undefined;
	const near = nearest(fragment, ids);
	return {
		severity: onBrokenAnchors === "throw" ? "error" : "warning",
		code: "broken-anchor",
		message: `${standsIn(link)}${link.route} has no #${fragment}`,
		...placeOf(link, site),
		...(near && { hint: `Did you mean #${near}?` }),
	};
}

/** The ids of a page: known from its text, or from its markup when it has none. Asked once a page. */
function anchorsOf(
	site: Site,
	idsOfMade: (page: Page) => readonly string[] | undefined,
) {
	const pages = new Map(
		site.pages.map((page) => [sameRoute(page.route), page]),
	);
	const known = new Map<string, ReadonlySet<string> | undefined>();
	return (route: string): ReadonlySet<string> | undefined => {
		const key = sameRoute(route);
		if (!known.has(key)) {
			const page = pages.get(key);
			const written = site.anchors[route];
			const ids =
				page && "content" in page && written
					? written
					: page && idsOfMade(page);
			known.set(key, ids && new Set(ids));
		}
		return known.get(key);
	};
}
