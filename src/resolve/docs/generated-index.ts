/** Routes and contents of category pages without a document of their own. */
import GithubSlugger from "github-slugger";
import type { CategoryCard } from "../../model/page.ts";
import { decodeUriText, type Route } from "../../model/route.ts";
import { documentDescriptionOf } from "../document-description.ts";
import { type LocalizedVersion, routeInVersion } from "./doc-metadata.ts";
import type {
	GeneratedIndexLink,
	ResolvedSidebarItem,
	SidebarCategoryItem,
} from "./sidebar-item.ts";
import { docItemLabelOf } from "./sidebar-item.ts";
import { sidebarLinkTargetOf } from "./sidebar-link.ts";
import { resolveSlug } from "./slug.ts";

export type GeneratedIndexRoutes = ReadonlyMap<string, Route>;

export interface GeneratedIndexCategory {
	readonly item: SidebarCategoryItem;
	readonly link: GeneratedIndexLink;
}

/** Returns the categories with a generated page among visible items, parents first. */
export function generatedIndexCategories(
	items: readonly ResolvedSidebarItem[],
): GeneratedIndexCategory[] {
	return items.flatMap((item) => {
		if (item.type !== "category") return [];
		const below = generatedIndexCategories(item.items);
		const { link } = item;
		return link?.type === "generated-index"
			? [{ item, link }, ...below]
			: below;
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
		link.slug
			? decodeUriText(link.slug)
			: `/category/${slugger.slug(item.sourceLabel)}`;
	return new Map(
		categories.map((category) => [
			category.item.key,
			routeInVersion(resolveSlug(slugOf(category)), version),
		]),
	);
}

/** Returns a card for each child of a category that leads to a page of the site. */
export const categoryCardsOf = (
	{ items }: SidebarCategoryItem,
	routes: GeneratedIndexRoutes,
	version: LocalizedVersion,
): CategoryCard[] =>
	items.flatMap((item) => {
		const route = firstRouteOf(item, routes, version);
		if (route === undefined || item.type === "html") return [];
		if (item.type === "link") {
			const { label, description } = item;
			return [{ route, label, description }];
		}
		if (item.type !== "category") {
			const { document } = item.doc;
			const description = documentDescriptionOf(document);
			const label = docItemLabelOf(item);
			return [{ route, label, description, contentLocale: document.locale }];
		}
		const { label, description, items } = item;
		return [{ route, label, description, items: items.length }];
	});

/** The page an item leads to: its own, or the first one in it. */
function firstRouteOf(
	item: ResolvedSidebarItem,
	routes: GeneratedIndexRoutes,
	version: LocalizedVersion,
): Route | undefined {
	if (item.type === "html") return undefined;
	if (item.type === "link")
		return sidebarLinkTargetOf(item.href, version).route;
	if (item.type !== "category") return item.doc.route;
	const own = categoryRouteOf(item, routes);
	if (own !== undefined) return own;
	for (const below of item.items) {
		const route = firstRouteOf(below, routes, version);
		if (route !== undefined) return route;
	}
	return undefined;
}

/** The page of a category: its document, or a generated page. */
export const categoryRouteOf = (
	{ key, link }: SidebarCategoryItem,
	routes: GeneratedIndexRoutes,
): Route | undefined =>
	link?.type === "doc" ? link.doc.route : routes.get(key);
