/** The theme's strings. Each file in `strings/` is a language, named by its BCP 47 tag; they are found by their names. */
import { parseLanguageTag } from "../src/model/content/language-tag.ts";
import { missingStrings, placeholdersIn, resolveStrings, type StringTable } from "../src/model/site/theme-strings.ts";
import { markFallbackText } from "../src/model/text/fallback-text.ts";
import { formatString } from "../src/model/text/format-string.ts";
import type { LabelName, Locale, ThemeStrings } from "../src/react.ts";
import { memoizeWeak } from "./memoize.ts";
import type { LocaleStrings, StringKey } from "./string-types.ts";
import en from "./strings/en.ts";

export type { LocaleStrings } from "./string-types.ts";

/** The strings that scripts show. Pages fetch them as a file of their locale, so that no script holds all languages. */
const BROWSER_KEYS: readonly StringKey[] = [
	"searchShortcut",
	"controlKey",
	"searchLoading",
	"closeSearch",
	"searchResults",
	"filterResults",
	"allKinds",
	"resultCount",
	"hintMove",
	"hintOpen",
	"hintNewTab",
	"hintClose",
	"noResults",
	"noResultsHint",
	"allResults",
	"recentSearches",
	"recentPages",
	"popularPages",
	"clear",
	"removeMarks",
	"pageError",
	"crashed",
	"tryAgain",
	"cause",
	"loadFailed",
	"retry",
];

/** By the tag that was asked for. */
const loadedLanguages = new Map<string, StringTable | undefined>();

export const themeStrings = {
	fallback: { lang: "en", strings: en },
	async load(tags) {
		for (const tag of tags) if (!loadedLanguages.has(tag)) loadedLanguages.set(tag, await loadLanguage(tag));
	},
	findLanguage: (tag) => loadedLanguages.get(tag),
	browserKeys: BROWSER_KEYS,
} satisfies ThemeStrings;

/** Norwegian is written in two ways, and the theme has the one that most people write. */
const WRITTEN_AS: Readonly<Record<string, string>> = { no: "nb", nn: "nb" };

/**
 * The language for a BCP 47 tag: the one with this very tag, else one with the same language and script. The script
 * follows from the region, so that `zh-HK` is written like `zh-TW`, and `pt-PT` like `pt-BR`.
 */
async function loadLanguage(tag: string): Promise<StringTable | undefined> {
	const wanted = parseLanguageTag(tag);
	if (!wanted) return undefined;
	const { language, script } = wanted.maximize();
	const written = WRITTEN_AS[language] ?? language;
	// Some languages have no usual script, and then no usual region.
	const { region } = new Intl.Locale(written, script ? { script } : {}).maximize();
	for (const name of [wanted.baseName, `${written}-${script}`, `${written}-${region}`, written]) {
		const known = parseLanguageTag(name);
		const strings = known && known.maximize().script === script ? await importLanguage(name) : undefined;
		if (strings) return strings;
	}
	return undefined;
}

/** The compiler bundles all files that this expression can name, and loads those that a build needs. */
async function importLanguage(name: string): Promise<StringTable | undefined> {
	try {
		return (await import(`./strings/${name}.ts`)).default;
	} catch (error) {
		if (/^(?:Module not found|Cannot find module)/.test((error as Error).message)) return undefined;
		throw error;
	}
}

/** The strings of a locale: those of the configuration, of its language, or in English. */
export const stringsOf = memoizeWeak((locale: Locale): LocaleStrings => {
	const missing = new Set(missingStrings(themeStrings, locale));
	const bound = Object.entries(resolveStrings(themeStrings, locale)).map(([key, text]) => {
		// An element in a gap is in the language of the page.
		const mark = (shown: string) => (missing.has(key) ? shown.split(GAP).map(markFallbackText).join(GAP) : shown);
		if (typeof text === "string" && placeholdersIn(text).length === 0) return [key, mark(text)];
		return [key, (values: Parameters<typeof formatString>[1]) => mark(formatString(text, values, locale.htmlLang))];
	});
	return Object.fromEntries(bound);
});

/** A word inside content, in the language of the locale. `of` is what the word is about. */
export function contentLabelOf(locale: Locale, name: LabelName, of = ""): string {
	const label = stringsOf(locale)[name];
	return typeof label === "string" ? label : label({ subject: of });
}

/** Stands for an element in a string. No text of an author contains it, because control characters are removed. */
export const GAP = "\0";

/** The text before the gap, and the text after it. */
export function splitAtGap(text: string): [string, string] {
	const [before = "", after = ""] = text.split(GAP);
	return [before, after];
}
