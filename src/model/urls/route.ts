/**
 * URLs and files of the site. No other module knows how pages and generated files are named on disk.
 *
 * A route is the path of a page without the base URL: `/help/apps/search`, `/fr/help/apps/sync/`, `/`. It is decoded
 * text: `/help/Über uns`. `hrefOf` turns it into the value of an `href`.
 */

declare const brand: unique symbol;
type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** The canonical path of a page: decoded, with the locale prefix, without the base URL. */
export type Route = Brand<string, "Route">;
/** A file relative to the output folder, with forward slashes. */
export type OutputPath = Brand<string, "OutputPath">;

/** Whether canonical routes end in a slash: as written (index pages do), always or never. */
export type TrailingSlash = "as-is" | "slash" | "bare";

const HTML_EXTENSION = ".html";
const INDEX_FILE = "index.html";

/**
 * The canonical route of a path. The home pages of the site and of each locale always keep their slash.
 *
 * @example
 * | path            | as-is           | slash            | bare           |
 * | /help/apps      | /help/apps      | /help/apps/      | /help/apps     |
 * | /help/apps/     | /help/apps/     | /help/apps/      | /help/apps     |
 * | /               | /               | /                | /              |
 */
export function routeOf(path: string, trailingSlash: TrailingSlash = "as-is"): Route {
	const clean = `/${path}`.replace(/\/{2,}/g, "/").normalize("NFC");
	if (clean === "/" || trailingSlash === "as-is") return clean as Route;
	const bare = clean.replace(/\/$/, "");
	return (trailingSlash === "slash" ? `${bare}/` : bare) as Route;
}

/** The home page of a locale: `/` for the default locale, `/fr/` for another one. */
export const homeRouteOf = (locale: string, defaultLocale: string): Route =>
	(locale === defaultLocale ? "/" : `/${locale}/`) as Route;

/**
 * The route of a path relative to a locale's home page.
 *
 * @example
 * localizedRoute("help/sync", "fr", "en") // "/fr/help/sync"
 */
export const localizedRoute = (
	path: string,
	locale: string,
	defaultLocale: string,
	trailingSlash: TrailingSlash = "as-is",
): Route => {
	const home = homeRouteOf(locale, defaultLocale);
	const route = `${home}${path.replace(/^\/+/, "")}`;
	return route === home ? home : routeOf(route, trailingSlash);
};

/**
 * The route of a URL path: decoded, without `index.html`, `.html`, query and fragment. The inverse of `htmlFileOf`:
 * `parseRoute("/" + htmlFileOf(route))` is the route, except for a trailing slash.
 */
export function parseRoute(pathname: string): Route {
	const path = decodeUriText(pathname.replace(/[?#].*$/s, ""));
	const bare = path.endsWith(`/${INDEX_FILE}`)
		? path.slice(0, -INDEX_FILE.length)
		: path.endsWith(HTML_EXTENSION)
			? path.slice(0, -HTML_EXTENSION.length)
			: path;
	return routeOf(bare);
}

/** Decodes percent-encoding; text that is not valid percent-encoding is returned unchanged. */
export function decodeUriText(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** Two routes that differ only in a trailing slash are the same page. */
export const withoutTrailingSlash = (route: string): string =>
	route.length > 1 && route.endsWith("/") ? route.slice(0, -1) : route;

/** The HTML file of a route. A route with a trailing slash is always the index of a folder. */
export function htmlFileOf(route: Route, trailingSlash: TrailingSlash = "as-is"): OutputPath {
	const path = route.slice(1);
	if (path === "" || path.endsWith("/")) return `${path}${INDEX_FILE}` as OutputPath;
	const hasOwnFile = trailingSlash === "bare" && !/(^|\/)index$/.test(path); // `index.html` is the file of the folder
	return (hasOwnFile ? `${path}${HTML_EXTENSION}` : `${path}/${INDEX_FILE}`) as OutputPath;
}

/** The data file of a route, next to its HTML file. */
export const dataFileOf = (route: Route, trailingSlash: TrailingSlash = "as-is"): OutputPath =>
	htmlFileOf(route, trailingSlash).replace(/\.html$/, ".json") as OutputPath;

/**
 * The Markdown version of a route.
 *
 * @example `/help/search` is `help/search.md`, `/help/sync/` is `help/sync.md`, `/` is `index.md`, `/fr/` is `fr.md`
 */
export const markdownVersionFileOf = (route: Route): OutputPath =>
	`${route === "/" ? "index" : route.slice(1).replace(/\/$/, "")}.md` as OutputPath;

/** The file that static hosts send for unknown URLs: `404.html`, `fr/404.html`. */
export const notFoundFileOf = (locale: string, defaultLocale: string): OutputPath =>
	`${homeRouteOf(locale, defaultLocale).slice(1)}404${HTML_EXTENSION}` as OutputPath;

/**
 * The markup of a whole sidebar, as JSON `{ html }`: `fr/sidebars/news.json`. The browser loads it when it navigates to
 * a page with another sidebar, or when a category is opened.
 */
export const sidebarFileOf = (name: string, locale: string, defaultLocale: string): OutputPath =>
	`${homeRouteOf(locale, defaultLocale).slice(1)}sidebars/${name.replaceAll("/", "-")}.json` as OutputPath;

/** The sitemap index. */
export const SITEMAP_INDEX_FILE = "sitemap.xml";

/** A sitemap of a locale, numbered from 0: `fr/sitemap.xml`, `fr/sitemap-2.xml`; `sitemap-en.xml` for the default locale. */
export const sitemapRouteOf = (index: number, locale: string, defaultLocale: string): Route => {
	const name = locale === defaultLocale ? `sitemap-${locale}` : "sitemap";
	const part = index === 0 ? "" : `-${index + 1}`;
	return localizedRoute(`${name}${part}.xml`, locale, defaultLocale);
};

/** The feeds of a locale, in its news folder. */
export const FEED_FILES = { rss: "rss.xml", atom: "atom.xml", json: "feed.json" } as const;

/** The files of a locale for language models, in its folder. */
export const LLMS_FILES = { index: "llms.txt", full: "llms-full.txt" } as const;

export const isHtmlFile = (path: string): boolean => path.endsWith(HTML_EXTENSION);

/** A range of the postings of a large search index, numbered from 0. */
export const searchRangeFileOf = (index: number): string => `search-index-${index + 1}.json`;

/** The output path of a URL path: `/fr/sitemap.xml` is `fr/sitemap.xml`. */
export const toOutputPath = (path: string): OutputPath => path.replace(/^\/+/, "") as OutputPath;

/**
 * The value of an `href`: the base URL and the percent-encoded route. `baseUrl` starts and ends with `/`.
 *
 * @example
 * hrefOf("/help/", "/docs/") // "/docs/help/"
 */
export const hrefOf = (route: string, baseUrl: string): string =>
	baseUrl + encodeURI(route.replace(/^\//, "")).replace(/[?#]/g, encodeURIComponent);

/** The path below the base URL of a path that already has it; `undefined` for any other path. */
export const withoutBaseUrl = (path: string, baseUrl: string): string | undefined => {
	if (baseUrl === "/" || !`${path}/`.startsWith(baseUrl)) return undefined;
	return `/${path.slice(baseUrl.length)}`;
};
