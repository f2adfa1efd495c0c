/** Resolved sidebar items: an intermediate form between the configuration and what templates receive. */
import { type CategoryLink, textForLocale } from "../../../model/config.ts";
import { marksOf, type SidebarMarks } from "../../../model/site/sidebar-marks.ts";
import type { DocMetadata, LocalizedVersion } from "./doc-metadata.ts";

export type ResolvedSidebarItem = SidebarDocItem | SidebarLinkItem | SidebarHtmlItem | SidebarCategoryItem;

export interface SidebarDocItem extends SidebarMarks {
	/** A `ref` links to a document of another sidebar and is not part of this sidebar's reading order. */
	readonly type: "doc" | "ref";
	readonly doc: DocMetadata;
	/** The sidebar's label for the document. The document's own `ownLabel` takes precedence. */
	readonly label?: string;
}

export interface SidebarLinkItem extends SidebarMarks {
	readonly type: "link";
	readonly label: string;
	readonly href: string;
	readonly description: string;
}

export interface SidebarHtmlItem {
	readonly type: "html";
	/** The key of the HTML in the configuration. */
	readonly key: string;
	readonly isIndented: boolean;
	readonly className?: string;
}

export interface SidebarCategoryItem extends SidebarMarks {
	readonly type: "category";
	/** Position in the sidebars: the same in every locale, and unique in the version. */
	readonly key: string;
	readonly label: string;
	/** The label in the default locale, from which addresses are derived. */
	readonly sourceLabel: string;
	readonly description: string;
	readonly collapsed: boolean;
	readonly collapsible: boolean;
	readonly link?: CategoryItemLink | undefined;
	readonly items: readonly ResolvedSidebarItem[];
}

type GeneratedIndexConfig = Extract<CategoryLink, { type: "generated-index" }>;

/** With the texts of one locale. */
export type GeneratedIndexLink = Omit<GeneratedIndexConfig, "title" | "description"> & {
	readonly title?: string;
	readonly description?: string;
};
export type CategoryItemLink = { readonly type: "doc"; readonly doc: DocMetadata } | GeneratedIndexLink;

export function generatedIndexLinkOf(
	{ title, description, ...link }: GeneratedIndexConfig,
	{ locale, defaultLocale }: LocalizedVersion,
): GeneratedIndexLink {
	return {
		...link,
		...(title !== undefined && { title: textForLocale(title, locale, defaultLocale) }),
		...(description !== undefined && { description: textForLocale(description, locale, defaultLocale) }),
	};
}

/** What the front matter of a document marks its entry with. */
export const docMarksOf = ({ document: { frontMatter } }: DocMetadata): SidebarMarks => {
	const { sidebarClassName: className = "", sidebarIcon: icon, sidebarBadge: badge } = frontMatter;
	return marksOf({ className, ...(icon && { icon }), ...(badge && { badge }) });
};

/** The label a sidebar shows for a document. */
export const docItemLabelOf = ({ doc, label }: SidebarDocItem): string => doc.ownLabel ?? label ?? doc.title;

/**
 * Returns the items that readers see. Removes unlisted documents and empty categories, and replaces a category that
 * only has its own document left by that document.
 */
export const visibleItems = (items: readonly ResolvedSidebarItem[]): readonly ResolvedSidebarItem[] =>
	items.flatMap(toVisible);

function toVisible(item: ResolvedSidebarItem): ResolvedSidebarItem | ResolvedSidebarItem[] {
	if (item.type === "link" || item.type === "html") return item;
	if (item.type !== "category") return item.doc.unlisted ? [] : item;
	const items = visibleItems(item.items);
	const link = isUnlistedLink(item.link) ? undefined : item.link;
	if (items.length > 0) return { ...item, items, link };
	if (link?.type !== "doc") return [];
	return { type: "doc", doc: link.doc, label: item.label, ...marksOf(item) };
}

const isUnlistedLink = (link: CategoryItemLink | undefined): boolean => link?.type === "doc" && link.doc.unlisted;
