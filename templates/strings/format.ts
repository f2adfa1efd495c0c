/** Turns strings as data into strings to use. */

import { type LocaleStringTable, placeholdersIn } from "../../src/model/site/theme-strings.ts";
import { formatString } from "../../src/model/text/format-string.ts";
import type { LocaleStrings, StringKey } from "./strings.ts";

type Values = Readonly<Record<string, string | number>>;

/** Makes functions of the strings with placeholders. `lang` is the language that numbers are formatted in. */
export function bindStrings<Key extends StringKey>(table: LocaleStringTable, lang: string): Pick<LocaleStrings, Key> {
	const bound = Object.entries(table).map(([key, text]) => [
		key,
		typeof text === "string" && placeholdersIn(text).length === 0
			? text
			: (values: Values) => formatString(text, values, lang),
	]);
	return Object.fromEntries(bound);
}
