import type { PageProps } from "ssg-docs/react";
import figures from "../../../theme/figures.json";
import { Home } from "../../../theme/Home.tsx";

export const title = "Des sites de documentation dans toutes les langues";
export const description =
	"ssg est un générateur de sites statiques qui fait d’un dossier de fichiers Markdown un site de documentation rapide, avec recherche, dans toutes vos langues.";

export default function Page(props: PageProps) {
	return (
		<Home
			{...props}
			headline="Votre documentation multilingue, en simple Markdown"
			lead="ssg fait d’un dossier de fichiers Markdown un site rapide, doté d’une recherche. Il s’adresse aux équipes qui publient leur aide en plusieurs langues, et qui veulent connaître chaque lien rompu, chaque traduction en retard et chaque adresse perdue avant leurs lecteurs."
			commandsNote={{
				text: "Nécessite Node.js 20.19 ou une version ultérieure, et le paquet.",
				link: { label: "Comment l’obtenir ; pnpm, Yarn et Bun", to: "/docs/start/install" },
			}}
			start={{ label: "Commencer le tutoriel", to: "/docs/start/tutorial" }}
			more={{ label: "Comparer avec d’autres outils", to: "/docs/about/comparison" }}
			picture={{
				alt: "Une page de l’aide de Joplin en français : la barre latérale à gauche, le texte au milieu et le sommaire à droite.",
				caption:
					"L’aide de l’application de prise de notes Joplin, en anglais, français et allemand, construite avec ssg.",
			}}
			reasons={{
				title: "Pourquoi ssg plutôt que…",
				items: [
					{
						label: "Docusaurus",
						to: "/docs/coming-from/docusaurus",
						text: "Dossiers, barres latérales et versions sont les mêmes. Les pages fonctionnent sans script, toutes les langues sortent d’un seul build, et la recherche se passe de service. Les plugins étendent le Markdown, pas le build.",
					},
					{
						label: "Starlight",
						to: "/docs/coming-from/starlight",
						text: "Starlight offre plus de composants et redimensionne les images. Ici, les traductions en retard sont signalées, les versions et les actualités sont intégrées, et une modification ne reconstruit que les pages concernées.",
					},
					{
						label: "VitePress",
						to: "/docs/coming-from/vitepress",
						text: "Les pages non traduites affichent l’original et le disent. Versions, actualités et flux sont intégrés. Les composants sont en React, pas en Vue.",
					},
					{
						label: "Hugo",
						to: "/docs/coming-from/hugo",
						text: "Hugo construit n’importe quel site, et plus vite en partant de zéro. Ici, l’outil apporte un thème, une recherche et des contrôles qui indiquent la ligne de chaque problème.",
					},
				],
			}}
			figures={{
				title: "En chiffres",
				text: `Mesuré sur ${figures.pages} pages de documentation en trois langues, avec leurs actualités, sur deux cœurs. Hugo et Eleventy ont ici une mise en page minimale, sans navigation ni recherche.`,
				source: { label: "Comment ces chiffres ont été mesurés", to: "/docs/about/benchmark" },
				rows: {
					"first build": "premier build",
					"build after one edit": "build après une modification",
					"page: HTML, CSS and scripts": "page : HTML, CSS et scripts",
				},
				units: { kB: "ko" },
			}}
			recording={{
				title: "Un site en partant de rien",
				description:
					"ssg crée un site en anglais et en français, puis le construit. Un lien mal orthographié est signalé avec son fichier, sa ligne, sa colonne et le bon nom. Une fois corrigé, le site est reconstruit en moins d’une seconde.",
				play: "Lancer la démonstration",
				transcript: "La démonstration en texte",
			}}
			next={{
				title: "Pour aller plus loin",
				items: [
					{
						label: "Chaque tâche a son guide",
						to: "/docs/guides/",
						text: "Pages et barres latérales, traductions, recherche, composants, mise en ligne.",
					},
					{
						label: "Chaque clé a sa référence",
						to: "/docs/reference/",
						text: "Configuration, front matter, Markdown, commandes et codes des problèmes.",
					},
					{
						label: "Venir d’un autre outil",
						to: "/docs/coming-from/",
						text: "Une commande reprend les projets Docusaurus et VitePress. Pour Starlight, Hugo et MkDocs, une page dit quoi copier.",
					},
				],
			}}
		/>
	);
}
