/** Labels of the button that removes the marks. English is the fallback. */
const removeMarksLabels: Readonly<Record<string, string>> = {
	en: "Remove marks",
	fr: "Retirer le surlignage",
	de: "Markierungen entfernen",
};

/** The label for a BCP 47 language tag. */
export function removeMarksLabel(lang: string): string {
	const [language = ""] = lang.toLowerCase().split("-");
	return removeMarksLabels[language] ?? "Remove marks";
}
