/** The sidebars of a version, settled. */

import type { SidebarEntry } from "../../model/chrome.ts";
import type { PageLink } from "../../model/page.ts";
import type { Problem } from "../../model/problem.ts";
import type { Route } from "../../model/route.ts";
import { entriesOf } from "./entries.ts";
import { itemsOf } from "./explicit.ts";
import {
	type IndexedCategory,
	type IndexRoutes,
	indexedCategories,
	indexRoutes,
} from "./generated-index.ts";
import { visible } from "./item.ts";
import { type Neighbours, neighboursOf, orderOf } from "./pagination.ts";
import type { Shelf } from "./shelf.ts";
import { type Trail, trailsOf } from "./trail.ts";

export interface Sidebar {
	readonly name: string;
	readonly entries: readonly SidebarEntry[];
	/** In reading order. */
	readonly order: readonly PageLink[];
	readonly neighbours: ReadonlyMap<Route, Neighbours>;
	/** By doc id. */
	readonly trails: ReadonlyMap<string, Trail>;
	/** Categories with a generated page. */
	readonly indexed: readonly IndexedCategory[];
}

export interface Sidebars {
	/** In the order of the configuration. */
	readonly list: readonly Sidebar[];
	readonly routes: IndexRoutes;
	readonly problems: readonly Problem[];
}

/** The sidebars of the configuration, in its order; generated pages have one address each over all of them. */
export function sidebarsOf(shelf: Shelf): Sidebars {
	const made = Object.entries(shelf.config.sidebars).map(([name, list]) => {
		const { items, problems } = itemsOf(list, shelf, `docs.sidebars.${name}`);
		const shown = visible(items);
		const indexed = indexedCategories(shown);
		return { name, items, shown, indexed, problems };
	});
	const routes = indexRoutes(
		made.flatMap(({ indexed }) => indexed),
		shelf,
	);
	const list = made.map(({ name, items, shown, indexed }) => {
		const order = orderOf(shown, routes);
		return {
			name,
			entries: entriesOf(shown, routes, shelf),
			order,
			neighbours: neighboursOf(order),
			trails: trailsOf(items, routes),
			indexed,
		};
	});
	return { list, routes, problems: made.flatMap(({ problems }) => problems) };
}
