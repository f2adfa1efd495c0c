import { readdirSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { placeholdersIn, type StringTemplate, stringProblemOf } from "../../src/model/site/theme-strings.ts";
import { withoutFallbackMarks } from "../../src/model/text/fallback-text.ts";
import type { StringKey, Strings } from "../../templates/string-types.ts";
import en from "../../templates/strings/en.ts";
import { contentLabelOf, stringsOf, themeStrings } from "../../templates/strings.ts";
import { assertNone } from "../assert-none.ts";
import * as site from "./site.ts";

const strings = suite("strings");

const { findLanguage } = themeStrings;
const fileNames = readdirSync("templates/strings").map((file) => file.replace(/\.ts$/, ""));
await themeStrings.load([...fileNames, "lv"]);
const languages: Readonly<Record<string, Strings>> = Object.fromEntries(
	fileNames.map((name) => [name, findLanguage(name) as Strings]),
);

const stringsIn = (htmlLang: string) => stringsOf({ ...site.en, htmlLang });

const counts: [language: string, one: string, two: string][] = [
	["en", "one minute to read", "2 minutes to read"],
	["fr", "1 minute de lecture", "2 minutes de lecture"],
	["de", "eine Minute Lesezeit", "2 Minuten Lesezeit"],
];
for (const [language, one, two] of counts) {
	strings(`count “${one}” and “${two}”`, () => {
		const { readingTime } = stringsIn(language);
		assert.is(readingTime({ n: 1 }), one);
		assert.is(readingTime({ n: 2 }), two);
	});
}

strings("count nothing in the singular in French, in the plural elsewhere", () => {
	assert.is(stringsIn("fr").resultCount({ n: 0 }), "0 résultat");
	assert.is(stringsIn("en").resultCount({ n: 0 }), "0 results");
	assert.is(stringsIn("de").resultCount({ n: 0 }), "0 Treffer");
});

strings("count a million in French with “de”", () => {
	assert.is(
		stringsIn("fr").postsTagged({ n: 1_000_000, tag: "x" }),
		"1\u202f000\u202f000 d’articles avec l’étiquette «\u00a0x\u00a0»",
	);
});

strings("put a value in its place, as it is", () => {
	assert.is(
		stringsIn("en").unreleased({ site: "{version} $&", version: "2.0" }),
		"You are reading about {version} $& 2.0, which has not been released yet.",
	);
});

strings("write the numbers of a language", () => {
	const { pageOfList } = stringsIn("de");
	assert.is(pageOfList({ title: "Alle", page: 1200 }), "Alle, Seite 1.200");
});

const formsOf = (template: StringTemplate): string[] =>
	typeof template === "string" ? [template] : Object.values(template);

const textsOf = (language: Strings): string[] => Object.values(language).flatMap(formsOf);

const SOME_NUMBERS = [...Array(202).keys(), 1_000_000];

for (const [tag, language] of Object.entries(languages)) {
	strings(`in ${tag} have the placeholders of English`, () => {
		const faults = Object.entries(language).map(([key, text]) => [key, stringProblemOf(text, en[key as StringKey])]);
		assertNone(faults.filter(([, fault]) => fault !== undefined));
	});

	strings(`in ${tag} are in the file of a valid name, and not empty`, () => {
		assert.is(new Intl.Locale(tag).baseName, tag);
		assertNone(textsOf(language).filter((text) => text.trim() === ""));
	});

	strings(`in ${tag} have the plural forms of the language`, () => {
		const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
		for (const [key, text] of Object.entries(language))
			if (typeof text !== "string") assert.equal(Object.keys(text).sort(), [...pluralCategories].sort(), key);
	});

	strings(`in ${tag} leave out only a number that its form gives away`, () => {
		const rules = new Intl.PluralRules(tag);
		const numbersOf = (category: string) => SOME_NUMBERS.filter((n) => rules.select(n) === category);
		for (const [key, text] of Object.entries(language))
			if (typeof text !== "string")
				for (const [category, form] of Object.entries(text))
					assert.ok(
						placeholdersIn(form).includes("n") || numbersOf(category).length === 1,
						`${key}.${category}: ${form}`,
					);
	});
}

strings("have typographic quotation marks and apostrophes", () => {
	const straight = Object.entries(languages).flatMap(([tag, language]) =>
		textsOf(language)
			.filter((text) => /["']/.test(text))
			.map((text) => `${tag}: ${text}`),
	);
	assert.equal(straight, []);
});

strings("keep French punctuation on its line", () => {
	assertNone(textsOf(languages.fr as Strings).filter((text) => /« | [:;!?»]/.test(text)));
});

const tags: [tag: string, language: string | undefined][] = [
	["fr", "fr"],
	["fr-CA", "fr"],
	["de-AT", "de"],
	["EN-gb", "en"],
	["es-419", "es"],
	["pt", "pt-BR"],
	["pt-PT", "pt-BR"],
	["no", "nb"],
	["nn-NO", "nb"],
	["zh", "zh-CN"],
	["zh-Hans", "zh-CN"],
	["zh-SG", "zh-CN"],
	["zh-Hant", "zh-TW"],
	["zh-HK", "zh-TW"],
	["zh-Hans-HK", "zh-CN"],
	["iw", "he"],
	["qaa", undefined],
	["fil", undefined],
	["constructor", undefined],
	["not_a_tag", undefined],
];
for (const [tag, language] of tags)
	strings(`of the tag ${tag} are in ${language ?? "no language"}`, async () => {
		await themeStrings.load([tag]);
		assert.is(findLanguage(tag), language === undefined ? undefined : languages[language]);
	});

strings("of an unknown language are English, with its plurals", () => {
	// Latvian uses the form of one for 21 as well.
	assert.is(withoutFallbackMarks(stringsIn("lv").resultCount({ n: 21 })), "21 results");
});

strings("put the subject of a label in its place, as it is", () => {
	assert.is(contentLabelOf(site.fr, "footnote.back", "$& {subject}"), "Revenir à l’appel de la note $& {subject}");
	assert.is(contentLabelOf(site.de, "admonition.note"), "Hinweis");
});

strings("differ from English, but for words that languages share", () => {
	const sameAsEnglish = (tag: string) =>
		Object.entries(languages[tag] as Strings)
			.filter(([key, text]) => text === en[key as StringKey])
			.map(([key]) => key);
	assert.equal(
		sameAsEnglish("fr"),
		"admonition.important admonition.danger menu docsSidebar pageOfList controlKey".split(" "),
	);
	assert.equal(sameAsEnglish("de"), ["admonition.info", "version"]);
});

strings.run();
