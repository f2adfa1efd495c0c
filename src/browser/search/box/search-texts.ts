/** The texts of the search in the language of the page. */
import { formatString } from "../../../model/text/format-string.ts";
import { loadStrings } from "../../strings.ts";

/** The text of a key with its placeholders replaced. */
export type SearchTexts = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Rejects if the file of strings cannot be loaded. */
export async function loadSearchTexts(): Promise<SearchTexts> {
	const table = await loadStrings();
	const { lang } = document.documentElement;
	return (key, values = {}) => formatString(table[key] ?? "", values, lang);
}
