/** The files of a locale's search, from the site. */
import type {
	PageText,
	SearchDocuments,
	SearchIndex,
} from "../../search/format.ts";

/** Both files of one build. When a new build comes between the two, they are asked for once more, past every cache. */
export async function fetchSearch(
	home: string,
): Promise<{ index: SearchIndex; documents: SearchDocuments }> {
	const both = await fetchBoth(home, "default");
	if (both.index.id === both.documents.id) return both;
	const again = await fetchBoth(home, "reload");
	if (again.index.id === again.documents.id) return again;
	throw new Error(`${home}: the search files are of two builds`);
}

async function fetchBoth(home: string, cache: RequestCache) {
	const [index, documents] = await Promise.all([
		fetchJson<SearchIndex>(`${home}search-index.json`, cache),
		fetchJson<SearchDocuments>(`${home}search-doc.json`, cache),
	]);
	return { index, documents };
}

export const fetchRange = (home: string, file: string): Promise<string> =>
	fetchJson(home + file);

export const fetchText = (home: string, name: string): Promise<PageText> =>
	fetchJson(home + name);

async function fetchJson<T>(
	address: string,
	cache: RequestCache = "default",
): Promise<T> {
	const answer = await fetch(address, { cache });
	if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
	return answer.json() as Promise<T>;
}
