import type { PageProps } from "ssg-docs/react";
import { Home } from "../../_shared/Home.tsx";

export const title = "Joplin";
export const description =
	"Joplin est une application libre et gratuite de notes et de tâches, qui synchronise vos notes entre tous vos appareils.";

export default function HomePage(props: PageProps) {
	return (
		<Home
			{...props}
			headline="Libérez vos notes !"
			lead="Joplin est une application de notes et de tâches qui conserve tout en simple Markdown sur vos propres appareils, le synchronise entre eux et peut le chiffrer."
			start={{ label: "Télécharger Joplin", to: "/help/install" }}
			download={(system) => `Télécharger pour ${system}`}
			help={{ label: "Lire l’aide", to: "/help/" }}
			systems={{
				title: "Libre et gratuite pour",
				items: [
					{ label: "Windows, macOS et Linux", to: "/help/install#desktop" },
					{ label: "Android et iOS", to: "/help/install#mobile" },
					{ label: "le terminal", to: "/help/install#terminal" },
				],
			}}
			picture="Joplin sur un ordinateur, avec les carnets, une liste de notes, et une note à côté de son Markdown. Devant, la même note sur un téléphone."
			reasons={{
				title: "Pourquoi confier vos notes à Joplin ?",
				open: {
					title: "Du texte brut que vous pouvez emporter",
					text: "Les notes sont en Markdown et le code source est public. Vous pouvez lire et vérifier les deux, et changer d’application quand vous le souhaitez.",
				},
				yours: {
					title: "Sur vos appareils, avec ou sans nuage",
					text: "Tout se trouve sur vos appareils et fonctionne hors ligne. Synchronisez avec Joplin Cloud, Nextcloud, Dropbox, OneDrive, WebDAV ou S3, ou pas du tout.",
				},
				locked: {
					title: "Personne d’autre ne peut les lire",
					text: "Avec le chiffrement de bout en bout, vos notes sont chiffrées avant de quitter votre appareil. Le service qui les stocke ne peut pas les lire.",
				},
			}}
			facts={{
				title: "En bonne compagnie",
				items: [
					{
						figure: "8,5 millions",
						text: "de téléchargements de l’application de bureau, comptés le 1er octobre 2024.",
						source: {
							label: "Chiffres de téléchargement",
							to: "/help/about/stats",
						},
					},
					{
						figure: "Depuis 2016",
						text: "un logiciel libre, avec une nouvelle version environ tous les trois mois.",
						source: {
							label: "Rythme de parution",
							to: "/help/about/release_cycle",
						},
					},
					{
						figure: "Plus de 40 langues",
						text: "grâce à des traducteurs du monde entier.",
						source: { label: "Traduire Joplin", to: "/help/dev/localisation" },
					},
				],
			}}
			ways={{
				title: "Par où commencer ?",
				items: [
					{
						label: "Installer Joplin",
						to: "/help/install",
						text: "Sur un ordinateur, un téléphone ou dans un terminal",
					},
					{
						label: "Écrire en Markdown",
						to: "/help/apps/markdown",
						text: "Une syntaxe simple pour structurer vos notes",
					},
					{
						label: "Retrouver vos notes",
						to: "/help/apps/search",
						text: "Par mots, dates, étiquettes et texte des images",
					},
					{
						label: "Synchroniser",
						to: "/help/apps/sync/",
						text: "Les mêmes notes sur tous vos appareils",
					},
					{
						label: "Enregistrer des pages web",
						to: "/help/apps/clipper",
						text: "Pages et captures d’écran, depuis votre navigateur",
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
			end={{
				title: "Vos notes, comme vous l’entendez",
				text: "Installez Joplin, importez ce que vous avez, et décidez plus tard où le synchroniser.",
			}}
		/>
	);
}
