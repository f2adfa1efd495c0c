/** Fills the placeholders of a locale. Unchanged documents are not filled again while all addresses stay the same. */
import type { ParsedDocument } from "../model/document.ts";
import type { Memoize } from "../model/memoize.ts";
import type { Route } from "../model/route.ts";
import type { Asset } from "../model/source.ts";
import { type AddressIndex, localeFileKey } from "./address-index.ts";
import type { LocaleNavigation } from "./chrome.ts";
import type { FillContextFor, LabelLookup, LinkReport } from "./fill-holes.ts";
import { assemblePages } from "./locale-pages.ts";
import {
	createMarkdownPage,
	type MarkdownPageFactory,
} from "./markdown-page.ts";
import { navigationOf } from "./navigation.ts";
import { documentKey, type RoutedLocale } from "./route-locale.ts";
import type { UnlinkedPage } from "./unlinked-page.ts";

/** What filling needs to know about the documents of all locales. */
export interface DocumentLookups {
	readonly idsOf: (document: ParsedDocument) => readonly string[];
	readonly isStale: (document: ParsedDocument) => boolean;
	readonly label: LabelLookup;
}

/** A locale with its documents filled. */
export interface ResolvedLocale {
	readonly pages: readonly UnlinkedPage[];
	readonly navigation: LocaleNavigation;
	readonly report: LinkReport;
}

export function resolveLocale(
	locale: RoutedLocale,
	addresses: AddressIndex,
	lookups: DocumentLookups,
	memoize: Memoize,
): ResolvedLocale {
	const report = emptyReport();
	const contextFor = createFillContext(locale, addresses, lookups, report);
	const createPage: MarkdownPageFactory = (document, metadata) => {
		const own = contextFor(document);
		const { page, found } = memoize(
			`text ${locale.locale.name} ${metadata.key}`,
			[document, metadata, own.ids, own.isStale, addresses],
			() => {
				const found = emptyReport();
				const page = createMarkdownPage(document, metadata, {
					...own,
					report: found,
				});
				return { page, found };
			},
		);
		report.links.push(...found.links);
		report.problems.push(...found.problems);
		for (const asset of found.assets) report.assets.add(asset);
		return page;
	};
	return {
		pages: assemblePages(locale, createPage, contextFor, addresses.config),
		navigation: navigationOf(locale, contextFor, addresses.config),
		report,
	};
}

const emptyReport = (): LinkReport => ({
	links: [],
	problems: [],
	assets: new Set<Asset>(),
});

const createFillContext =
	(
		{ locale }: RoutedLocale,
		addresses: AddressIndex,
		{ idsOf, isStale, label }: DocumentLookups,
		report: LinkReport,
	): FillContextFor =>
	(document) => ({
		origin: {
			document,
			locale: locale.name,
			page: addresses.targetsByFile.get(
				localeFileKey(locale.name, documentKey(document)),
			) ?? { route: "/" as Route, ids: [], aliases: new Map() },
		},
		ids: idsOf(document),
		isStale: isStale(document),
		addresses,
		label,
		report,
	});
