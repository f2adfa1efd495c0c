/**
 * The pages of an edited document with the addresses and the navigation that the site had before the edit: a preview
 * shows them while the site is resolved again.
 */

import type { ParsedDocument } from "../../model/content/document.ts";
import type { Page } from "../../model/site/page.ts";
import { isDeepEqual } from "../../model/text/deep-equal.ts";
import type { FillReport, LocaleFillContext } from "./fill-placeholders.ts";
import { findSameHeadings } from "./locales/alternates.ts";
import { documentKey } from "./locales/locale-fallbacks.ts";
import type { RoutedLocale } from "./locales/route-locale.ts";
import { createWrittenPage, writtenItemsOf } from "./pages/locale-pages.ts";
import type { UnlinkedPage } from "./pages/unlinked-page.ts";
import type { RoutedItem } from "./site-document.ts";
import { compareWithOriginal, createSiteDocument, type SiteDocument } from "./site-document.ts";

export interface EditedPages {
	readonly pages: readonly Page[];
	readonly reports: readonly FillReport[];
}

/** Returns `undefined` if an edit may change more than the text and the title of the document's pages. */
export type FindEditedPages = (before: ParsedDocument, edited: ParsedDocument) => EditedPages | undefined;

/** A locale, and what filling its documents needs. */
interface FillableLocale {
	readonly routed: RoutedLocale;
	readonly context: LocaleFillContext;
}

/** @param site all pages, and the originals of translations by key */
export const createEditedPages =
	(
		locales: readonly FillableLocale[],
		site: { readonly pages: readonly Page[]; readonly originals: ReadonlyMap<string, ParsedDocument> },
	): FindEditedPages =>
	(before, edited) => {
		if (!isTextEdit(before, edited)) return undefined;
		const filled = locales.flatMap(({ routed, context }) => {
			const { config } = context.addresses;
			const original = edited.locale === config.defaultLocale ? edited : site.originals.get(documentKey(edited));
			const comparison = compareWithOriginal(edited, original, config);
			return writtenItemsOf(editedParts(routed, before, createSiteDocument(edited, comparison))).map((item) =>
				createWrittenPage("", item, context),
			);
		});
		return {
			pages: linkPages(
				filled.map(({ page }) => page),
				site.pages,
			),
			reports: filled.map(({ report }) => report),
		};
	};

/** Whether an edit has kept all that decides where a page is and what other pages show of it, except its title. */
const isTextEdit = (before: ParsedDocument, edited: ParsedDocument): boolean =>
	isDeepEqual(placeOf(before), placeOf(edited)) &&
	isDeepEqual(Object.keys(before.frontMatter).sort(), Object.keys(edited.frontMatter).sort());

const placeOf = ({ frontMatter, ...document }: ParsedDocument) => {
	const { path, locale, area, version, name, islands, hasDocCards } = document;
	const { title, description, ...fields } = frontMatter;
	const shown = { islands, cards: hasDocCards === true };
	return { path, locale, area, version, name, ...shown, fields };
};

/** Only the pages of a document, which show another text now, with what the locale has added to its front matter. */
function editedParts({ versions, posts, texts }: RoutedLocale, before: ParsedDocument, edited: SiteDocument) {
	const edit = <Item extends Pick<RoutedItem, "document" | "title">>(items: readonly Item[]): Item[] =>
		items
			.filter(({ document: { path, name } }) => path === before.path && name === before.name)
			.map((item) => ({
				...item,
				document: { ...edited, frontMatter: { ...item.document.frontMatter, ...edited.frontMatter } },
				title: item.title === titleOf(before) ? (titleOf(edited) ?? item.title) : item.title,
			}));
	return {
		versions: versions.map((version) => ({ ...version, docs: edit(version.docs) })),
		posts: edit(posts),
		texts: edit(texts),
	};
}

const titleOf = ({ frontMatter, heading }: ParsedDocument) => frontMatter.title || heading?.text;

/** Links edited pages to their equivalents, as in `addAlternates`. A page that the site does not have is left out. */
function linkPages(edited: readonly UnlinkedPage[], pages: readonly Page[]): Page[] {
	const isSame = (one: UnlinkedPage, other: UnlinkedPage) => one.route === other.route && one.locale === other.locale;
	return edited.flatMap((page) => {
		const before = pages.find((one) => isSame(one, page));
		if (!before) return [];
		const { alternates, translations, canonical } = before;
		const group = pages
			.filter(({ key }) => key === page.key)
			.map((one) => edited.find((other) => isSame(one, other)) ?? one);
		const linked = { ...page, alternates, translations, canonical };
		return [{ ...linked, ...findSameHeadings(page, group) } as Page];
	});
}
