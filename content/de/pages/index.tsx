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
			lead="Joplin ist eine Anwendung für Notizen und Aufgaben, die alles als einfaches Markdown auf Ihren eigenen Geräten bewahrt und dort überall auf demselben Stand hält."
			start={{ label: "Joplin holen", to: "/help/install" }}
			help={{ label: "Zur Hilfe", to: "/help/" }}
			note="Frei, kostenlos und quelloffen. Für Windows, macOS, Linux, Android, iOS und das Terminal."
			reasons={{
				title: "Warum ihr die Notizen anvertrauen?",
				open: {
					title: "Offen",
					text: "Ihre Notizen sind Markdown, der Quelltext ist öffentlich. Beides kann man lesen, prüfen und mitnehmen.",
				},
				yours: {
					title: "Ihre Sache",
					text: "Alles liegt auf Ihren Geräten und läuft ohne Netz. Synchronisieren Sie über Joplin Cloud, Nextcloud, Dropbox, OneDrive, WebDAV oder S3 – oder gar nicht.",
				},
				locked: {
					title: "Privat",
					text: "Dank Ende-zu-Ende-Verschlüsselung kann niemand, der Ihre Notizen für Sie speichert, sie lesen.",
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
						text: "Die wenigen Zeichen, die eine Notiz gliedern",
					},
					{
						label: "Notizen wiederfinden",
						to: "/help/apps/search",
						text: "Wörter, Daten, Schlagwörter und Text in Bildern",
					},
					{
						label: "Synchronisieren",
						to: "/help/apps/sync/",
						text: "Dieselben Notizen auf allen Geräten",
					},
					{
						label: "Web-Seiten sammeln",
						to: "/help/apps/clipper",
						text: "Seiten und Bilder aus dem Browser behalten",
					},
					{
						label: "Häufige Fragen",
						to: "/help/faq",
						text: "Kurze Antworten auf das, was viele fragen",
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
