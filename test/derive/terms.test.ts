import { suite } from "uvu";
import * as assert from "uvu/assert";
import { termsOf } from "../../src/model/terms.ts";

const terms = suite("terms");

const cases: [text: string, locale: string, terms: string[]][] = [
	["Sync your Notes, now!", "en", ["sync", "your", "notes", "now"]],
	[
		"import/export to-do x-callback-url a.b",
		"en",
		["import", "export", "to", "do", "x", "callback", "url", "a", "b"],
	],
	["É élément ÇA façade", "fr", ["e", "element", "ca", "facade"]],
	["Größe Straße Œuvre Łódź", "de", ["grosse", "strasse", "oeuvre", "lodz"]],
	[
		"l'application l’écran qu'il jusqu’à d'e2ee",
		"fr",
		["application", "ecran", "il", "a", "e2ee"],
	],
	["L'Écran aujourd'hui « C'est »", "fr-CA", ["ecran", "aujourdhui", "est"]],
	["don't user’s l'x", "en", ["dont", "users", "lx"]],
	[
		"日本語 データ",
		"en",
		["日", "本", "語", "テ", "ー", "タ"].map((sign) =>
			sign === "テ" ? "デ" : sign,
		),
	],
	["ﬁle ２ cafe\u0301", "en", ["file", "2", "cafe"]],
	["Привет ёлка", "en", ["привет", "елка"]],
	['😀 ((( ".*" \u2028', "en", []],
	[
		"constructor __proto__ toString",
		"en",
		["constructor_", "proto", "tostring"],
	],
];
for (const [text, locale, expected] of cases)
	terms(`${text} gives ${expected.join(" ") || "nothing"}`, () =>
		assert.equal(termsOf(text, locale), expected),
	);

terms("a term never grows beyond measure", () => {
	assert.equal(
		termsOf("x".repeat(10_000), "en").map(({ length }) => length),
		[64],
	);
});

terms.run();
