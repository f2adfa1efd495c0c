/**
 * How much of something a site may have. Whatever exceeds a limit is reported or listed elsewhere, so that no input makes a
 * build take time or memory out of proportion.
 */

/** Posts in the sidebar of the news, which all pages of the news repeat. The archive has all of them. */
export const MAX_SIDEBAR_POSTS = 300;

/** Different tags of a version of the documents, or of the news, in one language. Each of them has a page. */
export const MAX_TAGS = 5_000;

/** A text that is read as a whole: Markdown, data, included files and `_headers`. A page of this size takes a few seconds. */
export const MAX_TEXT_BYTES = 5_000_000;

/** Characters of a formula. */
export const MAX_FORMULA_LENGTH = 50_000;

/** Tokens that the macros of a formula expand to. */
export const MAX_FORMULA_TOKENS = 50_000;

/** `#1` in the definition of a macro, each of which is replaced by a whole argument. */
export const MAX_FORMULA_PLACEHOLDERS = 100;

/** Characters of MathML on a page, for all of its formulas. */
export const MAX_PAGE_MATH_LENGTH = 10_000_000;

/** Misspelt names that are compared with all known names to suggest one, for the pages of a site or the ids of a page. */
export const MAX_SUGGESTIONS = 1_000;
