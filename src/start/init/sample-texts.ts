/** The texts of a new site, in the languages that there are texts in. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { PACKAGE_ROOT } from "../../engine/package-root.ts";

interface SampleTexts {
	/** The name of the documents. */
	readonly help: string;
	/** The name of the news. */
	readonly news: string;
	/** The description of the home page. */
	readonly description: string;
	/** The first paragraph of the home page. */
	readonly welcome: string;
	/** Links of the home page. */
	readonly readHelp: string;
	readonly readNews: string;
	/** The heading above the island, the text between them, and the label of the island. */
	readonly tryIt: string;
	readonly island: string;
	readonly clicks: string;
	/** The line below every article. */
	readonly articleEnd: string;
}

const TEXTS = {
	de: {
		help: "Hilfe",
		news: "Neuigkeiten",
		description: "Dokumentation und Neuigkeiten in mehreren Sprachen, mit einer Suche und einem Menü.",
		welcome:
			"Willkommen! Diese Seite ist eine Markdown-Datei im Ordner `content`. Sobald Sie sie ändern, aktualisiert sich die Vorschau.",
		readHelp: "Zur Hilfe",
		readNews: "Zu den Neuigkeiten",
		tryIt: "Eine interaktive Komponente",
		island:
			"Fast alles auf einer Seite funktioniert ohne JavaScript. Diese Schaltfläche ist eine Insel: eine React-Komponente, die auch im Browser läuft.",
		clicks: "Klicks",
		articleEnd: "Fehlt etwas? Sagen Sie es uns.",
	},
	en: {
		help: "Help",
		news: "News",
		description: "Documentation and news in several languages, with a search and a menu.",
		welcome: "Welcome! This page is a Markdown file in `content`. Change it, and the preview follows.",
		readHelp: "Read the help",
		readNews: "Read the news",
		tryIt: "An interactive component",
		island:
			"Most of a page works without JavaScript. This button is an island, a React component that also runs in the browser:",
		clicks: "Clicks",
		articleEnd: "Is something missing? Tell us.",
	},
	es: {
		help: "Ayuda",
		news: "Noticias",
		description: "Documentación y noticias en varios idiomas, con un buscador y un menú.",
		welcome:
			"¡Te damos la bienvenida! Esta página es un archivo Markdown de la carpeta `content`. Modifícala y la vista previa se actualizará.",
		readHelp: "Leer la ayuda",
		readNews: "Leer las noticias",
		tryIt: "Un componente interactivo",
		island:
			"Casi todo en una página funciona sin JavaScript. Este botón es una isla: un componente de React que también se ejecuta en el navegador.",
		clicks: "Clics",
		articleEnd: "¿Falta algo? Cuéntanoslo.",
	},
	fr: {
		help: "Aide",
		news: "Actualités",
		description: "Documentation et actualités en plusieurs langues, avec une recherche et un menu.",
		welcome:
			"Bienvenue ! Cette page est un fichier Markdown du dossier `content`. Modifiez-la, et l’aperçu se met à jour.",
		readHelp: "Lire l’aide",
		readNews: "Lire les actualités",
		tryIt: "Un composant interactif",
		island:
			"L’essentiel d’une page fonctionne sans JavaScript. Ce bouton est un îlot, c’est-à-dire un composant React qui s’exécute aussi dans le navigateur :",
		clicks: "Clics",
		articleEnd: "Il manque quelque chose ? Dites-le-nous.",
	},
} as const satisfies Readonly<Record<string, SampleTexts>>;

/** The subtag of the language: `pt` of `pt-BR`. */
const languageOf = (tag: string): string => tag.split("-")[0]?.toLowerCase() ?? "";

/** Whether the texts exist in a language. */
export const hasTexts = (tag: string): boolean => Object.hasOwn(TEXTS, languageOf(tag));

/** The texts in a language, otherwise in English. */
export const sampleTextsOf = (tag: string): SampleTexts => TEXTS[textLanguageOf(tag)];

const textLanguageOf = (tag: string) => (hasTexts(tag) ? languageOf(tag) : "en") as keyof typeof TEXTS;

/**
 * A page of the documents or a post in a language, otherwise in English. All languages have headings of the same levels,
 * as translations of a page must. Titles of pages are long enough beside a short name of a site for the rule
 * `title-length`.
 */
export function samplePageOf(tag: string, name: "help" | "writing" | "post") {
	const [, title = "", text = ""] = /^# (.*)\n\n([\s\S]*)$/.exec(sampleFile(`${textLanguageOf(tag)}/${name}.md`)) ?? [];
	return { title, text };
}

/** A file that is part of new sites as it is. */
export const sampleFile = (name: string): string =>
	readFileSync(path.join(PACKAGE_ROOT, "src/start/init/files", name), "utf8").replaceAll("\r\n", "\n");
