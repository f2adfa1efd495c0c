/** Selects the document each locale shows: its own, or the default locale's as a fallback. */

import type { ParsedDocument } from "../model/document.ts";
import type { Problem } from "../model/problem.ts";

/** Equal for the same file in all locales, whatever its extension. */
export const fileKey = (area: string, version: string, name: string): string =>
	`${area}/${version}/${name.replace(/\.[^./]+$/, "")}`;

/** The key of a document. */
export const documentKey = ({
	area,
	version,
	name,
}: Pick<ParsedDocument, "area" | "version" | "name">): string =>
	fileKey(area, version, name);

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
			if (item.locale === wanted && (mayShow(item) || !shown.has(keyOf(item))))
				shown.set(keyOf(item), item);
	return [...shown.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Returns the ids of a document's headings. A translation uses those of its original if both have the same heading
 * levels in the same order, so that switching locale keeps the reader's position. Ids written by the author take
 * precedence.
 */
export function resolveHeadingIds(
	document: ParsedDocument,
	source: ParsedDocument | undefined,
): readonly string[] {
	const own = document.headings.map((heading) => heading.id);
	if (!source || source === document || !hasSameHeadings(document, source))
		return own;
	return document.headings.map((heading, i) =>
		heading.explicit ? heading.id : (source.headings[i]?.id ?? heading.id),
	);
}

const headingLevelsOf = ({ headings }: ParsedDocument): string =>
	headings.map((heading) => heading.level).join();

const hasSameHeadings = (a: ParsedDocument, b: ParsedDocument): boolean =>
	headingLevelsOf(a) === headingLevelsOf(b);

/** Reports translations whose headings do not match their original, and files that exist in only one locale. */
export function translationProblems(
	documents: readonly ParsedDocument[],
	defaultLocale: string,
	sharedAnchors: boolean,
): Problem[] {
	const sources = new Map(
		documents
			.filter((document) => document.locale === defaultLocale)
			.map((document) => [documentKey(document), document]),
	);
	return documents
		.filter(({ locale }) => locale !== defaultLocale)
		.flatMap((document) => {
			const source = sources.get(documentKey(document));
			if (!source) return [onlyInLocaleProblem(document, defaultLocale)];
			return sharedAnchors && !hasSameHeadings(document, source)
				? [headingMismatchProblem(document, source)]
				: [];
		});
}

const onlyInLocaleProblem = (
	{ path, locale }: ParsedDocument,
	defaultLocale: string,
): Problem => ({
	severity: "info",
	code: "only-in-locale",
	message: `exists only in locale "${locale}", not in "${defaultLocale}"`,
	at: { path, line: 1, column: 1 },
});

/** Reported at the first heading that differs. */
function headingMismatchProblem(
	document: ParsedDocument,
	source: ParsedDocument,
): Problem {
	const index = document.headings.findIndex(
		(heading, i) => heading.level !== source.headings[i]?.level,
	);
	const heading = document.headings[index] ?? document.headings.at(-1);
	return {
		severity: "warning",
		code: "heading-structure",
		message: `headings differ in level or number from ${source.path}, so they keep their own ids`,
		at: heading?.at ?? { path: document.path, line: 1, column: 1 },
		hint: "use the same headings as the original, or set ids with {#id}",
	};
}
