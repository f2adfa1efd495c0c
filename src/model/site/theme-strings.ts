/** The strings of a theme: its texts in each language, and the author's own in the key `strings` of the configuration. */
/** A text for each plural category of a language (https://cldr.unicode.org/index/cldr-spec/plural-rules). */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** A text, or the forms of a text with the number `{n}`. Other placeholders are in braces as well: `{author}`. */
export type StringTemplate = string | PluralForms;

/** As an author writes it in the configuration: `{ one: "one page", other: "{n} pages" }`. */
export const sourceOfTemplate = (template: StringTemplate): string =>
	typeof template === "string"
		? JSON.stringify(template)
		: `{ ${Object.entries(template)
				.map(([category, form]) => `${category}: ${JSON.stringify(form)}`)
				.join(", ")} }`;

/** Strings of one language, by key. */
export type StringTable = Readonly<Record<string, StringTemplate>>;

/** What a theme provides, so that the engine can check its strings and complete them. */
export interface ThemeStrings {
	/** All strings, in the language that stands in for missing ones. */
	readonly fallback: { readonly lang: string; readonly strings: StringTable };
	/** Loads the languages of these BCP 47 tags, before anything is asked of `findLanguage`. */
	readonly load?: (tags: readonly string[]) => Promise<void>;
	/** The strings for a BCP 47 tag, which may be incomplete; `undefined` if the theme does not have its language. */
	readonly findLanguage: (tag: string) => StringTable | undefined;
	/** The strings that scripts show. Only these are published as a file. */
	readonly browserKeys: readonly string[];
}

/** Plural forms with the language whose rules choose among them, which may be the fallback. */
export interface CountedString {
	readonly lang: string;
	readonly forms: PluralForms;
}

/** The strings of a locale, each in the locale's language or the fallback. */
export type LocaleStringTable = Readonly<Record<string, string | CountedString>>;

/** A locale, and what its author added to the strings of its language. */
interface StringsOfLocale {
	/** A BCP 47 tag. */
	readonly htmlLang: string;
	readonly strings?: StringTable;
}

/** A locale's strings: the author's, else those of its language, else the fallback. Faulty ones of the author are ignored. */
export function resolveStrings(
	{ fallback, findLanguage }: ThemeStrings,
	{ htmlLang, strings: own = {} }: StringsOfLocale,
): LocaleStringTable {
	const language = findLanguage(htmlLang) ?? {};
	return Object.fromEntries(
		Object.entries(fallback.strings).map(([key, original]) => {
			const isOwn = Object.hasOwn(own, key) && stringProblemOf(own[key] as StringTemplate, original) === undefined;
			const template = isOwn ? own[key] : language[key];
			return [key, template === undefined ? withLanguage(original, fallback.lang) : withLanguage(template, htmlLang)];
		}),
	);
}

/** The keys of the strings that a locale shows in the fallback language. */
export function missingStrings(
	{ fallback, findLanguage }: ThemeStrings,
	{ htmlLang, strings: own = {} }: StringsOfLocale,
): string[] {
	const language = findLanguage(htmlLang) ?? {};
	return Object.keys(fallback.strings).filter((key) => !Object.hasOwn(own, key) && !Object.hasOwn(language, key));
}

const withLanguage = (template: StringTemplate, lang: string) =>
	typeof template === "string" ? template : { lang, forms: template };

const PLACEHOLDER = /\{(\w+)\}/g;

/** Replaces `{name}` with the value of that name. */
export const replacePlaceholders = (text: string, getValue: (name: string) => string): string =>
	text.replace(PLACEHOLDER, (_, name: string) => getValue(name));

/** The names of the placeholders in a text or its forms, without duplicates. */
export const placeholdersIn = (template: StringTemplate): string[] => [
	...new Set(
		(typeof template === "string" ? [template] : Object.values(template))
			.flatMap((text) => [...text.matchAll(PLACEHOLDER)])
			.map(([, name]) => String(name)),
	),
];

/** What is wrong with a translation of a string, if anything. A form may leave the number out: "one page". */
export function stringProblemOf(translation: StringTemplate, original: StringTemplate): string | undefined {
	if (typeof original === "string" && typeof translation !== "string") return "expected a string, got an object";
	if (typeof original !== "string" && typeof translation === "string")
		return 'expected an object with plural forms such as "one" and "other", got a string';
	const known = placeholdersIn(original);
	const used = placeholdersIn(translation);
	const unknown = used.find((name) => !known.includes(name));
	if (unknown !== undefined) return `unknown placeholder "{${unknown}}"`;
	const forms = typeof translation === "string" ? [translation] : Object.values(translation);
	const missing = known
		.filter((name) => name !== "n")
		.find((name) => forms.some((form) => !placeholdersIn(form).includes(name)));
	return missing === undefined ? undefined : `missing placeholder "{${missing}}"`;
}
