import type { LabelName } from "../../src/react.ts";
import type { Strings } from "./en.ts";
import { createPluralFormatter } from "./plural.ts";

// The spaces before : ; ! ? and inside « » are no-break ones. Zero counts as one in French, hence “n” with “one”.
const count = createPluralFormatter<"one" | "many" | "other">("fr");

const articles = (n: number) =>
	count(n, {
		one: (n) => `${n} article`,
		many: (n) => `${n} d’articles`,
		other: (n) => `${n} articles`,
	});

const labels: Readonly<Record<LabelName, string>> = {
	"admonition.note": "Remarque",
	"admonition.tip": "Astuce",
	"admonition.info": "Pour information",
	"admonition.important": "Important",
	"admonition.warning": "Attention",
	"admonition.caution": "Prudence",
	"admonition.danger": "Danger",
	"admonition.success": "Réussite",
	"admonition.secondary": "En marge",
	"heading.link": "Lien vers « %s »",
	"code.copy": "Copier le code",
	"code.wrap": "Renvoyer les lignes longues à la ligne",
	"code.group": "Code en plusieurs variantes",
	details: "Détails",
	footnotes: "Notes de bas de page",
	"footnote.back": "Revenir à l’appel de la note %s",
	"task.done": "Fait",
	"task.open": "À faire",
	diagram: "Diagramme",
};

export const fr: Strings = {
	labels,

	skipToContent: "Aller au contenu principal",
	announcement: "Annonce",
	closeAnnouncement: "Fermer l’annonce",
	mainNavigation: "Navigation principale",
	openMenu: "Ouvrir le menu",
	closeMenu: "Fermer le menu",
	menu: "Menu",
	mainMenu: "Menu principal",
	languages: "Langues",
	language: (current) => `Langue : ${current}`,
	versions: "Versions",
	version: (current) => `Version : ${current}`,
	darkMode: "Mode sombre",
	opensInNewTab: "(s’ouvre dans un nouvel onglet)",
	backToTop: "Revenir en haut de la page",
	footer: "Pied de page",

	docsSidebar: "Documentation",
	toggleCategory: (category) => `Pages de « ${category} »`,
	onThisPage: "Sur cette page",
	breadcrumbs: "Chemin de cette page",
	home: "Accueil",
	docsPager: "Page précédente et page suivante",
	previous: "Précédent",
	next: "Suivant",
	editThisPage: "Modifier cette page",
	lastUpdated: (author) =>
		author
			? `Dernière mise à jour le %s par ${author}`
			: "Dernière mise à jour le %s",
	lastUpdatedBy: (author) => `Dernière mise à jour par ${author}`,
	items: (n) =>
		count(n, {
			one: (n) => `${n} page`,
			many: (n) => `${n} de pages`,
			other: (n) => `${n} pages`,
		}),

	fallback: (language) =>
		`Cette page n’est pas encore traduite dans cette langue (${language}).`,
	stale:
		"La page d’origine a changé depuis cette traduction ; certaines informations peuvent ne plus être à jour.",
	original: (language) => `Lire la page d’origine (${language})`,
	unlistedTitle: "Page non répertoriée",
	unlisted:
		"Les moteurs de recherche n’affichent pas cette page. Seules les personnes qui en connaissent l’adresse peuvent la trouver.",
	draftTitle: "Brouillon",
	draft:
		"Vous voyez cette page pendant que vous l’écrivez. Elle ne sera pas publiée.",
	versionBadge: (version) => `Version : ${version}`,
	unreleased: (site, version) =>
		`Vous lisez la documentation de ${site} ${version}, qui n’est pas encore publiée.`,
	unmaintained: (site, version) =>
		`Vous lisez la documentation de ${site} ${version}, qui n’est plus tenue à jour.`,
	latestVersion: (version) =>
		`Lire la même page pour la dernière version (${version})`,

	tags: "Étiquettes",
	tagsIn: (part) => `Étiquettes : ${part}`,
	tagsLabel: "Étiquettes :",
	allTags: "Toutes les étiquettes",
	docsTagged: (n, tag) =>
		count(n, {
			one: (n) => `${n} page avec l’étiquette « ${tag} »`,
			many: (n) => `${n} de pages avec l’étiquette « ${tag} »`,
			other: (n) => `${n} pages avec l’étiquette « ${tag} »`,
		}),
	postsTagged: (n, tag) => `${articles(n)} avec l’étiquette « ${tag} »`,

	readingTime: (minutes) =>
		count(minutes, {
			one: (n) => `${n} minute de lecture`,
			many: (n) => `${n} de minutes de lecture`,
			other: (n) => `${n} minutes de lecture`,
		}),
	readMore: "Lire la suite",
	readMoreAbout: (title) => ` de « ${title} »`,
	listPager: "Articles plus récents et plus anciens",
	newerPosts: "Articles plus récents",
	olderPosts: "Articles plus anciens",
	postPager: "Article plus récent et article plus ancien",
	newerPost: "Article plus récent",
	olderPost: "Article plus ancien",
	pageOfList: (title, page) => `${title}, page ${page}`,
	archive: "Archives",
	archiveDescription: "Tous les articles, par année",
	writtenBy: "Écrit par",
	authors: "Auteurs",
	allAuthors: "Tous les auteurs",
	noPosts: "Cette personne n’a pas encore écrit d’article.",
	postsBy: (author, n) => `${author} : ${articles(n)}`,

	search: "Rechercher",
	searchIndex: "Toutes les pages, de A à Z",

	copied: "Copié",
	copyFailed: "Échec de la copie",

	notFound: "Page introuvable",
	notFoundText: "Nous n’avons pas trouvé ce que vous recherchez.",
	notFoundReport:
		"Si un autre site vous a conduit ici, merci de signaler à son propriétaire que le lien est rompu.",
	toHome: "Aller à l’accueil",
	baseUrlTitle: "Ce site ne s’est pas chargé correctement.",
	baseUrlCause: "Le plus souvent, l’URL de base est mal configurée.",
	baseUrlConfigured: (baseUrl) => `L’URL de base configurée est ${baseUrl}`,
	baseUrlSuggested: (baseUrl) => `Essayez plutôt ${baseUrl}`,
};
