/** What several kinds of pages have: links, sections and cards. */
import type { Html } from "../content/content.ts";
import type { Route } from "../urls/route.ts";

export interface PageLink {
	readonly route: Route;
	readonly label: string;
}

export interface Tag extends PageLink {
	readonly description?: string;
}

export interface TocItem {
	readonly level: number;
	readonly id: string;
	readonly html: Html;
}

/** Links below a heading, if there is one. */
export interface LinkList {
	readonly heading?: string;
	readonly links: readonly (PageLink & { readonly description?: string })[];
}

/** A heading with what is below it. Both are empty for the text before the first heading. */
export interface PageSection {
	readonly id: string;
	readonly heading: string;
}

export interface CategoryCard {
	readonly route: Route;
	readonly label: string;
	readonly description: string;
	/** Number of items in a category; absent for a document. */
	readonly items?: number;
	/** The locale of a document's label and description. */
	readonly contentLocale?: string;
	/** The label of the group that the card belongs to. */
	readonly group?: string;
}
