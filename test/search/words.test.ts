import { suite } from "uvu";
import * as assert from "uvu/assert";
import { foldAccents, termOf, tokenize } from "../../src/search/tokenizer.ts";
import { searchLanguageOf } from "./languages.ts";

const words = suite("words");

/** Each word of a text with its parts, if it has any: `todo: to do`. */
const said = (text: string, lang = "en"): string[] =>
	tokenize(text, searchLanguageOf(lang)).map(({ whole = "–", parts }) =>
		parts.length > 0 ? `${whole}: ${parts.join(" ")}` : whole,
	);

const cases: [text: string, lang: string, words: string[]][] = [
	["Sync your Notes, now!", "en", ["sync", "your", "notes", "now"]],
	["a to-do list", "en", ["a", "todo: to do", "list"]],
	["app_min_version", "en", ["appminversion: app min version"]],
	["a plugIn", "en", ["a", "plugin: plug in"]],
	["HTMLNote", "en", ["htmlnote: html note"]],
	["PDFs and URLs", "en", ["pdfs", "and", "urls"]],
	["joplin://x-callback-url/", "en", ["joplin", "xcallbackurl: x callback url"]],
	["a/b/c/d/e", "en", ["–: a b c d e"]],
	["C++, C# and .NET", "en", ["c", "c", "and", "net"]],
	["v3.1.2 is 3.1.2", "en", ["3.1.2", "is", "3.1.2"]],
	["2.5.1-beta", "en", ["251beta: 2 5 1 beta"]],
	["the user's notes", "en", ["the", "user", "notes"]],
	["the users’ notes", "en", ["the", "users", "notes"]],
	["don't, don’t, donʼt", "en", ["dont", "dont", "dont"]],
	["l'écran, l’écran, L’Écran", "fr", ["écran", "écran", "écran"]],
	["qu'il jusqu’à quelqu'un", "fr", ["il", "à", "un"]],
	["aujourd'hui d'e2ee", "fr-CA", ["aujourdhui", "e2ee"]],
	["l'e-mail", "fr", ["email: e mail"]],
	["l'x", "en", ["lx"]],
	["日本語、データ。", "en", ["日本", "本語", "デー", "ータ"]],
	["日本語でJoplinを使う", "en", ["日本", "本語", "語で", "joplin", "を使", "使う"]],
	["使用Markdown编辑", "zh-Hant", ["使用", "markdown", "编辑"]],
	["第1章", "ja", ["第", "1", "章"]],
	["ﾃﾞｰﾀ", "ja", ["デー", "ータ"]],
	["𠮷野家", "ja", ["𠮷野", "野家"]],
	["ที่นี่", "th", ["ที่นี่"]],
	["โน้ตใหม่", "th", ["โน้", "น้ต", "ตใ", "ใหม่".slice(0, 2), "หม่"]],
	["Joplin을 동기화를 앱", "ko", ["joplin", "을", "동기화를: 동기 기화 화를", "앱"]],
	["동기화".normalize("NFD"), "ko", ["동기화: 동기 기화"]],
	["IŞIK İstanbul INDEX", "tr", ["ışık", "istanbul", "ındex"]],
	["Joplin'in", "tr", ["joplinin"]],
	["dell'applicazione, un’idea", "it", ["applicazione", "idea"]],
	["комп'ютер комп’ютер компʼютер", "uk", ["компютер", "компютер", "компютер"]],
	["می\u200cخواهم", "fa", ["میخواهم: می خواهم"]],
	["I 😀 it, a👍🏽b", "en", ["i", "it", "a", "b"]],
	["𝒶𝒷 𠮷", "en", ["ab", "𠮷"]],
	["half \ud83d and \ude00 half", "en", ["half", "and", "half"]],
	["ﬁle ２ cafe\u0301", "en", ["file", "2", "café"]],
	['\u0301 ʼ \' - _ ((( ".*" \u2028', "en", []],
	["__proto__ constructor", "en", ["proto", "constructor"]],
	["Привет Ёлка", "en", ["привет", "ёлка"]],
];
for (const [text, lang, expected] of cases)
	words(`of “${text}” are ${expected.join(", ") || "none"}`, () => assert.equal(said(text, lang), expected));

words("hold no sign that ends a word in the index's files", () => {
	for (const text of ["ﷺ", "ͺ", "⒈", "⑴", "a⑴b", "\u0149a"])
		for (const { whole, parts } of tokenize(text, searchLanguageOf("en")))
			for (const word of [whole ?? "", ...parts]) assert.match(word, /^[\p{L}\p{N}\p{M}]*$/u);
});

words("never grow beyond measure", () => {
	assert.equal(said("x".repeat(10_000)), []);
	assert.equal(said(`${"x".repeat(50)}-short`), ["short"]);
	assert.equal(said("x".repeat(40)), ["x".repeat(40)]);
	const [version] = tokenize(`1${".2".repeat(60)}`, searchLanguageOf("en"));
	assert.is(version?.whole, undefined);
});

words("know where they stand in the text", () => {
	const text = "😀 L’écran (x-callback-url) de 日本 : ２ﬁ, plugIns.";
	assert.equal(
		tokenize(text, searchLanguageOf("fr")).map(({ start, end }) => text.slice(start, end)),
		["L’écran", "x-callback-url", "de", "日本", "２ﬁ", "plugIns"],
	);
});

words("lose marks that are optional and the differences of keyboards", () => {
	const pairs: [one: string, other: string][] = [
		["كِتَاب", "كتاب"],
		["كتـــاب", "كتاب"],
		["إعدادات", "اعدادات"],
		["کتابی", "كتابي"],
		["מַחְבֶּרֶת", "מחברת"],
		["ещё", "еще"],
		["ışık", "isik"],
		["año", "ano"],
		["få", "fa"],
	];
	for (const [one, other] of pairs) assert.is(foldAccents(one), foldAccents(other), `${one} and ${other}`);
});

words("lose their accents, also those that are part of a letter", () => {
	assert.equal(
		["grösse", "straße", "œuvre", "łódź", "ça", "ёлка", "デ"].map(foldAccents),
		"grosse strasse oeuvre lodz ca елка デ".split(" "),
	);
});

const families: [lang: string, forms: string][] = [
	["en", "encrypt encrypts encrypted encrypting encryption"],
	["en", "note notes"],
	["en", "important importance importantly"],
	["en", "synchronise synchronize synchronised synchronizing synchronisation synchronization"],
	["en", "colour color colours colors"],
	["en", "behaviour behavior"],
	["en", "centre center"],
	["en", "cancelled canceled cancelling"],
	["en", "dialogue dialog"],
	["en", "analyse analyze"],
	["fr", "synchroniser synchronisé synchronisée synchronisés synchronisation"],
	["fr", "chiffrer chiffré chiffrée chiffrement"],
	["fr", "journal journaux"],
	["fr", "sauvegarde sauvegardes sauvegarder"],
	["de", "größe grösse größen"],
	["de", "verschlüsseln verschlüsselt verschlüsselung verschlüsselungen"],
	["de", "synchronisieren synchronisiert synchronisierte synchronisierung synchronisation"],
	["de", "importieren importiert import"],
	["de", "installieren installiert installation"],
	["de", "teilen teilt geteilt"],
	["de", "löschen löscht gelöscht"],
	["de", "einfügen einzufügen eingefügt eingefügte"],
	["de", "sperren gesperrt gesperrten"],
	["de", "verschieben verschoben verschobene"],
	["de", "durchstreichen durchgestrichen"],
	["en", "forget forgot forgotten"],
	["en", "lose lost losing"],
	["de", "speichern gespeichert speicherung"],
	["de", "buch bücher"],
	["de", "notiz notizen"],
];
for (const [lang, forms] of families)
	words(`${forms.replaceAll(" ", ", ")} are one in ${lang}`, () => {
		const terms = forms.split(" ").map((form) => termOf(form, searchLanguageOf(lang)));
		assert.is(new Set(terms).size, 1, terms.join(" "));
	});

words("that only look alike stay apart", () => {
	const pairs: [lang: string, one: string, other: string][] = [
		["en", "import", "important"],
		["en", "importing", "importance"],
		["en", "new", "news"],
		["en", "our", "or"],
		["en", "note", "notify"],
		["en", "four", "for"],
		["fr", "poisson", "poison"],
		["de", "notiz", "notebook"],
		["de", "teilen", "teuer"],
	];
	for (const [lang, one, other] of pairs)
		assert.is.not(termOf(one, searchLanguageOf(lang)), termOf(other, searchLanguageOf(lang)), `${one} and ${other}`);
});

words("of a language that is not known are found as they are written", () => {
	assert.is(termOf("encrypted", searchLanguageOf("eo")), "encrypted");
	assert.is(termOf("éléments", searchLanguageOf("x-none")), "elements");
});

words.run();
