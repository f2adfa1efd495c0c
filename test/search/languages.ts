/** The rules of all languages of the search. */
import { languageOfTag } from "../../src/model/content/language-tag.ts";
import type { SearchLanguage } from "../../src/search/language.ts";
import { genericLanguage } from "../../src/search/languages/generic.ts";
import { searchLanguageLoaders } from "../../src/search/languages/loaders.ts";

export const searchLanguages: ReadonlyMap<string, SearchLanguage> = new Map(
	await Promise.all(Object.entries(searchLanguageLoaders).map(async ([tag, load]) => [tag, await load()] as const)),
);

export const searchLanguageOf = (tag: string): SearchLanguage =>
	searchLanguages.get(languageOfTag(tag)) ?? genericLanguage;
