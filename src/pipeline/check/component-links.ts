/** The links in the markup of React pages, and the media in that of components in Markdown too. */

import type { SiteConfig } from "../../model/config.ts";
import { PACKAGE_NAME } from "../../model/package-name.ts";
import {
	closestMatch,
	createSuggester,
	type Problem,
	type SourceLocation,
	suggestName,
	wholeFile,
} from "../../model/problems/problem.ts";
import { withReportingSeverity } from "../../model/problems/reporting-severity.ts";
import type { ComponentPage, Page } from "../../model/site/page.ts";
import type { AuthoredLink, ResolvedSite } from "../../model/site/site.ts";
import { memoizeByObject } from "../../model/text/lazily.ts";
import { decodeUriText, localizedRoute, parseRoute, type Route, withoutTrailingSlash } from "../../model/urls/route.ts";
import { urlKindOf } from "../../model/urls/url-safety.ts";
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
				...(!target && { hint: linkHint(path, baseUrl, pages) }),
			};
		});
}

function linkHint(path: string, baseUrl: string, pages: PagesByRoute): string {
	if (!isBelow(path, baseUrl)) return `write ${linkTag(path)}, which adds ${baseUrl}`;
	const near = suggesterOf(pages)(keyOfHref(path, baseUrl));
	return near === undefined ? "create the page, or change the link" : suggestName(near);
}

const suggesterOf = memoizeByObject((pages: PagesByRoute) => createSuggester(pages.keys()));

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

/** The address of an image or another medium, and the page or the component that shows it. */
export interface PlacedMedium {
	readonly src: string;
	readonly at: SourceLocation;
}

/** Images that no file of the site is shown for. */
export function brokenMediaProblems(
	media: readonly PlacedMedium[],
	{ baseUrl, onBrokenLinks }: SiteConfig,
	addresses: ReadonlySet<string>,
): Problem[] {
	const sourceOf = (path: string) =>
		baseUrl === "/"
			? `"${path}"`
			: `"${path}" in <Image> of ${PACKAGE_NAME}/templates, or "${baseUrl}${path.slice(1)}" in other elements`;
	return media
		.filter(({ src }) => urlKindOf(src) === "local")
		.flatMap(({ src, at }) => {
			const path = src.replace(/[?#].*$/s, "");
			const below = isBelow(path, baseUrl) ? decodeUriText(`/${path.slice(baseUrl.length)}`) : undefined;
			if (below !== undefined && addresses.has(below.normalize("NFC"))) return [];
			const known = below ?? `/${path.replace(/^(?:\.{0,2}\/)+/, "")}`;
			const found = addresses.has(known) ? known : closestMatch(known, addresses);
			return withReportingSeverity(onBrokenLinks, {
				code: "broken-image",
				message: `image not found: ${src}`,
				at,
				writtenAs: [src, known].flatMap(attributeValues),
				hint: found
					? `did you mean ${sourceOf(found)}?`
					: `put it into the public folder, and write ${sourceOf(known)}`,
			});
		});
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
