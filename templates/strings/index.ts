import { resolveStrings } from "../../src/model/site/theme-strings.ts";
import type { LabelName, Locale, ThemeStrings } from "../../src/react.ts";
import { memoizeWeak } from "../memoize.ts";
import { BROWSER_KEYS } from "./browser.ts";
import { en } from "./en.ts";
import { findLanguage } from "./find-language.ts";
import { bindStrings } from "./format.ts";
import type { LocaleStrings } from "./strings.ts";

export type { LocaleStrings } from "./strings.ts";

export const themeStrings: ThemeStrings = {
	fallback: { lang: "en", strings: en },
	findLanguage,
	browserKeys: BROWSER_KEYS,
};

/** The strings of a locale: those of the configuration, of its language, or in English. */
export const stringsOf = memoizeWeak(
	(locale: Locale): LocaleStrings => bindStrings(resolveStrings(themeStrings, locale), locale.htmlLang),
);

/** A word inside content, in the language of the locale. `of` is what the word is about. */
export function contentLabelOf(locale: Locale, name: LabelName, of = ""): string {
	const label = stringsOf(locale)[name];
	return typeof label === "string" ? label : label({ subject: of });
}
