/**
 * How a visited page takes the place of the one that is shown. It comes with the first visit, not with the page: so it
 * imports nothing that the page has need of itself.
 */
import type { PageData } from "../model/page-data.ts";
import { markCurrent } from "./current.ts";
import { nodesOf } from "./markup.ts";
import type { Site } from "./site.ts";

type Targets = Readonly<Record<string, string>>;

/** Shows the page at an address: its text, its sidebar, and all that the head and the bar say of it. */
export function show(
	data: PageData,
	sidebar: string | undefined,
	href: string,
	site: Site,
): void {
	const main = nodesOf(data.main).querySelector("main");
	if (!main) throw new Error(`no <main> in the data of ${href}`);
	document.querySelector("main")?.replaceWith(main);
	document.title = data.title;
	document.documentElement.lang = data.lang;
	document.documentElement.dir = data.direction;
	showSidebar(data, sidebar);
	tellHead(data, href, site);
	leadLinks("locale", data.alternates);
	leadLinks("version", data.versions ?? {});
	markCurrent(href, data.sidebar, site);
}

/** The sidebar stands last in the drawer, which knows whether it has one. */
function showSidebar(data: PageData, markup: string | undefined): void {
	const old = document.querySelector<HTMLElement>("[data-sidebar]");
	if (old?.dataset.sidebar === data.sidebar) return;
	old?.remove();
	const drawer = document.querySelector("#menu");
	if (markup) drawer?.append(nodesOf(markup));
	drawer?.classList.toggle("drawer-without-sidebar", !markup);
}

/** What search engines and other sites would read in the page's own file. */
function tellHead(data: PageData, href: string, { locales }: Site): void {
	for (const stale of document.head.querySelectorAll(
		"meta[name=description],meta[name=robots],meta[name=keywords],link[rel=canonical],link[hreflang],link[type='text/markdown']",
	))
		stale.remove();
	if (data.description) tell("meta", "description", data.description);
	if (data.hidden) tell("meta", "robots", "noindex, nofollow");
	const { canonical, alternates, translations } = data;
	const isOwn = canonical === new URL(href, canonical).href;
	if (data.hidden && !isOwn) return; // there is no such page
	tell("link", "canonical", canonical);
	if (!isOwn || translations.length < 2) return;
	for (const name of translations) {
		const target = new URL(alternates[name] ?? href, canonical).href;
		alternate(target, linkTo("locale", name)?.hreflang || name);
		if (name === locales[0]) alternate(target, "x-default");
	}
}

const alternate = (href: string, hreflang: string): void => {
	tell("link", "alternate", href).setAttribute("hreflang", hreflang);
};

function tell(element: "meta" | "link", name: string, text: string): Element {
	const made = document.createElement(element);
	made.setAttribute(element === "meta" ? "name" : "rel", name);
	made.setAttribute(element === "meta" ? "content" : "href", text);
	document.head.append(made);
	return made;
}

const linkTo = (kind: string, name: string): HTMLAnchorElement | null =>
	document.querySelector(`a[data-${kind}="${name}"]`);

/** The menus of languages and versions lead from the new page. */
function leadLinks(kind: "locale" | "version", targets: Targets): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>(
		`a[data-${kind}]`,
	)) {
		const target = targets[link.dataset[kind] ?? ""];
		if (target) link.href = target;
	}
}

/**
 * Makes a change of the page, softly where the browser can and the reader does not mind motion. `moved`: the browser
 * has shown the way itself, as for a swipe.
 */
export async function change(swap: () => void, moved: boolean): Promise<void> {
	const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
	if (!document.startViewTransition || isStill || moved) return swap();
	const { ready, finished, updateCallbackDone } =
		document.startViewTransition(swap);
	// They reject when the next change comes early, which is nobody's mistake.
	ready.catch(() => {});
	finished.catch(() => {});
	return updateCallbackDone;
}
