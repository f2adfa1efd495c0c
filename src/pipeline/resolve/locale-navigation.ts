/** What the areas of a locale contribute to its chrome. */
import type { Html } from "../../model/content/content.ts";
import type { Chrome, SidebarEntry } from "../../model/site/chrome.ts";
import type { PostLink } from "../../model/site/page.ts";
import type { PageLink } from "../../model/site/page-parts.ts";

/** What the areas of a locale contribute to its navigation. */
export interface LocaleNavigation {
	/** By `version/name`. */
	readonly sidebars: Readonly<Record<string, readonly SidebarEntry[]>>;
	readonly versions: Chrome["versions"];
	/** One for each set of documents. */
	readonly docs: readonly DocsNavigation[];
	readonly posts: readonly PostLink[];
	/** Markdown and HTML of the configuration, by key. */
	readonly configMarkup: Readonly<Record<string, Html>>;
}

/** The last version of a set of documents. */
export interface DocsNavigation {
	readonly id: string;
	/** By id. */
	readonly docs: ReadonlyMap<string, PageLink & { readonly sidebar?: string }>;
	/** Ids of drafts: navbar items that name one are left out. */
	readonly drafts: readonly string[];
	/** The names of its sidebars. */
	readonly sidebars: readonly string[];
	/** The first link of each sidebar that has pages. */
	readonly firstLinks: Readonly<Record<string, PageLink>>;
}
