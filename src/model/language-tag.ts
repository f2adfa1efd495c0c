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
const RIGHT_TO_LEFT_SCRIPTS: readonly (string | undefined)[] = [
	"Adlm",
	"Arab",
	"Aran",
	"Hebr",
	"Mand",
	"Nkoo",
	"Rohg",
	"Samr",
	"Syrc",
	"Thaa",
];

/** The direction of the script that a language is usually written in. */
export const directionOfLanguage = (tag: string): "ltr" | "rtl" =>
	RIGHT_TO_LEFT_SCRIPTS.includes(parseLanguageTag(tag)?.maximize().script)
		? "rtl"
		: "ltr";
