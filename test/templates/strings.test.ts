import { suite } from "uvu";
import * as assert from "uvu/assert";
import { de } from "../../templates/strings/de.ts";
import { en } from "../../templates/strings/en.ts";
import { failureTexts } from "../../templates/strings/failures.ts";
import { fr } from "../../templates/strings/fr.ts";
import { contentLabelOf, stringsOf } from "../../templates/strings/index.ts";
import {
	searchStrings,
	searchStringsOf,
} from "../../templates/strings/search.ts";
import * as site from "./site.ts";

const strings = suite("strings");

const counts: [language: typeof en, one: string, two: string][] = [
	[en, "one minute to read", "2 minutes to read"],
	[fr, "1 minute de lecture", "2 minutes de lecture"],
	[de, "eine Minute Lesezeit", "2 Minuten Lesezeit"],
];
for (const [language, one, two] of counts) {
	strings(`count “${one}” and “${two}”`, () => {
		assert.is(language.readingTime(1), one);
		assert.is(language.readingTime(2), two);
	});
}

strings(
	"count nothing in the singular in French, in the plural elsewhere",
	() => {
		assert.is(searchStrings.fr?.count(0), "0 résultat");
		assert.is(searchStrings.en?.count(0), "0 results");
		assert.is(searchStrings.de?.count(0), "0 Treffer");
	},
);

strings("count a million in French with “de”", () => {
	assert.is(
		fr.postsTagged(1_000_000, "x"),
		"1\u202f000\u202f000 d’articles avec l’étiquette «\u00a0x\u00a0»",
	);
});

/** Every text of a language; those that count or name something, with the number. */
const textsWith = (n: number, language: typeof en): string[] =>
	[...Object.values(language), ...Object.values(language.labels)].flatMap(
		(text) => textWith(n, text),
	);

const textWith = (n: number, text: unknown): string[] => {
	if (typeof text === "string") return [text];
	return typeof text === "function" ? [String(text(n, n))] : [];
};

for (const [name, language] of Object.entries({ en, fr, de })) {
	strings(`have a form for every number in ${name}`, () => {
		const texts = [0, 1, 2, 11, 1_000_000].flatMap((n) =>
			textsWith(n, language),
		);
		assert.equal(
			texts.filter((text) => /^\s*$|undefined|null|NaN/.test(text)),
			[],
		);
	});
}

strings("keep French punctuation on its line", () => {
	assert.equal(
		[
			...textsWith(2, fr),
			...Object.values(failureTexts.fr),
			...Object.values(searchStringsOf("fr")).flatMap((text) =>
				textWith(2, text),
			),
		].filter((text) => /« | »| [:;!?]/.test(text)),
		[],
	);
});

strings("use the German quotation marks", () => {
	assert.is(de.docsTagged(1, "Sync"), "Eine Seite mit dem Schlagwort „Sync“");
});

strings("say what the French reader of a crashed page can do", () => {
	assert.is(failureTexts.fr.crashed, "Cette page a planté.");
	assert.is(failureTexts.fr.tryAgain, "Réessayer");
});

strings("of a regional language are those of the language", () => {
	assert.is(stringsOf({ ...site.fr, htmlLang: "fr-CA" }), fr);
	assert.is(stringsOf({ ...site.de, htmlLang: "de-AT" }), de);
	assert.is(searchStringsOf("fr-CA"), searchStrings.fr);
});

strings("of an unknown language are English", () => {
	assert.is(stringsOf({ ...site.en, name: "pt", htmlLang: "pt-BR" }), en);
	assert.is(stringsOf({ ...site.en, htmlLang: "constructor" }), en);
	assert.is(searchStringsOf("pt-BR"), searchStrings.en);
	assert.is(searchStringsOf("constructor"), searchStrings.en);
});

strings("put the subject of a label in its place, as it is", () => {
	assert.is(
		contentLabelOf(site.fr, "heading.link", "$& %s"),
		"Lien vers «\u00a0$& %s\u00a0»",
	);
	assert.is(contentLabelOf(site.de, "admonition.note"), "Hinweis");
});

strings("differ between the languages, but for words they share", () => {
	const same = (a: typeof en, b: typeof en) =>
		(Object.keys(a) as (keyof typeof en)[]).filter(
			(key) => typeof a[key] === "string" && a[key] === b[key],
		);
	assert.equal(same(en, fr), ["menu", "versions", "docsSidebar"]);
	assert.equal(same(en, de), []);
});

strings.run();
