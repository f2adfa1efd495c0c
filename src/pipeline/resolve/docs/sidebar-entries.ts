/** Sidebars as templates receive them. */

import type { Html } from "../../../model/content/content.ts";
import type {
	SidebarCategoryEntry,
	SidebarEntry,
	SidebarHtmlEntry,
	SidebarLinkEntry,
} from "../../../model/site/chrome.ts";
import { marksOf } from "../../../model/site/sidebar-marks.ts";
import { hrefOf } from "../../../model/urls/route.ts";
import type { LocalizedVersion } from "./doc-metadata.ts";
import { categoryRouteOf, type GeneratedIndexRoutes } from "./generated-index.ts";
import type { ResolvedSidebarItem, SidebarCategoryItem } from "./sidebar-item.ts";
import { docItemLabelOf } from "./sidebar-item.ts";
import { sidebarLinkTargetOf } from "./sidebar-link.ts";

/** An entry before the HTML of the configuration is filled in: it is known by its key. */
export type RoutedSidebarEntry = SidebarLinkEntry | RoutedHtmlEntry | RoutedCategoryEntry;

type RoutedHtmlEntry = Omit<SidebarHtmlEntry, "html"> & { readonly key: string };

type RoutedCategoryEntry = Omit<SidebarCategoryEntry, "entries"> & { readonly entries: readonly RoutedSidebarEntry[] };

/** The same entries with their HTML. */
export const fillSidebarEntries = (
	entries: readonly RoutedSidebarEntry[],
	markup: Readonly<Record<string, Html>>,
): SidebarEntry[] =>
	entries.map((entry) => {
		if (entry.type === "link") return entry;
		if (entry.type === "category") return { ...entry, entries: fillSidebarEntries(entry.entries, markup) };
		const { key, ...rest } = entry;
		return { ...rest, html: markup[key] ?? ("" as Html) };
	});

/** The entries of visible items, with final URLs. */
export const sidebarEntriesOf = (
	items: readonly ResolvedSidebarItem[],
	routes: GeneratedIndexRoutes,
	version: LocalizedVersion,
): RoutedSidebarEntry[] => items.map((item) => createSidebarEntry(item, routes, version));

function createSidebarEntry(
	item: ResolvedSidebarItem,
	routes: GeneratedIndexRoutes,
	version: LocalizedVersion,
): RoutedSidebarEntry {
	if (item.type === "category") return createCategoryEntry(item, routes, version);
	if (item.type === "html") return item;
	if (item.type === "link")
		return {
			type: "link",
			label: item.label,
			...sidebarLinkTargetOf(item.href, version),
			...marksOf(item),
		};
	const { route } = item.doc;
	return {
		type: "link",
		label: docItemLabelOf(item),
		href: hrefOf(route, version.baseUrl),
		route,
		...marksOf(item),
	};
}

function createCategoryEntry(
	item: SidebarCategoryItem,
	routes: GeneratedIndexRoutes,
	version: LocalizedVersion,
): RoutedCategoryEntry {
	const route = categoryRouteOf(item, routes);
	return {
		type: "category",
		label: item.label,
		...(route ? { href: hrefOf(route, version.baseUrl), route } : {}),
		collapsed: item.collapsed,
		collapsible: item.collapsible,
		...marksOf(item),
		entries: sidebarEntriesOf(item.items, routes, version),
	};
}
