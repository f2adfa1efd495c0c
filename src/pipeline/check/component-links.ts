/** The links in the markup of React pages. Their location is the start of the page's file. */

import type { SiteConfig } from "../../model/config.ts";
import { PACKAGE_NAME } from "../../model/package-name.ts";
import { type Problem, wholeFile } from "../../model/problems/problem.ts";
import type { ComponentPage, Page } from "../../model/site/page.ts";
import type { AuthoredLink, ResolvedSite } from "../../model/site/site.ts";
import { localizedRoute, parseRoute, type Route, withoutTrailingSlash } from "../../model/urls/route.ts";
import type { MarkupLink } from "./markup.ts";

/** How a URL is written in the code of a page. */
export const attributeValues = (href: string): readonly string[] => [`"${href}"`, `'${href}'`];

/** The site's pages by route without trailing slash. */
export type PagesByRoute = ReadonlyMap<string, Page>;

export const pagesByRoute = ({ pages }: ResolvedSite): PagesByRoute =>
	new Map(pages.map((page) => [withoutTrailingSlash(page.route), page]));

export function linksOfComponentPage(
	page: ComponentPage,
	{ baseUrl }: SiteConfig,
	pages: PagesByRoute,
	links: readonly MarkupLink[],
): AuthoredLink[] {
	return links
		.filter(({ href }) => isSiteHref(href) && !isFileHref(href, baseUrl))
		.map(({ href }) => {
			const [path = "", fragment] = href.split("#");
			const target = path ? pages.get(keyOfHref(path, baseUrl)) : { route: page.route };
			return {
				href,
				at: wholeFile(page.source),
				...(target && { route: target.route }),
				...(fragment && { fragment }),
				...(!isBelow(path, baseUrl) && path && { hint: `write ${linkTag(path)}, which adds ${baseUrl}` }),
			};
		});
}

/** Links from a page to another locale although the target exists in its own, and the link does not name a language. */
export function localeLinkProblems(
	page: ComponentPage,
	{ baseUrl, defaultLocale, onBrokenLinks }: SiteConfig,
	pages: PagesByRoute,
	links: readonly MarkupLink[],
): Problem[] {
	if (onBrokenLinks === "ignore" || page.locale === defaultLocale) return [];
	const isInLocale = (route: Route) =>
		pages.has(withoutTrailingSlash(localizedRoute(route, page.locale, defaultLocale)));
	return links
		.filter(({ href, hasLanguage }) => isSiteHref(href) && !hasLanguage)
		.map(({ href }) => ({ href, target: pages.get(keyOfHref(href, baseUrl)) }))
		.filter(({ target }) => target?.locale === defaultLocale && isInLocale(target.route))
		.map(({ href, target }) => ({
			severity: "warning" as const,
			code: "link-to-other-locale",
			message: `link to ${href} on a page of the locale ${page.locale} leads to the locale ${defaultLocale}`,
			at: wholeFile(page.source),
			writtenAs: attributeValues(href),
			hint: `write ${linkTag(String(target?.route))}, or add hrefLang="${defaultLocale}" if this is meant`,
		}));
}

const linkTag = (to: string) => `<Link to="${to}"> of ${PACKAGE_NAME}/templates`;

/** Within this host: a path, or a place on the page. */
const isSiteHref = (href: string): boolean => /^(?:\/(?!\/)|#)/.test(href);

/** Empty if it is not below the base URL. */
const keyOfHref = (href: string, baseUrl: string): string =>
	isBelow(href, baseUrl) ? withoutTrailingSlash(parseRoute(`/${href.slice(baseUrl.length)}`)) : "";

const isBelow = (href: string, baseUrl: string): boolean => href.startsWith(baseUrl) || `${href}/` === baseUrl;

/** Links to public files and feeds: anything with an extension that pages do not have. */
const isFileHref = (href: string, baseUrl: string): boolean =>
	href.startsWith(baseUrl) && /\.(?!html?$)[a-z0-9]{2,5}$/i.test(href.replace(/[?#].*$/s, ""));
