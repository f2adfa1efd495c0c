/** Broken links and broken anchors. */

import type { SiteConfig } from "../../model/config.ts";
import { createSuggester, type Problem, startOfFile, suggestName } from "../../model/problems/problem.ts";
import { withReportingSeverity } from "../../model/problems/reporting-severity.ts";
import { type AuthoredLink, DRAFT_LINK_HINT, type ResolvedSite } from "../../model/site/site.ts";
import { memoizeByObject } from "../../model/text/lazily.ts";
import { parseRoute, type Route, withoutBaseUrl, withoutTrailingSlash } from "../../model/urls/route.ts";
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

const linkLocation = (link: AuthoredLink, config: AnchorCheckConfig) => ({
	at: link.at ?? startOfFile(config.configPath),
	...(link.at?.isWholeFile && { writtenAs: writtenForms(link.href, config).flatMap(attributeValues) }),
	...(link.configKey && { configKey: link.configKey }),
});

/** What the code of a page may have written: `<Link>` adds the base URL, the locale and a slash at the end. */
function writtenForms(href: string, { baseUrl, locales }: AnchorCheckConfig): readonly string[] {
	const path = withoutBaseUrl(href, baseUrl) ?? href;
	const locale = locales.find(({ name }) => path.startsWith(`/${name}/`));
	const forms = [href, path, ...(locale ? [path.slice(locale.name.length + 1)] : [])];
	return forms.flatMap((form) => [form, form.replace(/\/(?=$|[?#])/, "")]);
}

/** A link may be written as `to` or as `href`, so neither is named. */
const configKeyPrefix = ({ configKey }: AuthoredLink): string =>
	configKey ? `${configKey.replace(/\.to$/, "")}: ` : "";

const brokenLinkProblems = (link: AuthoredLink, site: ResolvedSite): Problem[] =>
	withReportingSeverity(site.config.onBrokenLinks, {
		code: "broken-link",
		message: `${configKeyPrefix(link)}broken link to ${link.href}${link.draft ? `: ${link.draft} is a draft` : ""}`,
		...linkLocation(link, site.config),
		hint: link.draft ? DRAFT_LINK_HINT : (link.hint ?? suggestPage(link, site) ?? missingTargetHint(link.href)),
		...(link.missing && { missing: link.missing }),
	});

/** For the links of React pages, which only finished markup shows. */
function suggestPage({ href, at }: AuthoredLink, site: ResolvedSite): string | undefined {
	if (!at?.isWholeFile) return undefined;
	const near = routeSuggesterOf(site)(
		withoutTrailingSlash(parseRoute(withoutBaseUrl(href, site.config.baseUrl) ?? href)),
	);
	return near && suggestName(near);
}

const routeSuggesterOf = memoizeByObject(({ pages }: ResolvedSite) =>
	createSuggester(pages.map(({ route }) => withoutTrailingSlash(route))),
);

const missingTargetHint = (href: string): string => {
	if (/^www\./i.test(href)) return `write https://${href} to link to another site`;
	if (/\.\w+$/.test(href)) return "put the file beside the text or into the public folder, or correct the link";
	return "create the page, or correct the link";
};

/** `ids` are those of the target; `undefined` if they are unknown. */
export function brokenAnchorProblems(link: AnchorLink, ids: IdSet, config: AnchorCheckConfig): Problem[] {
	const { fragment } = link;
	if (!ids || ids.has(fragment)) return [];
	const near = idSuggesterOf(ids)(fragment);
	return withReportingSeverity(config.onBrokenAnchors, {
		code: "broken-anchor",
		message: `${configKeyPrefix(link)}broken anchor #${fragment} on ${link.route}`,
		...linkLocation(link, config),
		hint: near ? suggestName(`#${near}`) : anchorsHint(ids),
	});
}

const MAX_LISTED_IDS = 8;

function anchorsHint(ids: ReadonlySet<string>): string {
	const [first, ...others] = [...ids].map((id) => `#${id}`);
	if (first === undefined) return "the page has no headings; remove the anchor from the link";
	const more = others.length >= MAX_LISTED_IDS ? " and others" : "";
	return `the page has ${[first, ...others.slice(0, MAX_LISTED_IDS - 1)].join(", ")}${more}`;
}

const idSuggesterOf = memoizeByObject((ids: ReadonlySet<string>) => createSuggester(ids));

export type AnchorCheckConfig = Pick<SiteConfig, "onBrokenAnchors" | "configPath" | "baseUrl" | "locales">;

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
