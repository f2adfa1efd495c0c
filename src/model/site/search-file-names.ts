/** The names of the search files of a locale. Apart from the routes, because browsers load them with the search only. */
/** The search files of a locale, in its home folder. */
export const SEARCH_INDEX_FILE = "search-index.json";
export const SEARCH_DOCUMENTS_FILE = "search-doc.json";
export const ELASTICLUNR_FILE = "search-elasticlunr.json";

/** Whether a file is the search index of any locale. */
export const isSearchIndexFile = (path: string): boolean => `/${path}`.endsWith(`/${SEARCH_INDEX_FILE}`);
