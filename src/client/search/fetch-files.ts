/** Fetches the search files of a locale. */

import type { PageData } from "../../model/page-data.ts";
import {
	SEARCH_DOCUMENTS_FILE,
	SEARCH_INDEX_FILE,
} from "../../model/search-file-names.ts";
import type {
	SearchDocumentSection,
	SearchDocuments,
	SearchIndex,
	SectionTexts,
} from "../../search/format.ts";
import { sectionTextsIn } from "../../search/section-texts.ts";

/**
 * Fetches the index and its documents. If a deployment happens between the two requests, both are fetched again without
 * the cache.
 *
 * @throws If the two files still belong to different builds.
 */
export async function fetchSearchFiles(
	home: string,
): Promise<{ index: SearchIndex; documents: SearchDocuments }> {
	const both = await fetchFilePair(home, "default");
	if (both.index.id === both.documents.id) return both;
	const again = await fetchFilePair(home, "reload");
	if (again.index.id === again.documents.id) return again;
	throw new Error(
		`${home}: ${SEARCH_INDEX_FILE} and ${SEARCH_DOCUMENTS_FILE} are from different builds`,
	);
}

async function fetchFilePair(home: string, cache: RequestCache) {
	const [index, documents] = await Promise.all([
		fetchJson<SearchIndex>(home + SEARCH_INDEX_FILE, cache),
		fetchJson<SearchDocuments>(home + SEARCH_DOCUMENTS_FILE, cache),
	]);
	return { index, documents };
}

export const fetchPostingRange = (
	home: string,
	file: string,
): Promise<string> => fetchJson(home + file);

/** The texts of a page's sections. They are in its data, which a click on the result needs as well. */
export async function fetchSectionTexts(
	address: string,
	sections: readonly SearchDocumentSection[],
): Promise<SectionTexts> {
	const { main } = await fetchJson<Pick<PageData, "main">>(address);
	return sectionTextsIn(main, sections);
}

async function fetchJson<T>(
	address: string,
	cache: RequestCache = "default",
): Promise<T> {
	const answer = await fetch(address, { cache });
	if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
	return answer.json() as Promise<T>;
}
