/** White space at which lines may break: all but U+00A0, U+2007 and U+202F. */
const SPACES =
	/[\t-\r\u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000\ufeff][\t-\r \u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000\ufeff]*| [\t-\r \u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000\ufeff]+/g;

/**
 * Replaces each run of white space with one space, and trims. No-break spaces stay: in French, they keep `:` and `?` on
 * the line of the word before them. Skips single spaces, which are the most common.
 */
export const collapseSpaces = (text: string): string => text.replace(SPACES, " ").trim();
