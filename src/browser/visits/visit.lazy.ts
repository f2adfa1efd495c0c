/**
 * Replaces the current page with a visited one. Loaded with the first visit. It imports no module that eager code uses:
 * the bundler would split it into a chunk that every page has to load.
 */
import { PAGE_HEAD_ATTRIBUTE } from "../../model/site/head-tag.ts";
import type { PageData } from "../../model/site/page-data.ts";
import { loadStyle } from "../load-style.ts";
import type { SiteAttributes } from "../site-attributes.ts";
import { parseTrustedHtml } from "../trusted-html.ts";

type LinkTargets = Readonly<Record<string, string>>;

/** Replaces the page's content, sidebar, head and navigation links. */
export function showPage(data: PageData, sidebar: string | undefined, href: string, site: SiteAttributes): void {
	const main = parseTrustedHtml(data.main).querySelector("main");
	if (!main) throw new Error(`no <main> in the data of ${href}`);
	document.querySelector("main")?.replaceWith(main);
	document.title = data.title;
	document.documentElement.lang = data.lang;
	document.documentElement.dir = data.direction;
	replaceSidebar(data, sidebar);
	updateHead(data, href, site);
	updateMenuLinks("locale", data.alternates);
	updateMenuLinks("version", data.versions ?? {});
	markActiveNavLinks(href, data.sidebar, site);
}

/**
 * Loads the style sheets that a page needs and the current one lacks, before those that all pages share, as in the page's
 * own HTML file. Rejects if one of them cannot be loaded.
 */
export async function loadStyles(urls: readonly string[] = []): Promise<void> {
	const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
	const isMissing = (url: string) => links.every((link) => link.getAttribute("href") !== url);
	await Promise.all(
		urls.map((url) => {
			if (isMissing(url)) loadingStyles.set(url, loadStyle(url, links[0]));
			return loadingStyles.get(url);
		}),
	);
}

/** A link that was pointed at may be clicked while its style sheets are still loading. */
const loadingStyles = new Map<string, Promise<unknown>>();

/**
 * The sidebar is the last child of the drawer, whose class says whether it has one. Without it, the main menu is open, and
 * has no button that closes it.
 */
function replaceSidebar(data: PageData, markup: string | undefined): void {
	const old = document.querySelector<HTMLElement>("[data-sidebar]");
	if (old?.dataset.sidebar === data.sidebar) return;
	old?.remove();
	const drawer = document.querySelector("#ssgMenu");
	if (markup) drawer?.append(parseTrustedHtml(markup));
	drawer?.classList.toggle("drawer-without-sidebar", !markup);
	drawer?.querySelector(".drawer-main")?.toggleAttribute("open", !markup);
}

/** Updates the metadata in `<head>` to match the page's own HTML file. */
function updateHead(data: PageData, href: string, { locales }: SiteAttributes): void {
	for (const stale of document.head.querySelectorAll(
		`meta[name=description],meta[name=robots],meta[name=keywords],link[rel=canonical],link[hreflang],link[type='text/markdown'],[${PAGE_HEAD_ATTRIBUTE}]`,
	))
		stale.remove();
	if (data.description) addHeadElement("meta", "description", data.description);
	for (const { tagName, attributes } of data.head ?? [])
		appendHeadElement(tagName, { ...attributes, [PAGE_HEAD_ATTRIBUTE]: "" });
	if (data.hidden) addHeadElement("meta", "robots", "noindex, nofollow");
	if (data.markdownVersion)
		addHeadElement("link", "alternate", data.markdownVersion).setAttribute("type", "text/markdown");
	const { canonical, alternates, translations } = data;
	const isOwn = canonical === new URL(href, canonical).href;
	if (data.hidden && !isOwn) return; // the not-found page, shown for an unknown URL
	addHeadElement("link", "canonical", canonical);
	if (!isOwn || translations.length < 2) return;
	for (const name of translations) {
		const target = new URL(alternates[name] ?? href, canonical).href;
		addAlternateLink(target, menuLinkOf("locale", name)?.hreflang || name);
		if (name === locales[0]) addAlternateLink(target, "x-default");
	}
}

const addAlternateLink = (href: string, hreflang: string): void => {
	addHeadElement("link", "alternate", href).setAttribute("hreflang", hreflang);
};

function addHeadElement(element: "meta" | "link", name: string, text: string): Element {
	return appendHeadElement(element, element === "meta" ? { name, content: text } : { rel: name, href: text });
}

function appendHeadElement(tagName: string, attributes: Readonly<Record<string, string>>): Element {
	const headElement = document.createElement(tagName);
	for (const [name, value] of Object.entries(attributes)) headElement.setAttribute(name, value);
	document.head.append(headElement);
	return headElement;
}

const menuLinkOf = (kind: string, name: string): HTMLAnchorElement | null =>
	document.querySelector(`a[data-${kind}="${name}"]`);

/** Points the language and version menus to the counterparts of the new page. */
function updateMenuLinks(kind: "locale" | "version", targets: LinkTargets): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[data-${kind}]`)) {
		const target = targets[link.dataset[kind] ?? ""];
		if (target) link.href = target;
	}
}

/**
 * Loads the style sheets of the new page and then runs `swap`, in a view transition where the browser supports it and the
 * reader has not asked for reduced motion. `hasUATransition` means that the browser has already animated the navigation,
 * as for a swipe.
 */
export async function swapWithTransition(
	swap: () => void,
	styles: readonly string[] | undefined,
	hasUATransition: boolean,
): Promise<void> {
	await loadStyles(styles);
	const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
	if (!document.startViewTransition || prefersReducedMotion || hasUATransition) return swap();
	const { ready, finished, updateCallbackDone } = document.startViewTransition(swap);
	// Both reject when another transition interrupts this one, which is expected.
	ready.catch(() => {});
	finished.catch(() => {});
	return updateCallbackDone;
}

// Marks the navbar and sidebar items that the current page belongs to.

/** What the markup of a navigation link says about its target. */
interface NavLinkTarget {
	readonly href: string;
	/** A route: the item also covers the pages below it. */
	readonly base?: string | undefined;
	/** A sidebar name: the item also covers the pages that show this sidebar. */
	readonly sidebar?: string | undefined;
}

/**
 * The value of `aria-current` for a link: `page` for a link to the page itself, `true` for a link to the section that
 * contains it, `undefined` for any other.
 */
export function ariaCurrentOf(
	{ href, base, sidebar }: NavLinkTarget,
	page: string,
	shownSidebar: string | undefined,
	siteBase: string,
): "page" | "true" | undefined {
	if (href === page) return "page";
	if (sidebar && shownSidebar?.endsWith(`/${sidebar}`)) return "true";
	if (!base) return;
	const folder = `${siteBase}${base.slice(1)}/`.replace(/\/+$/, "/");
	return `${page}/`.startsWith(folder) ? "true" : undefined;
}

/** Sets `aria-current` on the navigation links of a page and removes it from all others. `page` is the page's path. */
function markActiveNavLinks(page: string, shownSidebar: string | undefined, site: SiteAttributes): void {
	for (const link of document.querySelectorAll<HTMLElement>("a[data-active-base],a[data-active-sidebar]")) {
		const { activeBase: base, activeSidebar: sidebar } = link.dataset;
		const href = link.getAttribute("href") ?? "";
		const current = ariaCurrentOf({ href, base, sidebar }, page, shownSidebar, site.base);
		if (current) link.setAttribute("aria-current", current);
		else link.removeAttribute("aria-current");
	}
}
