/** `strings`: the author's own texts in the user interface. */
import * as v from "valibot";
import type { StringOverrides } from "../../../../templates/strings/strings.ts";
import { expected, requiredText } from "../../values.ts";

export interface StringKeys {
	/**
	 * Strings of the theme, by locale. They replace those of the locale's language, and add a language that the theme does
	 * not have. Placeholders such as `{author}` stay as they are. A string with a number has a form for each plural
	 * category of the language.
	 * @default {}
	 * @example { es: { search: "Buscar", resultCount: { one: "un resultado", other: "{n} resultados" } } }
	 */
	readonly strings?: Readonly<Record<string, StringOverrides>>;
}

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
const overrides = v.record(v.string(), stringTemplate) as unknown as v.GenericSchema<StringOverrides>;

export const stringKeys = {
	strings: v.exactOptional(v.record(v.string(), overrides), {}),
};
