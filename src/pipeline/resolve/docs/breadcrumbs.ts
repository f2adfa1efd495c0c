/** Finds the documents of a sidebar, and the categories above each. */
import type { DocPage } from "../../../model/site/page.ts";
import type { DocMetadata } from "./doc-metadata.ts";
import { categoryRouteOf, type GeneratedIndexRoutes } from "./generated-index.ts";
import type { ResolvedSidebarItem, SidebarCategoryItem } from "./sidebar-item.ts";
import { docItemLabelOf } from "./sidebar-item.ts";

export type BreadcrumbList = DocPage["breadcrumbs"];

export interface BreadcrumbTrail {
	readonly breadcrumbs: BreadcrumbList;
	/** The document's label in the sidebar. */
	readonly label: string;
}

/**
 * Returns the trail of each document by id, including unlisted documents, excluding references. If a document appears
 * twice, its first position counts. A document that is a category's page is not below that category.
 */
export function buildBreadcrumbTrails(
	items: readonly ResolvedSidebarItem[],
	routes: GeneratedIndexRoutes,
): ReadonlyMap<string, BreadcrumbTrail> {
	const trails = new Map<string, BreadcrumbTrail>();
	const add = ({ id }: DocMetadata, trail: BreadcrumbTrail) => {
		if (!trails.has(id)) trails.set(id, trail);
	};
	const walk = (items: readonly ResolvedSidebarItem[], breadcrumbs: BreadcrumbList) => {
		for (const item of items) {
			if (item.type === "doc") add(item.doc, { breadcrumbs, label: docItemLabelOf(item) });
			if (item.type !== "category") continue;
			const { link, label } = item;
			if (link?.type === "doc") add(link.doc, { breadcrumbs, label });
			walk(item.items, [...breadcrumbs, breadcrumbOf(item, routes)]);
		}
	};
	walk(items, []);
	return trails;
}

/** Has a link only if readers can reach the page. */
function breadcrumbOf(item: SidebarCategoryItem, routes: GeneratedIndexRoutes): BreadcrumbList[number] {
	const hidden = item.link?.type === "doc" && item.link.doc.unlisted;
	const route = hidden ? undefined : categoryRouteOf(item, routes);
	return { label: item.label, ...(route ? { route } : {}) };
}
