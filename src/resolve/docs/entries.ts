/** Sidebars as readers see them. */

import type { SidebarEntry } from "../../model/chrome.ts";
import { hrefOf } from "../../model/route.ts";
import type { Edition } from "./doc.ts";
import { type IndexRoutes, routeOfCategory } from "./generated-index.ts";
import type { CategoryItem, Item } from "./item.ts";
import { labelOf } from "./item.ts";
import { targetOf } from "./link-item.ts";

/** The entries of visible items, with the addresses that stand in `href`. */
export const entriesOf = (
	items: readonly Item[],
	routes: IndexRoutes,
	edition: Edition,
): SidebarEntry[] => items.map((item) => entryOf(item, routes, edition));

function entryOf(
	item: Item,
	routes: IndexRoutes,
	edition: Edition,
): SidebarEntry {
	if (item.type === "category") return categoryEntry(item, routes, edition);
	if (item.type === "link")
		return {
			type: "link",
			label: item.label,
			...targetOf(item.href, edition),
		};
	const { route } = item.doc;
	return {
		type: "link",
		label: labelOf(item),
		href: hrefOf(route, edition.baseUrl),
		route,
		...(item.className ? { className: item.className } : {}),
	};
}

function categoryEntry(
	item: CategoryItem,
	routes: IndexRoutes,
	edition: Edition,
): SidebarEntry {
	const route = routeOfCategory(item, routes);
	return {
		type: "category",
		label: item.label,
		...(route ? { href: hrefOf(route, edition.baseUrl), route } : {}),
		collapsed: item.collapsed,
		collapsible: item.collapsible,
		...(item.className ? { className: item.className } : {}),
		entries: entriesOf(item.items, routes, edition),
	};
}
