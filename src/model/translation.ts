/** How far the translations of a site have come. Of its Markdown files; pages in React and data files are not counted. */
import type { Location } from "./problem.ts";
import type { SourcePath } from "./source.ts";

export interface TranslationState {
	readonly locale: string;
	/** Files of the default locale, drafts aside. */
	readonly originals: number;
	/** All that the locale has of them. */
	readonly translated: readonly Translation[];
	/** Files that the locale lacks, by the path they would have. */
	readonly missing: readonly Translation[];
	/** Made from a text that has changed since. */
	readonly stale: readonly Translation[];
	/** Nobody recorded what they were made from, so that nobody can tell whether they are stale. */
	readonly unstamped: readonly Translation[];
	/** Files of the locale that the default locale lacks. */
	readonly orphans: readonly SourcePath[];
}

export interface Translation {
	readonly path: SourcePath;
	readonly original: SourcePath;
	/** Of the original as it is now: what its front matter should say as `source`. */
	readonly digest: string;
	/** Where its front matter says `source`. */
	readonly at?: Location;
}

/** Of the originals, how many have a translation that is not known to be stale; from 0 to 100. */
export const percentFresh = (state: TranslationState): number =>
	percentOf(state.translated.length - state.stale.length, state.originals);

/** Of the originals, how many have a translation; from 0 to 100. */
export const percentTranslated = (state: TranslationState): number =>
	percentOf(state.translated.length, state.originals);

const percentOf = (part: number, whole: number): number =>
	whole === 0 ? 100 : (100 * part) / whole;
