/**
 * How much of something a site may have. Whatever exceeds a limit is reported or listed elsewhere, so that no input makes a
 * build take time or memory out of proportion.
 */

/** Posts in the sidebar of the news, which all pages of the news repeat. The archive has all of them. */
export const MAX_SIDEBAR_POSTS = 300;

/** A text that is read as a whole: Markdown, data, included files and `_headers`. A page of this size takes a few seconds. */
export const MAX_TEXT_BYTES = 5_000_000;
