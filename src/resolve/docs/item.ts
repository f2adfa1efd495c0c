/** Sidebars with their documents looked up: the form between what authors write and what readers see. */
import type { CategoryLink } from "../../model/config.ts";
import type { Doc } from "./doc.ts";

export type Item = DocItem | LinkItem | CategoryItem;

export interface DocItem {
	/** A `ref` is a link to a document of another sidebar: it has no place in the reading order of this one. */
	readonly type: "doc" | "ref";
	readonly doc: Doc;
	/** What the sidebar calls it, unless the document says so itself. */
	readonly label?: string;
	readonly className?: string;
}

export interface LinkItem {
	readonly type: "link";
	readonly label: string;
	readonly href: string;
}

export interface CategoryItem {
	readonly type: "category";
	/** Its place in the sidebars: the same in every locale, and unlike any other of the version. */
	readonly key: string;
	readonly label: string;
	/** The label in the default locale: addresses are made from it. */
	readonly sourceLabel: string;
	readonly description: string;
	readonly className?: string;
	readonly collapsed: boolean;
	readonly collapsible: boolean;
	readonly link?: ItemLink | undefined;
	readonly items: readonly Item[];
}

export type GeneratedIndex = Extract<CategoryLink, { type: "generated-index" }>;
export type ItemLink =
	| { readonly type: "doc"; readonly doc: Doc }
	| GeneratedIndex;

/** What a sidebar shows for a document. */
export const labelOf = ({ doc, label }: DocItem): string =>
	doc.ownLabel ?? label ?? doc.title;

/**
 * The items that readers see: without unlisted documents and without categories that have nothing left. A category
 * that has only its document left is that document.
 */
export const visible = (items: readonly Item[]): readonly Item[] =>
	items.flatMap(shown);

function shown(item: Item): Item | Item[] {
	if (item.type === "link") return item;
	if (item.type !== "category") return item.doc.unlisted ? [] : item;
	const items = visible(item.items);
	const link = isUnlisted(item.link) ? undefined : item.link;
	if (items.length > 0) return { ...item, items, link };
	if (link?.type !== "doc") return [];
	const { label, className } = item;
	return {
		type: "doc",
		doc: link.doc,
		label,
		...(className === undefined ? {} : { className }),
	};
}

const isUnlisted = (link: ItemLink | undefined): boolean =>
	link?.type === "doc" && link.doc.unlisted;
