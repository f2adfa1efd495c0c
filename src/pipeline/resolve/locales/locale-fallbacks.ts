/** Selects the document each locale shows: its own, or the default locale's as a fallback. */

import { getOrInsert } from "../../../model/collections.ts";
import type { Locale, SiteConfig } from "../../../model/config.ts";
import type { ParsedDocument } from "../../../model/content/document.ts";

/** Equal for the same file in all locales, whatever its extension. macOS may have decomposed the accents of its name. */
export const fileKey = (area: string, version: string, name: string): string =>
	`${area}/${version}/${name.replace(/\.[^./]+$/, "").normalize("NFC")}`;

/** Every step of a build asks for them, and a rebuild has the documents of the one before. */
const documentKeys = new WeakMap<object, string>();

/** The key of a document. The names of texts in the configuration are keys, such as `footer.links[0].items[1]`. */
export const documentKey = (document: Pick<ParsedDocument, "area" | "version" | "name">): string =>
	getOrInsert(documentKeys, document, () =>
		document.area === "chrome" ? `chrome/${document.name}` : fileKey(document.area, document.version, document.name),
	);

/** The documents of the default locale, which the others are translated from, by key. */
export const originalsOf = (
	documents: readonly ParsedDocument[],
	defaultLocale: string,
): ReadonlyMap<string, ParsedDocument> =>
	new Map(
		documents.filter(({ locale }) => locale === defaultLocale).map((document) => [documentKey(document), document]),
	);

interface LocalizedFile {
	readonly locale: string;
	readonly name: string;
}

interface Selection<Item> {
	readonly keyOf: (item: Item) => string;
	readonly mayShow?: (item: Item) => boolean;
}

/** Selects what one locale shows of the items of all locales, in the order of their names. */
export function selectForLocale<Item extends LocalizedFile>(
	items: readonly Item[],
	locales: readonly [defaultLocale: string, own: string],
	{ keyOf, mayShow = () => true }: Selection<Item>,
): Item[] {
	const shown = new Map<string, Item>();
	for (const wanted of locales)
		for (const item of items)
			if (item.locale === wanted && (mayShow(item) || !shown.has(keyOf(item)))) shown.set(keyOf(item), item);
	return [...shown.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The documents of a locale, with fallbacks from the default locale. */
export const documentsForLocale = <Document extends ParsedDocument>(
	documents: readonly Document[],
	{ name }: Locale,
	{ defaultLocale, drafts }: SiteConfig,
): readonly Document[] =>
	selectForLocale(documents, [defaultLocale, name], {
		keyOf: documentKey,
		mayShow: ({ frontMatter }) => drafts || !frontMatter.draft,
	});
