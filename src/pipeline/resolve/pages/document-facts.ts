/** What a document takes from its original in the default locale. */
import type { SiteConfig } from "../../../model/config.ts";
import type { DocumentHeading } from "../../../model/content/content.ts";
import type { ParsedDocument } from "../../../model/content/document.ts";
import { claimId, type UsedIds } from "../../../model/content/unique-ids.ts";
import { type Problem, wholeFile } from "../../../model/problems/problem.ts";
import { isStaleTranslation } from "../../../model/site/translation.ts";
import type { Memoize } from "../../../model/text/memoize.ts";
import { documentKey, type Originals } from "../locales/locale-fallbacks.ts";

export interface DocumentFacts {
	/** Ids of its headings. */
	readonly ids: readonly string[];
	/** Whether it is a translation whose original has changed. */
	readonly isStale: boolean;
}

export type DocumentFactsIndex = ReadonlyMap<ParsedDocument, DocumentFacts>;

export function createDocumentFacts(
	documents: readonly ParsedDocument[],
	originals: Originals,
	{ sharedAnchors }: SiteConfig,
	memoize: Memoize,
): DocumentFactsIndex {
	return new Map(
		documents.map((document) => {
			const original = originals.get(documentKey(document));
			const inputs = [document, original, sharedAnchors];
			return [
				document,
				memoize(`facts ${document.path} ${document.name}`, inputs, () => ({
					ids: resolveHeadingIds(document, sharedAnchors ? original : undefined),
					isStale: isStaleTranslation(document, original),
				})),
			];
		}),
	);
}

export const factsOf = (document: ParsedDocument, facts: DocumentFactsIndex): DocumentFacts =>
	facts.get(document) as DocumentFacts;

/**
 * Returns the ids of a document's headings. A translation uses those of its original if both have the same heading
 * levels in the same order, so that switching locale keeps the reader's position. Ids written by the author take
 * precedence, and keep other headings from having them.
 */
function resolveHeadingIds(document: ParsedDocument, source: ParsedDocument | undefined): readonly string[] {
	const own = document.headings.map((heading) => heading.id);
	if (!source || source === document || !hasSameHeadings(document, source)) return own;
	const used: UsedIds = new Map(
		[...document.ids, ...document.headings.filter(isExplicit).map(({ id }) => id)].map((id) => [id, 1]),
	);
	return document.headings.map((heading, i) => {
		if (heading.explicit) return heading.id;
		const shared = source.headings[i]?.id ?? heading.id;
		return claimId(used, used.has(shared) ? heading.id : shared);
	});
}

const isExplicit = ({ explicit }: DocumentHeading): boolean => explicit;

const headingLevelsOf = ({ headings }: ParsedDocument): string => headings.map((heading) => heading.level).join();

const hasSameHeadings = (a: ParsedDocument, b: ParsedDocument): boolean => headingLevelsOf(a) === headingLevelsOf(b);

/** Reports translations whose headings do not match their original, and files that exist in only one locale. */
export function translationProblems(
	documents: readonly ParsedDocument[],
	originals: Originals,
	{ defaultLocale, sharedAnchors }: SiteConfig,
	memoize: Memoize,
): Problem[] {
	return documents
		.filter(({ locale }) => locale !== defaultLocale)
		.flatMap((document) => {
			const source = originals.get(documentKey(document));
			if (!source) return [onlyInLocaleProblem(document, defaultLocale)];
			if (!sharedAnchors) return [];
			return memoize(`headings ${document.path} ${document.name}`, [document, source], () =>
				hasSameHeadings(document, source)
					? takenIdProblems(document, source)
					: [headingMismatchProblem(document, source)],
			);
		});
}

const onlyInLocaleProblem = ({ path, locale }: ParsedDocument, defaultLocale: string): Problem => ({
	severity: "info",
	code: "only-in-locale",
	message: `exists only in locale "${locale}", not in "${defaultLocale}"`,
	at: wholeFile(path),
});

/** Headings whose shared id something else in the translation has. */
function takenIdProblems(document: ParsedDocument, source: ParsedDocument): Problem[] {
	const ids = resolveHeadingIds(document, source);
	return document.headings.flatMap(({ explicit, at }, i): Problem[] => {
		const shared = source.headings[i]?.id;
		if (explicit || shared === ids[i]) return [];
		return [
			{
				severity: "warning",
				code: "duplicate-heading-id",
				message: `duplicate heading id "${shared}" from ${source.path} becomes "${ids[i]}"`,
				at,
				hint: `give this heading the id {#${shared}}, and remove the id from the other element`,
			},
		];
	});
}

/** Reported at the first heading that differs. */
function headingMismatchProblem(document: ParsedDocument, source: ParsedDocument): Problem {
	const index = document.headings.findIndex((heading, i) => heading.level !== source.headings[i]?.level);
	const heading = document.headings[index] ?? document.headings.at(-1);
	return {
		severity: "warning",
		code: "heading-structure",
		message: `headings differ in level or number from ${source.path}, so they keep their own ids`,
		at: heading?.at ?? wholeFile(document.path),
		hint: "use the same headings as the original, or set ids with {#id}",
	};
}
