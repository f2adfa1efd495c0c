/** Selects the document each locale shows: its own, or the default locale's as a fallback. */

import type { Locale, SiteConfig } from "../../../model/config.ts";
import type { ParsedDocument } from "../../../model/content/document.ts";

/** Equal for the same file in all locales, whatever its extension. */
export const fileKey = (area: string, version: string, name: string): string =>
	`${area}/${version}/${name.replace(/\.[^./]+$/, "")}`;

/** Every step of a build asks for them, and a rebuild has the documents of the one before. */
const documentKeys = new WeakMap<object, string>();

/** The key of a document. */
export function documentKey(document: Pick<ParsedDocument, "area" | "version" | "name">): string {
	const known = documentKeys.get(document);
	if (known !== undefined) return known;
	const key = fileKey(document.area, document.version, document.name);
	documentKeys.set(document, key);
	return key;
}

/** The documents of the default locale, which the others are translated from, by key. */
export type Originals = ReadonlyMap<string, ParsedDocument>;

export const originalsOf = (documents: readonly ParsedDocument[], defaultLocale: string): Originals =>
	new Map(
		documents.filter(({ locale }) => locale === defaultLocale).map((document) => [documentKey(document), document]),
	);

interface LocalizedFile {
	readonly locale: string;
	readonly name: string;
}

/** Selects what one locale shows of the items of all locales, in the order of their names. */
export function selectForLocale<Item extends LocalizedFile>(
	items: readonly Item[],
	locale: string,
	defaultLocale: string,
	keyOf: (item: Item) => string,
	mayShow: (item: Item) => boolean = () => true,
): Item[] {
	const shown = new Map<string, Item>();
	for (const wanted of [defaultLocale, locale])
		for (const item of items)
			if (item.locale === wanted && (mayShow(item) || !shown.has(keyOf(item)))) shown.set(keyOf(item), item);
	return [...shown.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The documents of a locale, with fallbacks from the default locale. */
export const documentsForLocale = (
	documents: readonly ParsedDocument[],
	{ name }: Locale,
	{ defaultLocale, drafts }: SiteConfig,
): readonly ParsedDocument[] =>
	selectForLocale(documents, name, defaultLocale, documentKey, ({ frontMatter }) => drafts || !frontMatter.draft);
