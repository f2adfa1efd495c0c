/** Pages of categories that have no document of their own: where they are, and what they show. */
import GithubSlugger from "github-slugger";
import type { CategoryCard } from "../../model/page.ts";
import { decoded, type Route } from "../../model/route.ts";
import { type Edition, routeBelow } from "./doc.ts";
import type { CategoryItem, GeneratedIndex, Item } from "./item.ts";
import { labelOf } from "./item.ts";
import { targetOf } from "./link-item.ts";
import { resolvedSlug } from "./slug.ts";

export type IndexRoutes = ReadonlyMap<string, Route>;

export interface IndexedCategory {
	readonly item: CategoryItem;
	readonly link: GeneratedIndex;
}

/** The categories of visible items that have a generated page, outer ones first. */
export function indexedCategories(items: readonly Item[]): IndexedCategory[] {
	return items.flatMap((item) => {
		if (item.type !== "category") return [];
		const below = indexedCategories(item.items);
		const { link } = item;
		return link?.type === "generated-index"
			? [{ item, link }, ...below]
			: below;
	});
}

/** Their routes, by key. Equal labels of a version are told apart by a number, in the order of the sidebars. */
export function indexRoutes(
	categories: readonly IndexedCategory[],
	edition: Edition,
): IndexRoutes {
	const slugger = new GithubSlugger();
	const slugOf = ({ item, link }: IndexedCategory) =>
		link.slug
			? decoded(link.slug)
			: `/category/${slugger.slug(item.sourceLabel)}`;
	return new Map(
		categories.map((category) => [
			category.item.key,
			routeBelow(resolvedSlug(slugOf(category)), edition),
		]),
	);
}

/** A card for each child of a category that leads somewhere on the site. */
export const cardsOf = (
	{ items }: CategoryItem,
	routes: IndexRoutes,
	edition: Edition,
): CategoryCard[] =>
	items.flatMap((item) => {
		const route = firstRoute(item, routes, edition);
		if (route === undefined) return [];
		if (item.type === "link")
			return [{ route, label: item.label, description: "" }];
		if (item.type !== "category") {
			const { frontMatter, excerpt } = item.doc.document;
			const description = frontMatter.description ?? excerpt;
			return [{ route, label: labelOf(item), description }];
		}
		const { label, description, items } = item;
		return [{ route, label, description, items: items.length }];
	});

/** Where an item leads: its own page, or the first one in it. */
function firstRoute(
	item: Item,
	routes: IndexRoutes,
	edition: Edition,
): Route | undefined {
	if (item.type === "link") return targetOf(item.href, edition).route;
	if (item.type !== "category") return item.doc.route;
	const own = routeOfCategory(item, routes);
	if (own !== undefined) return own;
	for (const below of item.items) {
		const route = firstRoute(below, routes, edition);
		if (route !== undefined) return route;
	}
	return undefined;
}

/** The page of a category: its document, or the generated one. */
export const routeOfCategory = (
	{ key, link }: CategoryItem,
	routes: IndexRoutes,
): Route | undefined =>
	link?.type === "doc" ? link.doc.route : routes.get(key);
