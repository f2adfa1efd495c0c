/** BCP 47 language tags. */

/** `undefined` if the tag is not valid: the name of a locale is taken for one unless the author gives another. */
export function parseLanguageTag(tag: string): Intl.Locale | undefined {
	try {
		return new Intl.Locale(tag);
	} catch {
		return undefined;
	}
}

/**
 * The scripts in use that are written from right to left. `Intl.Locale` knows the direction as well, but under different
 * names in different versions of Node.
 */
const RIGHT_TO_LEFT_SCRIPTS: readonly (string | undefined)[] =
	"Adlm Arab Aran Hebr Mand Nkoo Rohg Samr Syrc Thaa".split(" ");

/** The direction of the script that a language is usually written in. */
export const directionOfLanguage = (tag: string): "ltr" | "rtl" =>
	RIGHT_TO_LEFT_SCRIPTS.includes(parseLanguageTag(tag)?.maximize().script) ? "rtl" : "ltr";
/** Languages with more than one tag; texts and rules for them exist under one. */
const CANONICAL_LANGUAGES: Readonly<Record<string, string>> = {
	cmn: "zh", // Mandarin
	in: "id", // withdrawn in 1989
	iw: "he", // withdrawn in 1989
	nn: "nb", // Nynorsk readers read Bokmål
	no: "nb",
};

/**
 * The language of a BCP 47 tag, in lower case, without script, region and variants.
 *
 * @example `fr-CA` is `fr`, `zh-Hant` is `zh`, `no` is `nb`.
 */
export function languageOfTag(tag: string): string {
	const [language = ""] = tag.toLowerCase().split("-", 1);
	return CANONICAL_LANGUAGES[language] ?? language;
}
