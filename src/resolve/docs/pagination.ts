/** The order in which a sidebar is read. */

import type { PageLink } from "../../model/page.ts";
import type { Route } from "../../model/route.ts";
import type { Doc } from "./doc.ts";
import { type IndexRoutes, routeOfCategory } from "./generated-index.ts";
import type { Item } from "./item.ts";

export interface Neighbours {
	readonly previous?: PageLink;
	readonly next?: PageLink;
}

/** What the pager of another page calls a document; `sidebarLabel` is the label that the sidebar gives it. */
export function pagerLink(doc: Doc, sidebarLabel?: string): PageLink {
	const own = doc.document.frontMatter.paginationLabel || doc.ownLabel;
	return { route: doc.route, label: own ?? sidebarLabel ?? doc.title };
}

/** The pages of visible items from top to bottom, a category's page before those in it. References and links are passed over. */
export function orderOf(
	items: readonly Item[],
	routes: IndexRoutes,
): readonly PageLink[] {
	return items.flatMap((item) => {
		if (item.type === "doc") return pagerLink(item.doc, item.label);
		if (item.type !== "category") return [];
		const below = orderOf(item.items, routes);
		if (item.link?.type === "doc") return [pagerLink(item.link.doc), ...below];
		const route = routeOfCategory(item, routes);
		return route ? [{ route, label: item.label }, ...below] : below;
	});
}

/** The pages before and after each page; a page that is there twice has its first place. */
export function neighboursOf(
	order: readonly PageLink[],
): ReadonlyMap<Route, Neighbours> {
	const seen = new Set<Route>();
	const stops = order.filter(
		({ route }) => !seen.has(route) && seen.add(route),
	);
	return new Map(
		stops.map(({ route }, index) => {
			const previous = stops[index - 1];
			const next = stops[index + 1];
			return [
				route,
				{ ...(previous ? { previous } : {}), ...(next ? { next } : {}) },
			];
		}),
	);
}
