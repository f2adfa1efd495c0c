/** Replaces the placeholders of a theme's string, in the build and in the browser. */
import { type CountedString, replacePlaceholders } from "../site/theme-strings.ts";
import { memoizeByText } from "./lazily.ts";

/** Numbers are formatted for `lang`. A counted string has the form for the number `n`. */
export function formatString(
	text: string | CountedString,
	values: Readonly<Record<string, string | number>>,
	lang: string,
): string {
	const template =
		typeof text === "string"
			? text
			: (text.forms[pluralRulesOf(text.lang).select(Number(values.n))] ?? text.forms.other);
	return replacePlaceholders(template, (name) => {
		const value = values[name] ?? "";
		return typeof value === "number" ? numberFormatOf(lang).format(value) : value;
	});
}

/** Creating one of the objects of `Intl` takes longer than using it a thousand times. */
const pluralRulesOf = memoizeByText((lang) => new Intl.PluralRules(lang));
const numberFormatOf = memoizeByText((lang) => new Intl.NumberFormat(lang));
