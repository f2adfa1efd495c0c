/** The locales of the site, and the author's own texts in the user interface. */
import * as v from "valibot";
import type { Strings } from "../../../templates/string-types.ts";
import { directionOfLanguage, parseLanguageTag } from "../../model/content/language-tag.ts";
import type { StringTable } from "../../model/site/theme-strings.ts";
import type { DeepReadonly } from "../deep-readonly.ts";
import { expected, type Input, type ParsedKeys, requiredText } from "../values.ts";

const isLanguageTag = (tag: string): boolean => parseLanguageTag(tag) !== undefined;

const languageTag = v.pipe(requiredText, v.check(isLanguageTag, expected("a BCP 47 language tag")));

const localeOptions = v.strictObject({
	/**
	 * The name of the language in the language menu.
	 * @default the language's own name for itself, such as `Français`
	 */
	label: v.exactOptional(requiredText),
	/** The writing direction. @default that of the language */
	direction: v.exactOptional(v.picklist(["ltr", "rtl"])),
	/**
	 * A BCP 47 language tag for `lang` attributes, numbers and the search, such as `pt-BR`.
	 * @default the name of the locale
	 */
	htmlLang: v.exactOptional(languageTag),
	/**
	 * A BCP 47 language tag for formatting dates in the way of another region: with `en-GB`, an English site has "17 November 2026".
	 * @default `htmlLang`
	 */
	dateLocale: v.exactOptional(languageTag),
	/** The calendar of dates, as `Intl.DateTimeFormat` names it. */
	calendar: v.exactOptional(v.picklist(Intl.supportedValuesOf("calendar")), "gregory"),
});

export type LocaleOptions = Input<typeof localeOptions>;

const localeName = v.pipe(
	v.string(),
	v.regex(/^[A-Za-z][\w-]*$/, expected('letters, digits, "-" and "_", starting with a letter')),
	v.check(
		(name) => !(name in Object.prototype), // objects have one key per locale
		({ input }) => `"${input}" is a reserved name`,
	),
);

/** The name of a locale is its language tag, unless the author gives another. */
function checkLanguages({
	dataset,
	addIssue,
}: v.RawCheckContext<Record<string, v.InferOutput<typeof localeOptions>>>): void {
	if (!dataset.typed) return;
	const { value: input } = dataset;
	for (const [key, value] of Object.entries(input)) {
		if (value.htmlLang !== undefined || isLanguageTag(key)) continue;
		if (!v.is(localeName, key)) continue;
		addIssue({
			message: `needs "htmlLang", because "${key}" is not a BCP 47 language tag`,
			path: [{ type: "object", origin: "value", input, key, value }],
		});
	}
}

const localeTable = v.record(localeName, localeOptions);

const localesByName = v.pipe(
	localeTable,
	v.check((locales) => Object.keys(locales).length > 0, "expected at least one locale"),
	v.rawCheck(checkLanguages),
);

const localeList = v.pipe(
	v.array(localeName),
	v.minLength(1, "expected at least one locale"),
	v.check((names) => new Set(names).size === names.length, "duplicate locale name"),
);

type LocaleTable = v.InferOutput<typeof localeTable>;
type Locales = LocaleTable | readonly string[];

const localeNamesOf = (locales: Locales): string[] => (isList(locales) ? [...locales] : Object.keys(locales));

const isList = (locales: Locales): locales is readonly string[] => Array.isArray(locales);

const i18nOptions = v.pipe(
	v.strictObject({
		/** The locale whose pages have no prefix in their URL. @default the first of `locales` */
		defaultLocale: v.exactOptional(requiredText),
		/** The locales by name, or a list of their names. The name is the folder of the locale and the prefix of its URLs. */
		locales: v.lazy((input) => (Array.isArray(input) ? localeList : localesByName)),
		/** The options of the locales in a list, by name. */
		localeConfigs: v.exactOptional(localeTable, {}),
		/** `shared`: the headings of a translation have the ids of the original. `own`: ids come from the translated text. */
		anchors: v.exactOptional(v.picklist(["shared", "own"]), "shared"),
	}),
	v.forward(
		v.check(
			({ defaultLocale, locales }) => defaultLocale === undefined || localeNamesOf(locales).includes(defaultLocale),
			({ input: { defaultLocale, locales } }) =>
				`expected a key of i18n.locales (${localeNamesOf(locales).join(", ")}), got "${defaultLocale}"`,
		),
		["defaultLocale"],
	),
	v.forward(
		v.check(
			({ locales, localeConfigs }) =>
				isList(locales)
					? Object.keys(localeConfigs).every((name) => locales.includes(name))
					: Object.keys(localeConfigs).length === 0,
			'expected options of locales that "i18n.locales" lists',
		),
		["localeConfigs"],
	),
	v.forward(
		v.check(
			({ locales, localeConfigs }) =>
				!isList(locales) || locales.every((name) => isLanguageTag(name) || localeConfigs[name]?.htmlLang !== undefined),
			'a name that is not a BCP 47 language tag needs "localeConfigs" with an "htmlLang"',
		),
		["locales"],
	),
);

const pluralForms = v.strictObject({
	zero: v.exactOptional(requiredText),
	one: v.exactOptional(requiredText),
	two: v.exactOptional(requiredText),
	few: v.exactOptional(requiredText),
	many: v.exactOptional(requiredText),
	other: requiredText,
});

const stringTemplate = v.lazy((input) => {
	if (typeof input === "string") return requiredText;
	return typeof input === "object" && input !== null
		? pluralForms
		: v.string(expected("a string or an object with plural forms"));
});

// Which keys and placeholders there are is known when the theme is: see `check/theme-strings.ts`.
const overrides = v.record(v.string(), stringTemplate) as unknown as v.GenericSchema<Strings>;

export const languageKeys = {
	/**
	 * The locales of the site.
	 * @default one locale, `en`
	 * @example {
	 * 	defaultLocale: "en",
	 * 	locales: {
	 * 		en: {},
	 * 		"pt-BR": { label: "Português" },
	 * 		ar: { direction: "rtl" },
	 * 	},
	 * }
	 */
	i18n: v.exactOptional(i18nOptions, { locales: { en: {} } }),
	/**
	 * Strings of the theme, by locale. They replace those of the locale's language, and add a language that the theme does
	 * not have. Placeholders such as `{author}` stay as they are. A string with a number has a form for each plural
	 * category of the language.
	 * @example { es: { search: "Buscar en la ayuda", resultCount: { one: "un resultado", other: "{n} resultados" } } }
	 */
	strings: v.exactOptional(v.record(v.string(), overrides), {}),
};

const DEFAULT_OPTIONS = v.parse(localeOptions, {});

/** `only` limits the build to some of the locales. URLs do not depend on it. */
export function resolveLocales({ i18n, strings }: ParsedKeys<typeof languageKeys>, only?: readonly string[]) {
	const options: LocaleTable = isList(i18n.locales) ? i18n.localeConfigs : i18n.locales;
	const locales = localeNamesOf(i18n.locales).map((name) =>
		resolveLocale(name, options[name] ?? DEFAULT_OPTIONS, Object.hasOwn(strings, name) ? strings[name] : undefined),
	);
	const names = locales.map(({ name }) => name);
	return {
		defaultLocale: i18n.defaultLocale ?? names[0] ?? "en",
		locales,
		/** The names of the locales to build. */
		builtLocales: only ?? names,
		/** Headings of a translation have the ids of the original. */
		sharedAnchors: i18n.anchors === "shared",
	};
}

const resolveLocale = (
	name: string,
	options: v.InferOutput<typeof localeOptions>,
	strings: StringTable | undefined,
) => {
	const htmlLang = options.htmlLang ?? name;
	return {
		/** The name of its folder and the prefix of its URLs: `fr`. */
		name,
		/** The name in the language menu: `Français`. */
		label: options.label ?? nativeLanguageName(htmlLang),
		direction: options.direction ?? directionOfLanguage(htmlLang),
		/** A BCP 47 tag for `lang` attributes and `Intl`: `fr`, `pt-BR`. */
		htmlLang,
		/** The tag for dates: `en-GB`. */
		dateLocale: options.dateLocale ?? htmlLang,
		calendar: options.calendar,
		/** The author's own strings of the theme, by key. */
		...(strings && { strings }),
	};
};

/** A locale of the site, with a value in every field. */
export type Locale = DeepReadonly<ReturnType<typeof resolveLocale>>;

/** A language's name for itself, capitalised: `Français`. */
function nativeLanguageName(tag: string): string {
	const name = new Intl.DisplayNames(tag, { type: "language", fallback: "code" }).of(tag) ?? tag;
	return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
