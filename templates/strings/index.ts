import type { LabelName, Locale } from "../../src/react.ts";
import { de } from "./de.ts";
import { en, type Strings } from "./en.ts";
import { fr } from "./fr.ts";

export type { Strings } from "./en.ts";

const stringsByLanguage: Readonly<Record<string, Strings>> = { en, fr, de };

/** The texts of a locale by its language, `fr-CA` being French; English where the theme does not know the language. */
export function stringsOf(locale: Locale): Strings {
	const [language = ""] = locale.htmlLang.toLowerCase().split("-");
	return Object.hasOwn(stringsByLanguage, language)
		? (stringsByLanguage[language] as Strings)
		: en;
}

/** A word inside content, in the language of the locale, with `of` in its place. */
export const contentLabelOf = (
	locale: Locale,
	name: LabelName,
	of = "",
): string => stringsOf(locale).labels[name].replace("%s", () => of);
