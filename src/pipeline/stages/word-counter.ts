/** Counts the words of the pages of a locale. They are kept, so that the next build counts only changed pages. */
import type { Cache } from "../../engine/cache/cache.ts";
import type { KeyedTexts } from "../../engine/cache/keyed-texts.ts";
import { batchIndexedPages } from "../../engine/threads/batches.ts";
import type { Workers } from "../../engine/threads/workers.ts";
import type { Locale, SiteConfig } from "../../model/config.ts";
import { memoizeByObject } from "../../model/text/lazily.ts";
import { type LocaleSearchInput, type SearchInputPage, toIndexedPage } from "../derive/search-files.ts";
import { keyOfSearchPage } from "./keys.ts";

/** Words by key, encoded. */
export type WordsLookup = (key: string) => string | undefined;

export type WordCounter = ReturnType<typeof createWordCounter>;

/** @param suffix ends the names in the cache */
export function createWordCounter(config: SiteConfig, cache: Cache, workers: Workers, suffix: string) {
	const markdown = JSON.stringify(config.markdown);
	const keysOfPages = (pages: readonly SearchInputPage[], { htmlLang }: Locale) =>
		pages.map((page) => keyOfSearchPage(page, htmlLang + markdown));
	/** Equal for pages with the same words. In the order of the pages. */
	const keysOf = memoizeByObject(({ pages, locale }: LocaleSearchInput) => keysOfPages(pages, locale));
	const textsByLocale = new Map(config.locales.map(({ name }) => [name, cache.keyedTexts(`words-${name}${suffix}`)]));
	const count = async ({ htmlLang: lang }: Locale, pages: readonly SearchInputPage[], keys: readonly string[]) => {
		// Texts are read when a thread gets them: together, they are most of a site.
		const tasks = batchIndexedPages(pages).map((batch) => ({
			lang,
			get pages() {
				return batch.map(toIndexedPage);
			},
		}));
		const counted: string[] = [];
		for await (const batch of workers.run("words", tasks, null)) counted.push(...batch);
		return new Map(keys.map((key, i) => [key, counted[i] as string]));
	};
	/** The words of the pages of a locale, and of those of the build before. */
	const countWords = async (search: LocaleSearchInput) => {
		const { pages, locale } = search;
		const keys = keysOf(search);
		const texts = textsByLocale.get(locale.name) as KeyedTexts;
		const known = await texts.read();
		const isMissing = (_: unknown, i: number) => !known.has(keys[i] as string);
		const added = await count(locale, pages.filter(isMissing), keys.filter(isMissing));
		return {
			wordsOf: (key: string) => added.get(key) ?? known.get(key),
			/** Keeps the words of these pages alone. */
			async keep() {
				const kept = new Set(keys.filter((key) => !added.has(key)));
				if (added.size > 0 || kept.size < known.size) await texts.replace(kept, added);
			},
		};
	};
	/** Counts and keeps the words of edited pages beside all others. Returns their keys. */
	const countEdited = async (locale: Locale, pages: readonly SearchInputPage[]) => {
		const keys = keysOfPages(pages, locale);
		await textsByLocale.get(locale.name)?.append(await count(locale, pages, keys));
		return keys;
	};
	/** Some of the words that are kept. */
	const findWords = async (locale: string, keys: readonly string[]): Promise<WordsLookup> => {
		const found = await textsByLocale.get(locale)?.find(keys);
		return (key) => found?.get(key);
	};
	return { keysOf, countWords, countEdited, findWords };
}
