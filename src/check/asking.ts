import type { Locale, SiteConfig } from "../model/config.ts";
import { localized, outputPath } from "../model/route.ts";
import type { Output, Site } from "../model/site.ts";
import { openSearch, type SearchEngine } from "../search/engine.ts";
import type { SearchDocuments, SearchIndex } from "../search/format.ts";
import { languageOf } from "../search/languages/index.ts";
import type { Ask } from "./search.ts";

/** All that a locale's authors expect of its search, asked at once. */
export interface Questions {
	readonly locale: Locale;
	readonly queries: readonly string[];
	readonly limit: number;
}

/** By query: routes without the locale's prefix, best first. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** One for each built locale with expectations. */
export function questionsOf({ config, searchLists }: Site): Questions[] {
	const { search, locales, builtLocales } = config;
	if (!search) return [];
	return locales
		.filter(({ name }) => builtLocales.includes(name))
		.map((locale) => ({
			locale,
			queries: (searchLists[locale.name]?.expectations ?? []).map(
				({ query }) => query,
			),
			limit: search.within,
		}))
		.filter(({ queries }) => queries.length > 0);
}

/** All that the answers depend on, besides the engine. */
export const keyOfQuestions = (
	{ locale, queries, limit }: Questions,
	outputs: readonly Output[],
	config: SiteConfig,
): string => {
	const index: SearchIndex = reader(
		outputs,
		locale,
		config,
	)("search-index.json");
	return JSON.stringify([locale, index.id, queries, limit]);
};

/** Asks the search as a reader will: from the files of the output. */
export async function answersTo(
	{ locale, queries, limit }: Questions,
	outputs: readonly Output[],
	config: SiteConfig,
): Promise<Answers> {
	const { engine, paths } = openFiles(outputs, locale, config);
	const answers: [string, string[]][] = [];
	for (const query of new Set(queries)) {
		const { pages } = await engine.search(query, limit);
		const found = pages.map(
			({ page }) => `/${decodeURIComponent(paths[page] ?? "")}`,
		);
		answers.push([query, found]);
	}
	return Object.fromEntries(answers);
}

/** Gives what has been answered. */
export function askingOf(
	questions: readonly Questions[],
	answers: readonly Answers[],
): Ask {
	const byLocale = new Map(
		questions.map(({ locale }, i) => [locale.name, answers[i]]),
	);
	return async (locale, query) => byLocale.get(locale)?.[query] ?? [];
}

function openFiles(
	outputs: readonly Output[],
	locale: Locale,
	config: SiteConfig,
): { engine: SearchEngine; paths: readonly string[] } {
	const read = reader(outputs, locale, config);
	const documents: SearchDocuments = read("search-doc.json");
	const index: SearchIndex = read("search-index.json");
	const language = languageOf(locale.htmlLang);
	return {
		engine: openSearch(index, documents, language, async (file) => read(file)),
		paths: documents.pages.map(([, path]) => path),
	};
}

/** Reads the files of a locale's search. */
const reader =
	(
		outputs: readonly Output[],
		{ name }: Locale,
		{ defaultLocale }: SiteConfig,
	) =>
	(file: string) => {
		const path = outputPath(localized(file, name, defaultLocale));
		const output = outputs.find((output) => output.path === path);
		return JSON.parse(
			output && "contents" in output ? String(output.contents) : "null",
		);
	};
