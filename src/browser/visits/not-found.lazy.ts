/**
 * What the not-found page does: it leads on from addresses with the extension of a file, shows itself in the language of the
 * address, keeps the address in the language menu, and lists pages with a similar address.
 */
import { editDistance } from "../../model/text/edit-distance.ts";
import type { Route } from "../../model/urls/route.ts";
import type { SiteAttributes } from "../site-attributes.ts";
import { parseTrustedHtml } from "../trusted-html.ts";

/** What it needs of modules that every page loads. */
export interface NotFoundContext
	extends Pick<
		typeof import("../../model/urls/route.ts"),
		"dataFileOf" | "homeRouteOf" | "hrefOf" | "localizedRoute" | "notFoundFileOf"
	> {
	readonly site: SiteAttributes;
	/** The address without the extension that other generators' pages have. */
	readonly route: Route;
	/** The locale of the address. */
	readonly locale: string;
}

/** Before the parts start, because they need the final document. Rejects if a file cannot be loaded. */
export async function handleNotFound(context: NotFoundContext): Promise<void> {
	if (await leaveFileAddress(context)) return;
	const { dataset } = notFoundElement() ?? {};
	if (dataset && dataset.notFound !== context.locale) await showLocalized(context);
	// The document gives up on its scripts if they have not started when it is loaded.
	document.documentElement.dataset.js = "";
	updateLocaleLinks(context);
	listSimilarPages(context).catch(console.warn);
}

const notFoundElement = () => document.querySelector<HTMLElement>("[data-not-found]");

/** Other generators write pages to files whose extension is part of their address. */
async function leaveFileAddress({ site: { base, form }, route, dataFileOf, hrefOf }: NotFoundContext) {
	const { pathname, search, hash } = location;
	const href = hrefOf(route, base);
	if (pathname === href) return false;
	const dataHref = hrefOf(dataFileOf(route, form), base);
	const { ok } = await fetch(dataHref, { method: "HEAD" });
	if (ok) location.replace(href + search + hash);
	return ok;
}

/** Hosts with a single not-found page send that of the default locale. The address stays as it is. */
async function showLocalized({ site, locale, hrefOf, notFoundFileOf }: NotFoundContext): Promise<void> {
	const href = hrefOf(notFoundFileOf(locale, defaultLocaleOf(site)), site.base);
	const response = await fetch(href);
	if (!response.ok) throw new Error(`${response.status} ${href}`);
	const html = await response.text();
	const page = parseTrustedHtml(html);
	const attributes = /<html\b([^>]*)>/.exec(html)?.[1] ?? "";
	for (const [, name = "", value = ""] of attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g))
		document.documentElement.setAttribute(name, decoded(value));
	document.title = page.querySelector("title")?.textContent ?? document.title;
	for (const element of [...page.children]) if (element.matches("title,meta,link,script")) element.remove();
	document.body.replaceChildren(page);
}

/**
 * The build does not know the address, so the menu leads to the home pages. They stay all there is on a page outside of
 * the site's base URL.
 */
function updateLocaleLinks({ site, locale, route, homeRouteOf, hrefOf, localizedRoute }: NotFoundContext): void {
	if (!notFoundElement() || !location.pathname.startsWith(site.base)) return;
	const defaultLocale = defaultLocaleOf(site);
	const path = route.slice(homeRouteOf(locale, defaultLocale).length);
	for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-locale]")) {
		const { locale: name = "" } = link.dataset;
		const other = localizedRoute(path, name, defaultLocale, site.form);
		link.href = hrefOf(other, site.base);
	}
}

const defaultLocaleOf = ({ locales: [name = ""] }: SiteAttributes): string => name;

/** A value of an attribute without its character references. */
function decoded(value: string): string {
	return parseTrustedHtml(value).textContent ?? "";
}

async function listSimilarPages({ site }: NotFoundContext): Promise<void> {
	const list = notFoundElement()?.querySelector<HTMLElement>("[data-documents]");
	const { documents, home } = list?.dataset ?? {};
	if (!list || !documents || !home) return;
	const response = await fetch(documents);
	if (!response.ok) return;
	const { pages } = (await response.json()) as { readonly pages: readonly ListedAddress[] };
	const below = location.pathname.startsWith(home)
		? location.pathname.slice(home.length)
		: location.pathname.slice(site.base.length);
	const items = findSimilarPages(below, pages).map(([title, path]) => {
		const item = document.createElement("li");
		const link = document.createElement("a");
		link.href = home + path;
		link.textContent = title;
		item.append(link);
		return item;
	});
	list.querySelector("ul")?.replaceChildren(...items);
	list.hidden = items.length === 0;
}

// Finds pages whose address is like one that does not exist.

/** A page of the search's list. The path is percent-encoded and relative to the home page. */
export type ListedAddress = readonly [title: string, path: string, ...unknown: unknown[]];

const MAX_SIMILAR_PAGES = 5;
/** From 0 to 1. */
const MIN_SIMILARITY = 0.5;
/** Longer names are not compared letter by letter. */
const MAX_NAME_LENGTH = 80;

/** The most similar pages, the best first. The end of a path tells more than the folders before it. */
export function findSimilarPages(path: string, pages: readonly ListedAddress[]): readonly ListedAddress[] {
	const wanted = namesIn(path);
	const last = wanted.at(-1);
	if (!last) return [];
	return pages
		.map((page) => {
			const names = namesIn(page[1]);
			const folders = sharedPart(wanted.slice(0, -1), names.slice(0, -1));
			const end = similarity(last, names.at(-1) ?? "");
			return { page, end, score: end + folders / 4 };
		})
		.filter(({ end }) => end >= MIN_SIMILARITY)
		.sort((a, b) => b.score - a.score)
		.slice(0, MAX_SIMILAR_PAGES)
		.map(({ page }) => page);
}

/** The names in a path, without extension. */
const namesIn = (path: string): string[] =>
	decodePath(path)
		.toLowerCase()
		.replace(/(?:\.html?|\.md|\/index)+$/, "")
		.split("/")
		.filter(Boolean);

function decodePath(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}

/** How alike two names are: by their words, or by their letters. */
function similarity(one: string, other: string): number {
	if (other === "" || Math.max(one.length, other.length) > MAX_NAME_LENGTH) return 0;
	const most = Math.max(one.length, other.length);
	return Math.max(1 - editDistance(one, other, most) / most, sharedPart(wordsIn(one), wordsIn(other)));
}

const wordsIn = (name: string): string[] => name.split(/[^\p{L}\p{N}]+/u);

/** The number of shared items in relation to that of all. */
function sharedPart(one: readonly string[], other: readonly string[]): number {
	const all = new Set([...one, ...other]);
	const shared = new Set(one.filter((name) => other.includes(name)));
	return all.size === 0 ? 1 : shared.size / all.size;
}
