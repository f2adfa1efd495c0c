import type { Platform } from "./features.ts";

/** The words around the data, in the language of the reader. */
export interface FeatureTexts {
	readonly platforms: Readonly<Record<Platform, string>>;
	/** Before the versions of a feature. */
	readonly since: string;
	/** The link to the table of all features. */
	readonly all: string;
	/** The heading of the first column. */
	readonly feature: string;
	/** Of a feature whose first version is not known. */
	readonly present: string;
	/** Read out in place of the dash. */
	readonly absent: string;
}

const en: FeatureTexts = {
	platforms: {
		desktop: "Desktop",
		android: "Android",
		ios: "iOS",
		terminal: "Terminal",
		server: "Server",
	},
	since: "Available since",
	all: "All features",
	feature: "Feature",
	present: "yes",
	absent: "no",
};

const fr: FeatureTexts = {
	platforms: {
		desktop: "Ordinateur",
		android: "Android",
		ios: "iOS",
		terminal: "Terminal",
		server: "Serveur",
	},
	since: "Disponible depuis",
	all: "Toutes les fonctions",
	feature: "Fonction",
	present: "oui",
	absent: "non",
};

const de: FeatureTexts = {
	platforms: {
		desktop: "Rechner",
		android: "Android",
		ios: "iOS",
		terminal: "Terminal",
		server: "Server",
	},
	since: "Verfügbar seit",
	all: "Alle Funktionen",
	feature: "Funktion",
	present: "ja",
	absent: "nein",
};

const texts: Readonly<Record<string, FeatureTexts>> = { en, fr, de };

/** @param locale other languages have the English ones */
export const featureTextsIn = (locale: string): FeatureTexts => texts[locale] ?? en;
