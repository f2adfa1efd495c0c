import type { LabelName } from "../../src/react.ts";
import type { Strings } from "./en.ts";
import { createPluralFormatter } from "./plural.ts";

const count = createPluralFormatter<"one" | "other">("de");

const posts = (n: number) =>
	count(n, { one: () => "Ein Beitrag", other: (n) => `${n} Beiträge` });

const labels: Readonly<Record<LabelName, string>> = {
	"admonition.note": "Hinweis",
	"admonition.tip": "Tipp",
	"admonition.info": "Info",
	"admonition.important": "Wichtig",
	"admonition.warning": "Warnung",
	"admonition.caution": "Vorsicht",
	"admonition.danger": "Gefahr",
	"admonition.success": "Erfolg",
	"admonition.secondary": "Am Rande",
	"heading.link": "Link zu „%s“",
	"code.copy": "Code kopieren",
	"code.wrap": "Lange Zeilen umbrechen",
	"code.group": "Code in mehreren Varianten",
	details: "Einzelheiten",
	footnotes: "Fußnoten",
	"footnote.back": "Zurück zur Stelle der Fußnote %s",
	"task.done": "Erledigt",
	"task.open": "Offen",
	diagram: "Diagramm",
};

export const de: Strings = {
	labels,

	skipToContent: "Zum Hauptinhalt springen",
	announcement: "Ankündigung",
	closeAnnouncement: "Ankündigung schließen",
	mainNavigation: "Hauptnavigation",
	openMenu: "Menü öffnen",
	closeMenu: "Menü schließen",
	menu: "Menü",
	mainMenu: "Hauptmenü",
	languages: "Sprachen",
	language: (current) => `Sprache: ${current}`,
	versions: "Versionen",
	version: (current) => `Version: ${current}`,
	darkMode: "Dunkler Modus",
	opensInNewTab: "(öffnet sich in einem neuen Tab)",
	backToTop: "Zurück zum Seitenanfang",
	footer: "Fußbereich",

	docsSidebar: "Dokumentation",
	toggleCategory: (category) => `Seiten in „${category}“`,
	onThisPage: "Auf dieser Seite",
	breadcrumbs: "Pfad zu dieser Seite",
	home: "Startseite",
	docsPager: "Vorherige und nächste Seite",
	previous: "Zurück",
	next: "Weiter",
	editThisPage: "Diese Seite bearbeiten",
	lastUpdated: (author) =>
		author
			? `Zuletzt aktualisiert am %s von ${author}`
			: "Zuletzt aktualisiert am %s",
	lastUpdatedBy: (author) => `Zuletzt aktualisiert von ${author}`,
	items: (n) =>
		count(n, { one: () => "Eine Seite", other: (n) => `${n} Seiten` }),

	fallback: (language) =>
		`Diese Seite ist noch nicht in Ihre Sprache (${language}) übersetzt.`,
	stale:
		"Die Originalseite wurde seit dieser Übersetzung geändert; manches ist hier vielleicht nicht mehr aktuell.",
	original: (language) => `Zur Originalseite (${language})`,
	unlistedTitle: "Nicht gelistete Seite",
	unlisted:
		"Suchmaschinen zeigen diese Seite nicht an. Nur wer die Adresse kennt, kann sie finden.",
	draftTitle: "Entwurf",
	draft:
		"Sie sehen diese Seite, während Sie daran schreiben. Sie wird nicht veröffentlicht.",
	versionBadge: (version) => `Version: ${version}`,
	unreleased: (site, version) =>
		`Sie lesen die Dokumentation zu ${site} ${version}. Diese Version ist noch nicht veröffentlicht.`,
	unmaintained: (site, version) =>
		`Sie lesen die Dokumentation zu ${site} ${version}. Diese Version wird nicht mehr gepflegt.`,
	latestVersion: (version) =>
		`Dieselbe Seite für die neueste Version (${version}) lesen`,

	tags: "Schlagwörter",
	tagsIn: (part) => `Schlagwörter: ${part}`,
	tagsLabel: "Schlagwörter:",
	allTags: "Alle Schlagwörter",
	docsTagged: (n, tag) =>
		count(n, {
			one: () => `Eine Seite mit dem Schlagwort „${tag}“`,
			other: (n) => `${n} Seiten mit dem Schlagwort „${tag}“`,
		}),
	postsTagged: (n, tag) => `${posts(n)} mit dem Schlagwort „${tag}“`,

	readingTime: (minutes) =>
		count(minutes, {
			one: () => "eine Minute Lesezeit",
			other: (n) => `${n} Minuten Lesezeit`,
		}),
	readMore: "Weiterlesen",
	readMoreAbout: (title) => `: „${title}“`,
	listPager: "Neuere und ältere Beiträge",
	newerPosts: "Neuere Beiträge",
	olderPosts: "Ältere Beiträge",
	postPager: "Neuerer und älterer Beitrag",
	newerPost: "Neuerer Beitrag",
	olderPost: "Älterer Beitrag",
	pageOfList: (title, page) => `${title}, Seite ${page}`,
	archive: "Archiv",
	archiveDescription: "Alle Beiträge nach Jahren",
	writtenBy: "Geschrieben von",
	authors: "Autoren",
	allAuthors: "Alle Autoren",
	noPosts: "Von dieser Person gibt es noch keinen Beitrag.",
	postsBy: (author, n) => `${author}: ${posts(n)}`,

	search: "Suchen",
	searchIndex: "Alle Seiten von A bis Z",

	copied: "Kopiert",
	copyFailed: "Nicht kopiert",

	notFound: "Seite nicht gefunden",
	notFoundText: "Wir konnten nicht finden, wonach Sie gesucht haben.",
	notFoundReport:
		"Bitte teilen Sie dem Betreiber der Website, die Sie hierher geführt hat, mit, dass der Link nicht mehr stimmt.",
	toHome: "Zur Startseite",
	baseUrlTitle: "Diese Website wurde nicht richtig geladen.",
	baseUrlCause: "Meistens liegt es an einer falschen Basis-URL.",
	baseUrlConfigured: (baseUrl) => `Eingestellt ist die Basis-URL ${baseUrl}`,
	baseUrlSuggested: (baseUrl) => `Versuchen Sie es mit ${baseUrl}`,
};
