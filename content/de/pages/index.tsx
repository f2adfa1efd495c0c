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
			lead="Joplin bewahrt Ihre Notizen, Aufgaben und Web-Ausschnitte in einem offenen Format auf Ihren Geräten auf und synchronisiert sie so, wie Sie es möchten: auf Wunsch Ende-zu-Ende-verschlüsselt."
			start={{ label: "Erste Schritte", to: "/help/install" }}
			help={{ label: "Zur Hilfe", to: "/help/" }}
			reasons={{
				title: "Warum Joplin?",
				items: [
					{
						title: "Offen",
						text: "Notizen sind Markdown. Sie nehmen sie jederzeit mit.",
					},
					{
						title: "Ihre Sache",
						text: "Synchronisieren Sie mit Joplin Cloud, Nextcloud, Dropbox, OneDrive, WebDAV oder S3 – oder gar nicht.",
					},
					{
						title: "Privat",
						text: "Dank Ende-zu-Ende-Verschlüsselung können nur Sie lesen, was Ihr Gerät verlässt.",
					},
				],
			}}
			news="Neuigkeiten"
		/>
	);
}
