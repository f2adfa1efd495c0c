import type { Chrome, Locale } from "../src/react.ts";

/** The attributes of an element whose text is in another language than the page; empty if the language is the same. */
export interface LanguageAttributes {
	/** The language tag of the text. */
	readonly lang?: string;
	/** Its writing direction. */
	readonly dir?: "ltr" | "rtl";
}

const NO_LANGUAGE_ATTRIBUTES: LanguageAttributes = {};

export const findLocale = (name: string, chrome: Chrome): Locale =>
	chrome.locales.find((locale) => locale.name === name) ?? chrome.locale;

/**
 * Returns `lang`, and `dir` if the direction differs, for text in the language of `contentLocale`.
 *
 * @example
 * languageAttributesOf("en", chrome) // on a French page: { lang: "en" }; on an Arabic one: { lang: "en", dir: "ltr" }
 */
export function languageAttributesOf(contentLocale: string, chrome: Chrome): LanguageAttributes {
	if (contentLocale === chrome.locale.name) return NO_LANGUAGE_ATTRIBUTES;
	const { htmlLang, direction } = findLocale(contentLocale, chrome);
	return direction === chrome.locale.direction ? { lang: htmlLang } : { lang: htmlLang, dir: direction };
}
