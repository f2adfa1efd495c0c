/**
 * Addresses. Nothing else knows how a page is named on disk.
 *
 * A route is a page's path on the site, without the base URL and without a locale-free form of its own:
 * `/help/apps/search`, `/fr/help/apps/sync/`, `/`. It is decoded text: `/help/Über uns`. What goes into an `href` is
 * made by `hrefOf`.
 */

declare const brand: unique symbol;
type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** A page's path in its canonical form, decoded, with its locale's prefix and without the base URL. */
export type Route = Brand<string, "Route">;
/** A file below the output folder, with forward slashes. */
export type OutputPath = Brand<string, "OutputPath">;

/** How the canonical route of a page ends: as it is (index pages in `/`), always in `/`, or never. */
export type RouteForm = "as-is" | "slash" | "bare";

const EXTENSION = ".html";
const INDEX = "index.html";

/**
 * The canonical route of a path. Neither the root nor a locale's home ever loses its slash.
 *
 * @example
 * | path            | as-is           | slash            | bare           |
 * | /help/apps      | /help/apps      | /help/apps/      | /help/apps     |
 * | /help/apps/     | /help/apps/     | /help/apps/      | /help/apps     |
 * | /               | /               | /                | /              |
 */
export function routeOf(path: string, form: RouteForm = "as-is"): Route {
	const clean = `/${path}`.replace(/\/{2,}/g, "/").normalize("NFC");
	if (clean === "/" || form === "as-is") return clean as Route;
	const bare = clean.replace(/\/$/, "");
	return (form === "slash" ? `${bare}/` : bare) as Route;
}

/** The home of a locale: `/` for the default one, `/fr/` for another. */
export const homeOf = (locale: string, defaultLocale: string): Route =>
	(locale === defaultLocale ? "/" : `/${locale}/`) as Route;

/** A path within a locale, as a route of the site. */
export const localized = (
	path: string,
	locale: string,
	defaultLocale: string,
	form: RouteForm = "as-is",
): Route => {
	const home = homeOf(locale, defaultLocale);
	const route = `${home}${path.replace(/^\/+/, "")}`;
	return route === home ? home : routeOf(route, form);
};

/**
 * Reads the path of an address: decoded, without `index.html`, `.html`, query and hash. The inverse of `fileOf`:
 * `parseRoute('/' + fileOf(route))` is the route, up to a slash at its end.
 */
export function parseRoute(pathname: string): Route {
	const path = decoded(pathname.replace(/[?#].*$/s, ""));
	const bare = path.endsWith(`/${INDEX}`)
		? path.slice(0, -INDEX.length)
		: path.endsWith(EXTENSION)
			? path.slice(0, -EXTENSION.length)
			: path;
	return routeOf(bare);
}

/** Percent-decoded text; what is not valid percent-encoding stays as it is. */
export function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** Routes that answer the same request differ at most in a slash at the end. */
export const sameRoute = (route: string): string =>
	route.length > 1 && route.endsWith("/") ? route.slice(0, -1) : route;

/** The HTML file of a route. A route ending in `/` is a folder's index in every form. */
export function fileOf(route: Route, form: RouteForm = "as-is"): OutputPath {
	const path = route.slice(1);
	if (path === "" || path.endsWith("/")) return `${path}${INDEX}` as OutputPath;
	const hasOwnFile = form === "bare" && !/(^|\/)index$/.test(path); // `index` would take its folder's file
	return (
		hasOwnFile ? `${path}${EXTENSION}` : `${path}/${INDEX}`
	) as OutputPath;
}

/** The data file of a route, beside its HTML. */
export const dataFileOf = (
	route: Route,
	form: RouteForm = "as-is",
): OutputPath => fileOf(route, form).replace(/\.html$/, ".json") as OutputPath;

/**
 * The Markdown twin of a route.
 *
 * @example `/help/search` is `help/search.md`, `/help/sync/` is `help/sync.md`, `/` is `index.md`, `/fr/` is `fr.md`
 */
export const twinFileOf = (route: Route): OutputPath =>
	`${route === "/" ? "index" : route.slice(1).replace(/\/$/, "")}.md` as OutputPath;

/** The file that a static host answers with when a locale has no such page: `404.html`, `fr/404.html`. */
export const notFoundFileOf = (
	locale: string,
	defaultLocale: string,
): OutputPath =>
	`${homeOf(locale, defaultLocale).slice(1)}404${EXTENSION}` as OutputPath;

/** The markup of a whole sidebar, `{ html }`, for visits and for categories that open: `fr/sidebars/news.json`. */
export const sidebarFileOf = (
	name: string,
	locale: string,
	defaultLocale: string,
): OutputPath =>
	`${homeOf(locale, defaultLocale).slice(1)}sidebars/${name.replaceAll("/", "-")}.json` as OutputPath;

/** A plain file's place in the output: `sitemap.xml` of the French locale is `fr/sitemap.xml`. */
export const outputPath = (path: string): OutputPath =>
	path.replace(/^\/+/, "") as OutputPath;

/** What stands in an `href`: the base URL, and the route percent-encoded. `baseUrl` begins and ends in `/`. */
export const hrefOf = (route: string, baseUrl: string): string =>
	baseUrl + encodeURI(route.slice(1)).replace(/[?#]/g, encodeURIComponent);
