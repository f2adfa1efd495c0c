import type { Language } from "../language.ts";

/** A language that the search knows nothing of: words are found as they are written. */
export const plain: Language = {
	stem: (word) => word,
	stopWords: new Set(),
	spellings: () => [],
	hasCompounds: false,
};
