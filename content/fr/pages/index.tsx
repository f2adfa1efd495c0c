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
			lead="Joplin est une application de notes et de tâches qui conserve tout en simple Markdown, sur vos propres appareils, et les tient à jour entre eux."
			start={{ label: "Obtenir Joplin", to: "/help/install" }}
			help={{ label: "Lire l’aide", to: "/help/" }}
			note="Libre et gratuite. Windows, macOS, Linux, Android, iOS et terminal."
			reasons={{
				title: "Pourquoi lui confier vos notes ?",
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
					text: "Avec le chiffrement de bout en bout, ceux qui stockent vos notes pour vous ne peuvent pas les lire.",
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
						text: "Les quelques signes qui structurent une note",
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
						text: "Garder des pages et des images du navigateur",
					},
					{
						label: "Questions fréquentes",
						to: "/help/faq",
						text: "De courtes réponses à ce que beaucoup demandent",
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
