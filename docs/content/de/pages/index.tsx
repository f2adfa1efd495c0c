import type { PageProps } from "ssg-docs/react";
import figures from "../../../theme/figures.json";
import { Home } from "../../../theme/Home.tsx";

export const title = "Dokumentation in jeder Sprache";
export const description =
	"ssg ist ein Generator für statische Websites, der aus einem Ordner mit Markdown eine schnelle, durchsuchbare Dokumentation in allen Ihren Sprachen macht.";

export default function Page(props: PageProps) {
	return (
		<Home
			{...props}
			headline="Dokumentation in jeder Sprache, aus einfachem Markdown"
			lead="ssg macht aus einem Ordner mit Markdown eine schnelle, durchsuchbare Website. Es ist für Teams gedacht, die ihre Hilfe in mehreren Sprachen veröffentlichen und von jedem defekten Link, jeder veralteten Übersetzung und jeder verlorenen Adresse früher erfahren wollen als ihre Leser."
			commandsNote={{
				text: "Benötigt Node.js ab Version 20.19 und das Paket.",
				link: { label: "So bekommen Sie es; pnpm, Yarn und Bun", to: "/docs/start/install" },
			}}
			start={{ label: "Zum Tutorial", to: "/docs/start/tutorial" }}
			more={{ label: "Mit anderen Werkzeugen vergleichen", to: "/docs/about/comparison" }}
			picture={{
				alt: "Eine Seite der Hilfe zu Joplin auf Französisch: links die Seitenleiste, in der Mitte der Text, rechts das Inhaltsverzeichnis.",
				caption: "Die Hilfe der Notiz-Anwendung Joplin auf Englisch, Französisch und Deutsch, gebaut mit ssg.",
			}}
			reasons={{
				title: "Warum ssg statt …",
				items: [
					{
						label: "Docusaurus",
						to: "/docs/coming-from/docusaurus",
						text: "Ordner, Seitenleisten und Versionen sind dieselben. Seiten funktionieren ohne Skripte, alle Sprachen entstehen in einem Build, und die Suche braucht keinen Dienst. Plugins erweitern das Markdown, nicht den Build.",
					},
					{
						label: "Starlight",
						to: "/docs/coming-from/starlight",
						text: "Starlight hat mehr Komponenten und skaliert Bilder. Hier werden veraltete Übersetzungen gemeldet, Versionen und Neuigkeiten sind eingebaut, und eine Änderung baut nur die Seiten, die sie betrifft.",
					},
					{
						label: "VitePress",
						to: "/docs/coming-from/vitepress",
						text: "Seiten ohne Übersetzung zeigen das Original und weisen darauf hin. Versionen, Neuigkeiten und Feeds sind eingebaut. Komponenten sind in React geschrieben, nicht in Vue.",
					},
					{
						label: "Hugo",
						to: "/docs/coming-from/hugo",
						text: "Hugo baut jede Art von Website, und von Grund auf schneller. Hier gehören ein Theme, eine Suche und Prüfungen dazu, die zu jedem Problem die Zeile nennen.",
					},
				],
			}}
			figures={{
				title: "In Zahlen",
				text: `Gemessen mit ${figures.pages} Seiten Dokumentation in drei Sprachen samt Neuigkeiten, auf zwei Kernen. Hugo und Eleventy haben hier ein minimales Layout, ohne Navigation und Suche.`,
				source: { label: "So wurde gemessen", to: "/docs/about/benchmark" },
				rows: {
					"first build": "erster Build",
					"build after one edit": "Build nach einer Änderung",
					"page: HTML, CSS and scripts": "Seite: HTML, CSS und Skripte",
				},
			}}
			recording={{
				title: "Aus dem Nichts zur Website",
				description:
					"ssg legt eine Website auf Englisch und Französisch an und baut sie. Ein Link mit einem Tippfehler wird mit Datei, Zeile, Spalte und dem richtigen Namen gemeldet. Nach der Korrektur ist die Website in weniger als einer Sekunde neu gebaut.",
				play: "Abspielen",
				transcript: "Die Aufzeichnung als Text",
			}}
			next={{
				title: "Weiterlesen",
				items: [
					{
						label: "Jede Aufgabe hat eine Anleitung",
						to: "/docs/guides/",
						text: "Seiten und Seitenleisten, Übersetzungen, Suche, Komponenten, Veröffentlichung.",
					},
					{
						label: "Jeder Schlüssel steht in der Referenz",
						to: "/docs/reference/",
						text: "Konfiguration, Front Matter, Markdown, Befehle und Problemcodes.",
					},
					{
						label: "Von einem anderen Werkzeug umsteigen",
						to: "/docs/coming-from/",
						text: "Ein Befehl übernimmt Projekte von Docusaurus und VitePress. Für Starlight, Hugo und MkDocs steht auf einer Seite, was zu kopieren ist.",
					},
				],
			}}
		/>
	);
}
