import type { PageProps } from "ssg/react";
import { Home } from "../../_shared/Home.tsx";

export const title = "Joplin";
export const description =
	"Joplin ist eine freie, quelloffene Anwendung für Notizen und Aufgaben, die Ihre Notizen zwischen allen Geräten synchronisiert.";

export default function HomePage(props: PageProps) {
	return (
		<Home
			{...props}
			headline="Befreien Sie Ihre Notizen!"
			lead="Joplin ist eine Anwendung für Notizen und Aufgaben, die alles als einfaches Markdown auf Ihren eigenen Geräten speichert und zwischen ihnen synchronisiert."
			start={{ label: "Joplin herunterladen", to: "/help/install" }}
			help={{ label: "Zur Hilfe", to: "/help/" }}
			note="Frei, kostenlos und quelloffen. Für Windows, macOS, Linux, Android, iOS und das Terminal."
			reasons={{
				title: "Warum Joplin Ihre Notizen anvertrauen?",
				open: {
					title: "Offen",
					text: "Ihre Notizen sind Markdown, der Quelltext ist öffentlich. Beides kann man lesen, prüfen und mitnehmen.",
				},
				yours: {
					title: "In Ihrer Hand",
					text: "Alles liegt auf Ihren Geräten und funktioniert offline. Synchronisieren Sie über Joplin Cloud, Nextcloud, Dropbox, OneDrive, WebDAV oder S3 – oder gar nicht.",
				},
				locked: {
					title: "Privat",
					text: "Dank Ende-zu-Ende-Verschlüsselung können nur Sie Ihre Notizen lesen, nicht der Dienst, der sie speichert.",
				},
			}}
			ways={{
				title: "Womit möchten Sie beginnen?",
				items: [
					{
						label: "Joplin installieren",
						to: "/help/install",
						text: "Auf Rechner, Telefon oder im Terminal",
					},
					{
						label: "In Markdown schreiben",
						to: "/help/apps/markdown",
						text: "Eine einfache Syntax, die Notizen gliedert",
					},
					{
						label: "Notizen wiederfinden",
						to: "/help/apps/search",
						text: "Wörter, Datumsangaben, Schlagwörter und Text in Bildern",
					},
					{
						label: "Synchronisieren",
						to: "/help/apps/sync/",
						text: "Dieselben Notizen auf allen Geräten",
					},
					{
						label: "Webseiten sammeln",
						to: "/help/apps/clipper",
						text: "Webseiten und Bildschirmfotos aus dem Browser speichern",
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
		/>
	);
}
