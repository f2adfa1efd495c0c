/** Fetches what a visit needs: the page's data and, if it differs, its sidebar. */
import type { HeadTag } from "../../model/site/head-tag.ts";
import type { PageData } from "../../model/site/page-data.ts";
import {
	dataFileOf,
	decodeUriText,
	hrefOf,
	localizedRoute,
	type Route,
	sidebarFileOf,
} from "../../model/urls/route.ts";
import { preloadIslands } from "../islands/islands.ts";
import { localeOfRoute, type SiteAttributes } from "../site-attributes.ts";

export interface PageFetcher {
	/**
	 * Fetches a page's data, its sidebar and the chunks of its islands, once per route. Resolves to `undefined` if only a
	 * full load will do: the site has been rebuilt, the page has a script in its head, or the route is not a page.
	 * Rejects if the server does not respond.
	 */
	readonly fetchPage: (route: Route) => Promise<PageData | undefined>;
	/** Aborts and forgets a request, so that the next call of `fetchPage` starts a new one. */
	readonly discard: (route: Route) => void;
	/** The HTML of a page's sidebar; `undefined` if it has none or the current one is the same. */
	readonly fetchSidebar: (data: PageData) => Promise<string | undefined>;
}

const MAX_CACHED_PAGES = 20;

/** Creates a fetcher for the locale of the route `here`. */
export function createPageFetcher(site: SiteAttributes, here: Route): PageFetcher {
	const requests = new Map<Route, [Promise<PageData | undefined>, () => void]>();
	const sidebars = new Map<string, Promise<string>>();
	const locale = localeOfRoute(here, site);
	const defaultLocale = site.locales[0] ?? "";

	const discard = (route: Route) => {
		requests.get(route)?.[1]();
		requests.delete(route);
	};

	const fetchPage = (route: Route) => {
		const known = requests.get(route);
		if (known) return known[0];
		const stop = new AbortController();
		const page = request(route, stop.signal);
		requests.set(route, [page, () => stop.abort()]);
		page.catch(() => requests.delete(route));
		const [oldest] = requests.keys();
		if (oldest && requests.size > MAX_CACHED_PAGES) requests.delete(oldest);
		return page;
	};

	async function request(route: Route, signal: AbortSignal) {
		const url = hrefOf(`/${dataFileOf(route, site.form)}`, site.base);
		if (isBesideContent(url, site.base)) return;
		const answer = await fetch(url, { signal });
		if (isBesideContent(answer.url, site.base)) return; // redirected
		const data = answer.status === 404 ? await fetchNotFound(route, signal) : await parseJson<PageData>(answer);
		if (data?.build !== site.build || data.head?.some(isActive)) return;
		await Promise.all([preloadIslands(data.islands), fetchSidebar(data)]);
		return data;
	}

	/** The route may be a file or a redirect rather than a page. */
	async function fetchNotFound(route: Route, signal: AbortSignal) {
		const method = "HEAD";
		const { ok } = await fetch(hrefOf(route, site.base), { method, signal });
		if (ok) return;
		const file = dataFileOf(localizedRoute("404", locale, defaultLocale), "bare");
		return parseJson<PageData>(await fetch(site.base + file, { signal }));
	}

	async function fetchSidebar({ sidebar }: PageData) {
		const shown = document.querySelector<HTMLElement>("[data-sidebar]");
		if (!sidebar || shown?.dataset.sidebar === sidebar) return;
		const known = sidebars.get(sidebar);
		if (known) return known;
		const markup = fetch(site.base + sidebarFileOf(sidebar, locale, defaultLocale))
			.then(parseJson<{ html: string }>)
			.then(({ html }) => html);
		sidebars.set(sidebar, markup);
		markup.catch(() => sidebars.delete(sidebar));
		return markup;
	}

	return { fetchPage, discard, fetchSidebar };
}

/**
 * Whether a URL may lead below `assets/`, however hosts read the path. Content decides what the files there say, so none
 * of them is the data of a page.
 */
export function isBesideContent(url: string, base: string): boolean {
	const { pathname } = new URL(url, "https://site.invalid");
	const names = decodeUriText(pathname.slice(base.length))
		.split(/[/\\]/)
		.filter((name) => name !== "" && name !== ".");
	return names.includes("..") || /^assets(?:\W*$|;)/i.test(names[0] ?? "");
}

/** Scripts and styles take effect only where the browser itself loads the page. */
const isActive = ({ tagName }: HeadTag): boolean => tagName !== "meta" && tagName !== "link";

async function parseJson<T>(answer: Response): Promise<T> {
	const isJson = answer.headers.get("content-type")?.includes("json");
	if (!answer.ok || !isJson) throw new Error(`${answer.status} ${answer.url}`);
	return answer.json();
}
