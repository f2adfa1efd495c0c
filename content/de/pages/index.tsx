import type { PageProps } from "ssg-docs/react";
import { Home } from "../../_shared/Home.tsx";

export const title = "Joplin";
export const description =
	"Joplin ist eine freie Anwendung für Notizen und Aufgaben, die Ihre Notizen zwischen allen Ihren Geräten synchronisiert.";

export default function HomePage(props: PageProps) {
	return (
		<Home
			{...props}
			headline="Befreien Sie Ihre Notizen!"
			lead="Joplin ist eine Anwendung für Notizen und Aufgaben, die alles als einfaches Markdown auf Ihren eigenen Geräten speichert, zwischen ihnen synchronisiert und auf Wunsch verschlüsselt."
			start={{ label: "Joplin herunterladen", to: "/help/install" }}
			download={(system) => `Für ${system} herunterladen`}
			help={{ label: "Zur Hilfe", to: "/help/" }}
			systems={{
				title: "Kostenlos und quelloffen für",
				items: [
					{ label: "Windows, macOS und Linux", to: "/help/install#desktop" },
					{ label: "Android und iOS", to: "/help/install#mobile" },
					{ label: "das Terminal", to: "/help/install#terminal" },
				],
			}}
			picture="Joplin auf einem Rechner: Notizbücher, eine Liste von Notizen und eine Notiz neben ihrem Markdown. Davor dieselbe Notiz auf einem Telefon."
			reasons={{
				title: "Warum können Sie Joplin Ihre Notizen anvertrauen?",
				open: {
					title: "Einfacher Text, den Sie überallhin mitnehmen können",
					text: "Notizen sind Markdown, und der Quelltext ist öffentlich. Sie können beides lesen und prüfen und jederzeit zu einer anderen Anwendung wechseln.",
				},
				yours: {
					title: "Auf Ihren Geräten, mit oder ohne Cloud",
					text: "Alles liegt auf Ihren Geräten und funktioniert offline. Synchronisieren Sie mit Joplin Cloud, Nextcloud, Dropbox, OneDrive, WebDAV oder S3, oder gar nicht.",
				},
				locked: {
					title: "Niemand sonst kann sie lesen",
					text: "Mit Ende-zu-Ende-Verschlüsselung werden Ihre Notizen verschlüsselt, bevor sie das Gerät verlassen. Der Dienst, der sie speichert, kann sie nicht lesen.",
				},
			}}
			facts={{
				title: "In guter Gesellschaft",
				items: [
					{
						figure: "8,5 Millionen",
						text: "Downloads der Desktop-Anwendung, gezählt am 1. Oktober 2024.",
						source: { label: "Download-Zahlen", to: "/help/about/stats" },
					},
					{
						figure: "Seit 2016",
						text: "quelloffen, mit einer neuen Version etwa alle drei Monate.",
						source: {
							label: "Veröffentlichungszyklus",
							to: "/help/about/release_cycle",
						},
					},
					{
						figure: "Über 40 Sprachen",
						text: "dank Übersetzerinnen und Übersetzern aus aller Welt.",
						source: {
							label: "Joplin übersetzen",
							to: "/help/dev/localisation",
						},
					},
				],
			}}
			ways={{
				title: "Womit möchten Sie beginnen?",
				items: [
					{
						label: "Joplin installieren",
						to: "/help/install",
						text: "Auf dem Rechner, auf dem Telefon oder im Terminal",
					},
					{
						label: "In Markdown schreiben",
						to: "/help/apps/markdown",
						text: "Eine einfache Syntax, die Notizen gliedert",
					},
					{
						label: "Notizen finden",
						to: "/help/apps/search",
						text: "Anhand von Wörtern, Datum, Schlagwörtern und Text in Bildern",
					},
					{
						label: "Synchronisieren",
						to: "/help/apps/sync/",
						text: "Dieselben Notizen auf allen Ihren Geräten",
					},
					{
						label: "Webseiten speichern",
						to: "/help/apps/clipper",
						text: "Seiten und Bildschirmfotos direkt aus dem Browser",
					},
					{
						label: "Häufige Fragen",
						to: "/help/faq",
						text: "Kurze Antworten auf häufige Fragen",
					},
				],
			}}
			news={{
				title: "Neuigkeiten",
				all: { label: "Alle Neuigkeiten", to: "/news" },
			}}
			end={{
				title: "Ihre Notizen, Ihre Regeln",
				text: "Installieren Sie Joplin, importieren Sie Ihre Notizen, und entscheiden Sie später, womit Sie synchronisieren.",
			}}
		/>
	);
}
