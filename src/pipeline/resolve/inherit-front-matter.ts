/** Lets translations inherit keys that determine where a page is from their original. */
import type { FrontMatter } from "../../model/content/document.ts";

/** The keys that determine a page's address, its order, its author and its date. */
export const INHERITED_KEYS = [
	"id",
	"slug",
	"sidebarPosition",
	"displayedSidebar",
	"paginationNext",
	"paginationPrev",
	"parseNumberPrefixes",
	"date",
	"authors",
	"unlisted",
] as const satisfies readonly (keyof FrontMatter)[];

/** The front matter of a translation, which inherits the keys above from its original unless it sets them. */
export const inheritFrontMatter = (own: FrontMatter, source: FrontMatter): FrontMatter => ({
	...Object.fromEntries(INHERITED_KEYS.filter((key) => source[key] !== undefined).map((key) => [key, source[key]])),
	...own,
	// the site's own keys
	...(source.custom && { custom: { ...source.custom, ...own.custom } }),
});
