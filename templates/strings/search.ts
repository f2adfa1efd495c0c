/** What the search says, alone: the browser loads this file with the search box. */
import { createPluralFormatter } from "./plural.ts";

const inEnglish = createPluralFormatter<"one" | "other">("en");

const en = {
	search: "Search",
	/** What stands in the empty field; `key` is what leads to it. */
	searchBy: (key: string) => `Search ${key}`,
	control: "Ctrl",
	loading: "Loading…",
	failed: "The search could not be loaded.",
	retry: "Retry",
	close: "Close the search",
	results: "Search results",
	count: (n: number) =>
		inEnglish(n, { one: () => "one result", other: (n) => `${n} results` }),
	/** There may be more. */
	first: (n: number) => `The first ${n} results`,
	nothing: (query: string) => `Nothing found for “${query}”`,
	hint: "Check the spelling, or try fewer words.",
	all: (query: string) => `All results for “${query}”`,
	lastQueries: "Your last searches",
	clear: "Clear",
	clearLastQueries: "Clear your last searches",
};

export type SearchStrings = typeof en;

const inFrench = createPluralFormatter<"one" | "many" | "other">("fr");

// The spaces before : ; ! ? and inside « » are no-break ones.
const fr: SearchStrings = {
	search: "Rechercher",
	searchBy: (key) => `Rechercher ${key}`,
	control: "Ctrl",
	loading: "Chargement…",
	failed: "La recherche n’a pas pu être chargée.",
	retry: "Réessayer",
	close: "Fermer la recherche",
	results: "Résultats de la recherche",
	count: (n) =>
		inFrench(n, {
			one: (n) => `${n} résultat`,
			many: (n) => `${n} de résultats`,
			other: (n) => `${n} résultats`,
		}),
	first: (n) => `Les ${n} premiers résultats`,
	nothing: (query) => `Aucun résultat pour «\u00a0${query}\u00a0»`,
	hint: "Vérifiez l’orthographe, ou essayez avec moins de mots.",
	all: (query) => `Tous les résultats pour «\u00a0${query}\u00a0»`,
	lastQueries: "Vos dernières recherches",
	clear: "Effacer",
	clearLastQueries: "Effacer vos dernières recherches",
};

const inGerman = createPluralFormatter<"one" | "other">("de");

const de: SearchStrings = {
	search: "Suchen",
	searchBy: (key) => `Suchen ${key}`,
	control: "Strg",
	loading: "Wird geladen …",
	failed: "Die Suche konnte nicht geladen werden.",
	retry: "Erneut versuchen",
	close: "Suche schließen",
	results: "Suchergebnisse",
	count: (n) =>
		inGerman(n, { one: () => "ein Treffer", other: (n) => `${n} Treffer` }),
	first: (n) => `Die ersten ${n} Treffer`,
	nothing: (query) => `Keine Treffer für „${query}“`,
	hint: "Prüfen Sie die Schreibweise, oder versuchen Sie es mit weniger Wörtern.",
	all: (query) => `Alle Treffer für „${query}“`,
	lastQueries: "Ihre letzten Suchen",
	clear: "Löschen",
	clearLastQueries: "Ihre letzten Suchen löschen",
};

/** By language. */
export const searchStrings: Readonly<Record<string, SearchStrings>> = {
	en,
	fr,
	de,
};

/** The words of a language, `fr-CA` being French; English where the theme does not know it. */
export function searchStringsOf(lang: string): SearchStrings {
	const [language = ""] = lang.toLowerCase().split("-");
	return (
		(Object.hasOwn(searchStrings, language) && searchStrings[language]) || en
	);
}
