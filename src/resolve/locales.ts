/** Which document each locale shows: its own, or the default locale's standing in. */

import type { Document } from "../model/document.ts";
import type { Problem } from "../model/problem.ts";

/** Equal for the same file of all locales; the extension does not count. */
export const fileKey = (area: string, version: string, name: string): string =>
	`${area}/${version}/${name.replace(/\.[^./]+$/, "")}`;

interface Named {
	readonly locale: string;
	readonly name: string;
}

/** What one locale shows of the items of all locales, in the order of their names. */
export function shownIn<Item extends Named>(
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
 * The ids of a document's headings. A translation takes those of its source where both have the same levels in the same
 * order, so that switching language keeps the place; an id that the author wrote always wins.
 */
export function headingIds(
	document: Document,
	source: Document | undefined,
): readonly string[] {
	const own = document.headings.map((heading) => heading.id);
	if (!source || source === document || !sameStructure(document, source))
		return own;
	return document.headings.map((heading, i) =>
		heading.explicit ? heading.id : (source.headings[i]?.id ?? heading.id),
	);
}

const levels = ({ headings }: Document): string =>
	headings.map((heading) => heading.level).join();

const sameStructure = (a: Document, b: Document): boolean =>
	levels(a) === levels(b);

/** Translations whose headings do not match their source, and files that only one locale has. */
export function localeProblems(
	documents: readonly Document[],
	defaultLocale: string,
	sharedAnchors: boolean,
): Problem[] {
	const keyOf = ({ area, version, name }: Document) =>
		fileKey(area, version, name);
	const sources = new Map(
		documents
			.filter((document) => document.locale === defaultLocale)
			.map((document) => [keyOf(document), document]),
	);
	return documents
		.filter(({ locale }) => locale !== defaultLocale)
		.flatMap((document) => {
			const source = sources.get(keyOf(document));
			if (!source) return [onlyHere(document, defaultLocale)];
			return sharedAnchors && !sameStructure(document, source)
				? [mismatch(document, source)]
				: [];
		});
}

const onlyHere = (
	{ path, locale }: Document,
	defaultLocale: string,
): Problem => ({
	severity: "info",
	code: "only-in-locale",
	message: `exists in “${locale}” only, not in “${defaultLocale}”`,
	at: { path, line: 1, column: 1 },
});

/** Told at the first heading that differs. */
function mismatch(document: Document, source: Document): Problem {
	const index = document.headings.findIndex(
		(heading, i) => heading.level !== source.headings[i]?.level,
	);
	const heading = document.headings[index] ?? document.headings.at(-1);
	return {
		severity: "warning",
		code: "heading-structure",
		message: `its headings differ in level or number from those of ${source.path}, so it keeps its own ids`,
		at: heading?.at ?? { path: document.path, line: 1, column: 1 },
		hint: "Give it the same headings, or ids with {#id}.",
	};
}
