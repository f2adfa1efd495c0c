/** Lets translations inherit keys that determine where a page is from their original. */
import type { FrontMatter, ParsedDocument } from "../../model/content/document.ts";
import type { Memoize } from "../../model/text/memoize.ts";
import { documentKey, originalsOf } from "./locales/locale-fallbacks.ts";

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

/** Returns the documents. Translations inherit the keys above from the default locale's file unless they set them. */
export function inheritFrontMatter(
	documents: readonly ParsedDocument[],
	defaultLocale: string,
	memoize: Memoize,
): ParsedDocument[] {
	const originals = originalsOf(documents, defaultLocale);
	return documents.map((document) => {
		const source = originals.get(documentKey(document))?.frontMatter;
		return source && document.locale !== defaultLocale
			? memoize(`front matter ${document.path}`, [document, source], () => inheritFrom(source, document))
			: document;
	});
}

const inheritFrom = (source: FrontMatter, document: ParsedDocument): ParsedDocument => ({
	...document,
	frontMatter: {
		...inheritedFrontMatter(source),
		...document.frontMatter,
		...inheritedCustom(source, document.frontMatter),
	},
});

/** A translation has the site's own keys from its original unless it sets them. */
const inheritedCustom = (source: FrontMatter, own: FrontMatter): Pick<FrontMatter, "custom"> =>
	source.custom ? { custom: { ...source.custom, ...own.custom } } : {};

const inheritedFrontMatter = (source: FrontMatter): FrontMatter =>
	Object.fromEntries(INHERITED_KEYS.filter((key) => source[key] !== undefined).map((key) => [key, source[key]]));
