/**
 * The pages of an edited document with the addresses and the navigation that the site had before the edit: a preview
 * shows them while the site is resolved again.
 */

import type { ParsedDocument } from "../../model/content/document.ts";
import type { Page } from "../../model/site/page.ts";
import { isDeepEqual } from "../../model/text/deep-equal.ts";
import type { Memoize } from "../../model/text/memoize.ts";
import type { LinkReport, LocaleFillContext } from "./fill-placeholders.ts";
import { sameHeadingsOf } from "./locales/alternates.ts";
import { documentKey, type Originals } from "./locales/locale-fallbacks.ts";
import { type RoutedLocale, routedDocumentsOf } from "./locales/route-locale.ts";
import { createDocumentFacts } from "./pages/document-facts.ts";
import { fillWrittenPages } from "./pages/locale-pages.ts";
import type { UnlinkedPage } from "./pages/unlinked-page.ts";

export interface EditedPages {
	readonly pages: readonly Page[];
	readonly reports: readonly LinkReport[];
}

/** Returns `undefined` if an edit may change more than the text and the title of the document's pages. */
export type FindEditedPages = (before: ParsedDocument, edited: ParsedDocument) => EditedPages | undefined;

/** A locale, and what filling its documents needs. */
interface FillableLocale {
	readonly routed: RoutedLocale;
	readonly context: LocaleFillContext;
}

/** `pages` are all pages of the site. */
export const createEditedPages =
	(locales: readonly FillableLocale[], originals: Originals, pages: readonly Page[]): FindEditedPages =>
	(before, edited) => {
		if (!isTextEdit(before, edited)) return undefined;
		const filled = locales.flatMap(({ routed, context }) => {
			const shown = shownDocumentOf(before, edited, routed);
			if (!shown) return [];
			const { config } = context.addresses;
			const sources = edited.locale === config.defaultLocale ? new Map([[documentKey(shown), shown]]) : originals;
			return fillWrittenPages(withDocument(shown, before, routed), {
				...context,
				facts: createDocumentFacts([shown], sources, config, computeAlways),
				memoize: computeAlways,
			});
		});
		return {
			pages: linkPages(
				filled.map(({ page }) => page),
				pages,
			),
			reports: filled.map(({ report }) => report),
		};
	};

const computeAlways: Memoize = (_name, _inputs, compute) => compute();

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

/** The edited document with what it inherits in this locale; `undefined` if the locale does not show it. */
function shownDocumentOf(
	{ path, name }: ParsedDocument,
	edited: ParsedDocument,
	routed: RoutedLocale,
): ParsedDocument | undefined {
	const shown = routedDocumentsOf(routed).find(
		({ document }) => document.path === path && document.name === name,
	)?.document;
	return (
		shown && {
			...edited,
			frontMatter: { ...shown.frontMatter, ...edited.frontMatter },
		}
	);
}

/** Only the pages of a document, which shows another text now. */
function withDocument(
	shown: ParsedDocument,
	before: ParsedDocument,
	{ versions, posts, texts }: RoutedLocale,
): Pick<RoutedLocale, "versions" | "posts" | "texts"> {
	const edit = <Item extends RoutedItem>(items: readonly Item[]): Item[] =>
		items
			.filter(({ document: { path, name } }) => path === shown.path && name === shown.name)
			.map((item) => ({
				...item,
				document: shown,
				title: item.title === titleOf(before) ? (titleOf(shown) ?? item.title) : item.title,
			}));
	return {
		versions: versions.map((version) => ({
			...version,
			docs: edit(version.docs),
		})),
		posts: edit(posts),
		texts: edit(texts),
	};
}

interface RoutedItem {
	readonly document: ParsedDocument;
	readonly title: string;
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
		return [{ ...linked, ...sameHeadingsOf(page, group) } as Page];
	});
}
