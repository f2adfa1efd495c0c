/** What the button says that takes the marks away; English where the language is not known. */
const removals: Readonly<Record<string, string>> = {
	en: "Remove marks",
	fr: "Retirer le surlignage",
	de: "Markierungen entfernen",
};

/** The button's words in a language, which is a BCP 47 tag. */
export function removalIn(lang: string): string {
	const [language = ""] = lang.toLowerCase().split("-");
	return removals[language] ?? "Remove marks";
}
