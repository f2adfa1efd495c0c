/** Sidebars made from folders: a folder is a category, its order and names come from numbers, front matter and `_category_` files. */

import type { Category } from "../../model/document.ts";
import type { Problem } from "../../model/problem.ts";
import type { Doc } from "./doc.ts";
import type { CategoryItem, Item, ItemLink } from "./item.ts";
import { pathWithoutPrefixes, withoutPrefix } from "./number-prefix.ts";
import type { Folder, Shelf } from "./shelf.ts";
import { unknown } from "./unknown.ts";

/** Items, and what is wrong with what they were made from. */
export interface Made {
	readonly items: readonly Item[];
	readonly problems: readonly Problem[];
}

/** An item with what it is sorted by. */
interface Sortable {
	readonly item: Item;
	readonly position: number;
	/** The name on disk, number and extension included. */
	readonly source: string;
	readonly problems: readonly Problem[];
}

/** The items of a folder, the folders in it as categories. `key` is the place of the folder's list in the sidebars. */
export function itemsOfFolder(folder: Folder, shelf: Shelf, key: string): Made {
	return sorted([
		...folder.docs.map(docItem),
		...folder.folders.map((below) => categoryItem(below, shelf, key)),
	]);
}

/** By position, then by name in code units; what has no position comes last. */
function sorted(entries: readonly Sortable[]): Made {
	const order = [...entries].sort((a, b) =>
		a.position === b.position
			? compare(a.source, b.source)
			: compare(a.position, b.position),
	);
	return {
		items: order.map(({ item }) => item),
		problems: order.flatMap(({ problems }) => problems),
	};
}

const compare = <T extends string | number>(a: T, b: T): number =>
	a < b ? -1 : a > b ? 1 : 0;

const docItem = (doc: Doc): Sortable => {
	const className = doc.document.frontMatter.sidebarClassName;
	return {
		item: { type: "doc", doc, ...(className ? { className } : {}) },
		position: doc.position ?? Number.POSITIVE_INFINITY,
		source: doc.file,
		problems: [],
	};
};

function categoryItem(folder: Folder, shelf: Shelf, key: string): Sortable {
	const category = shelf.categories.get(folder.path);
	const { link, doc, problems } = linkOf(folder, category, shelf);
	const rest = { ...folder, docs: folder.docs.filter((own) => own !== doc) };
	const below = itemsOfFolder(rest, shelf, key);
	const own = shelf.config.numberPrefixes
		? withoutPrefix(folder.name)
		: { name: folder.name };
	const label = category?.label ?? (doc ? labelOf(doc) : own.name);
	const source = shelf.sourceCategories.get(folder.path)?.label;
	const className =
		category?.className ?? doc?.document.frontMatter.sidebarClassName;
	const collapsible = category?.collapsible ?? shelf.config.sidebarCollapsible;
	const item: CategoryItem = {
		type: "category",
		key: `${key}:${folder.path}`,
		label,
		sourceLabel: source ?? own.name,
		description: category?.description ?? "",
		...(className ? { className } : {}),
		collapsible,
		collapsed:
			collapsible && (category?.collapsed ?? shelf.config.sidebarCollapsed),
		...(link ? { link } : {}),
		items: below.items,
	};
	return {
		item,
		position:
			category?.position ??
			doc?.position ??
			own.number ??
			Number.POSITIVE_INFINITY,
		source: folder.name,
		problems: [...problems, ...below.problems],
	};
}

const labelOf = (doc: Doc): string => doc.ownLabel ?? doc.title;

interface FoundLink {
	readonly link?: ItemLink;
	/** The document of the link. */
	readonly doc?: Doc;
	readonly problems: readonly Problem[];
}

/** What the category file says, `null` included; otherwise the folder's index. */
function linkOf(
	folder: Folder,
	category: Category | undefined,
	shelf: Shelf,
): FoundLink {
	if (category?.link === undefined) return linkTo(indexOf(folder));
	if (category.link === null) return { problems: [] };
	if (category.link.type === "generated-index")
		return { link: category.link, problems: [] };

	const { id } = category.link;
	const found =
		folder.docs.find((doc) => doc.base === id) ?? shelf.byId.get(id);
	if (found || isDraft(id, folder, shelf)) return linkTo(found);
	const at = { path: category.path, line: 1, column: 1 };
	const problem = unknown("doc", id, "link.id", at, shelf.byId.keys());
	return { problems: [problem] };
}

const linkTo = (doc: Doc | undefined): FoundLink =>
	doc ? { link: { type: "doc", doc }, doc, problems: [] } : { problems: [] };

/** The document that stands for a folder without being named; `index` before others. */
function indexOf(folder: Folder): Doc | undefined {
	const candidates = folder.docs.filter((doc) => doc.isIndex);
	const isPlain = ({ file }: Doc) => /index\.[^.]*$/i.test(file);
	return candidates.find(isPlain) ?? candidates[0];
}

function isDraft(id: string, folder: Folder, { config, drafts }: Shelf) {
	const path = config.numberPrefixes
		? pathWithoutPrefixes(folder.path)
		: folder.path;
	return drafts.has(`${path}/${id}`) || drafts.has(id);
}
