/** Which documents a sidebar has, and the categories above each. */
import type { DocPage } from "../../model/page.ts";
import type { Doc } from "./doc.ts";
import { type IndexRoutes, routeOfCategory } from "./generated-index.ts";
import type { CategoryItem, Item } from "./item.ts";
import { labelOf } from "./item.ts";

export type Crumbs = DocPage["breadcrumbs"];

export interface Trail {
	readonly crumbs: Crumbs;
	/** What the sidebar shows for the document. */
	readonly label: string;
}

/**
 * The trail of each document, by id, unlisted ones included and references left out. A document that is there twice
 * has its first place; one that is a category's page is not below that category.
 */
export function trailsOf(
	items: readonly Item[],
	routes: IndexRoutes,
): ReadonlyMap<string, Trail> {
	const trails = new Map<string, Trail>();
	const add = ({ id }: Doc, trail: Trail) => {
		if (!trails.has(id)) trails.set(id, trail);
	};
	const walk = (items: readonly Item[], crumbs: Crumbs) => {
		for (const item of items) {
			if (item.type === "doc") add(item.doc, { crumbs, label: labelOf(item) });
			if (item.type !== "category") continue;
			const { link, label } = item;
			if (link?.type === "doc") add(link.doc, { crumbs, label });
			walk(item.items, [...crumbs, crumbOf(item, routes)]);
		}
	};
	walk(items, []);
	return trails;
}

/** A link only where readers can find the page. */
function crumbOf(item: CategoryItem, routes: IndexRoutes): Crumbs[number] {
	const hidden = item.link?.type === "doc" && item.link.doc.unlisted;
	const route = hidden ? undefined : routeOfCategory(item, routes);
	return { label: item.label, ...(route ? { route } : {}) };
}
