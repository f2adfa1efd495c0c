/** A document with its sidebar and neighbours. */

import path from "node:path/posix";
import type { PagerOverride, ParsedDocument } from "../../../model/content/document.ts";
import type { Problem } from "../../../model/problems/problem.ts";
import type { DocPage } from "../../../model/site/page.ts";
import type { PageLink } from "../../../model/site/page-parts.ts";
import { frontMatterLocation } from "../front-matter-location.ts";
import type { RoutedItem } from "../site-document.ts";
import type { DocMetadata } from "./doc-metadata.ts";
import type { DocsIndex } from "./docs-index.ts";
import { cardsOf, type GeneratedIndexRoutes, itemsAround } from "./generated-index.ts";
import { type DocNeighbours, pagerLinkOf } from "./pagination.ts";
import type { ResolvedSidebar } from "./resolve-sidebars.ts";
import { unknownNameProblem } from "./unknown-name.ts";

/**
 * A document and its page. The id is the folder and the last segment, without number prefixes: `apps/sync`. The title is
 * from the front matter, otherwise the heading, otherwise the last segment of the id.
 */
export interface RoutedDoc
	extends Omit<RoutedItem, "tags">,
		Pick<DocPage, "id" | "breadcrumbs" | "cards" | "previous" | "next"> {
	/** Label in the sidebar. */
	readonly label: string;
	/** Name of the sidebar its page shows. */
	readonly sidebar?: string;
}

export interface DocRoutingContext {
	readonly docsIndex: DocsIndex;
	readonly sidebars: ReadonlyMap<string, ResolvedSidebar>;
	/** The first sidebar that contains a document, by document id. */
	readonly sidebarsByDocId: ReadonlyMap<string, ResolvedSidebar>;
	readonly routes: GeneratedIndexRoutes;
}

/** Puts a document into the sidebar its front matter names, otherwise the first one that contains it. */
export function toRoutedDoc(doc: DocMetadata, { docsIndex, sidebars, sidebarsByDocId, routes }: DocRoutingContext) {
	const { document, id, route, title } = doc;
	const name = document.frontMatter.displayedSidebar;
	const sidebar = name === undefined ? sidebarsByDocId.get(id) : displayedSidebarOf(name, sidebars);
	const trail = sidebar?.trails.get(id);
	const pager = resolvePager(doc, sidebar, docsIndex);
	return {
		placed: {
			document,
			id,
			route,
			title,
			label: trail?.label ?? doc.ownLabel ?? title,
			listed: !doc.unlisted,
			...(sidebar ? { sidebar: sidebar.name } : {}),
			breadcrumbs: trail?.breadcrumbs ?? [],
			...(document.hasDocCards && { cards: cardsOf(itemsAround(id, sidebar?.items ?? []) ?? [], routes, docsIndex) }),
			...pager.neighbours,
		},
		problems: [...(name && !sidebar ? [unknownSidebarProblem(name, document, sidebars)] : []), ...pager.problems],
	};
}

const displayedSidebarOf = (name: string | null, sidebars: ReadonlyMap<string, ResolvedSidebar>) =>
	name === null ? undefined : sidebars.get(name);

const unknownSidebarProblem = (
	name: string,
	document: ParsedDocument,
	sidebars: ReadonlyMap<string, ResolvedSidebar>,
): Problem => {
	const key = "displayed_sidebar";
	return unknownNameProblem("sidebar", name, key, { at: frontMatterLocation(document, key) }, sidebars.keys());
};

/** Uses the order of the sidebar, unless the front matter names a document, or `null` for none. */
function resolvePager(doc: DocMetadata, sidebar: ResolvedSidebar | undefined, docsIndex: DocsIndex) {
	const { paginationPrev, paginationNext, prev, next } = doc.document.frontMatter;
	const order = sidebar?.neighbours.get(doc.route);
	const before = overriddenLink(prev, pagerTargetOf(paginationPrev, docsIndex) ?? order?.previous, doc, docsIndex);
	const after = overriddenLink(next, pagerTargetOf(paginationNext, docsIndex) ?? order?.next, doc, docsIndex);
	const neighbours: DocNeighbours = { ...(before && { previous: before }), ...(after && { next: after }) };
	return {
		neighbours,
		problems: [
			...unknownDocProblems("pagination_prev", paginationPrev, doc, docsIndex),
			...unknownDocProblems("pagination_next", paginationNext, doc, docsIndex),
			...unknownLinkProblems("prev", prev, doc, docsIndex),
			...unknownLinkProblems("next", next, doc, docsIndex),
		],
	};
}

function pagerTargetOf(id: string | null | undefined, { byId }: DocsIndex): PageLink | "none" | undefined {
	if (id === undefined) return undefined;
	const doc = id === null ? undefined : byId.get(id);
	return doc ? pagerLinkOf(doc) : "none";
}

/** The link of VitePress's `prev` or `next`, which may change the text, the target or both. */
function overriddenLink(
	override: PagerOverride | null | undefined,
	usual: PageLink | "none" | undefined,
	doc: DocMetadata,
	docsIndex: DocsIndex,
): PageLink | undefined {
	if (override === null) return;
	const target = linkedDoc(override?.link, doc, docsIndex);
	const link = target ? pagerLinkOf(target) : usual;
	if (link === "none" || !link) return;
	return override?.text ? { ...link, label: override.text } : link;
}

/** The document at a path of VitePress: from the root of the documents, or relative to the file. */
function linkedDoc(link: string | undefined, { document }: DocMetadata, { docs, byId }: DocsIndex) {
	if (link === undefined) return;
	const folder = path.dirname(document.name);
	const wanted = path.join(link.startsWith("/") ? "/" : `/${folder}`, link).replace(/(?:\.mdx?|\.html|\/)$/, "");
	return (
		byId.get(wanted.slice(1)) ??
		docs.find(({ route, slug }) => route.replace(/\/$/, "") === wanted || slug.replace(/\/$/, "") === wanted)
	);
}

function unknownLinkProblems(
	key: "prev" | "next",
	override: PagerOverride | null | undefined,
	doc: DocMetadata,
	docsIndex: DocsIndex,
): Problem[] {
	const link = override?.link;
	if (link === undefined || linkedDoc(link, doc, docsIndex)) return [];
	const at = frontMatterLocation(doc.document, key);
	const ids = docsIndex.byId.keys();
	// VitePress takes any address, and the pager has its usual link.
	return [{ ...unknownNameProblem("doc", link, key, { at }, ids), severity: "warning" }];
}

function unknownDocProblems(
	key: string,
	id: string | null | undefined,
	{ document }: DocMetadata,
	{ byId, drafts }: DocsIndex,
): Problem[] {
	if (id === undefined || id === null) return [];
	if (byId.has(id) || drafts.has(id)) return [];
	return [unknownNameProblem("doc", id, key, { at: frontMatterLocation(document, key) }, byId.keys())];
}
