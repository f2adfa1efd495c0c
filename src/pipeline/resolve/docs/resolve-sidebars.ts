/** Resolves the sidebars of a version. */
import type { DocsVersion } from "../../../model/config.ts";
import { nameInDocs } from "../../../model/site/docs-names.ts";
import type { DocPage } from "../../../model/site/page.ts";
import { keyedSidebarsOf } from "../../../model/site/sidebar-config.ts";
import type { DocMetadata } from "./doc-metadata.ts";
import type { DocsIndex } from "./docs-index.ts";
import { resolveItems } from "./explicit-sidebar.ts";
import {
	categoryRouteOf,
	type GeneratedIndexRoutes,
	generatedIndexCategories,
	generatedIndexRoutes,
} from "./generated-index.ts";
import { findNeighbours, listInReadingOrder } from "./pagination.ts";
import { sidebarEntriesOf } from "./sidebar-entries.ts";
import { docItemLabelOf, type ResolvedSidebarItem, type SidebarCategoryItem, visibleItems } from "./sidebar-item.ts";

export type ResolvedSidebars = ReturnType<typeof resolveSidebars>;
export type ResolvedSidebar = ResolvedSidebars["list"][number];

/** The name of a sidebar that is unique in the site, as in `Chrome.sidebars`. */
export const sidebarKeyOf = ({ name, docsId }: Pick<DocsVersion, "name" | "docsId">, sidebar: string): string =>
	`${name}/${nameInDocs(docsId, sidebar)}`;

/** Resolves the configured sidebars, in their order. Routes of generated pages are unique across all of them. */
export function resolveSidebars(docsIndex: DocsIndex) {
	const sidebars = keyedSidebarsOf(docsIndex.version, docsIndex.config);
	const made = sidebars.map(({ name, list, key }) => {
		const { items, problems } = resolveItems(list, docsIndex, key);
		const shown = visibleItems(items);
		return { name, items, shown, indexed: generatedIndexCategories(shown), problems };
	});
	const categories = made.flatMap(({ indexed }) => indexed);
	const routes = generatedIndexRoutes(categories, docsIndex);
	const list = made.map(({ name, items, shown, indexed }) => {
		const order = listInReadingOrder(shown, routes);
		return {
			name,
			entries: sidebarEntriesOf(shown, routes, docsIndex),
			/** Pages in reading order. */
			order,
			neighbours: findNeighbours(order),
			/** By document id. */
			trails: buildBreadcrumbTrails(items, routes),
			/** Those that readers see. */
			items: shown,
			/** Categories with a generated page. */
			indexed,
		};
	});
	return { list, routes, problems: made.flatMap(({ problems }) => problems) };
}

// Finds the documents of a sidebar, and the categories above each.

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
function buildBreadcrumbTrails(
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
