/** The texts of the filter. The entries themselves are in English in all languages. */

export type FilterLanguage = "en" | "fr" | "de";

interface FilterWords {
	readonly name: string;
	readonly text: string;
	readonly kind: string;
	readonly anyKind: string;
	readonly subject: string;
	readonly anySubject: string;
	readonly since: string;
	readonly until: string;
	readonly anyVersion: string;
	readonly latest: string;
	readonly reset: string;
	readonly hint: string;
	/** What is shown, `{shown}`, of how many changes, `{total}`. */
	readonly count: string;
	/** The same for a single one. */
	readonly countOne: string;
	readonly none: string;
	/** By the English name. */
	readonly kinds: Readonly<Record<string, string>>;
	/** By the English name. */
	readonly subjects: Readonly<Record<string, string>>;
}

export const languageOf = (tag: string): FilterLanguage =>
	tag.startsWith("fr") ? "fr" : tag.startsWith("de") ? "de" : "en";

export const filterWords: Readonly<Record<FilterLanguage, FilterWords>> = {
	en: {
		name: "Filter the changes",
		text: "Contains",
		kind: "Kind",
		anyKind: "All",
		subject: "Subject",
		anySubject: "Everything",
		since: "Your version",
		until: "Up to version",
		anyVersion: "Any",
		latest: "Latest",
		reset: "Show all changes",
		hint: "Choose your version to see only what is newer.",
		count: "{shown} of {total} changes",
		countOne: "{shown} of {total} changes",
		none: "No change matches.",
		kinds: {},
		subjects: {},
	},
	fr: {
		name: "Filtrer les changements",
		text: "Contient",
		kind: "Type",
		anyKind: "Tous",
		subject: "Sujet",
		anySubject: "Tout",
		since: "Votre version",
		until: "Jusqu’à la version",
		anyVersion: "Toutes",
		latest: "La dernière",
		reset: "Afficher tous les changements",
		hint: "Choisissez votre version pour ne voir que ce qui est plus récent.",
		count: "{shown} changements sur {total}",
		countOne: "{shown} changement sur {total}",
		none: "Aucun changement ne correspond.",
		kinds: {
			New: "Nouveauté",
			Improved: "Amélioration",
			Fixed: "Correction",
			Security: "Sécurité",
		},
		subjects: {
			Accessibility: "Accessibilité",
			Accounts: "Comptes",
			Administration: "Administration",
			Application: "Application",
			"Attachments and OCR": "Fichiers joints et OCR",
			Commands: "Commandes",
			Encryption: "Chiffrement",
			"Import and export": "Importation et exportation",
			Interface: "Interface",
			"Markdown editor": "Éditeur Markdown",
			"Notes and notebooks": "Notes et carnets",
			"Phone and tablet": "Téléphone et tablette",
			"Plugins and API": "Modules et API",
			"Rich Text editor": "Éditeur de texte enrichi",
			Search: "Recherche",
			Server: "Serveur",
			Sharing: "Partage",
			"Storage and database": "Stockage et base de données",
			Synchronisation: "Synchronisation",
			Viewer: "Visionneuse",
			"Web Clipper": "Web Clipper",
		},
	},
	de: {
		name: "Änderungen filtern",
		text: "Enthält",
		kind: "Art",
		anyKind: "Alle",
		subject: "Thema",
		anySubject: "Alles",
		since: "Ihre Version",
		until: "Bis Version",
		anyVersion: "Beliebig",
		latest: "Neueste",
		reset: "Alle Änderungen anzeigen",
		hint: "Wählen Sie Ihre Version, um nur zu sehen, was neuer ist.",
		count: "{shown} von {total} Änderungen",
		countOne: "{shown} von {total} Änderungen",
		none: "Keine Änderung passt dazu.",
		kinds: {
			New: "Neu",
			Improved: "Verbessert",
			Fixed: "Behoben",
			Security: "Sicherheit",
		},
		subjects: {
			Accessibility: "Barrierefreiheit",
			Accounts: "Konten",
			Administration: "Verwaltung",
			Application: "Anwendung",
			"Attachments and OCR": "Anhänge und Texterkennung",
			Commands: "Befehle",
			Encryption: "Verschlüsselung",
			"Import and export": "Import und Export",
			Interface: "Oberfläche",
			"Markdown editor": "Markdown-Editor",
			"Notes and notebooks": "Notizen und Notizbücher",
			"Phone and tablet": "Telefon und Tablet",
			"Plugins and API": "Erweiterungen und API",
			"Rich Text editor": "Rich-Text-Editor",
			Search: "Suche",
			Server: "Server",
			Sharing: "Teilen",
			"Storage and database": "Speicher und Datenbank",
			Synchronisation: "Synchronisation",
			Viewer: "Vorschau",
			"Web Clipper": "Web Clipper",
		},
	},
};
