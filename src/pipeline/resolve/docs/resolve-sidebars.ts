/** Resolves the sidebars of a version. */

import type { DocsVersion } from "../../../model/config.ts";
import type { Problem } from "../../../model/problems/problem.ts";
import { nameInDocs } from "../../../model/site/docs-names.ts";
import type { PageLink } from "../../../model/site/page.ts";
import { keyedSidebarsOf } from "../../../model/site/sidebar-config.ts";
import type { Route } from "../../../model/urls/route.ts";
import { type BreadcrumbTrail, buildBreadcrumbTrails } from "./breadcrumbs.ts";
import type { DocsIndex } from "./docs-index.ts";
import { resolveItems } from "./explicit-sidebar.ts";
import {
	type GeneratedIndexCategory,
	type GeneratedIndexRoutes,
	generatedIndexCategories,
	generatedIndexRoutes,
} from "./generated-index.ts";
import { type DocNeighbours, findNeighbours, listInReadingOrder } from "./pagination.ts";
import { type RoutedSidebarEntry, sidebarEntriesOf } from "./sidebar-entries.ts";
import { type ResolvedSidebarItem, visibleItems } from "./sidebar-item.ts";

export interface ResolvedSidebar {
	readonly name: string;
	readonly entries: readonly RoutedSidebarEntry[];
	/** Pages in reading order. */
	readonly order: readonly PageLink[];
	readonly neighbours: ReadonlyMap<Route, DocNeighbours>;
	/** By document id. */
	readonly trails: ReadonlyMap<string, BreadcrumbTrail>;
	/** Those that readers see. */
	readonly items: readonly ResolvedSidebarItem[];
	/** Categories with a generated page. */
	readonly indexed: readonly GeneratedIndexCategory[];
}

/** The name of a sidebar that is unique in the site, as in `Chrome.sidebars`. */
export const sidebarKeyOf = ({ name, docsId }: Pick<DocsVersion, "name" | "docsId">, sidebar: string): string =>
	`${name}/${nameInDocs(docsId, sidebar)}`;

export interface ResolvedSidebars {
	/** In the order of the configuration. */
	readonly list: readonly ResolvedSidebar[];
	readonly routes: GeneratedIndexRoutes;
	readonly problems: readonly Problem[];
}

/** Resolves the configured sidebars, in their order. Routes of generated pages are unique across all of them. */
export function resolveSidebars(docsIndex: DocsIndex): ResolvedSidebars {
	const sidebars = keyedSidebarsOf(docsIndex.version, docsIndex.config);
	const made = sidebars.map(({ name, list, key }) => {
		const { items, problems } = resolveItems(list, docsIndex, key);
		const shown = visibleItems(items);
		const indexed = generatedIndexCategories(shown);
		return { name, items, shown, indexed, problems };
	});
	const routes = generatedIndexRoutes(
		made.flatMap(({ indexed }) => indexed),
		docsIndex,
	);
	const list = made.map(({ name, items, shown, indexed }) => {
		const order = listInReadingOrder(shown, routes);
		return {
			name,
			entries: sidebarEntriesOf(shown, routes, docsIndex),
			order,
			neighbours: findNeighbours(order),
			trails: buildBreadcrumbTrails(items, routes),
			items: shown,
			indexed,
		};
	});
	return { list, routes, problems: made.flatMap(({ problems }) => problems) };
}
