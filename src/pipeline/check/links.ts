/** Broken links and broken anchors. */

import type { SiteConfig } from "../../model/config.ts";
import { createSuggester, type Problem, startOfFile, suggestName } from "../../model/problems/problem.ts";
import { withReportingSeverity } from "../../model/problems/reporting-severity.ts";
import { type AuthoredLink, DRAFT_LINK_HINT, type ResolvedSite } from "../../model/site/site.ts";
import { type Route, withoutTrailingSlash } from "../../model/urls/route.ts";
import { attributeValues } from "./component-links.ts";

/** A link to a page with a fragment. */
export type AnchorLink = AuthoredLink & { readonly route: Route; readonly fragment: string };

export interface LinkReport {
	readonly problems: readonly Problem[];
	/** The links whose fragment can be checked only when their target is rendered, which has no Markdown. */
	readonly anchors: readonly AnchorLink[];
}

/** Returns a function that checks links of the site. */
export function createLinkChecker(site: ResolvedSite) {
	const idsOf = createAnchorLookup(site);
	return (links: readonly AuthoredLink[]): LinkReport => {
		const found = new Map<string, Problem>();
		const anchors: AnchorLink[] = [];
		for (const link of links) {
			if (link.route && !link.fragment) continue;
			const ids = isAnchorLink(link) ? idsOf(link.route) : undefined;
			if (isAnchorLink(link) && ids === "unrendered") anchors.push(link);
			else
				for (const problem of isAnchorLink(link)
					? brokenAnchorProblems(link, ids as IdSet, site.config)
					: brokenLinkProblems(link, site))
					found.set(JSON.stringify(problem), problem); // a text shown in several locales is reported once
		}
		return { problems: [...found.values()], anchors };
	};
}

const isAnchorLink = (link: AuthoredLink): link is AnchorLink => link.route !== undefined && Boolean(link.fragment);

const linkLocation = (link: AuthoredLink, { configPath }: Pick<SiteConfig, "configPath">) => ({
	at: link.at ?? startOfFile(configPath),
	...(link.at?.isWholeFile && { writtenAs: attributeValues(link.href) }),
	...(link.configKey && { configKey: link.configKey }),
});

const configKeyPrefix = ({ configKey }: AuthoredLink): string => (configKey ? `${configKey}: ` : "");

const brokenLinkProblems = (link: AuthoredLink, { config }: ResolvedSite): Problem[] =>
	withReportingSeverity(config.onBrokenLinks, {
		code: "broken-link",
		message: `${configKeyPrefix(link)}broken link to ${link.href}${link.draft ? `: ${link.draft} is a draft` : ""}`,
		...linkLocation(link, config),
		...(link.draft ? { hint: DRAFT_LINK_HINT } : link.hint && { hint: link.hint }),
	});

/** `ids` are those of the target; `undefined` if they are unknown. */
export function brokenAnchorProblems(link: AnchorLink, ids: IdSet, config: AnchorCheckConfig): Problem[] {
	const { fragment } = link;
	if (!ids || ids.has(fragment)) return [];
	const suggest = idSuggesters.get(ids) ?? createSuggester(ids);
	idSuggesters.set(ids, suggest);
	const near = suggest(fragment);
	return withReportingSeverity(config.onBrokenAnchors, {
		code: "broken-anchor",
		message: `${configKeyPrefix(link)}broken anchor #${fragment} on ${link.route}`,
		...linkLocation(link, config),
		...(near && { hint: suggestName(`#${near}`) }),
	});
}

const idSuggesters = new WeakMap<object, ReturnType<typeof createSuggester>>();

export type AnchorCheckConfig = Pick<SiteConfig, "onBrokenAnchors" | "configPath">;

type IdSet = ReadonlySet<string> | undefined;

/** The ids of a page's Markdown. Computed once per page. */
function createAnchorLookup(site: ResolvedSite) {
	const pages = new Map(site.pages.map((page) => [withoutTrailingSlash(page.route), page]));
	const known = new Map<string, IdSet | "unrendered">();
	return (route: Route): IdSet | "unrendered" => {
		const key = withoutTrailingSlash(route);
		if (!known.has(key)) {
			const page = pages.get(key);
			const written = site.anchors[route];
			if (page && page.writtenIn !== "markdown") known.set(key, "unrendered");
			else known.set(key, page && written && new Set(written));
		}
		return known.get(key);
	};
}
