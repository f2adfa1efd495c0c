/** The search index of a site, for programs. */
import type { Index } from "elasticlunr";
import type { SearchSection } from "./elasticlunr-json.ts";
import { createElasticlunrIndex } from "./indexing/elasticlunr-index.ts";
import type { SearchDocuments, SearchIndex } from "./indexing/format.ts";
import { loadSearchLanguage } from "./languages/loaders.ts";

export type { SearchDocuments, SearchIndex, SearchSection };

/** Further files of the search. */
export interface LoadIndexOptions {
	/** The parsed `search-doc.json` of the same build. Without it, the stored documents have numbers only. */
	readonly documents?: SearchDocuments;
	/** Loads and parses a file next to the index. Only the index of a large site has such files. */
	readonly loadFile?: (name: string) => Promise<string>;
}

/**
 * Makes an index of elasticlunr from the `search-index.json` of a locale. It finds sections of pages by their title,
 * heading, text and code. A search splits and stems the words of a query by the language of the index.
 *
 * @param json the parsed file
 * @throws if the files are of different builds, or a file of a large index is missing
 * @example
 * const index = await loadIndex(JSON.parse(await readFile("dist/search-index.json", "utf8")));
 * index.search("install", { fields: { title: { boost: 6 }, text: {} } });
 */
export async function loadIndex(
	json: SearchIndex,
	{ documents, loadFile }: LoadIndexOptions = {},
): Promise<Index<SearchSection>> {
	if (documents && documents.id !== json.id) throw new Error("the index and the documents are of different builds");
	if (json.ranges && !loadFile) throw new Error('the index has several files; pass "loadFile", which loads the others');
	const ranges = await Promise.all((json.ranges ?? []).map(([, file]) => loadFile?.(file)));
	return createElasticlunrIndex({
		...json,
		postings: json.ranges ? ranges.join(" ") : json.postings,
		documents,
		language: await loadSearchLanguage(json.lang),
	});
}
