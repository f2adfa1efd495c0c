/**
 * The theme's strings that scripts show. Each locale has a file of them, which its pages name. The search box and
 * the failure boxes fetch it with their code, because few readers need either: inline, the strings would make each page
 * 400 to 500 compressed bytes larger.
 */
import type { LocaleStringTable } from "../model/site/theme-strings.ts";

let loading: Promise<LocaleStringTable> | undefined;

/** Fetches the strings of the page's locale once. Rejects if that fails; call it again to retry. */
export function loadStrings(): Promise<LocaleStringTable> {
	loading ??= fetchStrings().catch((error) => {
		loading = undefined;
		throw error;
	});
	return loading;
}

async function fetchStrings(): Promise<LocaleStringTable> {
	const { strings } = document.documentElement.dataset;
	if (!strings) throw new Error("the page has no strings");
	const response = await fetch(strings);
	if (!response.ok) throw new Error(`${response.status} ${strings}`);
	return response.json();
}

/** A string without placeholders. Rejects if the theme does not have it. */
export async function loadString(key: string): Promise<string> {
	const text = (await loadStrings())[key];
	if (typeof text !== "string") throw new Error(`missing string "${key}"`);
	return text;
}
