/**
 * Sitemaps. `/sitemap.xml` is the index. The default locale's URLs are in `/sitemap-en.xml`, those of another locale in
 * its own folder, `/fr/sitemap.xml`, because a sitemap may only list URLs at or below its own location. A locale with
 * more URLs than a sitemap may hold continues in `/fr/sitemap-2.xml`. See https://www.sitemaps.org/protocol.html
 */
import type { Locale, SiteConfig } from "../../model/config.ts";
import type { Page } from "../../model/site/page.ts";
import type { Output, ResolvedSite } from "../../model/site/site.ts";
import { type Route, SITEMAP_INDEX_FILE, sitemapRouteOf, toOutputPath } from "../../model/urls/route.ts";
import { escapeXml } from "./feeds/xml.ts";
import { builtLocalesOf, siteUrlOf } from "./urls.ts";

const SITEMAP_NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const XHTML_NAMESPACE = "http://www.w3.org/1999/xhtml";
const MAX_SITEMAP_URLS = 50_000;

/** The sitemaps of all built locales and their index; none for a site that search engines must not index. */
export function sitemapFiles(site: ResolvedSite, maxUrls = MAX_SITEMAP_URLS): Output[] {
	const { config, pages } = site;
	if (config.noIndex || !config.sitemap) return [];
	const parts = builtLocalesOf(config).flatMap((locale) => {
		const listed = pages.filter((page) => isInSitemap(locale.name, page));
		return chunk(listed, maxUrls).map((some, index) => ({
			route: sitemapRouteOf(index, locale.name, config.defaultLocale),
			contents: urlSet(some, config),
		}));
	});
	const index = sitemapIndex(
		parts.map(({ route }) => route),
		config,
	);
	return [
		{ path: toOutputPath(SITEMAP_INDEX_FILE), contents: index },
		...parts.map(({ route, contents }) => ({ path: toOutputPath(route), contents })),
	];
}

const isInSitemap = (locale: string, page: Page): boolean =>
	page.locale === locale && page.contentLocale === locale && page.listed;

function chunk<T>(items: readonly T[], size: number): T[][] {
	const parts: T[][] = [];
	for (let start = 0; start < items.length; start += size) parts.push(items.slice(start, start + size));
	return parts;
}

// Templates, because the entries are uniform and many. An XML builder takes much longer, and as long to load as a few pages.

function sitemapIndex(routes: readonly Route[], config: SiteConfig): string {
	const elements = routes.map((route) => `  <sitemap>\n${xmlElement("loc", siteUrlOf(route, config))}  </sitemap>\n`);
	return xmlFile("sitemapindex", `xmlns="${SITEMAP_NAMESPACE}"`, elements);
}

const urlSet = (pages: readonly Page[], config: SiteConfig): string =>
	xmlFile(
		"urlset",
		`xmlns="${SITEMAP_NAMESPACE}" xmlns:xhtml="${XHTML_NAMESPACE}"`,
		pages.map((page) => urlElement(page, config)),
	);

const xmlFile = (root: string, namespaces: string, elements: readonly string[]): string =>
	`<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces}>\n${elements.join("")}</${root}>\n`;

function urlElement(page: Page, config: SiteConfig): string {
	const modified = Date.parse(page.lastModified ?? "");
	const elements = [
		xmlElement("loc", siteUrlOf(page.route, config)),
		Number.isNaN(modified) ? "" : xmlElement("lastmod", new Date(modified).toISOString()),
		xmlElement("changefreq", "weekly"),
		xmlElement("priority", "0.5"),
		...alternateLinks(page, config).map(({ hreflang, route }) => {
			const href = escapeXml(siteUrlOf(route, config));
			return `    <xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${href}"/>\n`;
		}),
	];
	return `  <url>\n${elements.join("")}  </url>\n`;
}

const xmlElement = (name: string, text: string): string => `    <${name}>${escapeXml(text)}</${name}>\n`;

/** Lists the page's translations, itself included; a page in one language only has none. */
function alternateLinks(page: Page, config: SiteConfig) {
	const translated = config.locales.filter(({ name }) => page.translations.includes(name) && page.alternates[name]);
	if (translated.length < 2) return [];
	const routeIn = ({ name }: Locale) => page.alternates[name] as Route;
	const links = translated.map((locale) => ({ hreflang: locale.htmlLang, route: routeIn(locale) }));
	const standard = translated.find(({ name }) => name === config.defaultLocale);
	if (!standard) return links;
	return [...links, { hreflang: "x-default", route: routeIn(standard) }];
}
