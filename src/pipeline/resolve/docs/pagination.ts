/** The reading order of a sidebar, for previous and next links. */

import type { PageLink } from "../../../model/site/page-parts.ts";
import type { Route } from "../../../model/urls/route.ts";
import type { DocMetadata } from "./doc-metadata.ts";
import { categoryRouteOf, type GeneratedIndexRoutes } from "./generated-index.ts";
import type { ResolvedSidebarItem } from "./sidebar-item.ts";

export interface DocNeighbours {
	readonly previous?: PageLink;
	readonly next?: PageLink;
}

/** The link to a document in the pager of another page. `sidebarLabel` is the document's label in the sidebar. */
export function pagerLinkOf(doc: DocMetadata, sidebarLabel?: string): PageLink {
	const own = doc.document.frontMatter.paginationLabel || doc.ownLabel;
	return { route: doc.route, label: own ?? sidebarLabel ?? doc.title };
}

/**
 * The pages of visible items from top to bottom; a category's page comes before its items. References and links are
 * skipped.
 */
export function listInReadingOrder(
	items: readonly ResolvedSidebarItem[],
	routes: GeneratedIndexRoutes,
): readonly PageLink[] {
	return items.flatMap((item) => {
		if (item.type === "doc") return pagerLinkOf(item.doc, item.label);
		if (item.type !== "category") return [];
		const below = listInReadingOrder(item.items, routes);
		if (item.link?.type === "doc") return [pagerLinkOf(item.link.doc), ...below];
		const route = categoryRouteOf(item, routes);
		return route ? [{ route, label: item.label }, ...below] : below;
	});
}

/** Returns the previous and next page of each page. If a page appears twice, its first position counts. */
export function findNeighbours(order: readonly PageLink[]): ReadonlyMap<Route, DocNeighbours> {
	const seen = new Set<Route>();
	const pages = order.filter(({ route }) => !seen.has(route) && seen.add(route));
	return new Map(
		pages.map(({ route }, index) => {
			const previous = pages[index - 1];
			const next = pages[index + 1];
			return [route, { ...(previous ? { previous } : {}), ...(next ? { next } : {}) }];
		}),
	);
}
