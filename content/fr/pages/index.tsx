import type { PageProps } from "ssg/react";
import { Home } from "../../_shared/Home.tsx";

export const title = "Joplin";
export const description =
	"Joplin est une application libre et gratuite de prise de notes et de tâches, qui synchronise vos notes entre tous vos appareils.";

export default function HomePage(props: PageProps) {
	return (
		<Home
			{...props}
			headline="Libérez vos notes !"
			lead="Joplin est une application de notes et de tâches qui conserve tout en simple Markdown sur vos propres appareils, et synchronise le tout entre eux."
			start={{ label: "Télécharger Joplin", to: "/help/install" }}
			help={{ label: "Lire l’aide", to: "/help/" }}
			note="Libre et gratuite. Windows, macOS, Linux, Android, iOS et terminal."
			reasons={{
				title: "Pourquoi confier vos notes à Joplin ?",
				open: {
					title: "Ouvert",
					text: "Vos notes sont en Markdown, le code est public : tout se lit, se vérifie et s’emporte ailleurs.",
				},
				yours: {
					title: "À vous",
					text: "Tout se trouve sur vos appareils et fonctionne hors ligne. Synchronisez avec Joplin Cloud, Nextcloud, Dropbox, OneDrive, WebDAV ou S3, ou pas du tout.",
				},
				locked: {
					title: "Privé",
					text: "Avec le chiffrement de bout en bout, vous seul pouvez lire vos notes, non le service qui les stocke.",
				},
			}}
			ways={{
				title: "Par où commencer ?",
				items: [
					{
						label: "Installer Joplin",
						to: "/help/install",
						text: "Sur un ordinateur, un téléphone ou un terminal",
					},
					{
						label: "Écrire en Markdown",
						to: "/help/apps/markdown",
						text: "Une syntaxe simple pour structurer vos notes",
					},
					{
						label: "Retrouver ses notes",
						to: "/help/apps/search",
						text: "Mots, dates, étiquettes et texte des images",
					},
					{
						label: "Synchroniser",
						to: "/help/apps/sync/",
						text: "Les mêmes notes sur tous vos appareils",
					},
					{
						label: "Capturer le Web",
						to: "/help/apps/clipper",
						text: "Enregistrer pages web et captures d’écran du navigateur",
					},
					{
						label: "Questions fréquentes",
						to: "/help/faq",
						text: "Des réponses courtes aux questions courantes",
					},
				],
			}}
			news={{
				title: "Dernières actualités",
				all: { label: "Toutes les actualités", to: "/news" },
			}}
		/>
	);
}
