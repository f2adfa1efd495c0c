/** The id of the documents of a site that has one set of them. */
export const DEFAULT_DOCS = "default";

/** The name of a version or of a sidebar, unique among all sets of documents: `1.0`, `api.1.0`. */
export const nameInDocs = (docsId: string, name: string): string =>
	docsId === DEFAULT_DOCS ? name : `${docsId}.${name}`;
