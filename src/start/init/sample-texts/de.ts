import type { SampleTexts } from "./texts.ts";

export const de: SampleTexts = {
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
	helpPage: `Jede Seite der Hilfe ist eine Markdown-Datei. Aus den Ordnern werden die Kategorien der Seitenleiste.

- [In Markdown schreiben](writing.md)

## Eine Seite hinzufügen

\`\`\`sh
npx ssg new doc "Häufige Fragen"
\`\`\`

## Eine Seite übersetzen

Kopieren Sie die Datei an dieselbe Stelle im Ordner der anderen Sprache und übersetzen Sie sie. Bis dahin wird das
Original mit einem Hinweis angezeigt.
`,
	writing: {
		title: "In Markdown schreiben",
		text: `Text kann **fett** oder *kursiv* sein und [auf andere Seiten verweisen](index.md). Beim Erstellen der Website werden alle
Links geprüft.

> [!TIP]
> Hinweise wie dieser heben sich vom Text ab.

## Code

Code wird farbig hervorgehoben und lässt sich kopieren:

\`\`\`js
const greeting = "Hallo";
\`\`\`

## Tabellen

| Befehl | Wirkung |
| --- | --- |
| \`npm run watch\` | zeigt die Website und folgt Ihren Änderungen |
| \`npm run build\` | erstellt die Website in \`dist\` |
`,
	},
	post: {
		title: "Unsere Website ist online",
		text: `Dies ist der erste Beitrag. Weitere legen Sie mit \`npx ssg new post "Neues"\` an. Alle Beiträge lassen sich im
Feedreader abonnieren.
`,
	},
};
