/** Routes and contents of category pages without a document of their own. */
import GithubSlugger from "github-slugger";
import type { CategoryCard } from "../../../model/site/page-parts.ts";
import { decodeUriText, type Route } from "../../../model/urls/route.ts";
import { documentDescriptionOf } from "../site-document.ts";
import { type LocalizedVersion, routeInVersion } from "./doc-metadata.ts";
import type { GeneratedIndexLink, ResolvedSidebarItem, SidebarCategoryItem } from "./sidebar-item.ts";
import { docItemLabelOf } from "./sidebar-item.ts";
import { sidebarLinkTargetOf } from "./sidebar-link.ts";
import { resolveSlug } from "./slug.ts";

export type GeneratedIndexRoutes = ReadonlyMap<string, Route>;

export interface GeneratedIndexCategory {
	readonly item: SidebarCategoryItem;
	readonly link: GeneratedIndexLink;
}

/** Returns the categories with a generated page among visible items, parents first. */
export function generatedIndexCategories(items: readonly ResolvedSidebarItem[]): GeneratedIndexCategory[] {
	return items.flatMap((item) => {
		if (item.type !== "category") return [];
		const below = generatedIndexCategories(item.items);
		const { link } = item;
		return link?.type === "generated-index" ? [{ item, link }, ...below] : below;
	});
}

/**
 * Returns their routes by key. If labels repeat within a version, a number is appended, in the order of the sidebars.
 */
export function generatedIndexRoutes(
	categories: readonly GeneratedIndexCategory[],
	version: LocalizedVersion,
): GeneratedIndexRoutes {
	const slugger = new GithubSlugger();
	const slugOf = ({ item, link }: GeneratedIndexCategory) =>
		link.slug ? decodeUriText(link.slug) : `/category/${slugger.slug(item.sourceLabel)}`;
	return new Map(
		categories.map((category) => [category.item.key, routeInVersion(resolveSlug(slugOf(category)), version)]),
	);
}

/** Returns a card for each item that leads to a page of the site, also for those in groups. */
export const cardsOf = (
	items: readonly ResolvedSidebarItem[],
	routes: GeneratedIndexRoutes,
	version: LocalizedVersion,
): CategoryCard[] =>
	items.flatMap((item) => {
		if (item.type === "category" && isGroup(item))
			return cardsOf(item.items, routes, version).map((card) => ({ ...card, group: item.label }));
		const route = findFirstRoute(item, routes, version);
		if (route === undefined || item.type === "html") return [];
		if (item.type === "link") {
			const { label, description } = item;
			return [{ route, label, description }];
		}
		if (item.type !== "category") {
			const { document } = item.doc;
			const description = documentDescriptionOf(document);
			return [{ route, label: docItemLabelOf(item), description, contentLocale: document.locale }];
		}
		const { label, description, items } = item;
		return [{ route, label, description, items: countItems(items) }];
	});

/** A category that is only a label for its items. */
const isGroup = ({ collapsible, link }: SidebarCategoryItem): boolean => !collapsible && link === undefined;

const countItems = (items: readonly ResolvedSidebarItem[]): number =>
	items.reduce((count, item) => count + (item.type === "category" && isGroup(item) ? countItems(item.items) : 1), 0);

/**
 * The items of the category whose page a document is, otherwise those beside it; `undefined` if it is not among the
 * items.
 */
export function itemsAround(
	id: string,
	items: readonly ResolvedSidebarItem[],
): readonly ResolvedSidebarItem[] | undefined {
	const isDoc = (item: ResolvedSidebarItem) => item.type === "doc" && item.doc.id === id;
	for (const item of items) {
		if (item.type !== "category") continue;
		const { link } = item;
		if (link?.type === "doc" && link.doc.id === id) return item.items;
		const around = itemsAround(id, item.items);
		if (around) return around;
	}
	return items.some(isDoc) ? items.filter((item) => !isDoc(item)) : undefined;
}

/** The page an item leads to: its own, or the first one in it. */
function findFirstRoute(
	item: ResolvedSidebarItem,
	routes: GeneratedIndexRoutes,
	version: LocalizedVersion,
): Route | undefined {
	if (item.type === "html") return undefined;
	if (item.type === "link") return sidebarLinkTargetOf(item.href, version).route;
	if (item.type !== "category") return item.doc.route;
	const own = categoryRouteOf(item, routes);
	if (own !== undefined) return own;
	for (const below of item.items) {
		const route = findFirstRoute(below, routes, version);
		if (route !== undefined) return route;
	}
	return undefined;
}

/** The page of a category: its document, or a generated page. */
export const categoryRouteOf = ({ key, link }: SidebarCategoryItem, routes: GeneratedIndexRoutes): Route | undefined =>
	link?.type === "doc" ? link.doc.route : routes.get(key);
