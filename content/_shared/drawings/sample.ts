/** What the drawings of the application show, in the language of the reader. */
export interface Sample {
	readonly notebooks: {
		readonly title: string;
		/** The third one is open. */
		readonly names: readonly string[];
	};
	readonly tags: { readonly title: string; readonly names: readonly string[] };
	readonly search: string;
	readonly newNote: string;
	readonly synchronise: string;
	/** Of the open notebook. The first one is open. */
	readonly notes: readonly {
		readonly title: string;
		readonly day: string;
		/** For a to-do: whether it is completed. */
		readonly isDone?: boolean;
	}[];
	readonly note: {
		readonly tasks: readonly {
			readonly text: string;
			readonly isDone: boolean;
		}[];
		/** Highlighted. */
		readonly marked: string;
		readonly rest: string;
		/** The name of an attached picture. */
		readonly picture: string;
	};
}

const en: Sample = {
	notebooks: {
		title: "Notebooks",
		names: ["Journal", "Recipes", "Travel", "Work", "Ideas"],
	},
	tags: { title: "Tags", names: ["family", "later", "reading"] },
	search: "Search...",
	newNote: "New note",
	synchronise: "Synchronise",
	notes: [
		{ title: "A weekend in Porto", day: "Today" },
		{ title: "Renew the passport", day: "Yesterday", isDone: true },
		{ title: "Book the night train", day: "Monday", isDone: false },
		{ title: "Bookshops worth a detour", day: "12 May" },
		{ title: "Addresses", day: "3 May" },
	],
	note: {
		tasks: [
			{ text: "Reserve seats", isDone: true },
			{ text: "Ask Ana for her keys", isDone: true },
			{ text: "Charge the camera", isDone: false },
		],
		marked: "Sunset 20:47",
		rest: "from the bridge",
		picture: "bridge",
	},
};

const fr: Sample = {
	notebooks: {
		title: "Carnets",
		names: ["Journal", "Recettes", "Voyages", "Travail", "Idées"],
	},
	tags: { title: "Étiquettes", names: ["famille", "plus tard", "lecture"] },
	search: "Chercher…",
	newNote: "Nouvelle note",
	synchronise: "Synchroniser",
	notes: [
		{ title: "Week-end à Porto", day: "Aujourd’hui" },
		{ title: "Refaire le passeport", day: "Hier", isDone: true },
		{ title: "Réserver le train de nuit", day: "Lundi", isDone: false },
		{ title: "Librairies à voir", day: "12 mai" },
		{ title: "Adresses", day: "3 mai" },
	],
	note: {
		tasks: [
			{ text: "Réserver les places", isDone: true },
			{ text: "Demander ses clés à Ana", isDone: true },
			{ text: "Charger l’appareil photo", isDone: false },
		],
		marked: "Coucher du soleil 20:47",
		rest: "vu du pont",
		picture: "pont",
	},
};

const de: Sample = {
	notebooks: {
		title: "Notizbücher",
		names: ["Tagebuch", "Rezepte", "Reisen", "Arbeit", "Ideen"],
	},
	tags: { title: "Schlagwörter", names: ["Familie", "später", "Lesen"] },
	search: "Suchen...",
	newNote: "Neue Notiz",
	synchronise: "Synchronisieren",
	notes: [
		{ title: "Wochenende in Porto", day: "Heute" },
		{ title: "Reisepass erneuern", day: "Gestern", isDone: true },
		{ title: "Nachtzug buchen", day: "Montag", isDone: false },
		{ title: "Lohnende Buchläden", day: "12. Mai" },
		{ title: "Adressen", day: "3. Mai" },
	],
	note: {
		tasks: [
			{ text: "Plätze reservieren", isDone: true },
			{ text: "Ana um Schlüssel bitten", isDone: true },
			{ text: "Kamera aufladen", isDone: false },
		],
		marked: "Sonnenuntergang 20:47",
		rest: "von der Brücke",
		picture: "bruecke",
	},
};

const samples: Readonly<Record<string, Sample>> = { en, fr, de };

/** @param locale other languages have the English one */
export const sampleIn = (locale: string): Sample => samples[locale] ?? en;
