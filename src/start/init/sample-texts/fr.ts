import type { SampleTexts } from "./texts.ts";

export const fr: SampleTexts = {
	help: "Aide",
	news: "Actualités",
	description: "Documentation et actualités en plusieurs langues, avec une recherche et un menu.",
	welcome:
		"Bienvenue ! Cette page est un fichier Markdown du dossier `content`. Modifiez-la, et l’aperçu se met à jour.",
	readHelp: "Lire l’aide",
	readNews: "Lire les actualités",
	tryIt: "Un composant interactif",
	island:
		"L’essentiel d’une page fonctionne sans JavaScript. Ce bouton est un îlot, c’est-à-dire un composant React qui s’exécute aussi dans le navigateur :",
	clicks: "Clics",
	articleEnd: "Il manque quelque chose ? Dites-le-nous.",
	helpPage: `Chaque page de l’aide est un fichier Markdown. Les dossiers deviennent les catégories du menu latéral.

- [Écrire en Markdown](writing.md)

## Ajouter une page

\`\`\`sh
npx ssg new doc "Questions fréquentes"
\`\`\`

## Traduire une page

Copiez le fichier au même endroit dans le dossier de l’autre langue, puis traduisez-le. En attendant, les lecteurs voient
l’original, avec un avertissement.
`,
	writing: {
		title: "Écrire en Markdown",
		text: `Le texte peut être en **gras** ou en *italique*, et contenir des [liens vers d’autres pages](index.md). Tous les liens
sont vérifiés à chaque génération du site.

> [!TIP]
> Un encadré comme celui-ci attire l’attention.

## Code

Le code est coloré, et les lecteurs peuvent le copier :

\`\`\`js
const greeting = "Bonjour";
\`\`\`

## Tableaux

| commande | effet |
| --- | --- |
| \`npm run watch\` | affiche le site et suit vos modifications |
| \`npm run build\` | génère le site dans \`dist\` |
`,
	},
	post: {
		title: "Notre site est en ligne",
		text: `Voici le premier article. Ajoutez-en un autre avec \`npx ssg new post "Nouveautés"\` ; les lecteurs peuvent s’abonner à
tous les articles dans leur lecteur de flux.
`,
	},
};
