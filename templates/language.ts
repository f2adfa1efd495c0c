import type { Chrome, Locale } from "../src/react.ts";

/** What an element with text of another language than the page's carries; nothing where the language is the page's. */
export interface Language {
	readonly lang?: string;
	readonly dir?: "ltr" | "rtl";
}

const same: Language = {};

export const localeOf = (name: string, chrome: Chrome): Locale =>
	chrome.locales.find((locale) => locale.name === name) ?? chrome.locale;

/** The language of a text, told only where it is not that of the page around it. */
export function languageOf(contentLocale: string, chrome: Chrome): Language {
	if (contentLocale === chrome.locale.name) return same;
	const { htmlLang, direction } = localeOf(contentLocale, chrome);
	return direction === chrome.locale.direction
		? { lang: htmlLang }
		: { lang: htmlLang, dir: direction };
}
