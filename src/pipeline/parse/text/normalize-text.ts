/**
 * Converts line breaks to LF and replaces NUL, which is used for placeholder marks. Every text is normalised before it is
 * parsed.
 */
export const normalizeText = (text: string): string => text.replace(/\r\n?/g, "\n").replaceAll("\0", "\uFFFD");

/** Replaces each run of white space, also of no-break spaces, with one space, and trims. Skips single spaces, which are the most common. */
export const collapseWhitespace = (text: string): string => text.replace(/[^\S ]\s*| \s+/g, " ").trim();
