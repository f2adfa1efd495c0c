import { suite } from "uvu";
import * as assert from "uvu/assert";
import { asking, engineOf, filesOf, type Pages } from "./corpus.ts";

const search = suite("search");

const english: Pages = {
	Synchronisation: {
		path: "help/apps/sync/",
		text: "Keep your notes up to date on all devices.",
		sections: {
			"Choose a target": "Use OneDrive, Dropbox or a folder of your own.",
			Conflicts: "When two devices change a note, both versions are kept.",
		},
	},
	Encryption: {
		path: "help/apps/encryption",
		text: "Notes are encrypted before they leave the device. Set a master password.",
	},
	"Note history": { path: "help/apps/note_history", text: "Go back to an older version of a note." },
	Importing: {
		path: "help/apps/import_export",
		text: "Bring your notebooks from other programs.",
		code: "notes import --format=md ./folder",
		keywords: ["evernote", "enex"],
	},
	"What to do lists are": { path: "help/apps/lists", text: "A list of tasks, each with a box." },
	"About us": { path: "about", text: "Who writes the program." },
	Plugins: {
		path: "help/api/plugins",
		text: "A plugin adds a panel. Its manifest says app_min_version.",
		sections: { Registering: "Call joplin.plugins.register at the start." },
	},
	Licence: "It is free software, for everyone.",
};
const en = asking("en", english);

/** Each query finds its page first. */
async function firsts(ask: (query: string) => Promise<string[]>, queries: Readonly<Record<string, string>>) {
	for (const [query, title] of Object.entries(queries)) assert.is((await ask(query))[0], title, `“${query}”`);
}

search("finds each page by its title", () =>
	firsts(en, Object.fromEntries(Object.keys(english).map((title) => [title, title]))),
);

search("finds a word in each part of a page", () =>
	firsts(en, {
		conflicts: "Synchronisation",
		manifest: "Plugins",
		"--format=md": "Importing",
		enex: "Importing",
		evernote: "Importing",
		export: "Importing", // in the address only
		note_history: "Note history",
	}),
);

search("words that questions are made of say little", async () => {
	const ask = asking("en", {
		"How it works": { text: "Make the network work." },
		Offline: { text: "What the application does with no network." },
	});
	assert.is((await ask("network application working"))[0], "Offline");
});

search("the name of the product, which is on nearly all pages, says little", async () => {
	const pages = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`Page ${i}`, "Joplin has pages."]));
	const ask = asking("en", { ...pages, "What is Joplin": "Joplin.", Debugging: "When the program crashes." });
	assert.is((await ask("joplin crashes"))[0], "Debugging");
});

search("a version that is in a title comes before texts about it", async () => {
	const ask = asking("en", {
		Encryption: { text: "Since 3.4, the methods have changed.", sections: { "Changes in 3.4": "Methods." } },
		"Joplin 3.4": { text: "What has changed in the applications.", weight: 0.3 },
	});
	assert.is((await ask("what changed in 3.4 applications"))[0], "Joplin 3.4");
	assert.is((await ask("changed methods"))[0], "Encryption");
});

search("finds the words of a description", async () => {
	const ask = asking("en", { Trash: { text: "Deleted notes.", description: "Undelete notes." }, Other: "Words." });
	assert.equal(await ask("undelete"), ["Trash"]);
});

search("weighs a keyword the same beside many others", async () => {
	const others = Array.from({ length: 30 }, (_, i) => `other${i}`);
	const ask = asking("en", {
		Mention: { text: "Text.", sections: { "Dark mode, at last": "It is here." } },
		Settings: { text: "Text.", keywords: ["dark mode", ...others] },
	});
	assert.equal(await ask("dark mode settings"), ["Settings", "Mention"]);
});

search("puts a section about the subject of its page above one that mentions it", async () => {
	const ask = asking("en", {
		Mentions: { text: "Text.", sections: { "Slow start": "With a harbour, it may take long." } },
		Harbour: { text: "Text.", sections: { Trouble: "If the harbour is slow, wait." } },
	});
	assert.is((await ask("harbour slow"))[0], "Harbour");
});

search("finds the two words of a long word that another page has", async () => {
	const ask = asking("en", {
		Target: { text: "Choose a folder.", sections: { "File system": "A folder of your own." } },
		Types: "The type filesystem.",
	});
	assert.equal([...(await ask("filesystem"))].sort(), ["Target", "Types"]);
});

search("puts the title above a heading, that above the text", async () => {
	const ask = asking("en", {
		Other: { text: "The editor, and more about the editor. Editor." },
		Guide: { text: "Write.", sections: { Editor: "Here you write." } },
		Editor: { text: "Here you write." },
		Terminal: { text: "Write.", code: "open editor" },
	});
	const [first, second] = await ask("editor");
	assert.equal([first, second], ["Editor", "Guide"]);
	assert.equal([...(await ask("editor"))].sort(), ["Editor", "Guide", "Other", "Terminal"]);
});

search("puts a page with all words above one that repeats a single one", async () => {
	const ask = asking("en", {
		Often: "Backup, backup, backup: a backup of every backup is a backup.",
		Both: "Make a backup of each notebook before you go on with the rest.",
		Folder: "A notebook, a notebook and a notebook in a notebook.",
		Neither: "Something else.",
	});
	assert.is((await ask("backup notebook"))[0], "Both");
	assert.is((await ask("notebook backup"))[0], "Both");
});

search("takes all forms of a word for one", () =>
	firsts(en, {
		encrypting: "Encryption",
		encrypted: "Encryption",
		synchronizing: "Synchronisation",
		synchronization: "Synchronisation",
		import: "Importing",
		"plugin's": "Plugins",
	}),
);

search("finds a word while it is being typed", async () => {
	for (const title of ["Synchronisation", "Encryption", "Importing"])
		for (let length = 3; length <= title.length; length++) assert.is((await en(title.slice(0, length)))[0], title);
	assert.is((await en("note hist"))[0], "Note history");
});

search("takes a word that is followed by a space for a whole one", async () => {
	const ask = asking("en", { Notable: "Notable people", Note: "Something else" });
	assert.equal(await ask("note "), ["Note"]);
	assert.is((await ask("nota"))[0], "Notable");
});

search("forgives slips of the finger", () =>
	firsts(en, {
		encryptoin: "Encryption",
		encrytion: "Encryption",
		encryyption: "Encryption",
		enxryption: "Encryption",
		wncryption: "Encryption",
		synchornisatoin: "Synchronisation",
		plugns: "Plugins",
		dropbxo: "Synchronisation",
		"note hsitory": "Note history",
	}),
);

search("takes a slip for the word that it means, beside frequent words", async () => {
	const ask = asking("en", {
		"A note": "A note, and how to change a note.",
		Notes: "All notes of a notebook, note by note.",
		Synchronisation: "Notes on all devices.",
		"Change a note": "Note what changes in a note.",
	});
	await firsts(ask, {
		"synchornisation note": "Synchronisation",
		"notes synchronisaton": "Synchronisation",
		"change synchronasation": "Synchronisation",
	});
});

search("puts a section that is called as the query above others", async () => {
	const { pages } = await engineOf(
		filesOf("en", {
			Desktop: {
				text: "The keyboard. Shortcuts.",
				sections: {
					"Keyboard shortcuts, and whatever else there is to say about them":
						"Keyboard shortcuts, keyboard shortcuts: shortcuts for keyboards.",
					"Keyboard shortcuts": "Press the keys.",
				},
			},
			Other: "Something else.",
		}),
	).search("what are the keyboard shortcuts", 5);
	assert.is(pages[0]?.sections[0]?.place, 2);
});

search("forgives one slip in a short word, two in a long one", async () => {
	assert.equal(await en("fldr "), []);
	assert.equal(await en("pxnxl "), []);
	assert.equal(await en("pqr "), []);
	assert.equal(await en("encxxxtion "), []);
	assert.is((await en("pannel "))[0], "Plugins");
});

search("does not take a known word for a mistyped one", async () => {
	const ask = asking("en", { Target: "Where notes go", Forget: "Not the same", Tarpet: "A word that is near" });
	assert.equal(await ask("target "), ["Target"]);
});

search("finds two words that were written as one, and the reverse", () =>
	firsts(en, {
		notehistory: "Note history",
		"one drive": "Synchronisation",
		onedrive: "Synchronisation",
		OneDrive: "Synchronisation",
		"drop box": "Synchronisation",
		"plug in": "Plugins",
		"app min version": "Plugins",
		app_min_version: "Plugins",
		appminversion: "Plugins",
		"plugins.register": "Plugins",
	}),
);

search("finds a part of a word when there is no such word", async () => {
	assert.is((await en("chronisation "))[0], "Synchronisation");
});

search("finds titles by words that are too frequent elsewhere", () =>
	firsts(en, { about: "About us", "to do": "What to do lists are", "what are": "What to do lists are" }),
);

search("looks at frequent words only where there is nothing else", async () => {
	assert.equal(await en("is the software for you"), ["Licence"]);
});

search("finds what the pages say for what readers say", async () => {
	const ask = asking(
		"en",
		{
			"Rich text editor": "See how a note will look.",
			"Two-factor authentication": "A second code from your phone.",
			Text: "Text, a rich source of text.",
			Phones: "Notes on a phone.",
		},
		[
			["wysiwyg", "rich text"],
			["2fa", "two-factor authentication"],
			["second login code", "two-factor authentication"],
			["smartphone", "phone"],
		],
	);
	await firsts(ask, {
		wysiwyg: "Rich text editor",
		"the wysiwyg": "Rich text editor",
		"2fa": "Two-factor authentication",
		"second login code": "Two-factor authentication",
		"second login codes": "Two-factor authentication",
		smartphones: "Phones",
	});
	assert.not.ok((await ask("wysiwyg")).includes("Phones"));
	assert.not.ok((await ask("rich")).includes("Two-factor authentication"));
});

search("puts what the reader wrote above what the pages say for it", async () => {
	const ask = asking("en", { Picture: "Put one into a note.", Image: "Put one into a note." }, [["image", "picture"]]);
	assert.equal(await ask("image"), ["Image", "Picture"]);
	assert.equal(await ask("picture"), ["Picture"]);
});

search("puts a page that is called so above one that says it more often", async () => {
	const ask = asking("en", {
		Searching: {
			text: "Search as you type: the search searches.",
			sections: { "Search syntax": "How to search.", "Search box": "A search." },
		},
		"Search syntax and searching": {
			text: "Search, search and search.",
			sections: { "What you search": "To search, open the search." },
		},
		Note: "A text.",
	});
	await firsts(ask, {
		searching: "Searching",
		"what is searching": "Searching",
		"search syntax": "Search syntax and searching",
	});
});

search("puts pages of little weight behind others", async () => {
	const text = "What changed in the editor.";
	const ask = asking("en", {
		"Editor 1": { text, weight: 0.3 },
		"Editor 2": { text },
		"Editor 3": { text, weight: 2 },
	});
	assert.equal(await ask("editor"), ["Editor 3", "Editor 2", "Editor 1"]);
});

search("leads to the section that answers best", async () => {
	const { pages } = await engineOf(filesOf("en", english)).search("conflicts of two devices", 5);
	assert.is(pages[0]?.page, 0);
	assert.is(pages[0]?.sections[0]?.place, 2);
});

search("tells which words of the texts answer", async () => {
	const engine = engineOf(filesOf("en", english));
	assert.equal((await engine.search("encryption ", 5)).words.slice().sort(), ["encrypted", "encryption"]);
	assert.equal((await engine.search("constructor", 5)).words, []);
});

search("leaves out what nobody looks for", async () => {
	const ask = asking("en", {
		Changes: "Fixed the panel (#1234 by @somebody), a crash (1f2e3d4c5b) and #77.",
		Colours: "Write #2fa to colour it, or ask @scope/package.",
	});
	for (const query of ["1234 ", "somebody ", "1f2e3d4c5b ", "77 "]) assert.equal(await ask(query), [], query);
	assert.equal(await ask("panel crash"), ["Changes"]);
	assert.equal(await ask("2fa "), ["Colours"]);
	assert.equal(await ask("@scope/package"), ["Colours"]);
});

search("finds a page by its address, whatever its letters", async () => {
	const ask = asking("en", { Company: { path: "about/%C3%BCber-uns/" }, Other: "Nothing." });
	assert.equal(await ask("über "), ["Company"]);
	assert.equal(await ask("c3 "), []);
});

const french: Pages = {
	"L’écran d’accueil": "Ce que vous voyez au début.",
	Synchronisation: "Les notes synchronisées sont sur tous vos appareils.",
	Chiffrement: "Les notes sont chiffrées avant de quitter l'appareil.",
	Journaux: "Ce que l’application écrit pour qu'on trouve une erreur.",
	Élections: "Qui l'a été.",
};
const fr = asking("fr", french);

search("knows French words with and without article and accents", () =>
	firsts(fr, {
		"l'écran": "L’écran d’accueil",
		"l’écran": "L’écran d’accueil",
		ecran: "L’écran d’accueil",
		écran: "L’écran d’accueil",
		ECRAN: "L’écran d’accueil",
		"e\u0301cran": "L’écran d’accueil",
		écrans: "L’écran d’accueil",
		"l'ecran d'acceuil": "L’écran d’accueil",
		application: "Journaux",
		"d'application": "Journaux",
		synchroniser: "Synchronisation",
		synchronisé: "Synchronisation",
		synchronisees: "Synchronisation",
		chiffrer: "Chiffrement",
		journal: "Journaux",
		election: "Élections",
	}),
);

search("leaves out French words of questions", () =>
	firsts(
		asking("fr", {
			Accueil: { text: "Ici.", sections: { "Qu’est-ce que c’est ?": "Là." } },
			Synchronisation: "Les notes.",
			Trouver: "Où puis-je chercher.",
		}),
		{
			"pourquoi est-ce que la synchronisation": "Synchronisation",
			"qu’est-ce que la synchronisation": "Synchronisation",
			"où puis-je voir la synchronisation": "Synchronisation",
		},
	),
);

const german: Pages = {
	Verschlüsselung: "Notizen werden verschlüsselt, bevor sie das Gerät verlassen.",
	"Das Hauptschlüsselkennwort": "Ein Kennwort für alles.",
	Synchronisation: "Alle Notizen auf allen Geräten.",
	Mehrfaktorauthentifizierung: "Ein zweiter Code zur Anmeldung.",
	Größe: "Wie viel hineinpasst.",
	Notizbücher: "Ordner für Notizen.",
	Sicherung: "Eine Kopie der Daten eines Geräts.",
};
const de = asking("de", german);

search("knows German words with umlauts, without, and spelt out", () =>
	firsts(de, {
		Verschlüsselung: "Verschlüsselung",
		verschluesselung: "Verschlüsselung",
		VERSCHLUSSELUNG: "Verschlüsselung",
		verschlüsseln: "Verschlüsselung",
		Groesse: "Größe",
		Grösse: "Größe",
		grosse: "Größe",
		Notizbuecher: "Notizbücher",
		synchronisieren: "Synchronisation",
		Synchronisierung: "Synchronisation",
		gesichert: "Sicherung",
	}),
);

search("finds German words inside of others, and others in them", async () => {
	await firsts(de, {
		Authentifizierung: "Mehrfaktorauthentifizierung",
		Kennwort: "Das Hauptschlüsselkennwort",
		Hauptschlüssel: "Das Hauptschlüsselkennwort",
		Gerätesicherung: "Sicherung",
	});
	assert.ok((await de("Schlüssel")).includes("Das Hauptschlüsselkennwort"));
});

search("finds signs of languages that need no spaces", async () => {
	const ask = asking("en", { 日本語: "ノートを同期する。", Other: "Notes、 and more。" });
	assert.equal(await ask("日本語"), ["日本語"]);
	assert.is((await ask("同期"))[0], "日本語");
	assert.equal(await ask("。"), []);
});

const hostile: Readonly<Record<string, string>> = {
	nothing: "",
	"frequent words": "what is it about",
	"a frequent word": "about",
	"a space": " ",
	constructor: "constructor",
	__proto__: "__proto__",
	toString: "toString",
	hasOwnProperty: "hasOwnProperty",
	"valueOf and docs": "valueOf docs df tf root length",
	brackets: "(((",
	"quotes and stars": '".*"',
	"a backslash": "\\u0000 \\",
	Japanese: "日本語",
	"an emoji": "😀",
	"half an emoji": "\ud83d",
	"the other half": "\ude00 a\ude00b",
	"a sign of many words": "ﷺ ͺ ⑴",
	accents: "\u0301\u0301",
	"a long word": "x".repeat(10_000),
	"a long text": "notes encryption ".repeat(5_000),
	"joined signs": "a-".repeat(5_000),
	"a cut emoji": `${"n".repeat(127)}😀`,
	"unknown words": Array.from({ length: 500 }, (_, i) => `wrd${i}zq`).join(" "),
	digits: "1".repeat(200),
	"a version": `1${".1".repeat(200)}`,
};
const strange: Pages = {
	...english,
	["__proto__"]: "A page like any other, of the prototype.",
	"—": { text: "No word in the title.", sections: { About: "The rest." } },
	"": { text: "No title at all", sections: { "What is it": "Nothing." } },
	"Names of objects": {
		path: "constructor",
		text: "constructor toString hasOwnProperty valueOf",
		sections: { constructor: "How it is made.", toString: "How it is said." },
	},
	"Marks \u0301 ﷺ": "\u0301 ͺ ⑴ 😀 \ud83d \u2028 ﷺ",
};
for (const [name, query] of Object.entries(hostile))
	search(`is not troubled by ${name}`, async () => {
		for (const lang of ["en", "fr", "de", "ja"]) {
			const { pages } = await engineOf(filesOf(lang, strange)).search(query, 50);
			for (const { score, sections } of pages)
				assert.ok(
					[score, ...sections.map((section) => section.score)].every((number) => Number.isFinite(number) && number > 0),
				);
		}
		const bare = {} as Readonly<Record<string, unknown>>;
		assert.is(bare.title, undefined);
		assert.is(bare.docs, undefined);
	});

search("gives nothing for no words", async () => {
	for (const query of ["", " ", "(((", '".*"', "😀", "\ud83d", "\u0301"]) assert.equal(await en(query), [], query);
});

search("finds names that every object has", async () => {
	const ask = asking("en", strange);
	await firsts(ask, {
		__proto__: "__proto__",
		prototype: "__proto__",
		constructor: "Names of objects",
		toString: "Names of objects",
		hasownproperty: "Names of objects",
	});
});

search("finds pages whose title has no words", async () => {
	const ask = asking("en", strange);
	assert.ok((await ask("about")).includes("—"));
	assert.ok((await ask("what is it")).includes(""));
});

search("answers the same each time, the best first", async () => {
	const files = filesOf("en", strange);
	const engine = engineOf(files);
	for (const query of ["notes", "note version", "encyrption of", "about", "e"]) {
		const once = await engine.search(query, 50);
		assert.equal(await engine.search(query, 50), once, query);
		assert.equal(await engineOf(files).search(query, 50), once, query);
		const scores = once.pages.map(({ score }) => score);
		assert.equal(
			scores,
			[...scores].sort((a, b) => b - a),
		);
		for (const { sections } of once.pages) {
			const ofPage = sections.map(({ score }) => score);
			assert.equal(
				ofPage,
				[...ofPage].sort((a, b) => b - a),
			);
		}
	}
});

search("answers the same whatever was asked before", async () => {
	const files = filesOf("en", english);
	const used = engineOf(files);
	for (const query of ["notes", "note", "encrypt", "plug in", "zzzz"]) await used.search(query, 3);
	assert.equal(await used.search("note history", 9), await engineOf(files).search("note history", 9));
});

search("gives as many pages as were asked for", async () => {
	const engine = engineOf(filesOf("en", english));
	const all = (await engine.search("notes", 50)).pages;
	assert.ok(all.length > 3);
	assert.equal((await engine.search("notes", 2)).pages, all.slice(0, 2));
	assert.equal((await engine.search("notes", 0)).pages, []);
});

search("of no pages finds nothing", async () => {
	const ask = asking("en", {});
	assert.equal(await ask("notes"), []);
	assert.equal(await ask("the"), []);
});

search.run();
