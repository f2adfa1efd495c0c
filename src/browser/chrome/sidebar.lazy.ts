/**
 * Large sidebars omit the items of closed categories, and most of those of long lists. This file loads them from the
 * sidebar's JSON file.
 */
import { parseTrustedHtml } from "../trusted-html.ts";

const sidebarRequests = new Map<string, Promise<DocumentFragment>>();

/**
 * Adds omitted items: to a category, or in the place of a list item that stands for them. `data-rest` is the index of the
 * category among all categories of the sidebar, empty for the sidebar itself; `data-range` are the items' positions.
 */
export async function loadOmittedItems(rest: HTMLElement): Promise<void> {
	const sidebar = rest.closest<HTMLElement>("[data-source]");
	if (!sidebar) return;
	const items = omittedItems(rest, await fetchWholeSidebar(sidebar)).map((item) => item.cloneNode(true));
	if (items.length === 0 || rest.dataset.rest === undefined) return;
	delete rest.dataset.rest;
	if (rest.dataset.range) return rest.replaceWith(...items);
	const list = document.createElement("ul");
	list.append(...items);
	rest.append(list);
}

/** Fetches the sidebar that contains an element before it is needed. */
export const fetchSidebarOf = (element: Element) =>
	fetchWholeSidebar(element.closest<HTMLElement>("[data-source]") as HTMLElement);

type LinkTest = (link: HTMLAnchorElement) => boolean;

/**
 * Returns a test for the link to mark, and loads the items that contain this link if they are omitted: the wanted one,
 * otherwise the link to the nearest page above the current one, unless it is above all others too.
 */
export async function findLinkToMark(sidebar: HTMLElement, isWanted: LinkTest): Promise<LinkTest> {
	const whole = sidebar.dataset.source ? await fetchWholeSidebar(sidebar) : sidebar;
	const links = [...whole.querySelectorAll("a")].filter(({ host }) => host === location.host);
	const above = links
		.filter((link) => isAbove(link, location))
		.sort(byDepth)
		.at(-1);
	const isHome = above && links.every((other) => isAbove(above, other));
	const link = links.find(isWanted) ?? (isHome ? undefined : above);
	if (!link) return () => false;
	// The outermost ones: their items include the nested categories.
	const rest = [...sidebar.querySelectorAll<HTMLElement>("[data-rest]")].find((rest) =>
		omittedItems(rest, whole).some((item) => item.contains(link)),
	);
	if (rest) await loadOmittedItems(rest);
	return ({ href }) => href === link.href;
}

const isAbove = ({ pathname }: HTMLAnchorElement, other: { readonly pathname: string }): boolean =>
	`${other.pathname}/`.startsWith(pathname.replace(/\/?$/, "/"));

const byDepth = (a: HTMLAnchorElement, b: HTMLAnchorElement): number => a.pathname.length - b.pathname.length;

function omittedItems({ dataset: { rest, range } }: HTMLElement, whole: ParentNode): Element[] {
	const parent = rest ? whole.querySelectorAll("li.category")[Number(rest)] : whole;
	return [...(parent?.querySelector("ul")?.children ?? [])].slice(...(range?.split("-").map(Number) ?? []));
}

/** Fetches the whole sidebar once. A failed request is not cached. */
function fetchWholeSidebar({ dataset: { source = "" } }: HTMLElement) {
	const known = sidebarRequests.get(source);
	if (known) return known;
	const pending = fetch(source)
		.then((answer) => answer.json())
		// Links in a template's document have no base URL, so the nodes are imported into the page.
		.then(({ html }) => document.importNode(parseTrustedHtml(html), true));
	pending.catch(() => sidebarRequests.delete(source));
	sidebarRequests.set(source, pending);
	return pending;
}
