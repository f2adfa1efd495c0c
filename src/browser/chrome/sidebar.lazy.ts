/**
 * Large sidebars omit the items of closed categories from the page. This file loads them from the sidebar's JSON file.
 */
import { parseTrustedHtml } from "../trusted-html.ts";

const sidebarRequests = new Map<string, Promise<DocumentFragment>>();

/** Adds the omitted items to a category. `data-rest` is the category's index among all categories of the sidebar. */
export async function loadCategoryItems(category: HTMLElement): Promise<void> {
	const sidebar = category.closest<HTMLElement>("[data-source]");
	const { rest } = category.dataset;
	if (!sidebar || !rest) return;
	const wholeSidebar = await fetchWholeSidebar(sidebar);
	const list = categoryElementsIn(wholeSidebar)[Number(rest)]?.querySelector("ul");
	if (!list || !category.dataset.rest) return;
	delete category.dataset.rest;
	category.append(list.cloneNode(true));
}

/** Loads the items of the category that contains the link for which `isWanted` returns `true`. */
export async function loadCategoryWithLink(
	sidebar: HTMLElement,
	isWanted: (link: HTMLAnchorElement) => boolean,
): Promise<void> {
	const whole = await fetchWholeSidebar(sidebar);
	const link = [...whole.querySelectorAll("a")].find(isWanted);
	if (!link) return;
	for (const [number, category] of categoryElementsIn(whole).entries()) {
		if (!category.contains(link)) continue;
		const closed = sidebar.querySelector<HTMLElement>(`[data-rest="${number}"]`);
		if (closed) return loadCategoryItems(closed); // the outermost one: its list includes the nested categories
	}
}

const categoryElementsIn = (whole: DocumentFragment) => [...whole.querySelectorAll("li.category")];

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
