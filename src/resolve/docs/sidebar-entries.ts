/** Sidebars as templates receive them. */

import type { SidebarEntry } from "../../model/chrome.ts";
import { hrefOf } from "../../model/route.ts";
import type { LocalizedVersion } from "./doc-metadata.ts";
import {
	categoryRouteOf,
	type GeneratedIndexRoutes,
} from "./generated-index.ts";
import type {
	ResolvedSidebarItem,
	SidebarCategoryItem,
} from "./sidebar-item.ts";
import { docItemLabelOf } from "./sidebar-item.ts";
import { sidebarLinkTargetOf } from "./sidebar-link.ts";

/** The entries of visible items, with final URLs. */
export const sidebarEntriesOf = (
	items: readonly ResolvedSidebarItem[],
	routes: GeneratedIndexRoutes,
	version: LocalizedVersion,
): SidebarEntry[] => items.map((item) => sidebarEntryOf(item, routes, version));

function sidebarEntryOf(
	item: ResolvedSidebarItem,
	routes: GeneratedIndexRoutes,
	version: LocalizedVersion,
): SidebarEntry {
	if (item.type === "category") return categoryEntryOf(item, routes, version);
	if (item.type === "link")
		return {
			type: "link",
			label: item.label,
			...sidebarLinkTargetOf(item.href, version),
		};
	const { route } = item.doc;
	return {
		type: "link",
		label: docItemLabelOf(item),
		href: hrefOf(route, version.baseUrl),
		route,
		...(item.className ? { className: item.className } : {}),
	};
}

function categoryEntryOf(
	item: SidebarCategoryItem,
	routes: GeneratedIndexRoutes,
	version: LocalizedVersion,
): SidebarEntry {
	const route = categoryRouteOf(item, routes);
	return {
		type: "category",
		label: item.label,
		...(route ? { href: hrefOf(route, version.baseUrl), route } : {}),
		collapsed: item.collapsed,
		collapsible: item.collapsible,
		...(item.className ? { className: item.className } : {}),
		entries: sidebarEntriesOf(item.items, routes, version),
	};
}
