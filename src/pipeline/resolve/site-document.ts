/** Documents with what they take from their originals in the default locale. */
import type { SiteConfig } from "../../model/config.ts";
import type { DocumentHeading } from "../../model/content/content.ts";
import type { FrontMatter, ParsedDocument } from "../../model/content/document.ts";
import { claimId, type UsedIds } from "../../model/content/unique-ids.ts";
import { type Problem, type SourceLocation, wholeFile } from "../../model/problems/problem.ts";
import type { Tag } from "../../model/site/page-parts.ts";
import { isStaleTranslation } from "../../model/site/translation.ts";
import { splitWords } from "../../model/text/split-words.ts";
import type { Route } from "../../model/urls/route.ts";

/** A document as its pages show it. */
export interface SiteDocument extends ParsedDocument {
	/** The ids of its headings on its pages. */
	readonly headingIds: readonly string[];
	/** Whether it is a translation whose original has changed. */
	readonly isStale: boolean;
}

export interface OriginalComparison extends Pick<SiteDocument, "headingIds" | "isStale"> {
	/** Of a translation: headings that do not match the original, or no original at all. */
	readonly problems: readonly Problem[];
}

/** Compares a document with its original, which may be itself. */
export const compareWithOriginal = (
	document: ParsedDocument,
	original: ParsedDocument | undefined,
	{ defaultLocale, sharedAnchors }: Pick<SiteConfig, "defaultLocale" | "sharedAnchors">,
): OriginalComparison => ({
	headingIds: resolveHeadingIds(document, sharedAnchors ? original : undefined),
	isStale: isStaleTranslation(document, original),
	problems:
		document.locale === defaultLocale ? [] : translationProblems(document, original, { defaultLocale, sharedAnchors }),
});

/** @param inherited the front matter of the original of a translation */
export const createSiteDocument = (
	document: ParsedDocument,
	{ headingIds, isStale }: Omit<OriginalComparison, "problems">,
	inherited?: FrontMatter,
): SiteDocument => ({
	...document,
	frontMatter: inherited ? inheritFrontMatter(document.frontMatter, inherited) : document.frontMatter,
	headingIds,
	isStale,
});

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

function translationProblems(
	document: ParsedDocument,
	original: ParsedDocument | undefined,
	{ defaultLocale, sharedAnchors }: Pick<SiteConfig, "defaultLocale" | "sharedAnchors">,
): Problem[] {
	if (!original) return [onlyInLocaleProblem(document, defaultLocale)];
	if (!sharedAnchors) return [];
	return hasSameHeadings(document, original)
		? takenIdProblems(document, original)
		: [headingMismatchProblem(document, original)];
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
	const counterpart = source.headings[index < 0 ? document.headings.length : index];
	return {
		severity: "warning",
		code: "heading-structure",
		message: `headings differ in level or number from ${source.path}, so they keep their own ids`,
		at: heading?.at ?? wholeFile(document.path),
		hint: `${counterpart ? `here, the original has "${counterpart.text}": ` : ""}write the same headings in ${document.path}, or set ids with {#id}`,
	};
}

/** Location of a key in the front matter; the whole file if the key is missing: its name counts then. */
export const frontMatterLocation = (
	{ path, keys }: Pick<ParsedDocument, "path" | "keys">,
	key: string,
): SourceLocation => keys[key] ?? wholeFile(path);

/** The description that the author gave, otherwise the beginning of the text. */
export const documentDescriptionOf = ({
	frontMatter,
	excerpt,
}: Pick<ParsedDocument, "frontMatter" | "excerpt">): string => frontMatter.description ?? excerpt;

/** A document, and what routing has determined about its page. */
export interface RoutedItem {
	readonly document: SiteDocument;
	readonly route: Route;
	readonly title: string;
	readonly listed: boolean;
	readonly tags: readonly Tag[];
}

// Lets translations inherit keys that determine where a page is from their original.

/** The keys that determine a page's address, its order, its author and its date. */
export const INHERITED_KEYS = splitWords(
	"id slug sidebarPosition displayedSidebar paginationNext paginationPrev parseNumberPrefixes date",
	"authors unlisted",
) satisfies readonly (keyof FrontMatter)[];

/** The front matter of a translation, which inherits the keys above from its original unless it sets them. */
const inheritFrontMatter = (own: FrontMatter, source: FrontMatter): FrontMatter => ({
	...Object.fromEntries(INHERITED_KEYS.filter((key) => source[key] !== undefined).map((key) => [key, source[key]])),
	...own,
	// the site's own keys
	...(source.custom && { custom: { ...source.custom, ...own.custom } }),
});
