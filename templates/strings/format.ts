/** Turns strings as data into strings to use, on the server and in the browser. */
import {
	type CountedString,
	fillPlaceholders,
	type LocaleStringTable,
	placeholdersIn,
} from "../../src/model/theme-strings.ts";
import type { LocaleStrings, StringKey } from "./strings.ts";

type Values = Readonly<Record<string, string | number>>;

/** Makes functions of the strings with placeholders. `lang` is the language that numbers are formatted in. */
export function bindStrings<Key extends StringKey>(
	table: LocaleStringTable,
	lang: string,
): Pick<LocaleStrings, Key> {
	const bound = Object.entries(table).map(([key, text]) => [
		key,
		typeof text === "string" ? bindText(text, lang) : bindCount(text),
	]);
	return Object.fromEntries(bound);
}

function bindText(text: string, lang: string) {
	if (placeholdersIn(text).length === 0) return text;
	return (values: Values) => format(text, values, lang);
}

const bindCount =
	({ lang, forms }: CountedString) =>
	(values: Values) => {
		const category = pluralRulesOf(lang).select(Number(values.n));
		return format(forms[category] ?? forms.other, values, lang);
	};

const format = (text: string, values: Values, lang: string): string =>
	fillPlaceholders(text, (name) => {
		const value = values[name] ?? "";
		return typeof value === "number"
			? numberFormatOf(lang).format(value)
			: value;
	});

/** Creating one of the objects of `Intl` takes longer than using it a thousand times. */
function memoizeByLanguage<T>(create: (lang: string) => T) {
	const created = new Map<string, T>();
	return (lang: string): T => {
		const made = created.get(lang) ?? create(lang);
		created.set(lang, made);
		return made;
	};
}

const pluralRulesOf = memoizeByLanguage((lang) => new Intl.PluralRules(lang));
const numberFormatOf = memoizeByLanguage((lang) => new Intl.NumberFormat(lang));
