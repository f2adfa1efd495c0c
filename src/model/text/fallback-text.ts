/**
 * Marks around texts of the theme that stand in for a translation. Rendering turns them into elements with `lang`, and
 * removes them where there can be no element. No text of an author has them, because control characters are removed, and
 * JSON leaves them as they are.
 */
export const FALLBACK_START = "\u0086";
export const FALLBACK_END = "\u0087";

export const markFallbackText = (text: string): string => (text === "" ? "" : FALLBACK_START + text + FALLBACK_END);

export const withoutFallbackMarks = (text: string): string => text.replace(/[\u0086\u0087]/g, "");
