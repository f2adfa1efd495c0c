/** Fetches the search files of a locale. */
import { SEARCH_DOCUMENTS_FILE, SEARCH_INDEX_FILE } from "../../model/site/search-file-names.ts";
import type { SearchDocuments, SearchIndex } from "../../search/indexing/format.ts";
import { fetchJson } from "./fetch-json.ts";

/**
 * Fetches the index and its documents. If a deployment happens between the two requests, both are fetched again without
 * the cache.
 *
 * @throws If the two files still belong to different builds.
 */
export async function fetchSearchFiles(home: string): Promise<{ index: SearchIndex; documents: SearchDocuments }> {
	const both = await fetchFilePair(home, "default");
	if (both.index.id === both.documents.id) return both;
	const again = await fetchFilePair(home, "reload");
	if (again.index.id === again.documents.id) return again;
	throw new Error(`${home}: ${SEARCH_INDEX_FILE} and ${SEARCH_DOCUMENTS_FILE} are from different builds`);
}

async function fetchFilePair(home: string, cache: RequestCache) {
	const [index, documents] = await Promise.all([
		fetchJson<SearchIndex>(home + SEARCH_INDEX_FILE, cache),
		fetchJson<SearchDocuments>(home + SEARCH_DOCUMENTS_FILE, cache),
	]);
	return { index, documents };
}

export const fetchPostingRange = (home: string, file: string): Promise<string> => fetchJson(home + file);
