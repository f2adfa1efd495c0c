/** Resolves the sidebars of a version. */

import type { DocsVersion } from "../../../model/config.ts";
import { nameInDocs } from "../../../model/site/docs-names.ts";
import { keyedSidebarsOf } from "../../../model/site/sidebar-config.ts";
import { buildBreadcrumbTrails } from "./breadcrumbs.ts";
import type { DocsIndex } from "./docs-index.ts";
import { resolveItems } from "./explicit-sidebar.ts";
import { generatedIndexCategories, generatedIndexRoutes } from "./generated-index.ts";
import { findNeighbours, listInReadingOrder } from "./pagination.ts";
import { sidebarEntriesOf } from "./sidebar-entries.ts";
import { visibleItems } from "./sidebar-item.ts";

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
