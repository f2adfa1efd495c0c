/**
 * Sitemaps. `/sitemap.xml` is the index. The default locale's addresses are in `/sitemap-en.xml`, those of another
 * locale in its own folder, `/fr/sitemap.xml`, because a sitemap may only name what is beside or below it. A locale
 * with more addresses than a sitemap may hold goes on in `/fr/sitemap-2.xml`.
 */
import type { Locale, SiteConfig } from "../model/config.ts";
import type { Page } from "../model/page.ts";
import { localized, outputPath, type Route } from "../model/route.ts";
import type { Output, Site } from "../model/site.ts";
import { builtLocales, urlOf } from "./address.ts";
import { add, addText, escaped, xmlFile } from "./xml.ts";

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const XHTML = "http://www.w3.org/1999/xhtml";
const MOST_ADDRESSES = 50_000; // sitemaps.org

/** The sitemaps of all locales and their index; none for a site that wants no visitors from search engines. */
export function sitemaps(site: Site, most = MOST_ADDRESSES): Output[] {
	const { config, pages } = site;
	if (config.noIndex || !config.sitemap) return [];
	const parts = builtLocales(config).flatMap((locale) => {
		const listed = pages.filter((page) => belongsTo(locale.name, page));
		return cut(listed, most).map((some, index) => ({
			route: partRoute(locale.name, index, config),
			contents: urlSet(some, config),
		}));
	});
	const index = indexOf(
		parts.map(({ route }) => route),
		config,
	);
	return [
		{ path: outputPath("sitemap.xml"), contents: index },
		...parts.map(({ route, contents }) => ({
			path: outputPath(route),
			contents,
		})),
	];
}

const belongsTo = (locale: string, page: Page): boolean =>
	page.locale === locale &&
	page.contentLocale === locale &&
	page.listed &&
	page.kind !== "not-found";

function cut<T>(items: readonly T[], most: number): T[][] {
	const parts: T[][] = [];
	for (let start = 0; start < items.length; start += most)
		parts.push(items.slice(start, start + most));
	return parts;
}

function partRoute(locale: string, index: number, config: SiteConfig): Route {
	const name =
		locale === config.defaultLocale ? `sitemap-${locale}` : "sitemap";
	const part = index === 0 ? "" : `-${index + 1}`;
	return localized(`${name}${part}.xml`, locale, config.defaultLocale);
}

function indexOf(routes: readonly Route[], config: SiteConfig): string {
	return xmlFile("sitemapindex", { xmlns: NAMESPACE }, (root) => {
		for (const route of routes)
			addText(add(root, "sitemap"), "loc", urlOf(route, config));
	});
}

/** The builder makes the frame; its elements cost more than all the rest of the file, and here each is alike. */
function urlSet(pages: readonly Page[], config: SiteConfig): string {
	const attributes = { xmlns: NAMESPACE, "xmlns:xhtml": XHTML };
	const [start, end] = xmlFile("urlset", attributes, (root) => {
		root.com(PAGES);
	}).split(`  <!--${PAGES}-->\n`);
	return start + pages.map((page) => urlElement(page, config)).join("") + end;
}

const PAGES = "pages";

function urlElement(page: Page, config: SiteConfig): string {
	const modified = Date.parse(page.lastModified ?? "");
	const elements = [
		element("loc", urlOf(page.route, config)),
		Number.isNaN(modified)
			? ""
			: element("lastmod", new Date(modified).toISOString()),
		element("changefreq", config.sitemap?.changefreq ?? "weekly"),
		element("priority", String(config.sitemap?.priority ?? 0.5)),
		...equivalents(page, config).map(({ hreflang, route }) => {
			const href = escaped(urlOf(route, config));
			return `    <xhtml:link rel="alternate" hreflang="${escaped(hreflang)}" href="${href}"/>\n`;
		}),
	];
	return `  <url>\n${elements.join("")}  </url>\n`;
}

const element = (name: string, text: string): string =>
	`    <${name}>${escaped(text)}</${name}>\n`;

/** The page in all languages that really have it, its own among them; a page in one language has no equivalents. */
function equivalents(page: Page, config: SiteConfig) {
	const translated = config.locales.filter(
		({ name }) => page.translations.includes(name) && page.alternates[name],
	);
	if (translated.length < 2) return [];
	const routeIn = ({ name }: Locale) => page.alternates[name] as Route;
	const links = translated.map((locale) => ({
		hreflang: locale.htmlLang,
		route: routeIn(locale),
	}));
	const standard = translated.find(({ name }) => name === config.defaultLocale);
	if (!standard) return links;
	return [...links, { hreflang: "x-default", route: routeIn(standard) }];
}
