/** A document with its sidebar and its neighbours. */

import type { Document } from "../../model/document.ts";
import type { PageLink } from "../../model/page.ts";
import type { Problem } from "../../model/problem.ts";
import type { Route } from "../../model/route.ts";
import { type Doc, placeOf } from "./doc.ts";
import { type Neighbours, pagerLink } from "./pagination.ts";
import type { Shelf } from "./shelf.ts";
import type { Sidebar } from "./sidebar.ts";
import type { Crumbs } from "./trail.ts";
import { unknown } from "./unknown.ts";

export interface PlacedDoc {
	readonly document: Document;
	/** The folder and the last part, without numbers: `apps/sync`. */
	readonly id: string;
	readonly route: Route;
	/** Of the front matter, then the heading's text, then the id's last part. */
	readonly title: string;
	/** In the sidebar. */
	readonly label: string;
	readonly listed: boolean;
	/** The sidebar that its page shows. */
	readonly sidebar?: string;
	/** The categories above it in that sidebar, outermost first. */
	readonly breadcrumbs: Crumbs;
	readonly previous?: PageLink;
	readonly next?: PageLink;
}

export interface Placing {
	readonly shelf: Shelf;
	readonly sidebars: ReadonlyMap<string, Sidebar>;
	/** The first sidebar that has a document, by its id. */
	readonly homes: ReadonlyMap<string, Sidebar>;
}

/** A document in the sidebar that its front matter names, or else the first that has it. */
export function placedDoc(
	doc: Doc,
	{ shelf, sidebars, homes }: Placing,
): { readonly placed: PlacedDoc; readonly problems: readonly Problem[] } {
	const { document, id, route, title } = doc;
	const name = document.frontMatter.displayedSidebar;
	const sidebar =
		name === undefined ? homes.get(id) : chosenSidebar(name, sidebars);
	const trail = sidebar?.trails.get(id);
	const around = pagerOf(doc, sidebar, shelf);
	return {
		placed: {
			document,
			id,
			route,
			title,
			label: trail?.label ?? doc.ownLabel ?? title,
			listed: !doc.unlisted,
			...(sidebar ? { sidebar: sidebar.name } : {}),
			breadcrumbs: trail?.crumbs ?? [],
			...around.neighbours,
		},
		problems: [
			...(name && !sidebar ? [unknownSidebar(name, document, sidebars)] : []),
			...around.problems,
		],
	};
}

const chosenSidebar = (
	name: string | null,
	sidebars: ReadonlyMap<string, Sidebar>,
) => (name === null ? undefined : sidebars.get(name));

const unknownSidebar = (
	name: string,
	document: Document,
	sidebars: ReadonlyMap<string, Sidebar>,
): Problem => {
	const key = "displayed_sidebar";
	const at = placeOf(document, key);
	return unknown("sidebar", name, key, at, sidebars.keys());
};

/** The sidebar's order, unless the front matter names a document or, with `null`, none. */
function pagerOf(doc: Doc, sidebar: Sidebar | undefined, shelf: Shelf) {
	const { paginationPrev, paginationNext } = doc.document.frontMatter;
	const order = sidebar?.neighbours.get(doc.route);
	const previous = chosen(paginationPrev, shelf) ?? order?.previous;
	const next = chosen(paginationNext, shelf) ?? order?.next;
	const neighbours: Neighbours = {
		...(previous === "none" || !previous ? {} : { previous }),
		...(next === "none" || !next ? {} : { next }),
	};
	return {
		neighbours,
		problems: [
			...missing("pagination_prev", paginationPrev, doc, shelf),
			...missing("pagination_next", paginationNext, doc, shelf),
		],
	};
}

function chosen(
	id: string | null | undefined,
	{ byId }: Shelf,
): PageLink | "none" | undefined {
	if (id === undefined) return undefined;
	const doc = id === null ? undefined : byId.get(id);
	return doc ? pagerLink(doc) : "none";
}

function missing(
	key: string,
	id: string | null | undefined,
	{ document }: Doc,
	{ byId, drafts }: Shelf,
): Problem[] {
	if (id === undefined || id === null) return [];
	if (byId.has(id) || drafts.has(id)) return [];
	return [unknown("doc", id, key, placeOf(document, key), byId.keys())];
}
