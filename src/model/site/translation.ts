/** Translation progress of the pages of a site. Data files are not counted. */
import type { ParsedDocument } from "../content/document.ts";
import type { SourcePath } from "../content/source.ts";
import type { SourceLocation } from "../problems/problem.ts";

export interface TranslationState {
	readonly locale: string;
	/** Number of files in the default locale, without drafts. */
	readonly originals: number;
	/** All translated files, stale ones included. */
	readonly translated: readonly Translation[];
	/** Files that the locale lacks, with the path that they would have. */
	readonly missing: readonly Translation[];
	/** Translations whose original has changed since. */
	readonly stale: readonly Translation[];
	/** Translations without a recorded `source` digest, which may or may not be stale. */
	readonly unstamped: readonly Translation[];
	/** Translated React pages, which cannot record the version of their original. */
	readonly react: readonly Translation[];
	/** Files of the locale that do not exist in the default locale. */
	readonly orphans: readonly SourcePath[];
}

export interface Translation {
	readonly path: SourcePath;
	readonly original: SourcePath;
	/** Digest of the current original, which front matter should record as `source`. */
	readonly digest: string;
	/** Location of `source` in the front matter. */
	readonly at?: SourceLocation;
}

/** The lists that `ssg i18n status` can fail on, as authors name them. */
export const REPORTED_STATES = ["missing", "stale", "unstamped", "orphan"] as const;
export type ReportedState = (typeof REPORTED_STATES)[number];

/** The files of a locale in this state. */
export const filesInState = (translations: TranslationState, state: ReportedState): readonly SourcePath[] =>
	state === "orphan" ? translations.orphans : translations[state].map(({ path }) => path);

/**
 * Whether a translation records a different digest than its original has now. Without a record, it counts as up to
 * date.
 */
export const isStaleTranslation = (
	{ frontMatter, locale }: Pick<ParsedDocument, "frontMatter" | "locale">,
	original: Pick<ParsedDocument, "locale" | "digest"> | undefined,
): boolean =>
	original !== undefined &&
	original.locale !== locale &&
	frontMatter.source !== undefined &&
	frontMatter.source !== original.digest;

/** The percentage of originals whose translation is known to be up to date, of those for which this can be known. */
export const percentFresh = ({ originals, translated, stale, unstamped, react }: TranslationState): number =>
	percentOf(translated.length - stale.length - unstamped.length - react.length, originals - react.length);

/** The percentage of originals that are translated. */
export const percentTranslated = (state: TranslationState): number =>
	percentOf(state.translated.length, state.originals);

const percentOf = (part: number, whole: number): number => (whole === 0 ? 100 : (100 * part) / whole);
