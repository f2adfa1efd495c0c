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
