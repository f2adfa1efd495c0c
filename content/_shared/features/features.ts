/** Which feature works where, and since which version: the one place for these facts. They are from the changelogs. */

export const PLATFORMS = ["desktop", "android", "ios", "terminal", "server"] as const;
export type Platform = (typeof PLATFORMS)[number];

export const FEATURE_GROUPS = ["organise", "write", "capture", "sync", "share", "exchange"] as const;
export type FeatureGroup = (typeof FEATURE_GROUPS)[number];

export interface Feature {
	readonly group: FeatureGroup;
	/** The page of the help, or the news, that describes it, without locale. */
	readonly page: string;
	/** By locale. */
	readonly names: Readonly<Record<"en" | "fr" | "de", string>>;
	/**
	 * The first stable version that has it; `true` if no changelog names it. Platforms that do not have it are absent.
	 */
	readonly since: Readonly<Partial<Record<Platform, string | true>>>;
}

const ALL_3_4 = { desktop: "3.4", android: "3.4", ios: "13.4" };

export const features = {
	trash: {
		group: "organise",
		page: "/help/apps/trash",
		names: { en: "Trash", fr: "Corbeille", de: "Papierkorb" },
		since: { desktop: "3.0", android: "3.0", ios: "13.0", terminal: "3.0" },
	},
	"note-history": {
		group: "organise",
		page: "/help/apps/note_history",
		names: {
			en: "View and restore earlier versions of a note",
			fr: "Voir et restaurer les versions précédentes d’une note",
			de: "Frühere Fassungen einer Notiz ansehen und wiederherstellen",
		},
		since: { desktop: "1.0.150", android: "3.4", ios: "13.4" },
	},
	profiles: {
		group: "organise",
		page: "/help/apps/profiles",
		names: { en: "Profiles", fr: "Profils", de: "Profile" },
		since: { desktop: "2.8", android: "2.10", ios: "12.10", terminal: true },
	},
	windows: {
		group: "organise",
		page: "/help/apps/desktop",
		names: {
			en: "Notes in several windows",
			fr: "Notes dans plusieurs fenêtres",
			de: "Notizen in mehreren Fenstern",
		},
		since: { desktop: "3.2" },
	},
	instances: {
		group: "organise",
		page: "/help/apps/multiple_instances",
		names: {
			en: "Two instances at the same time",
			fr: "Deux instances en même temps",
			de: "Zwei Instanzen zugleich",
		},
		since: { desktop: "3.3" },
	},
	"notebook-icons": {
		group: "organise",
		page: "/news/20220224-release-2-7",
		names: {
			en: "Notebook icons",
			fr: "Icônes de carnets",
			de: "Symbole für Notizbücher",
		},
		since: { desktop: "2.6", android: "2.6", ios: "12.6" },
	},
	"collapse-all": {
		group: "organise",
		page: "/help/apps/subnotebooks",
		names: {
			en: "Button to collapse or expand all notebooks",
			fr: "Bouton pour replier ou déplier tous les carnets",
			de: "Schaltfläche zum Ein- und Ausklappen aller Notizbücher",
		},
		since: { desktop: "3.3" },
	},
	"note-list-columns": {
		group: "organise",
		page: "/help/apps/desktop",
		names: {
			en: "Note list with several columns",
			fr: "Liste de notes à plusieurs colonnes",
			de: "Notizliste mit mehreren Spalten",
		},
		since: { desktop: "3.0" },
	},
	"rich-text": {
		group: "write",
		page: "/help/apps/rich_text_editor",
		names: {
			en: "Rich Text editor",
			fr: "Éditeur de texte enrichi",
			de: "Rich-Text-Editor",
		},
		since: { desktop: "1.0.195", android: "3.4", ios: "13.4" },
	},
	"rendering-in-editor": {
		group: "write",
		page: "/help/apps/desktop",
		names: {
			en: "Headings and lists rendered in the Markdown editor",
			fr: "Titres et listes mis en forme dans l’éditeur Markdown",
			de: "Überschriften und Listen im Markdown-Editor dargestellt",
		},
		since: ALL_3_4,
	},
	mermaid: {
		group: "write",
		page: "/help/apps/markdown",
		names: {
			en: "Mermaid diagrams",
			fr: "Diagrammes Mermaid",
			de: "Mermaid-Diagramme",
		},
		since: { desktop: "1.0.193", android: true, ios: true },
	},
	"link-to-note": {
		group: "write",
		page: "/help/apps/link_to_note",
		names: {
			en: "Dialog to link to a note",
			fr: "Boîte de dialogue pour insérer un lien vers une note",
			de: "Dialog zum Verlinken einer Notiz",
		},
		since: { desktop: "3.3" },
	},
	"html-to-markdown": {
		group: "write",
		page: "/help/apps/rich_text_editor",
		names: {
			en: "Convert an HTML note to Markdown",
			fr: "Convertir une note HTML en Markdown",
			de: "HTML-Notiz in Markdown umwandeln",
		},
		since: { desktop: "3.4" },
	},
	"spell-checker": {
		group: "write",
		page: "/news/20201126-114649",
		names: {
			en: "Spell checker",
			fr: "Vérification orthographique",
			de: "Rechtschreibprüfung",
		},
		since: { desktop: "1.4" },
	},
	drawing: {
		group: "write",
		page: "/help/apps/drawing_tool",
		names: {
			en: "Drawing tool, without installing a plugin",
			fr: "Outil de dessin, sans installer de module",
			de: "Zeichenwerkzeug, ohne eine Erweiterung zu installieren",
		},
		since: { desktop: "3.2", android: "2.13", ios: "12.13" },
	},
	plugins: {
		group: "write",
		page: "/help/apps/plugins",
		names: { en: "Plugins", fr: "Modules", de: "Erweiterungen" },
		since: { desktop: "1.3", android: "3.0", ios: "13.0" },
	},
	"safe-mode": {
		group: "write",
		page: "/help/apps/debugging",
		names: {
			en: "Safe mode",
			fr: "Mode sans échec",
			de: "Abgesicherter Modus",
		},
		since: { desktop: "1.8" },
	},
	"scan-notebook": {
		group: "capture",
		page: "/help/apps/scan_notebook",
		names: {
			en: "Scan several pages into one note",
			fr: "Numériser plusieurs pages dans une note",
			de: "Mehrere Seiten in eine Notiz scannen",
		},
		since: { android: "3.4", ios: "13.4" },
	},
	ocr: {
		group: "capture",
		page: "/help/apps/ocr",
		names: {
			en: "Text recognition (OCR)",
			fr: "Reconnaissance de texte (OCR)",
			de: "Texterkennung (OCR)",
		},
		since: { desktop: "2.14" },
	},
	handwriting: {
		group: "capture",
		page: "/help/apps/ocr",
		names: {
			en: "Handwriting recognition by the server",
			fr: "Reconnaissance de l’écriture manuscrite par le serveur",
			de: "Erkennung von Handschrift durch den Server",
		},
		since: { desktop: "3.4", server: "3.4" },
	},
	"voice-typing": {
		group: "capture",
		page: "/help/apps/mobile",
		names: { en: "Voice typing", fr: "Saisie vocale", de: "Spracheingabe" },
		since: { android: "2.11" },
	},
	"audio-recording": {
		group: "capture",
		page: "/help/apps/mobile",
		names: {
			en: "Record sound into a note",
			fr: "Enregistrer du son dans une note",
			de: "Ton in einer Notiz aufnehmen",
		},
		since: { android: "3.3", ios: "13.3" },
	},
	"editor-toolbar": {
		group: "write",
		page: "/help/apps/mobile",
		names: {
			en: "Choose the buttons of the mobile editor’s toolbar",
			fr: "Choisir les boutons de la barre d’outils de l’éditeur mobile",
			de: "Schaltflächen der mobilen Werkzeugleiste auswählen",
		},
		since: { android: "3.2", ios: "13.2" },
	},
	"email-to-note": {
		group: "capture",
		page: "/help/apps/email_to_note",
		names: {
			en: "Email to Note (Joplin Cloud)",
			fr: "Conversion d’e-mails en notes (Joplin Cloud)",
			de: "E-Mails als Notizen (Joplin Cloud)",
		},
		since: { desktop: "2.12", android: "2.12", ios: "12.12" },
	},
	"native-encryption": {
		group: "sync",
		page: "/help/apps/sync/e2ee",
		names: {
			en: "New encryption methods (default since 3.4)",
			fr: "Nouvelles méthodes de chiffrement (par défaut depuis la 3.4)",
			de: "Neue Verschlüsselungsverfahren (Voreinstellung seit 3.4)",
		},
		since: { desktop: "3.2", android: "3.2", ios: "13.2", terminal: "3.2" },
	},
	s3: {
		group: "sync",
		page: "/help/apps/sync/s3",
		names: {
			en: "Synchronisation with S3 (stable since 3.3)",
			fr: "Synchronisation avec S3 (stable depuis la 3.3)",
			de: "Synchronisation mit S3 (stabil seit 3.3)",
		},
		since: {
			desktop: "1.0.233",
			android: true,
			ios: true,
			terminal: "1.0.166",
		},
	},
	mfa: {
		group: "sync",
		page: "/help/apps/mfa",
		names: {
			en: "Multi-factor authentication (Joplin Cloud)",
			fr: "Authentification à plusieurs facteurs (Joplin Cloud)",
			de: "Mehr-Faktor-Authentifizierung (Joplin Cloud)",
		},
		since: { desktop: "3.0", android: "3.0", ios: "13.0", terminal: "3.0" },
	},
	"biometric-lock": {
		group: "sync",
		page: "/help/apps/mobile",
		names: {
			en: "Biometric lock",
			fr: "Verrou biométrique",
			de: "Biometrische Sperre",
		},
		since: { android: "2.10", ios: "12.10" },
	},
	saml: {
		group: "sync",
		page: "/help/apps/server/saml",
		names: {
			en: "Sign in with SAML",
			fr: "Connexion avec SAML",
			de: "Anmeldung mit SAML",
		},
		since: { ...ALL_3_4, terminal: "3.4", server: "3.4" },
	},
	ldap: {
		group: "sync",
		page: "/help/apps/server/ldap",
		names: {
			en: "Sign in with LDAP",
			fr: "Connexion avec LDAP",
			de: "Anmeldung mit LDAP",
		},
		since: { server: "2.13" },
	},
	"share-notebook": {
		group: "share",
		page: "/help/apps/share_notebook",
		names: {
			en: "Share your own notebooks",
			fr: "Partager ses propres carnets",
			de: "Eigene Notizbücher teilen",
		},
		since: { desktop: "2.0", terminal: "3.4", server: "2.0" },
	},
	"publish-note": {
		group: "share",
		page: "/help/apps/publish_note",
		names: {
			en: "Publish notes on the web",
			fr: "Publier des notes sur le web",
			de: "Notizen im Web veröffentlichen",
		},
		since: {
			desktop: "2.0",
			android: "3.4",
			ios: "13.4",
			terminal: "3.4",
			server: "2.0",
		},
	},
	"callback-urls": {
		group: "share",
		page: "/help/apps/external_links",
		names: {
			en: "Links to notes from other programs",
			fr: "Liens vers des notes depuis d’autres programmes",
			de: "Links aus anderen Programmen auf Notizen",
		},
		since: { desktop: "2.5", android: "3.0", ios: "13.0" },
	},
	"import-onenote": {
		group: "exchange",
		page: "/help/apps/import_export",
		names: {
			en: "Import from OneNote",
			fr: "Importer depuis OneNote",
			de: "Import aus OneNote",
		},
		since: { desktop: "3.2" },
	},
	"import-html": {
		group: "exchange",
		page: "/help/apps/import_export",
		names: {
			en: "Import HTML and text files",
			fr: "Importer des fichiers HTML et texte",
			de: "Import von HTML- und Textdateien",
		},
		since: { desktop: "2.13", terminal: true },
	},
	"front-matter": {
		group: "exchange",
		page: "/help/dev/spec/interop_with_frontmatter",
		names: {
			en: "Import and export Markdown with Front Matter",
			fr: "Importer et exporter en Markdown avec Front Matter",
			de: "Import und Export von Markdown mit Front Matter",
		},
		since: { desktop: "2.5", terminal: "2.6" },
	},
	jex: {
		group: "exchange",
		page: "/help/apps/import_export",
		names: {
			en: "Import JEX files",
			fr: "Importer des fichiers JEX",
			de: "Import von JEX-Dateien",
		},
		since: { desktop: "1.0.70", android: "3.0", ios: "13.0", terminal: true },
	},
	"note-metadata": {
		group: "exchange",
		page: "/help/api/references/plugin_rendered_note_metadata",
		names: {
			en: "Print a note without its title",
			fr: "Imprimer une note sans son titre",
			de: "Notiz ohne Titel drucken",
		},
		since: { desktop: "3.2" },
	},
} as const satisfies Readonly<Record<string, Feature>>;

export type FeatureId = keyof typeof features;
