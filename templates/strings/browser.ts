/** The strings that scripts show. Pages fetch them as a file of their locale, so that no script holds all languages. */
import type { LocaleStrings, StringKey } from "./strings.ts";

const SEARCH_KEYS = [
	"search",
	"searchShortcut",
	"controlKey",
	"searchLoading",
	"searchFailed",
	"retry",
	"closeSearch",
	"searchResults",
	"resultCount",
	"firstResults",
	"noResults",
	"noResultsHint",
	"allResults",
	"recentSearches",
	"clear",
	"clearRecentSearches",
] as const satisfies readonly StringKey[];

export type SearchStrings = Pick<LocaleStrings, (typeof SEARCH_KEYS)[number]>;

export const BROWSER_KEYS: readonly StringKey[] = [
	...SEARCH_KEYS,
	"removeMarks",
	"pageError",
	"crashed",
	"tryAgain",
	"cause",
	"loadFailed",
];
