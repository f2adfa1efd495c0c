import type { SearchLanguage } from "../language.ts";

/** A language that the search knows nothing of: words are found as they are written. */
export const genericLanguage: SearchLanguage = { stem: (word) => word, stopWords: new Set() };
