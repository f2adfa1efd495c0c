/**
 * Generates sidebars from folders. A folder becomes a category; order and names come from number prefixes, front
 * matter and `_category_` files.
 */

import type { CategoryMetadata } from "../../../model/content/document.ts";
import { type Problem, wholeFile } from "../../../model/problems/problem.ts";
import { marksOf } from "../../../model/site/sidebar-marks.ts";
import { unknownNameProblem } from "../unknown-name.ts";
import type { DocMetadata } from "./doc-metadata.ts";
import type { DocsFolder, DocsIndex } from "./docs-index.ts";
import { extractNumberPrefix, stripPathNumberPrefixes } from "./number-prefix.ts";
import {
	type CategoryItemLink,
	docMarksOf,
	generatedIndexLinkOf,
	type ResolvedSidebarItem,
	type SidebarCategoryItem,
} from "./sidebar-item.ts";

/** Sidebar items, and problems in the files they were generated from. */
export interface SidebarItemsResult {
	readonly items: readonly ResolvedSidebarItem[];
	readonly problems: readonly Problem[];
}

/** An item with its sort keys. */
interface SortableItem {
	readonly item: ResolvedSidebarItem;
	/** By which groups name it. */
	readonly name: string;
	readonly position: number;
	/** The name on disk, including number prefix and extension. */
	readonly source: string;
	readonly problems: readonly Problem[];
}

/**
 * Generates the items of a folder, with its subfolders as categories. `key` is the position of the folder's list in
 * the sidebars.
 */
export function generateFolderItems(folder: DocsFolder, docsIndex: DocsIndex, key: string): SidebarItemsResult {
	return groupItems(
		[...folder.docs.map(toSortableDoc), ...folder.folders.map((below) => toSortableCategory(below, docsIndex, key))],
		folder,
		docsIndex,
		key,
	);
}

/** The groups of the folder's `_category_` file, followed by the items that are in none. */
function groupItems(entries: readonly SortableItem[], folder: DocsFolder, docsIndex: DocsIndex, key: string) {
	const category = docsIndex.categories.get(folder.path);
	if (!category?.groups) return sortItems(entries);
	const remaining = new Map(entries.map((entry) => [entry.name, entry]));
	const groups: SidebarCategoryItem[] = [];
	const problems: Problem[] = [];
	for (const [name, { label = name, items = [] }] of Object.entries(category.groups)) {
		const members: ResolvedSidebarItem[] = [];
		for (const item of items) {
			const entry = remaining.get(item);
			if (entry) {
				members.push(entry.item);
				problems.push(...entry.problems);
				remaining.delete(item);
			} else if (!isDraftId(item, folder, docsIndex))
				problems.push(unknownItemProblem(item, category, remaining.keys()));
		}
		const groupKey = `${key}:${folder.path}#${name}`;
		groups.push({ ...groupItem(label, groupKey), items: members });
	}
	const rest = sortItems([...remaining.values()]);
	return { items: [...groups, ...rest.items], problems: [...problems, ...rest.problems] };
}

const groupItem = (label: string, key: string) => ({
	type: "category" as const,
	key,
	label,
	sourceLabel: label,
	description: "",
	collapsible: false,
	collapsed: false,
});

const unknownItemProblem = (name: string, { path }: CategoryMetadata, known: Iterable<string>): Problem =>
	unknownNameProblem("item", name, "groups", { at: wholeFile(path), writtenAs: [name] }, known);

/** Sorts by position, then by name in code units; items without a position come last. */
function sortItems(entries: readonly SortableItem[]): SidebarItemsResult {
	const order = [...entries].sort((a, b) =>
		a.position === b.position ? compare(a.source, b.source) : compare(a.position, b.position),
	);
	return { items: order.map(({ item }) => item), problems: order.flatMap(({ problems }) => problems) };
}

const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

const toSortableDoc = (doc: DocMetadata): SortableItem => {
	return {
		item: { type: "doc", doc, ...docMarksOf(doc) },
		name: doc.baseId,
		position: doc.position ?? Number.POSITIVE_INFINITY,
		source: doc.file,
		problems: [],
	};
};

function toSortableCategory(folder: DocsFolder, docsIndex: DocsIndex, key: string): SortableItem {
	const category = docsIndex.categories.get(folder.path);
	const { link, doc, problems } = resolveCategoryLink(folder, category, docsIndex);
	const rest = { ...folder, docs: folder.docs.filter((prefixed) => prefixed !== doc) };
	const below = generateFolderItems(rest, docsIndex, key);
	const own = docsIndex.config.numberPrefixes ? extractNumberPrefix(folder.name) : { name: folder.name };
	const label = category?.label ?? (doc ? docLabelOf(doc) : own.name);
	const source = docsIndex.sourceCategories.get(folder.path)?.label;
	const collapsible = category?.collapsible ?? docsIndex.config.sidebarCollapsible;
	const item: SidebarCategoryItem = {
		type: "category",
		key: `${key}:${folder.path}`,
		label,
		sourceLabel: source ?? own.name,
		description: category?.description ?? "",
		...(doc && docMarksOf(doc)),
		...marksOf(category ?? {}),
		collapsible,
		collapsed: collapsible && (category?.collapsed ?? docsIndex.config.sidebarCollapsed),
		...(link ? { link } : {}),
		items: below.items,
	};
	return {
		item,
		name: own.name,
		position: category?.position ?? doc?.position ?? own.number ?? Number.POSITIVE_INFINITY,
		source: folder.name,
		problems: [...problems, ...below.problems],
	};
}

const docLabelOf = (doc: DocMetadata): string => doc.ownLabel ?? doc.title;

interface CategoryLinkResult {
	readonly link?: CategoryItemLink;
	/** The document the category links to. */
	readonly doc?: DocMetadata;
	readonly problems: readonly Problem[];
}

/** Uses the category file if it has a `link`, including `null`; otherwise the folder's index document. */
function resolveCategoryLink(folder: DocsFolder, category: CategoryMetadata | undefined, docsIndex: DocsIndex) {
	if (category?.link === undefined) return linkToDoc(folderIndexOf(folder));
	if (category.link === null) return { problems: [] };
	if (category.link.type === "generated-index")
		return { link: generatedIndexLinkOf(category.link, docsIndex), problems: [] };

	const { id } = category.link;
	const found = folder.docs.find((doc) => doc.baseId === id) ?? docsIndex.byId.get(id);
	if (found || isDraftId(id, folder, docsIndex)) return linkToDoc(found);
	const problem = unknownNameProblem(
		"doc",
		id,
		"link.id",
		{ at: wholeFile(category.path), writtenAs: [id] },
		docsIndex.byId.keys(),
	);
	return { problems: [problem] };
}

const linkToDoc = (doc: DocMetadata | undefined): CategoryLinkResult =>
	doc ? { link: { type: "doc", doc }, doc, problems: [] } : { problems: [] };

/** The document that is its folder's index by convention; `index` takes precedence. */
function folderIndexOf(folder: DocsFolder): DocMetadata | undefined {
	const candidates = folder.docs.filter((doc) => doc.isIndex);
	return candidates.find(({ file }: DocMetadata) => /index\.[^.]*$/i.test(file)) ?? candidates[0];
}

function isDraftId(id: string, folder: DocsFolder, { config, drafts }: DocsIndex) {
	const path = config.numberPrefixes ? stripPathNumberPrefixes(folder.path) : folder.path;
	return drafts.has(`${path}/${id}`) || drafts.has(id);
}
