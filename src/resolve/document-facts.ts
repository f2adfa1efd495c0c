/** What a document takes from its original in the default locale. */
import type { SiteConfig } from "../model/config.ts";
import type { ParsedDocument } from "../model/document.ts";
import { documentKey, resolveHeadingIds } from "./locale-fallbacks.ts";
import { isStaleTranslation } from "./translations.ts";

export interface DocumentFacts {
	/** Ids of its headings. */
	readonly ids: readonly string[];
	/** Whether it is a translation whose original has changed. */
	readonly isStale: boolean;
}

export type DocumentFactsIndex = ReadonlyMap<ParsedDocument, DocumentFacts>;

/** @param originals documents of all locales, among them the originals */
export function createDocumentFacts(
	documents: readonly ParsedDocument[],
	originals: readonly ParsedDocument[],
	{ defaultLocale, sharedAnchors }: SiteConfig,
): DocumentFactsIndex {
	const originalsByKey = new Map(
		originals
			.filter(({ locale }) => locale === defaultLocale)
			.map((document) => [documentKey(document), document]),
	);
	return new Map(
		documents.map((document) => {
			const original = originalsByKey.get(documentKey(document));
			return [
				document,
				{
					ids: resolveHeadingIds(
						document,
						sharedAnchors ? original : undefined,
					),
					isStale: isStaleTranslation(document, original),
				},
			];
		}),
	);
}

export const factsOf = (
	document: ParsedDocument,
	facts: DocumentFactsIndex,
): DocumentFacts => facts.get(document) as DocumentFacts;
