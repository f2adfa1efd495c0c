import type { Locale, SiteConfig } from "../model/config.ts";
import { localized, outputPath } from "../model/route.ts";
import type { Output } from "../model/site.ts";
import { openSearch, type SearchEngine } from "../search/engine.ts";
import type { SearchDocuments, SearchIndex } from "../search/format.ts";
import { languageOf } from "../search/languages/index.ts";
import type { Ask } from "./search.ts";

/** Asks the search as a reader will: from the files of the output. A locale's are read when it is first asked. */
export function askingOf(outputs: readonly Output[], config: SiteConfig): Ask {
	const opened = new Map<string, ReturnType<typeof openFiles>>();
	return async (name, query, limit) => {
		const locale = config.locales.find((locale) => locale.name === name);
		if (!locale) return [];
		const { engine, paths } =
			opened.get(name) ?? openFiles(outputs, locale, config);
		opened.set(name, { engine, paths });
		const { pages } = await engine.search(query, limit);
		return pages.map(({ page }) => `/${decodeURIComponent(paths[page] ?? "")}`);
	};
}

function openFiles(
	outputs: readonly Output[],
	{ name, htmlLang }: Locale,
	{ defaultLocale }: SiteConfig,
): { engine: SearchEngine; paths: readonly string[] } {
	const read = (file: string) => {
		const path = outputPath(localized(file, name, defaultLocale));
		const output = outputs.find((output) => output.path === path);
		return JSON.parse(
			output && "contents" in output ? String(output.contents) : "null",
		);
	};
	const documents: SearchDocuments = read("search-doc.json");
	const index: SearchIndex = read("search-index.json");
	return {
		engine: openSearch(index, documents, languageOf(htmlLang), async (file) =>
			read(file),
		),
		paths: documents.pages.map(([, path]) => path),
	};
}
